import {
  a,
  among,
  anyTurn,
  atMost,
  attacker,
  cant,
  cardsIn,
  compare,
  defender,
  discardHand,
  each,
  exists,
  fits,
  forEach,
  gainXp,
  has,
  hatch,
  heal,
  ifDone,
  inPiles,
  itself,
  keyword,
  later,
  levelUp,
  main,
  may,
  modify,
  on,
  onlyIf,
  putIntoPlay,
  putPlus,
  ready,
  rest,
  revealTop,
  ruleFor,
  search,
  shuffleDeck,
  some,
  superPower,
  the,
  toDeckBottom,
  toHand,
  when,
  yours,
} from '@longbox/vs/language';

const startOfYourMain = on('startOfMain', undefined, { player: 'you' });

const structuralPerfection = superPower(
  'Its Structural Perfection...',
  'combat',
  ['alien'],
  when(fits('self', { combat: 'meleeAttacker' }), [ruleFor(defender(), 'combat', cant('strikeBack'))]),
);

export const thePerfectOrganismLevel1 = main({
  id: 'aln-027',
  name: 'The Perfect Organism',
  level: 1,
  atk: 5,
  def: 2,
  health: 5,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    structuralPerfection,
    levelUp('A Survivor, Unclouded by Delusions of Morality', 3, on('survives', itself)),
  ],
});

export const thePerfectOrganismLevel2 = main({
  id: 'aln-028',
  name: 'The Perfect Organism',
  level: 2,
  atk: 9,
  def: 3,
  health: 5,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    structuralPerfection,
    anyTurn(
      '...Is Matched Only By Its Hostility',
      'combat',
      ['intellect'],
      when(fits('self', { combat: 'meleeDefender' }), [ruleFor(attacker(), 'combat', cant('strike'))]),
    ),
  ],
});

const outOfTheWalls = superPower(
  "They're Coming Out of the Walls!",
  'build',
  ['alien'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'character', keyword: 'swarm' }), 'first')),
  toHand(some('any', among('seen', { is: 'character', sameNameAs: the('first'), not: the('first') }))),
  toDeckBottom(rest('seen', 'first')),
);

export const theQueenLevel1 = main({
  id: 'aln-029',
  name: 'The Queen',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    outOfTheWalls,
    levelUp(
      "They're All Around Us, Man",
      3,
      onlyIf(
        on('appears', { side: 'yours', is: 'character', keyword: 'swarm' }),
        exists(yours({ sameNameAs: 'subject', not: 'subject' })),
      ),
    ),
  ],
});

export const theQueenLevel2 = main({
  id: 'aln-030',
  name: 'The Queen',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    outOfTheWalls,
    superPower(
      "Who's Laying the Eggs?",
      'main',
      ['energy'],
      search(inPiles({ name: 'Ovomorph' }), 'found'),
      putIntoPlay(the('found'), 'back'),
      shuffleDeck(),
      forEach(each(yours({ name: 'Ovomorph' })), 'egg', may(hatch(the('egg')))),
    ),
  ],
});

const nobodyCanStopIt = superPower('Nobody Can Stop It', 'main', ['might'], ready('self'));

export const theDragonLevel1 = main({
  id: 'aln-031',
  name: 'The Dragon',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['xenomorphs'],
  powers: [keyword('creature'), nobodyCanStopIt, levelUp('Blood and Terror', 5, on('attacks', itself))],
});

export const theDragonLevel2 = main({
  id: 'aln-032',
  name: 'The Dragon',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    nobodyCanStopIt,
    superPower(
      'It Feeds on Minds',
      'main',
      ['alien'],
      modify('self', 'turn', has('lethal')),
      later('turn', on('kos', itself, { object: { side: 'enemy', is: 'character' } }), heal('self')),
    ),
  ],
});

const roar = {
  ...anyTurn('Rrrrrrrraaaaaaaaaaar!!!', 'combat', ['might'], putPlus(3, 'self')),
  only: compare(cardsIn('hand', 'you'), atMost(0)),
};

export const theNewbornLevel1 = main({
  id: 'aln-033',
  name: 'The Newborn',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    roar,
    levelUp('Ungrateful Child', 1, startOfYourMain, may(discardHand('you')), ifDone(gainXp())),
  ],
});

export const theNewbornLevel2 = main({
  id: 'aln-034',
  name: 'The Newborn',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['xenomorphs'],
  powers: [
    keyword('creature'),
    roar,
    anyTurn(
      'A Beautiful Butterfly',
      'combat',
      ['alien'],
      when(fits('self', { combat: 'defender' }), [modify('self', 'combat', has('ferocious'), has('monstrous'))]),
    ),
  ],
});
