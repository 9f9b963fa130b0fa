import {
  a,
  always,
  anyTurn,
  appearsItself,
  atMostPrinted,
  attacker,
  both,
  type Card,
  character,
  choose,
  daze,
  draw,
  during,
  each,
  enemy,
  enemyTurn,
  exists,
  firstAttack,
  fits,
  has,
  hide,
  inDeck,
  inKo,
  inPile,
  itself,
  keyword,
  keywordCalled,
  law,
  may,
  modify,
  on,
  onlyIf,
  plotTwist,
  preventWound,
  push,
  putPlus,
  reaction,
  ready,
  revealCards,
  search,
  shuffleDeck,
  some,
  specialLocation,
  stats,
  strike,
  strikesDouble,
  superPower,
  supporting,
  the,
  toHand,
  toPileOnce,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

const KEY = 'key';
const SPELLBOOK = 'spellbook';

export const dawn = supporting({
  id: 'tbb-011',
  name: 'Dawn',
  gender: 'f',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['scoobies'],
  powers: [
    law('The Key', { rule: 'startsInPile', who: 'you', pile: KEY }),
    during(
      exists(yours({ name: 'Buffy' })),
      law("Made From Buffy's Essence", { rule: 'recruitFromPile', who: 'you', pile: KEY }),
    ),
    law("Dawn's in Trouble. Must Be Tuesday.", { rule: 'firstAttackMust', who: 'eachEnemy', at: 'self' }),
  ],
});

export const joyce = supporting({
  id: 'tbb-012',
  name: 'Joyce',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['scoobies'],
  powers: [
    reaction(
      'Get the Hell Away From My Daughter!',
      onlyIf(on('getsStunned', { is: 'main', side: 'yours', alignment: 'good' }), enemyTurn),
      ['might'],
      preventWound,
    ),
  ],
});

export const cordelia = supporting({
  id: 'tbb-013',
  name: 'Cordelia',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['scoobies'],
  powers: [
    trigger(
      'This is All About Me! Me, Me, Me!',
      on('powersUp', { is: 'character', side: 'yours', other: true }),
      putPlus(3, 'self'),
    ),
  ],
});

export const tara = supporting({
  id: 'tbb-014',
  name: 'Tara',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['scoobies'],
  powers: [keyword('ranged'), trigger('Telekinetic Shove', appearsItself, may(push(a(enemy({ row: 'front' })))))],
});

export const xander = supporting({
  id: 'tbb-015',
  name: 'Xander',
  gender: 'm',
  cost: 2,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['scoobies'],
  powers: [
    trigger('I Laugh In the Face of Danger', on('isAttacked', itself), draw()),
    anyTurn(
      'And Then I Hide Until It Goes Away',
      'combat',
      ['skill'],
      when(fits('self', { combat: 'defender' }), [hide('self')]),
    ),
  ],
});

export const firstSlayer = supporting({
  id: 'tbb-016',
  name: 'First Slayer',
  short: 'the First Slayer',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['scoobies'],
  powers: [keyword('slayer')],
});

export const giles = supporting({
  id: 'tbb-017',
  name: 'Giles',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 7,
  health: 1,
  teams: ['scoobies'],
  powers: [
    superPower(
      'Watcher',
      'main',
      ['intellect'],
      modify(a(yours({ keyword: 'slayer' })), 'turn', has('combatMaster'), strikesDouble),
    ),
  ],
});

export const anya = supporting({
  id: 'tbb-018',
  name: 'Anya',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['scoobies'],
  powers: [trigger('Newly Human and Strangely Literal', appearsItself, modify(each(enemy()), 'turn', atMostPrinted))],
});

export const oz = supporting({
  id: 'tbb-019',
  name: 'Oz',
  gender: 'm',
  cost: 4,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['scoobies'],
  powers: [
    {
      ...superPower(
        'Lose Control',
        'main',
        ['might'],
        choose(a(character({ is: 'supporting', other: true }), 'prey')),
        strike('self', the('prey')),
      ),
      users: 'enemies',
    },
  ],
});

export const buffy = supporting({
  id: 'tbb-020',
  name: 'Buffy',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 5,
  health: 3,
  teams: ['scoobies'],
  powers: [
    keyword('slayer'),
    {
      ...anyTurn('Buff Buff', 'combat', [['energy', 'intellect', 'might', 'skill']], putPlus(1, 'self')),
      limit: 'none',
    },
  ],
});

export const riley = supporting({
  id: 'tbb-021',
  name: 'Riley',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['scoobies'],
  powers: [
    keyword('ranged'),
    during(both(fits('self', { combat: 'attacker' }), firstAttack), always('The Initiative', stats(4, 0))),
  ],
});

export const angel = supporting({
  id: 'tbb-022',
  name: 'Angel',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 8,
  health: 1,
  aka: ['Angelus'],
  teams: ['scoobies'],
  powers: [keywordCalled('Vampire (With a Soul)', 'vampire'), keyword('stealth')],
});

export const willow = supporting({
  id: 'tbb-023',
  name: 'Willow',
  gender: 'f',
  cost: 7,
  atk: 6,
  def: 9,
  health: 1,
  teams: ['scoobies'],
  powers: [
    keyword('ranged'),
    superPower('Spell Research', 'build', ['energy'], toPileOnce(SPELLBOOK, some('any', inKo({ is: 'plotTwist' })))),
    law('Spellcasting', { rule: 'mayPlayTwists', who: 'you', from: inPile(SPELLBOOK) }),
  ],
});

export const dissolutionSpell = plotTwist({
  id: 'tbb-024',
  name: 'Dissolution Spell',
  team: 'scoobies',
  timing: 'combat',
  anyTurn: true,
  effects: [daze(a(attacker({ side: 'enemy' })))],
});

export const slayage = plotTwist({
  id: 'tbb-025',
  name: 'Slayage',
  team: 'scoobies',
  timing: 'main',
  effects: [
    choose(a(character(), 'it')),
    when(
      fits(the('it'), { keyword: 'slayer' }),
      [putPlus(2, the('it'))],
      [putPlus(1, the('it')), modify(the('it'), 'turn', has('slayer'))],
    ),
  ],
});

export const theChosenOne: Card = {
  card: 'plotTwist',
  id: 'tbb-026',
  name: 'The Chosen One',
  teams: ['scoobies'],
  timing: [
    {
      at: 'build',
      effects: [
        search(inDeck({ is: 'character', name: 'Buffy' }), 'found'),
        revealCards(the('found')),
        toHand(the('found')),
        // VS-ZON-45
        shuffleDeck(),
      ],
    },
    { at: 'main', effects: [ready(a(yours({ name: 'Buffy' })))] },
  ],
};

export const theLibrary = specialLocation('tbb-027', 'The Library', 'scoobies');
