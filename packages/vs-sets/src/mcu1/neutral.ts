import {
  a,
  allInCombatAligned,
  basicLocation,
  cancelCombat,
  character,
  gets,
  plotTwist,
  when,
} from '@longbox/vs/language';

export const hesAFriendFromWork = plotTwist({
  id: 'mcu1-062',
  name: "He's a Friend From Work!",
  timing: 'combat',
  anyTurn: true,
  effects: [when(allInCombatAligned, [cancelCombat], [gets(a(character({ combat: 'any' })), 2, 2)])],
});

export const laboratory = basicLocation('mcu1-063', 'Laboratory', 'energy');
export const academy = basicLocation('mcu1-064', 'Academy', 'intellect');
export const fortress = basicLocation('mcu1-065', 'Fortress', 'might');
export const trainingGround = basicLocation('mcu1-066', 'Training Ground', 'skill');
