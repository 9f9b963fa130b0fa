import { each, enemy, keyword, levelUp, main, on, putMinus, superPower } from '@longbox/vs/language';

const acidMist = superPower('Acid Mist', 'main', ['energy'], putMinus(1, each(enemy({ row: 'front' }))));

export const elsaBloodstoneLevel1 = main({
  id: 'mmu-097',
  name: 'Elsa Bloodstone',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['monstersUnleashed'],
  powers: [keyword('ranged')],
});

export const elsaBloodstoneLevel2 = main({
  id: 'mmu-098',
  name: 'Elsa Bloodstone',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['monstersUnleashed'],
  powers: [keyword('ranged')],
});

export const finFangFoomLevel1 = main({
  id: 'mmu-099',
  name: 'Fin Fang Foom',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    acidMist,
    levelUp('No Place on Earth Will Give You Safety', 8, on('gainsMinus', { side: 'enemy', is: 'character' })),
  ],
});

export const finFangFoomLevel2 = main({
  id: 'mmu-100',
  name: 'Fin Fang Foom',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight')],
});

export const goomLevel1 = main({
  id: 'mmu-101',
  name: 'Goom',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight')],
});

export const goomLevel2 = main({
  id: 'mmu-102',
  name: 'Goom',
  level: 2,
  atk: 4,
  def: 9,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight')],
});

export const kidKaijuLevel1 = main({
  id: 'mmu-103',
  name: 'Kid Kaiju',
  level: 1,
  atk: 0,
  def: 4,
  health: 4,
  teams: ['monstersUnleashed'],
  powers: [],
});

export const kidKaijuLevel2 = main({
  id: 'mmu-104',
  name: 'Kid Kaiju',
  level: 2,
  atk: 9,
  def: 9,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [keyword('flight'), keyword('ranged')],
});
