import { atMost, each, enemy, keyword, on, putPlus, stun, superPower, supporting, trigger } from '@longbox/vs/language';

export const venom = supporting({
  id: 'vsp-009',
  name: 'Venom',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['underworld'],
  powers: [superPower('Symbiote Strength', 'main', ['might'], putPlus(2, 'self')), keyword('symbiosis')],
});

export const electro = supporting({
  id: 'vsp-019',
  name: 'Electro',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower('Chain Lightning', 'main', ['energy'], stun(each(enemy({ is: 'supporting', cost: atMost(2) })))),
  ],
});

export const solo = supporting({
  id: 'vsp-028',
  name: 'Solo',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    keyword('solitary'),
    trigger(
      'Go Solo',
      on('attacks', { side: 'yours', is: 'character', combat: 'soloAttacker' }),
      putPlus(1, 'subject'),
    ),
  ],
});
