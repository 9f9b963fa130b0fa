import { basicLocation } from '@longbox/vs/language';

export const trainingGround = basicLocation('mmu-130', 'Training Ground', 'skill');

export const laboratory = basicLocation('mmu-131', 'Laboratory', 'energy');

export const fortress = basicLocation('mmu-132', 'Fortress', 'might');

export const academy = basicLocation('mmu-133', 'Academy', 'intellect');

export const earth = basicLocation('mmu-134', 'Earth', 'humanity');

export const space = basicLocation('mmu-135', 'Space', 'alien');
