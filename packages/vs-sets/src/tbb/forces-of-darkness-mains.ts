import {
  a,
  always,
  among,
  anEnemy,
  bottomToKo,
  cant,
  character,
  choose,
  controllerOf,
  countOf,
  discard,
  draw,
  each,
  excess,
  exists,
  firstEachTurn,
  gainXp,
  ifDone,
  inDeck,
  inHand,
  inHandOrPlay,
  inKo,
  itself,
  keyword,
  ko,
  laterOnceEither,
  laterThird,
  law,
  leavesUnderDeck,
  levelUp,
  lookAtHand,
  main,
  may,
  modify,
  on,
  putIntoPlay,
  putOnOwnersSide,
  putVitality,
  remainingHealthOf,
  removeWithCounters,
  revealCards,
  startOfYourTurn,
  superPower,
  the,
  thePlayer,
  toDeckBottom,
  toKo,
  totalOf,
  transform,
  trigger,
  when,
  wound,
  yours,
} from '@longbox/vs/language';

const flay = superPower(
  'Flay',
  'main',
  ['energy'],
  choose(a(character({ is: 'supporting' }), 'it')),
  wound(the('it'), excess(remainingHealthOf(the('it')), 1)),
);

const kingOfVampires = superPower(
  'King of Vampires',
  'build',
  ['might'],
  putVitality(1, a(yours({ is: 'supporting', face: 'up', keyword: 'vampire' }))),
);

const yourFirstPlotTwist = firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' }));

export const angelusLevel1 = main({
  id: 'tbb-028',
  name: 'Angelus',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [
    levelUp('The Scourge of Europe', 4, on('attacks', itself, { object: { alignment: 'good' } })),
    trigger(
      'Curse Him Again',
      on('startOfMain', undefined, { player: 'you' }),
      may(revealCards(a(inHandOrPlay({ name: 'Buffy' })))),
      ifDone(transform('Angel', 1)),
    ),
  ],
});

export const angelusLevel2 = main({
  id: 'tbb-029',
  name: 'Angelus',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  aka: ['Angel'],
  teams: ['forcesOfDarkness'],
  powers: [
    superPower(
      'To Kill This Girl You Have To Love Her',
      'main',
      ['intellect'],
      when(exists(yours({ name: 'Buffy' })), [
        wound(a(yours({ name: 'Buffy' }))),
        lookAtHand(anEnemy('them')),
        discard(thePlayer('them'), a(inHand({}, thePlayer('them')), undefined, 'you')),
      ]),
    ),
    superPower(
      "We're About To Make History? End.",
      'main',
      ['might', 'might', 'might'],
      toKo(each(inDeck({}, 'eachPlayer'))),
    ),
  ],
});

export const darkWillowLevel1 = main({
  id: 'tbb-030',
  name: 'Dark Willow',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  aka: ['Willow'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('ranged'), flay, levelUp('Addicted to the Magicks', 4, yourFirstPlotTwist)],
});

export const darkWillowLevel2 = main({
  id: 'tbb-031',
  name: 'Dark Willow',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 7,
  health: 6,
  aka: ['Willow'],
  teams: ['forcesOfDarkness'],
  powers: [keyword('ranged'), flay, trigger('Abusing the Magicks', yourFirstPlotTwist, draw())],
});

export const mayorWilkinsLevel1 = main({
  id: 'tbb-032',
  name: 'Mayor Wilkins',
  short: 'the Mayor',
  gender: 'm',
  level: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [
    { ...always('I\'m What You Might Call "Impervious"', cant('beWounded')), always: true },
    levelUp('The Ascension', 5, on('startOfMain', undefined, { player: 'you' })),
  ],
});

export const mayorWilkinsLevel2 = main({
  id: 'tbb-033',
  name: 'Mayor Wilkins',
  short: 'the Mayor',
  gender: 'm',
  level: 2,
  atk: 30,
  def: 30,
  health: 1,
  teams: ['forcesOfDarkness'],
  powers: [superPower('Olvikan', 'main', ['energy', 'might'], ko(a(character({ is: 'supporting' }))))],
});

export const theFirstEvilLevel1 = main({
  id: 'tbb-034',
  name: 'The First Evil',
  gender: 'n',
  level: 1,
  atk: 0,
  def: 6,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [
    law('The First', { rule: 'goesFirst', who: 'you' }),
    levelUp(
      'From Beneath You, It Devours.',
      5,
      on('startOfBuild', undefined, { player: 'you' }),
      bottomToKo(1, 'eachPlayer', 'fallen'),
      gainXp(countOf(among('fallen', { is: 'character' }))),
    ),
  ],
});

export const theFirstEvilLevel2 = main({
  id: 'tbb-035',
  name: 'The First Evil',
  gender: 'n',
  level: 2,
  atk: 0,
  def: 9,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [
    superPower(
      'Appear as the Dead',
      'build',
      ['energy'],
      removeWithCounters('self'),
      putIntoPlay(a(inKo({ is: 'supporting' }, 'eachPlayer'), 'guise')),
      modify(the('guise'), 'game', leavesUnderDeck),
      laterOnceEither(
        'game',
        [on('leavesPlay', { same: the('guise') }), startOfYourTurn],
        toDeckBottom(the('guise')),
        putOnOwnersSide('self'),
      ),
    ),
  ],
});

export const theMasterLevel1 = main({
  id: 'tbb-036',
  name: 'The Master',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 5,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [
    kingOfVampires,
    levelUp(
      'We Are In the Final Days',
      7,
      on('startOfBuild', undefined, { player: 'you' }),
      gainXp(totalOf('remaining', yours({ is: 'supporting' }))),
    ),
  ],
});

export const theMasterLevel2 = main({
  id: 'tbb-037',
  name: 'The Master',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['forcesOfDarkness'],
  powers: [
    kingOfVampires,
    superPower(
      'You Are Destined To Die',
      'main',
      ['energy', 'energy', 'intellect', 'intellect'],
      choose(a(character({ is: 'main' }), 'it')),
      laterThird('game', on('endOfTurn', undefined, { player: controllerOf(the('it')) }), ko(the('it'))),
    ),
  ],
});
