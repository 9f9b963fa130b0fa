import {
  a,
  always,
  anEnemy,
  anyTurn,
  cant,
  character,
  choose,
  choosePlayer,
  counterMayGo,
  discardMany,
  draw,
  during,
  each,
  enemy,
  fits,
  gets,
  inHand,
  keyword,
  law,
  may,
  modify,
  on,
  plotTwist,
  printedOf,
  pull,
  putPlus,
  putVitality,
  revealCards,
  sing,
  specialLocation,
  stun,
  superPower,
  supporting,
  tally,
  the,
  thePlayer,
  trigger,
  when,
  wound,
  yours,
} from '@longbox/vs/language';

const DRAIN = 'Drain Sanity';

export const drusilla = supporting({
  id: 'tbb-038',
  name: 'Drusilla',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    keyword('vampire'),
    superPower('Blood Seer', 'main', ['intellect'], when(fits('self', { hasCounter: 'vitality' }), [draw(2)])),
  ],
});

export const turokHanVampire = supporting({
  id: 'tbb-039',
  name: 'Turok-Han Vampire',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [keyword('vampire'), keyword('swarm')],
});

export const caleb = supporting({
  id: 'tbb-040',
  name: 'Caleb',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [
    anyTurn(
      'Transfusion of Evil',
      'combat',
      ['might'],
      revealCards(a(inHand({ is: 'character', alignment: 'evil' }), 'shown')),
      gets('self', printedOf('atk', the('shown')), printedOf('def', the('shown'))),
    ),
  ],
});

export const mrTrick = supporting({
  id: 'tbb-041',
  name: 'Mr. Trick',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    keyword('vampire'),
    during(
      fits('self', { hasCounter: 'vitality' }),
      law('The Modern Vampire', {
        rule: 'recruitCosts',
        who: 'you',
        what: { is: 'character', team: 'forcesOfDarkness' },
        less: 1,
      }),
    ),
  ],
});

export const darla = supporting({
  id: 'tbb-042',
  name: 'Darla',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    keyword('ranged'),
    keyword('vampire'),
    superPower(
      'So Many Body Parts, So Few Bullets.',
      'main',
      ['skill'],
      when(fits('self', { hasCounter: 'vitality' }), [stun(a(character({ is: 'supporting' })))]),
    ),
  ],
});

export const theGentlemen = supporting({
  id: 'tbb-043',
  name: 'The Gentlemen',
  cost: 3,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [],
});

export const luke = supporting({
  id: 'tbb-044',
  name: 'Luke',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    keyword('vampire'),
    superPower(
      'The Vessel',
      'main',
      ['energy'],
      modify('self', 'nextAttack', counterMayGo('vitality', 'Vampire', yours({ is: 'main', alignment: 'evil' }))),
    ),
  ],
});

export const mayorWilkins = supporting({
  id: 'tbb-045',
  name: 'Mayor Wilkins',
  short: 'the Mayor',
  gender: 'm',
  cost: 4,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [{ ...always('"I\'m What You Might Call Impervious"', cant('beWounded')), always: true }],
});

export const adam = supporting({
  id: 'tbb-046',
  name: 'Adam',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 3,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [
    anyTurn(
      'Bone Skewer',
      'combat',
      ['skill'],
      wound(a(character({ is: 'supporting', combat: 'meleeAttackingSelf' }))),
    ),
    anyTurn(
      'Collapsible Minigun',
      'combat',
      ['intellect'],
      wound(a(character({ is: 'supporting', combat: 'rangedAttackingSelf' }))),
    ),
  ],
});

export const sweet = supporting({
  id: 'tbb-047',
  name: 'Sweet',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    trigger(
      "That's Entertainment",
      on('startOfMain', undefined, { player: 'you' }),
      pull(each(character({ face: 'up' }))),
      sing(each(character({ face: 'up' }))),
    ),
  ],
});

export const angelus = supporting({
  id: 'tbb-048',
  name: 'Angelus',
  gender: 'm',
  cost: 6,
  atk: 8,
  def: 7,
  health: 1,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('vampire'), keyword('lethal')],
});

export const glory = supporting({
  id: 'tbb-049',
  name: 'Glory',
  gender: 'f',
  cost: 6,
  atk: 6,
  def: 8,
  health: 2,
  teams: ['forcesOfDarkness'],
  powers: [
    superPower(
      DRAIN,
      'main',
      ['energy'],
      choosePlayer(anEnemy('drained')),
      discardMany(
        thePlayer('drained'),
        tally(on('usesSuperPower', undefined, { player: 'you', power: DRAIN }), 'game'),
      ),
    ),
  ],
});

export const theMaster = supporting({
  id: 'tbb-050',
  name: 'The Master',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 9,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    keyword('vampire'),
    superPower(
      'Tonight I Shall Walk the Earth',
      'build',
      ['might'],
      putVitality(1, each(yours({ is: 'supporting', face: 'up', keyword: 'vampire' }))),
    ),
  ],
});

export const bigBad = plotTwist({
  id: 'tbb-051',
  name: 'Big Bad',
  team: 'forcesOfDarkness',
  timing: 'combat',
  anyTurn: true,
  effects: [putPlus(2, a(yours({ is: 'main', combat: 'any' })))],
});

export const demonicCruelty = plotTwist({
  id: 'tbb-052',
  name: 'Demonic Cruelty',
  team: 'forcesOfDarkness',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 1, 3)],
});

export const vampiricHypnosis = plotTwist({
  id: 'tbb-053',
  name: 'Vampiric Hypnosis',
  team: 'forcesOfDarkness',
  timing: 'main',
  effects: [
    choose(a(enemy({ is: 'supporting' }), 'it')),
    may(pull(the('it'))),
    modify(the('it'), 'turn', cant('strikeBack')),
  ],
});

export const hellmouth = specialLocation('tbb-054', 'Hellmouth', 'forcesOfDarkness');
