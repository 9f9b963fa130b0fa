import {
  a,
  alsoTeam,
  always,
  anyCard,
  anyTurn,
  aura,
  can,
  cant,
  countOf,
  daze,
  draw,
  each,
  endOfYourTurn,
  enemy,
  fits,
  gainXp,
  has,
  itself,
  keyword,
  levelUp,
  losesPowers,
  main,
  modify,
  on,
  powersOn,
  putMinus,
  putPlus,
  startOfYourTurn,
  strikesMore,
  superPower,
  type Team,
  thatMany,
  totalOf,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

const technoGenius = trigger(
  'Techno-Genius',
  startOfYourTurn,
  draw(countOf(anyCard({ is: 'equipment', side: 'yours' }))),
);

const mutants: readonly Team[] = ['brotherhood', 'resistance', 'xmen'];

export const emmaFrostLevel2 = main({
  id: 'tub-005',
  name: 'Emma Frost',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [
    always('Enhanced Durability', cant('beWoundedUnstruck')),
    {
      ...anyTurn('Keeper of Law', 'anyCombat', ['might'], modify(a(yours({ combat: 'any' })), 'combat', strikesMore)),
      limit: 'none',
    },
  ],
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
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Mutant Energy Absorption',
      'main',
      ['energy'],
      putPlus(powersOn(yours({ is: 'supporting', team: mutants })), 'self'),
      modify(each(yours({ is: 'supporting', team: mutants })), 'game', losesPowers),
    ),
    levelUp('The Collective', 8, on('gainsPlus', itself), gainXp(thatMany)),
  ],
});

export const weaponOmegaLevel2 = main({
  id: 'tub-036',
  name: 'Weapon Omega',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['hammer'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    aura('Addicted to Mutant Energy', { is: 'supporting', side: 'yours', team: mutants }, can('appearWithoutPowers')),
  ],
});
