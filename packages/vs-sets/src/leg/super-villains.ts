import {
  a,
  character,
  choose,
  draw,
  during,
  each,
  enemy,
  fits,
  has,
  keyword,
  ko,
  law,
  modify,
  on,
  oneOf,
  plotTwist,
  putMinus,
  putPlus,
  startOfYourTurn,
  superPower,
  supporting,
  the,
  trigger,
} from '@longbox/vs/language';

export const crossbones = supporting({
  id: 'leg-032',
  name: 'Crossbones',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 2,
  teams: ['superVillains'],
  powers: [
    keyword('ranged'),
    trigger('Henchman', on('appears', { side: 'yours', is: 'supporting', team: 'superVillains' }), putPlus(1, 'self')),
    during(
      fits('self', { combat: 'any' }),
      law('Combat Master', { rule: 'cantPlay', who: 'eachEnemy', what: { is: 'plotTwist' } }),
    ),
  ],
});

export const theGrandmaster = supporting({
  id: 'leg-033',
  name: 'The Grandmaster',
  gender: 'm',
  cost: 3,
  atk: 0,
  def: 1,
  health: 1,
  teams: ['superVillains'],
  powers: [
    keyword('elder'),
    trigger(
      'Enforce the Rules of the Game',
      on('appears', { is: 'supporting' }, { unlessRecruitedFromHand: true }),
      ko('subject'),
    ),
  ],
});

const gains = (keyword: 'flight' | 'ranged' | 'berserker' | 'dodge' | 'ferocious' | 'lethal') => [
  modify(the('patient'), 'game', has(keyword)),
];

export const misterSinister = supporting({
  id: 'leg-034',
  name: 'Mister Sinister',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['superVillains'],
  powers: [
    // Without "if face-up, you may", which the keyword has.
    trigger('Genius', startOfYourTurn, draw()),
    superPower(
      'Genetic Manipulation',
      'main',
      ['energy'],
      choose(a(character({ is: 'supporting', other: true }), 'patient')),
      oneOf(gains('flight'), gains('ranged'), gains('berserker'), gains('dodge'), gains('ferocious'), gains('lethal')),
    ),
  ],
});

export const onslaught = supporting({
  id: 'leg-035',
  name: 'Onslaught',
  gender: 'm',
  cost: 8,
  atk: 0,
  def: 0,
  health: 0,
  starStats: true,
  teams: ['superVillains'],
  powers: [keyword('jointConsciousness')],
});

export const steelAndFlame = plotTwist({
  id: 'leg-036',
  name: 'Steel and Flame',
  team: 'superVillains',
  symbols: 3,
  loyalty: 'superVillains',
  timing: 'main',
  effects: [putMinus(2, each(enemy({ is: 'supporting' })))],
});
