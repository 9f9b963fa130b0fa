import { can, fits, gets, keyword, main, modify, superPower, when } from '@longbox/vs/language';

export const winterSoldierLevel2 = main({
  id: 'vsp-008',
  name: 'Winter Soldier',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower('Bionic Arm', 'combat', ['might'], when(fits('self', { combat: 'inMelee' }), [gets('self', 2, 2)])),
    superPower('Sniper Rifle', 'main', ['skill'], modify('self', 'turn', can('soloRangedAttackProtected'))),
  ],
});
