import {
  a,
  anyTurn,
  cant,
  countOf,
  daze,
  defender,
  endOfYourTurn,
  enemy,
  gainXp,
  happened,
  has,
  hide,
  itself,
  keyword,
  ko,
  later,
  levelUp,
  main,
  modify,
  not,
  on,
  push,
  putMinus,
  resource,
  ruleFor,
  some,
  superPower,
  the,
  turnDown,
  when,
  wound,
  yours,
} from '@longbox/vs/language';

const widowsSting = anyTurn(
  "Widow's Sting",
  'combat',
  ['energy'],
  putMinus(2, a(enemy({ combat: 'meleeAgainstSelf' }))),
);

const swoop = superPower(
  'Swoop',
  'combat',
  ['skill'],
  ruleFor(defender({ without: 'flight' }), 'combat', cant('strikeBack')),
);

const undercoverMission = superPower(
  'Undercover Mission',
  'main',
  ['skill'],
  hide(a(yours({ is: 'supporting', exhausted: false }))),
);

const shakeDown = superPower('Shake Down', 'main', ['energy'], turnDown(a(resource({ is: 'location', face: 'up' }))));

export const blackWidowLevel1 = main({
  id: 'svh-029',
  line: 'Black Widow (S.H.I.E.L.D.)',
  name: 'Black Widow',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    widowsSting,
    levelUp('Red in Her Ledger', 3, on('playsLocation', { symbol: 'skill' }, { player: 'you' })),
  ],
});

export const blackWidowLevel2 = main({
  id: 'svh-030',
  line: 'Black Widow (S.H.I.E.L.D.)',
  name: 'Black Widow',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    widowsSting,
    anyTurn(
      'The Red Room',
      'combat',
      ['skill', 'skill', 'skill', 'skill'],
      wound(a(enemy({ combat: 'meleeAgainstSelf' })), 2),
    ),
  ],
});

export const captainAmericaLevel1 = main({
  id: 'svh-031',
  name: '*Captain America*',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  aka: ['Falcon'],
  teams: ['shield'],
  powers: [
    keyword('flight'),
    swoop,
    levelUp('United We Stand', 4, on('attacks', { self: true, combat: 'teamAttacker' })),
  ],
});

export const captainAmericaLevel2 = main({
  id: 'svh-032',
  name: '*Captain America*',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  aka: ['Falcon'],
  teams: ['shield'],
  powers: [
    keyword('flight'),
    swoop,
    superPower('Shield Toss', 'main', ['intellect'], daze(some('any', enemy({ row: 'front' })))),
  ],
});

export const nickFuryLevel1 = main({
  id: 'svh-033',
  name: 'Nick Fury',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    undercoverMission,
    levelUp('Keep Vigilant', 6, endOfYourTurn, gainXp(countOf(yours({ exhausted: false })))),
  ],
});

export const nickFuryLevel2 = main({
  id: 'svh-034',
  name: 'Nick Fury',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['shield'],
  powers: [
    keyword('ranged'),
    undercoverMission,
    superPower(
      'The Infinity Formula',
      'main',
      ['energy'],
      modify('self', 'game', cant('beWounded')),
      later(
        'game',
        endOfYourTurn,
        when(not(happened(on('usesSuperPower', itself, { power: 'The Infinity Formula' }), 'turn')), [ko('self')]),
      ),
    ),
  ],
});

export const quakeLevel1 = main({
  id: 'svh-035',
  name: 'Quake',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['shield'],
  powers: [shakeDown, levelUp('Epicenter', 5, endOfYourTurn, gainXp(countOf(resource({ face: 'down' }, 'eachEnemy'))))],
});

export const quakeLevel2 = main({
  id: 'svh-036',
  name: 'Quake',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['shield'],
  powers: [
    shakeDown,
    superPower(
      'Aftershock',
      'main',
      ['might'],
      push(a(enemy({ row: 'front' }), 'shaken')),
      modify(the('shaken'), 'untilYourNextTurn', has('immobile')),
    ),
  ],
});
