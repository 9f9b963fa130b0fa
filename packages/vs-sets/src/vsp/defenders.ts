import { keyword, supporting } from '@longbox/vs/language';

export const vision = supporting({
  id: 'vsp-006',
  name: 'Vision',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['defenders'],
  powers: [keyword('flight')],
});

export const warMachine = supporting({
  id: 'vsp-007',
  name: 'War Machine',
  cost: 6,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['defenders'],
  powers: [keyword('flight'), keyword('ranged')],
});
