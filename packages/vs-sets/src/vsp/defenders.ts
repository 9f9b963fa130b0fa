import {
  a,
  anyTurn,
  cant,
  character,
  doubleStats,
  fits,
  keyword,
  ko,
  modify,
  superPower,
  supporting,
  when,
} from '@longbox/vs/language';

export const vision = supporting({
  id: 'vsp-006',
  name: 'Vision',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    superPower(
      'Infinite Something',
      'combat',
      ['energy'],
      when(fits('self', { combat: 'attacker' }), [doubleStats('self', 'combat')]),
    ),
    anyTurn(
      'Something Else',
      'combat',
      ['energy'],
      when(fits('self', { combat: 'defender' }), [modify('self', 'combat', cant('strike'), cant('beStruck'))]),
    ),
  ],
});

export const warMachine = supporting({
  id: 'vsp-007',
  name: 'War Machine',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 5,
  health: 1,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Rocket Launcher', 'main', ['might', 'might'], ko(a(character({ is: 'supporting' })))),
  ],
});
