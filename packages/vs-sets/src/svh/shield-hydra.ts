import { keyword, supporting } from '@longbox/vs/language';

export const grantWard = supporting({
  id: 'svh-050',
  name: 'Grant Ward',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['shield', 'hydra'],
  powers: [keyword('ranged')],
});
