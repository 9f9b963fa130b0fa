import {
  a,
  anyTurn,
  atkOf,
  character,
  choose,
  comeBack,
  gainAtkUntil,
  gainXp,
  has,
  itself,
  keyword,
  laterOnce,
  levelUp,
  main,
  modify,
  on,
  outside,
  ownerOf,
  superPower,
  thatMany,
  the,
  transformInto,
  withdraw,
} from '@longbox/vs/language';

const masquerade = anyTurn(
  'Masquerade',
  'combat',
  ['skill'],
  choose(a(character({ other: true, face: 'up' }), 'model')),
  gainAtkUntil('self', atkOf(the('model'))),
);

export const mystiqueLevel2 = main({
  id: 'leg-066',
  name: 'Mystique',
  gender: 'f',
  level: 2,
  atk: 1,
  def: 10,
  health: 5,
  teams: ['femmeFatales'],
  powers: [masquerade, levelUp('Still Bitter', 9, on('gainsAtk', itself), gainXp(thatMany))],
});

export const mystiqueLevel3 = main({
  id: 'leg-067',
  name: 'Mystique',
  gender: 'f',
  level: 3,
  atk: 5,
  def: 12,
  health: 6,
  teams: ['femmeFatales'],
  powers: [
    masquerade,
    superPower(
      'Identity Theft',
      'main',
      ['intellect'],
      transformInto(a(outside({ is: 'main', level: 2, brand: 'marvel' }))),
    ),
  ],
});

const ninjaTraining = superPower('Ninja Training', 'main', ['skill'], modify('self', 'turn', has('stealth')));

export const elektraLevel1 = main({
  id: 'leg-068',
  name: 'Elektra',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    keyword('dodge'),
    ninjaTraining,
    levelUp('Assassination', 2, on('stuns', itself, { object: { side: 'enemy', row: 'back', combat: 'defender' } })),
  ],
});

export const elektraLevel2 = main({
  id: 'leg-069',
  name: 'Elektra',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['femmeFatales'],
  powers: [
    keyword('dodge'),
    ninjaTraining,
    superPower(
      'Hand Experience',
      'main',
      ['intellect'],
      withdraw('self', 'counters'),
      laterOnce('game', on('startOfTurn', undefined, { player: ownerOf('self') }), comeBack('self', 'counters')),
    ),
  ],
});
