import {
  a,
  among,
  anyTurn,
  cant,
  countOf,
  divideMinus,
  enemy,
  fits,
  gainXp,
  gets,
  has,
  itself,
  keyword,
  later,
  levelUp,
  main,
  modify,
  on,
  onlyWhile,
  putMinus,
  putPlus,
  rest,
  revealTop,
  shuffleIntoDeck,
  stats,
  superPower,
  tallyObjects,
  thatMany,
  the,
  times,
  toHand,
  when,
  yours,
  yourTurn,
} from '@longbox/vs/language';

const masterSpy = superPower('Master Spy', 'main', ['skill'], divideMinus(3, enemy({ row: 'back' })));

export const blackWidowLevel1 = main({
  id: 'civ-001',
  name: 'Black Widow',
  gender: 'f',
  line: 'Black Widow (Pro-Registration)',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    masterSpy,
    levelUp('Widowmaker', 7, on('gainsMinus', { is: 'character', side: 'enemy' }), gainXp(thatMany)),
  ],
});

export const blackWidowLevel2 = main({
  id: 'civ-002',
  name: 'Black Widow',
  gender: 'f',
  line: 'Black Widow (Pro-Registration)',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    masterSpy,
    superPower(
      'Master Assassin',
      'main',
      ['might'],
      putPlus(times(3, tallyObjects(on('stuns', itself, { object: { side: 'enemy' } }), 'turn')), 'self'),
    ),
  ],
});

const letUsBeDoingTheRightThing = superPower(
  'Let Us Be Doing the Right Thing',
  'main',
  ['skill'],
  putPlus(countOf(yours({ other: true })), 'self'),
);

export const ironManLevel1 = main({
  id: 'civ-003',
  name: 'Iron Man',
  gender: 'm',
  line: 'Iron Man (Pro-Registration)',
  level: 1,
  atk: 1,
  def: 5,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    letUsBeDoingTheRightThing,
    levelUp(
      'Leader of the Pro-Registration Forces',
      4,
      on('recruits', { is: 'character', team: 'proRegistration' }, { player: 'you' }),
    ),
  ],
});

export const ironManLevel2 = main({
  id: 'civ-004',
  name: 'Iron Man',
  gender: 'm',
  line: 'Iron Man (Pro-Registration)',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    letUsBeDoingTheRightThing,
    superPower(
      "We Don't Want to Fight You",
      'main',
      ['intellect'],
      putMinus(1, a(enemy(), 'target')),
      modify(the('target'), 'itsNextTurn', cant('attack')),
    ),
  ],
});

const defenseAttorney = anyTurn(
  'Defense Attorney',
  'combat',
  ['intellect'],
  when(fits('self', { combat: 'defender' }), [gets('self', 0, 5)]),
);

export const sheHulkLevel1 = main({
  id: 'civ-005',
  name: 'She-Hulk',
  gender: 'f',
  line: 'She-Hulk (Pro-Registration)',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    defenseAttorney,
    levelUp('Lawyer Up', 4, onlyWhile(on('playsPlotTwist', undefined, { player: 'you' }), yourTurn)),
  ],
});

export const sheHulkLevel2 = main({
  id: 'civ-006',
  name: 'She-Hulk',
  gender: 'f',
  line: 'She-Hulk (Pro-Registration)',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    defenseAttorney,
    superPower(
      'Hulk Up',
      'build',
      ['might'],
      later('turn', on('playsPlotTwist', undefined, { player: 'you' }), putPlus(2, 'self')),
    ),
  ],
});

const soulSearching = superPower(
  'Soul Searching',
  'build',
  ['intellect'],
  revealTop(4, 'seen'),
  toHand(a(among('seen'), 'kept')),
  shuffleIntoDeck(rest('seen', 'kept')),
);

export const spiderManLevel1 = main({
  id: 'civ-007',
  name: 'Spider-Man',
  gender: 'm',
  line: 'Spider-Man (Pro-Registration)',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    soulSearching,
    levelUp(
      "I'm Proud of Who I Am",
      1,
      on('revealsFromDeck', { is: 'supporting', name: 'Spider-Man' }, { player: 'you' }),
    ),
  ],
});

export const spiderManLevel2 = main({
  id: 'civ-008',
  name: 'Spider-Man',
  gender: 'm',
  line: 'Spider-Man (Pro-Registration)',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    soulSearching,
    superPower('Butt-Kicking Button', 'main', ['energy'], modify('self', 'turn', stats(3, 3), has('stealth'))),
  ],
});
