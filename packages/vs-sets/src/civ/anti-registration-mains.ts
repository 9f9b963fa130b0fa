import {
  a,
  anyTurn,
  atkOf,
  doubleStats,
  each,
  enemy,
  gainXp,
  gets,
  keyword,
  lessThan,
  levelUp,
  main,
  on,
  putMinus,
  putPlus,
  ready,
  rule,
  strike,
  superPower,
  thatMany,
  yours,
} from '@longbox/vs/language';

const iDontThinkSo = superPower(
  "I Don't Think So",
  'main',
  ['intellect'],
  rule('turn', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
);

export const blackPantherLevel1 = main({
  id: 'civ-028',
  name: 'Black Panther',
  gender: 'm',
  line: 'Black Panther (Anti-Registration)',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['antiRegistration'],
  powers: [iDontThinkSo, levelUp('High-Tech Jungle', 4, on('playsLocation', undefined, { player: 'you' }))],
});

export const blackPantherLevel2 = main({
  id: 'civ-029',
  name: 'Black Panther',
  gender: 'm',
  line: 'Black Panther (Anti-Registration)',
  level: 2,
  atk: 7,
  def: 7,
  health: 5,
  teams: ['antiRegistration'],
  powers: [iDontThinkSo, superPower('King of Wakanda', 'main', ['energy'], ready(a(yours({ is: 'supporting' }))))],
});

const youJustJoinedTheResistance = superPower(
  'You Just Joined the Resistance',
  'main',
  ['skill'],
  putPlus(1, each(yours({ other: true }))),
);

export const captainAmericaLevel1 = main({
  id: 'civ-030',
  name: 'Captain America',
  gender: 'm',
  line: 'Captain America (Anti-Registration)',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    youJustJoinedTheResistance,
    levelUp(
      'Leader of the Anti-Registration Forces',
      4,
      on('recruits', { is: 'character', team: 'antiRegistration' }, { player: 'you' }),
    ),
  ],
});

export const captainAmericaLevel2 = main({
  id: 'civ-031',
  name: 'Captain America',
  gender: 'm',
  line: 'Captain America (Anti-Registration)',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    keyword('ranged'),
    youJustJoinedTheResistance,
    anyTurn('This Might Hurt', 'combat', ['might'], putMinus(3, each(enemy({ combat: 'meleeAgainstSelf' })))),
  ],
});

const lordOfTheSevenSeas = superPower('Lord of the Seven Seas', 'build', ['intellect'], gets('self', 7, 0, 'turn'));

export const namorLevel1 = main({
  id: 'civ-032',
  name: 'Namor',
  gender: 'm',
  line: 'Namor (Anti-Registration)',
  level: 1,
  atk: 0,
  def: 5,
  health: 6,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    lordOfTheSevenSeas,
    levelUp('Your Majesty', 3, on('appears', { is: 'character', side: 'yours', atk: lessThan(atkOf('self')) })),
  ],
});

export const namorLevel2 = main({
  id: 'civ-033',
  name: 'Namor',
  gender: 'm',
  line: 'Namor (Anti-Registration)',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['antiRegistration'],
  powers: [
    keyword('flight'),
    lordOfTheSevenSeas,
    anyTurn('Imperius Rex!', 'combat', ['might'], doubleStats('self', 'combat')),
  ],
});

const amazing = anyTurn('Amazing', 'combat', ['might'], strike('self', a(enemy({ is: 'supporting', combat: 'any' }))));

export const spiderManLevel1 = main({
  id: 'civ-034',
  name: 'Spider-Man',
  gender: 'm',
  line: 'Spider-Man (Anti-Registration)',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    amazing,
    levelUp(
      "There's Nothing Left to Discuss",
      5,
      on('attackDeclared', undefined, { player: 'eachEnemy' }),
      gainXp(thatMany),
    ),
  ],
});

export const spiderManLevel2 = main({
  id: 'civ-035',
  name: 'Spider-Man',
  gender: 'm',
  line: 'Spider-Man (Anti-Registration)',
  level: 2,
  atk: 9,
  def: 6,
  health: 5,
  teams: ['antiRegistration'],
  powers: [
    amazing,
    anyTurn('Spectacular', 'combat', ['skill'], strike('self', a(enemy({ is: 'main', combat: 'any' })))),
  ],
});
