import { keyword, supporting } from '@longbox/vs/language';

export const captainBritain = supporting({
  id: 'vsp-024',
  name: 'Captain Britain',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['avengers'],
  powers: [keyword('flight'), keyword('ranged')],
});
