import {
  a,
  anyTurn,
  appearsItself,
  attacker,
  type Card,
  cant,
  character,
  choose,
  controllerOf,
  countersOnAll,
  countOf,
  daze,
  defender,
  draw,
  each,
  endOfTheTurn,
  endOfYourTurn,
  enemy,
  exhaust,
  exists,
  type Filter,
  gainsPowersOf,
  gets,
  giveControl,
  inDeck,
  inKo,
  inTeamAttack,
  itself,
  keyword,
  ko,
  laterOnce,
  laterOnceEither,
  modify,
  on,
  onceEachTurn,
  onlyIf,
  playPlotTwist,
  plotTwist,
  putIntoPlay,
  putOnOwnersSide,
  putPlus,
  reaction,
  removeWithCounters,
  resource,
  revealUntil,
  search,
  shuffleDeck,
  shuffleIntoDeck,
  some,
  specialLocation,
  startOfYourTurn,
  superPower,
  supporting,
  the,
  trigger,
  turnUp,
  when,
  whenEither,
  yours,
} from '@longbox/vs/language';

export const wasp = supporting({
  id: 'aff-009',
  name: 'Wasp',
  gender: 'f',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['aForce'],
  powers: [keyword('flight'), keyword('sting'), keyword('shrink')],
});

export const sisterGrimm = supporting({
  id: 'aff-010',
  name: 'Sister Grimm',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('ranged'),
    anyTurn(
      'The Staff of One',
      'anyCombat',
      ['intellect'],
      search(inDeck({ is: 'plotTwist', anyTurnCombat: true, nameNotAmong: inKo({ is: 'plotTwist' }) }), 'found'),
      playPlotTwist(the('found'), 'ko'),
      shuffleDeck(),
    ),
  ],
});

export const pixie = supporting({
  id: 'aff-011',
  name: 'Pixie',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    superPower(
      'Hallucinogenic Dust',
      'main',
      ['energy'],
      revealUntil('you', { is: 'character', nameNotAmong: yours() }, 'found', 'others'),
      putIntoPlay(the('found')),
      shuffleIntoDeck(the('others')),
      laterOnce('turn', endOfTheTurn, ko(the('found'))),
    ),
  ],
});

export const spiderWoman = supporting({
  id: 'aff-012',
  name: 'Spider-Woman',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('dodge'),
    anyTurn('Venom Blast', 'combat', ['skill'], gets(a(character({ combat: 'meleeAgainstSelf' })), 0, -3)),
  ],
});

export const meggan = supporting({
  id: 'aff-013',
  name: 'Meggan',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Empathic Metamorph', 'main', ['might'], putPlus(countersOnAll('plus', yours({ other: true })), 'self')),
  ],
});

export const medusa = supporting({
  id: 'aff-014',
  name: 'Medusa',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('grab'),
    superPower(
      'Prehensile Hair',
      'main',
      ['skill'],
      exhaust(a(enemy({ row: 'front' }), 'target')),
      modify(the('target'), 'sourceUnstunned', cant('ready'), cant('beMoved')),
    ),
  ],
});

export const singularity = supporting({
  id: 'aff-015',
  name: 'Singularity',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    reaction(
      'Pocket Dimension',
      endOfYourTurn,
      ['energy'],
      removeWithCounters(some('any', yours({ other: true, face: 'up' }), 'gone')),
      laterOnceEither('game', [startOfYourTurn, on('leavesPlay', itself)], putOnOwnersSide(the('gone'))),
    ),
  ],
});

export const dazzler = supporting({
  id: 'aff-016',
  name: 'Dazzler',
  gender: 'f',
  cost: 4,
  atk: 3,
  def: 7,
  health: 1,
  teams: ['aForce'],
  powers: [keyword('ranged'), superPower('Dazzle', 'main', ['energy'], daze(a(enemy({ is: 'supporting' }))))],
});

export const sheHulk = supporting({
  id: 'aff-017',
  name: 'She-Hulk',
  gender: 'f',
  cost: 4,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['aForce'],
  powers: [
    keyword('leader'),
    superPower('Baroness of Arcadia', 'anyCombat', ['might'], gets(each(attacker({ team: 'aForce' })), 2, 2)),
  ],
});

export const spectrum = supporting({
  id: 'aff-018',
  name: 'Spectrum',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'Energy Form',
      whenEither(appearsItself, on('recovers', itself)),
      putPlus(countOf(resource({ is: 'location', basic: true, symbol: 'energy', face: 'up' })), 'self'),
    ),
  ],
});

export const missAmerica = supporting({
  id: 'aff-019',
  name: 'Miss America',
  gender: 'f',
  cost: 5,
  atk: 6,
  def: 4,
  health: 3,
  teams: ['aForce'],
  powers: [keyword('flight'), keyword('tough')],
});

const aRival: Filter = { face: 'up', higherThanEach: { stat: 'atk', of: yours({ face: 'up' }) } };

export const loki = supporting({
  id: 'aff-020',
  name: 'Loki',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['aForce'],
  powers: [
    trigger('Power Hungry', onceEachTurn(on('powersUp', { side: 'yours' })), draw(3)),
    trigger(
      'Questionable Loyalty',
      onlyIf(on('startOfBuild', undefined, { player: 'you' }), exists(enemy(aRival))),
      choose(a(enemy(aRival), 'rival')),
      giveControl('self', controllerOf(the('rival')), 'back'),
    ),
  ],
});

export const rogue = supporting({
  id: 'aff-021',
  name: 'Rogue',
  gender: 'f',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    trigger(
      'Absorb Powers',
      on('kos', itself, { object: { side: 'enemy', is: 'supporting' } }),
      modify('self', 'sourceUnstunned', gainsPowersOf('object')),
    ),
  ],
});

export const phoenix = supporting({
  id: 'aff-022',
  name: 'Phoenix',
  aka: ['Dark Phoenix'],
  gender: 'f',
  cost: 7,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    {
      ...anyTurn('Teke Shield', 'anyCombat', ['intellect'], modify(a(defender()), 'combat', cant('beStruck'))),
      limit: 'none',
    },
  ],
});

export const heroinesOfArcadia = plotTwist({
  id: 'aff-023',
  name: 'Heroines of Arcadia',
  team: 'aForce',
  timing: 'combat',
  anyTurn: true,
  effects: [when(inTeamAttack, [gets(each(attacker()), 3, 0)])],
});

export const youWontLikeHerWhenShesAngry = plotTwist({
  id: 'aff-024',
  name: "You Won't Like Her When She's Angry",
  team: 'aForce',
  timing: 'combat',
  anyTurn: true,
  effects: [putPlus(2, a(defender()))],
});

const turnABasicLocationUp = [turnUp(a(resource({ is: 'location', basic: true, face: 'down' }, 'you')))];

export const buildABetterWorld: Card = {
  card: 'plotTwist',
  id: 'aff-025',
  name: 'Build a Better World',
  teams: ['aForce'],
  timing: [
    { at: 'main', effects: turnABasicLocationUp },
    { at: 'combat', anyTurn: true, effects: turnABasicLocationUp },
  ],
};

export const arcadia = specialLocation('aff-026', 'Arcadia', 'aForce');
