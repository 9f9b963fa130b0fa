import {
  a,
  alsoTeam,
  anyCard,
  aura,
  countOf,
  daze,
  draw,
  endOfYourTurn,
  enemy,
  fits,
  gainXp,
  has,
  keyword,
  levelUp,
  main,
  on,
  putMinus,
  startOfYourTurn,
  superPower,
  totalOf,
  trigger,
  when,
} from '@longbox/vs/language';

const technoGenius = trigger(
  'Techno-Genius',
  startOfYourTurn,
  draw(countOf(anyCard({ is: 'equipment', side: 'yours' }))),
);

export const emmaFrostLevel2 = main({
  id: 'tub-005',
  name: 'Emma Frost',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [],
});

export const normanOsbornLevel1 = main({
  id: 'tub-031',
  name: 'Norman Osborn',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  aka: ['Iron Patriot', 'Green Goblin'],
  teams: ['hammer'],
  powers: [
    superPower('No Fatalities', 'main', ['might'], daze(a(enemy()))),
    levelUp(
      'Director of H.A.M.M.E.R.',
      4,
      on('stuns', { is: 'character', team: 'hammer', side: 'yours' }, { object: { is: 'character', side: 'enemy' } }),
      when(fits('object', { side: 'enemy' }), [gainXp()]),
    ),
  ],
});

export const normanOsbornLevel2 = main({
  id: 'tub-032',
  name: 'Norman Osborn',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  aka: ['Iron Patriot', 'Green Goblin'],
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    aura('Bring Me Their Heads and Hearts', { is: 'character', side: 'yours', team: 'hammer' }, has('lethal')),
    aura(
      'Dark Avengers, Dark X-Men',
      { is: 'character', side: 'yours', team: 'hammer' },
      alsoTeam('avengers'),
      alsoTeam('xmen'),
    ),
  ],
});

export const darkBeastLevel1 = main({
  id: 'tub-033',
  name: 'Dark Beast',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['hammer'],
  powers: [
    technoGenius,
    levelUp('Dark Scientist', 6, endOfYourTurn, gainXp(totalOf('cost', anyCard({ is: 'equipment', side: 'yours' })))),
  ],
});

export const darkBeastLevel2 = main({
  id: 'tub-034',
  name: 'Dark Beast',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 10,
  health: 5,
  teams: ['hammer'],
  powers: [
    technoGenius,
    superPower(
      'The Thrill of Experimentation',
      'main',
      ['intellect'],
      putMinus(totalOf('cost', anyCard({ is: 'equipment', side: 'yours' })), a(enemy())),
    ),
  ],
});

export const weaponOmegaLevel1 = main({
  id: 'tub-035',
  name: 'Weapon Omega',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const weaponOmegaLevel2 = main({
  id: 'tub-036',
  name: 'Weapon Omega',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [keyword('flight'), keyword('ranged')],
});
