import { keyword, main } from '@longbox/vs/language';

export const theQueenLevel2 = main({
  id: 'vsp-010',
  name: 'The Queen',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['xenomorphs'],
  powers: [keyword('creature')],
});
