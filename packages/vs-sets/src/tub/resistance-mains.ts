import {
  a,
  among,
  anyTurn,
  asManyAs,
  bind,
  bindAlso,
  both,
  cant,
  choose,
  draw,
  each,
  endOfYourTurn,
  enemy,
  exists,
  fits,
  freeze,
  has,
  keyword,
  levelUp,
  lookAtTop,
  loseModifiers,
  main,
  modify,
  on,
  onlyIf,
  putPlus,
  type Query,
  rearrange,
  removeFromCombat,
  rest,
  startOfYourTurn,
  superPower,
  type Team,
  the,
  toDeckBottom,
  toDeckTop,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

const squadOf = (team: Team): Query => yours({ is: 'supporting', team, face: 'up' });
const wholeSquad = both(exists(squadOf('brotherhood')), exists(squadOf('resistance')), exists(squadOf('xmen')));

const iceSlide = superPower('Ice Slide', 'main', ['skill'], modify('self', 'turn', has('flight'), has('invade')));

const souldagger = anyTurn('Souldagger', 'combat', ['might'], loseModifiers(a(enemy({ combat: 'any' }))));

export const cyclopsLevel1 = main({
  id: 'tub-001',
  line: 'Cyclops (Resistance)',
  name: 'Cyclops',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    superPower(
      "They'll Follow Him",
      'main',
      ['intellect'],
      when(exists(squadOf('brotherhood')), [draw()]),
      when(exists(squadOf('xmen')), [draw()]),
    ),
    levelUp("The Squad I've Put Together", 1, onlyIf(endOfYourTurn, wholeSquad)),
  ],
});

export const cyclopsLevel2 = main({
  id: 'tub-002',
  line: 'Cyclops (Resistance)',
  name: 'Cyclops',
  gender: 'm',
  level: 2,
  atk: 9,
  def: 4,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    superPower(
      'Trust the Plan',
      'main',
      ['skill'],
      when(wholeSquad, [
        choose(a(squadOf('brotherhood'), 'brother')),
        bind('squad', the('brother')),
        choose(a(squadOf('resistance'), 'rebel')),
        bindAlso('squad', the('rebel')),
        choose(a(squadOf('xmen'), 'student')),
        bindAlso('squad', the('student')),
        putPlus(3, the('squad')),
      ]),
    ),
  ],
});

export const emmaFrostLevel2 = main({
  id: 'tub-004',
  name: 'Emma Frost',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    trigger(
      'Mental Calculations',
      startOfYourTurn,
      lookAtTop(4, 'seen'),
      toDeckBottom(asManyAs(2, among('seen'), 'low')),
      toDeckTop(rest('seen', 'low')),
    ),
    {
      ...anyTurn(
        'Seeker of Peace',
        'anyCombat',
        ['skill'],
        modify(a(enemy({ combat: 'attacker' })), 'turn', cant('strike')),
      ),
      limit: 'none',
    },
  ],
});

export const icemanLevel1 = main({
  id: 'tub-006',
  name: 'Iceman',
  gender: 'm',
  level: 1,
  atk: 6,
  def: 1,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    iceSlide,
    levelUp('Cold-Hearted Drake', 5, on('readies', { is: 'character', side: 'enemy' })),
  ],
});

export const icemanLevel2 = main({
  id: 'tub-007',
  name: 'Iceman',
  gender: 'm',
  level: 2,
  atk: 10,
  def: 3,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged'), iceSlide, superPower('Cryokinesis', 'main', ['energy', 'energy'], freeze(each(enemy())))],
});

export const pixieLevel1 = main({
  id: 'tub-008',
  name: 'Pixie',
  gender: 'f',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    souldagger,
    levelUp('Half-Fairy', 3, on('paysSymbol', { is: 'character' }, { symbol: 'energy' })),
  ],
});

export const pixieLevel2 = main({
  id: 'tub-009',
  name: 'Pixie',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 9,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    souldagger,
    anyTurn(
      '"Sihal Novarum Chinoth!"',
      'combat',
      ['energy'],
      when(fits('self', { combat: 'defender' }), [removeFromCombat('self')]),
      rearrange,
    ),
  ],
});
