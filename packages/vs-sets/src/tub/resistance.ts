import {
  a,
  always,
  anEnemy,
  anyTurn,
  appearsItself,
  can,
  cant,
  cardsIn,
  character,
  choose,
  controllerOf,
  countOf,
  defender,
  differentlyMarked,
  discardHand,
  draw,
  each,
  enemy,
  exhaust,
  fits,
  flipCoin,
  gets,
  has,
  hide,
  ifDone,
  inHand,
  inKo,
  itself,
  keyword,
  ko,
  laterOnce,
  law,
  lookAtHand,
  may,
  modify,
  on,
  oneOf,
  onlyWhile,
  pay,
  plotTwist,
  putIntoPlay,
  putPlus,
  putVitality,
  ready,
  recover,
  removeFromCombat,
  resource,
  specialLocation,
  stun,
  superPower,
  supporting,
  the,
  times,
  trigger,
  whenEither,
  wound,
  yours,
} from '@longbox/vs/language';

export const anole = supporting({
  id: 'tub-010',
  name: 'Anole',
  cost: 1,
  atk: 1,
  def: 2,
  health: 2,
  teams: ['resistance'],
  powers: [keyword('climb'), keyword('regeneration')],
});

export const magma = supporting({
  id: 'tub-011',
  name: 'Magma',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    trigger(
      'Geo-thermokinesis',
      on('gainsMinus', { is: 'supporting', side: 'enemy', hasCounter: 'plus' }),
      stun('subject'),
    ),
  ],
});

export const hellion = supporting({
  id: 'tub-012',
  name: 'Hellion',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    superPower(
      'Advanced Telekinesis',
      'main',
      ['might'],
      choose(a(character({ face: 'up' }), 'puppet')),
      oneOf([ready(the('puppet'))], [exhaust(the('puppet'))]),
    ),
  ],
});

export const match = supporting({
  id: 'tub-013',
  name: 'Match',
  gender: 'm',
  cost: 2,
  atk: 4,
  def: 1,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged'), always('Pyric Form', can('putMinusInsteadOfStrike', { combat: 'defender' }))],
});

export const pixie = supporting({
  id: 'tub-014',
  name: 'Pixie',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    anyTurn('Teleportation Spell', 'anyCombat', ['energy'], removeFromCombat(each(yours({ combat: 'any' })))),
  ],
});

export const celeste = supporting({
  id: 'tub-015',
  name: 'Celeste',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Stepford Cuckoo',
      on('recruits', itself, { player: 'you' }),
      may(pay(['intellect'])),
      ifDone(
        laterOnce(
          'turn',
          appearsItself,
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Mindee' })))),
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Phoebe' })))),
          draw(countOf(yours({ hasPower: 'Stepford Cuckoo' }))),
        ),
      ),
    ),
  ],
});

export const mindee = supporting({
  id: 'tub-016',
  name: 'Mindee',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Stepford Cuckoo',
      on('recruits', itself, { player: 'you' }),
      may(pay(['intellect'])),
      ifDone(
        laterOnce(
          'turn',
          appearsItself,
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Celeste' })))),
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Phoebe' })))),
          putVitality(1, each(yours({ hasPower: 'Stepford Cuckoo' }))),
        ),
      ),
    ),
  ],
});

export const phoebe = supporting({
  id: 'tub-017',
  name: 'Phoebe',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'Stepford Cuckoo',
      on('recruits', itself, { player: 'you' }),
      may(pay(['intellect'])),
      ifDone(
        laterOnce(
          'turn',
          appearsItself,
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Celeste' })))),
          may(putIntoPlay(a(inHand({ is: 'character', name: 'Mindee' })))),
          putPlus(2, each(yours({ hasPower: 'Stepford Cuckoo' }))),
        ),
      ),
    ),
  ],
});

export const armor = supporting({
  id: 'tub-018',
  name: 'Armor',
  gender: 'f',
  cost: 4,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['resistance'],
  powers: [keyword('ranged'), anyTurn('Psionic Exoskeleton', 'combat', ['intellect'], gets('self', 0, 10, 'turn'))],
});

