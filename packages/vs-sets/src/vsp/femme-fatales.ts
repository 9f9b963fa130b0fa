import {
  a,
  keyword,
  laterOnce,
  on,
  putPlus,
  putTokens,
  ready,
  superPower,
  supporting,
  the,
  yours,
} from '@longbox/vs/language';

export const enchantress = supporting({
  id: 'vsp-012',
  name: 'Enchantress',
  gender: 'f',
  cost: 7,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    superPower(
      'Go Forth, My Champion',
      'main',
      ['energy'],
      putPlus(2, a(yours({ is: 'supporting', other: true }), 'target')),
      laterOnce('turn', on('attacks', { same: the('target') }), ready(the('target'))),
    ),
  ],
});

export const goblinQueen = supporting({
  id: 'vsp-013',
  name: 'Goblin Queen',
  gender: 'f',
  cost: 4,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    superPower('Summon Goblins', 'main', ['intellect'], putTokens('Demon Goblin', 4, 'front')),
  ],
});
