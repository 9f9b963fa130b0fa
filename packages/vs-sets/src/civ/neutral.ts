import { basicLocation } from '@longbox/vs/language';

export const academy = basicLocation('civ-055', 'Academy', 'intellect');
export const fortress = basicLocation('civ-056', 'Fortress', 'might');
export const laboratory = basicLocation('civ-057', 'Laboratory', 'energy');
export const trainingGround = basicLocation('civ-058', 'Training Ground', 'skill');
