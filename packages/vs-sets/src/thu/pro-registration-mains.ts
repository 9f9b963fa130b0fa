import {
  a,
  cant,
  each,
  enemy,
  firstEachTurn,
  gets,
  inHand,
  itself,
  keyword,
  levelUp,
  main,
  may,
  modify,
  on,
  putIntoPlay,
  putPlus,
  type SuperPower,
  superPower,
  trigger,
  whenEither,
} from '@longbox/vs/language';

const fillTheRanks = superPower(
  'Fill the Ranks',
  'build',
  ['might'],
  putIntoPlay(a(inHand({ is: 'supporting', cost: { is: '=', than: 1 } }))),
);

/** Only a location that came this turn can pay. */
const discharge = (name: string, counters: number): SuperPower => ({
  ...superPower(name, 'build', ['energy'], putPlus(counters, 'self')),
  paidBy: { side: 'yours', appearedThisTurn: true },
});

export const helmutZemoLevel1 = main({
  id: 'thu-001',
  name: 'Helmut Zemo',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    fillTheRanks,
    levelUp('Rank and File', 5, on('appears', { side: 'yours', is: 'supporting', cost: { is: '=', than: 1 } })),
  ],
});

export const helmutZemoLevel2 = main({
  id: 'thu-002',
  name: 'Helmut Zemo',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['proRegistration'],
  powers: [
    keyword('ranged'),
    fillTheRanks,
    superPower(
      'Stolen Moonstones',
      'main',
      ['energy'],
      modify(each(enemy({ is: 'supporting', row: 'front' })), 'turn', cant('protect')),
    ),
  ],
});

export const msMarvelLevel1 = main({
  id: 'thu-003',
  name: 'Ms. Marvel',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    discharge('Energy Discharge', 3),
    levelUp(
      'Energy Manipulator',
      5,
      whenEither(
        on('appears', { is: 'location', symbol: 'energy' }),
        on('usesSuperPower', undefined, { symbol: 'energy' }),
      ),
    ),
  ],
});

export const msMarvelLevel2 = main({
  id: 'thu-004',
  name: 'Ms. Marvel',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['proRegistration'],
  powers: [keyword('flight'), keyword('ranged'), discharge('Improved Energy Discharge', 6)],
});

export const waspLevel1 = main({
  id: 'thu-005',
  name: 'Wasp',
  gender: 'f',
  level: 1,
  atk: 1,
  def: 4,
  health: 5,
  teams: ['proRegistration'],
  powers: [keyword('flight'), keyword('ranged'), keyword('shrink'), levelUp('Buzz Off!', 5, on('isAttacked', itself))],
});

export const waspLevel2 = main({
  id: 'thu-006',
  name: 'Wasp',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 5,
  health: 5,
  teams: ['proRegistration'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('shrink'),
    trigger('Grow', firstEachTurn(on('isAttacked', itself)), may(gets('self', 5, 5))),
  ],
});
