import {
  a,
  anyTurn,
  cardsIn,
  enemy,
  gainXp,
  gets,
  itself,
  keyword,
  levelUp,
  main,
  on,
  pull,
  putPlus,
  superPower,
  tallyTotal,
  thatMany,
} from '@longbox/vs/language';

const callEnemy = superPower('Call Enemy', 'main', ['intellect'], pull(a(enemy({ is: 'supporting' }))));

export const draxLevel1 = main({
  id: 'leg-019',
  name: 'Drax',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 6,
  teams: ['guardians'],
  powers: [
    keyword('lethal'),
    callEnemy,
    levelUp('The Destroyer', 4, on('kos', itself, { object: { is: 'character', side: 'enemy' } }), gainXp(thatMany)),
  ],
});

export const draxLevel2 = main({
  id: 'leg-020',
  name: 'Drax',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['guardians'],
  powers: [
    keyword('lethal'),
    callEnemy,
    superPower(
      'Brutal Strength',
      'main',
      ['might'],
      putPlus(tallyTotal(on('getsKod', { is: 'character', side: 'enemy' }), 'turn'), 'self'),
    ),
  ],
});

const resources = cardsIn('resources', 'you');
const iAmGroot = anyTurn('I am Groot', 'combat', ['might'], gets('self', resources, resources));

export const grootLevel2 = main({
  id: 'leg-021',
  name: 'Groot',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 8,
  health: 6,
  teams: ['guardians'],
  powers: [iAmGroot, levelUp('I am Groot', 3, on('gainsResource', undefined, { player: 'you' }))],
});

export const grootLevel3 = main({
  id: 'leg-022',
  name: 'Groot',
  gender: 'm',
  level: 3,
  atk: 10,
  def: 10,
  health: 7,
  teams: ['guardians'],
  powers: [iAmGroot, superPower('I am Groot', 'main', ['energy'], putPlus(resources, 'self'))],
});
