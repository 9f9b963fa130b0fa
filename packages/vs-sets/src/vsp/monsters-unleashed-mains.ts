import {
  each,
  endOfYourTurn,
  enemy,
  fits,
  heal,
  keyword,
  later,
  main,
  putMinus,
  superPower,
  when,
} from '@longbox/vs/language';

export const finFangFoomLevel2 = main({
  id: 'vsp-021',
  name: 'Fin Fang Foom',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 7,
  health: 6,
  teams: ['monstersUnleashed'],
  powers: [
    keyword('flight'),
    superPower('Acid Mist', 'main', ['energy'], putMinus(1, each(enemy({ row: 'front' })))),
    superPower(
      'Hibernate',
      'main',
      ['might', 'intellect'],
      later('untilItActs', endOfYourTurn, when(fits('self', { face: 'up' }), [heal('self')])),
    ),
  ],
});
