import { basicLocation } from '@longbox/vs/language';

export const losAngeles = basicLocation('prd-059', 'Los Angeles', 'intellect');

export const predatorShip = basicLocation('prd-060', 'Predator Ship', 'energy');

export const theGamePreserve = basicLocation('prd-062', 'The Game Preserve', 'skill');

export const valVerdanJungle = basicLocation('prd-063', 'Val Verdan Jungle', 'might');

export const earth = basicLocation('prd-064', 'Earth', 'humanity');

export const space = basicLocation('prd-065', 'Space', 'alien');
