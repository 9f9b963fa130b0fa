import { keyword, main } from '@longbox/vs/language';

export const starlightLevel2 = main({
  id: 'boy-036',
  name: 'Starlight',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['theSeven', 'theBoys'],
  powers: [keyword('ranged')],
});
