import { keyword, plotTwist, specialLocation, supporting } from '@longbox/vs/language';

export const timBooBa = supporting({
  id: 'mmu-107',
  name: 'Tim Boo Ba',
  cost: 1,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const creatureFromTheBlackBog = supporting({
  id: 'mmu-108',
  name: 'Creature from the Black Bog',
  cost: 2,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('friendly')],
});

export const googam = supporting({
  id: 'mmu-109',
  name: 'Googam',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const hiVo = supporting({
  id: 'mmu-110',
  name: 'Hi-Vo',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('ranged'), keyword('lethal')],
});

export const elsaBloodstone = supporting({
  id: 'mmu-111',
  name: 'Elsa Bloodstone',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [keyword('ranged')],
});

export const scragg = supporting({
  id: 'mmu-112',
  name: 'Scragg',
  cost: 3,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('ranged'), keyword('dodge')],
});

export const aegis = supporting({
  id: 'mmu-114',
  name: 'Aegis',
  cost: 4,
  atk: 5,
  def: 5,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('durable')],
});

export const kidKaiju = supporting({
  id: 'mmu-115',
  name: 'Kid Kaiju',
  cost: 4,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const pildor = supporting({
  id: 'mmu-116',
  name: 'Pildor',
  cost: 4,
  atk: 6,
  def: 3,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('ranged')],
});

export const goom = supporting({
  id: 'mmu-117',
  name: 'Goom',
  cost: 5,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight')],
});

export const mekara = supporting({
  id: 'mmu-118',
  name: 'Mekara',
  cost: 5,
  atk: 5,
  def: 7,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('monstrous')],
});

export const monstro = supporting({
  id: 'mmu-119',
  name: 'Monstro',
  cost: 5,
  atk: 0,
  def: 0,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const slizzik = supporting({
  id: 'mmu-120',
  name: 'Slizzik',
  cost: 6,
  atk: 7,
  def: 6,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('mobile')],
});

export const thingThatCrawlsByNight = supporting({
  id: 'mmu-121',
  name: 'Thing That Crawls By Night',
  cost: 6,
  atk: 5,
  def: 8,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const fireclaw = supporting({
  id: 'mmu-122',
  name: 'Fireclaw',
  cost: 7,
  atk: 9,
  def: 7,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [keyword('pounce')],
});

export const finFangFoom = supporting({
  id: 'mmu-123',
  name: 'Fin Fang Foom',
  cost: 8,
  atk: 14,
  def: 14,
  health: 2,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('solitary')],
});

export const zzutak = supporting({
  id: 'mmu-124',
  name: 'Zzutak',
  cost: 0,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const krakkleThoom = plotTwist({
  id: 'mmu-125',
  name: 'Krakkle-Thoom!',
  team: 'monstersUnleashed',
  timing: 'main',
  effects: [],
});

export const monstersUnleashed = plotTwist({
  id: 'mmu-126',
  name: 'Monsters Unleashed!',
  team: 'monstersUnleashed',
  timing: 'main',
  effects: [],
});

export const theFightIsFinished = plotTwist({
  id: 'mmu-127',
  name: 'The Fight is Finished',
  team: 'monstersUnleashed',
  timing: 'main',
  effects: [],
});

export const flatten = plotTwist({
  id: 'mmu-128',
  name: 'Flatten',
  team: 'monstersUnleashed',
  timing: 'main',
  effects: [],
});

export const mu = specialLocation('mmu-129', 'Mu', 'monstersUnleashed', ['energy', 'intellect', 'might', 'humanity']);