export const rockslide = supporting({
  id: 'tub-019',
  name: 'Rockslide',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['resistance'],
  powers: [
    anyTurn(
      'Re-form, Better Than Ever',
      'combat',
      ['might'],
      gets(
        'self',
        times(5, countOf(inKo({ is: 'supporting', name: 'Rockslide' }))),
        times(5, countOf(inKo({ is: 'supporting', name: 'Rockslide' }))),
      ),
    ),
    always('Enhanced Durability', cant('beWoundedUnstruck')),
  ],
});

export const domino = supporting({
  id: 'tub-020',
  name: 'Domino',
  gender: 'f',
  cost: 5,
  atk: 5,
  def: 8,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    trigger('Probability Manipulation', on('attacks', itself), flipCoin(stun(a(defender())))),
    trigger(
      'Probability Manipulation',
      on('entersCombat', { self: true, combat: 'defender' }),
      flipCoin(removeFromCombat('self'), may(hide('self'))),
    ),
  ],
});

export const iceman = supporting({
  id: 'tub-021',
  name: 'Iceman',
  gender: 'm',
  cost: 5,
  atk: 8,
  def: 1,
  health: 2,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    superPower('Ice Slide', 'main', ['skill'], modify('self', 'turn', has('flight'), has('invade'))),
  ],
});

export const avalanche = supporting({
  id: 'tub-022',
  name: 'Avalanche',
  gender: 'm',
  cost: 6,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    superPower(
      'The Big One',
      'main',
      ['energy', 'might', 'skill'],
      ko(differentlyMarked({ upTo: 3 }, resource({ is: 'location', basic: true, side: 'enemy' }))),
    ),
  ],
});

export const psylocke = supporting({
  id: 'tub-023',
  name: 'Psylocke',
  gender: 'f',
  cost: 6,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['resistance'],
  powers: [
    superPower(
      'Telepathic Amnesia',
      'main',
      ['intellect'],
      laterOnce(
        'turn',
        on('stuns', { self: true, combat: 'inMelee' }, { object: { is: 'main', side: 'enemy' } }),
        discardHand(controllerOf('object')),
      ),
    ),
  ],
});

export const colossus = supporting({
  id: 'tub-024',
  name: 'Colossus',
  cost: 7,
  atk: 12,
  def: 12,
  health: 3,
  teams: ['resistance'],
  powers: [],
});

export const wolverine = supporting({
  id: 'tub-025',
  name: 'Wolverine',
  gender: 'm',
  cost: 7,
  atk: 9,
  def: 7,
  health: 2,
  teams: ['resistance'],
  powers: [
    trigger('Animal Senses', whenEither(appearsItself, on('entersCombat', itself)), may(lookAtHand(anEnemy()))),
    trigger(
      'Survival of the Fittest',
      onlyWhile(
        on('stuns', { self: true, combat: 'inMelee' }, { object: { is: 'character', side: 'enemy' } }),
        fits('self', { wounded: true }),
      ),
      wound('object'),
    ),
  ],
});

export const mercury = supporting({
  id: 'tub-026',
  name: 'Mercury',
  gender: 'f',
  cost: 0,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['resistance'],
  powers: [law('Malleable Shape', { rule: 'recruitForAny', who: 'you', least: 1 }), keyword('leap')],
});

export const fightTheGoodFight = plotTwist({
  id: 'tub-027',
  name: 'Fight the Good Fight',
  team: 'resistance',
  timing: 'main',
  effects: [
    recover(a(yours({ stunned: true }), 'fighter')),
    ready(the('fighter')),
    modify(the('fighter'), 'turn', has('ferocious')),
  ],
});

export const longTermPlan = plotTwist({
  id: 'tub-028',
  name: 'Long-Term Plan',
  team: 'resistance',
  timing: 'main',
  effects: [stun(a(enemy({ is: 'supporting', cost: { is: '=', than: cardsIn('resources', 'you') } })))],
});

export const utopia = specialLocation('tub-030', 'Utopia', 'resistance');
