import { attacker, each, gets, keyword, superPower, supporting } from '@longbox/vs/language';

export const sheHulk = supporting({
  id: 'vsp-004',
  name: 'She-Hulk',
  gender: 'f',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['aForce'],
  powers: [
    keyword('leader'),
    superPower('Baroness of Arcadia', 'anyCombat', ['might'], gets(each(attacker({ team: 'aForce' })), 2, 2)),
  ],
});
