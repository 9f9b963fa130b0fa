import { basicLocation } from '@longbox/vs/language';

export const academy = basicLocation('hox-061', 'Academy', 'intellect');

export const fortress = basicLocation('hox-062', 'Fortress', 'might');

export const laboratory = basicLocation('hox-063', 'Laboratory', 'energy');

export const trainingGround = basicLocation('hox-064', 'Training Ground', 'skill');
