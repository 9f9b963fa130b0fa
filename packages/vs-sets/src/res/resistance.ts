import {
  a,
  always,
  appearsItself,
  aura,
  can,
  cant,
  character,
  costingInAll,
  costOf,
  daze,
  discard,
  during,
  endOfYourTurn,
  enemy,
  fits,
  gets,
  has,
  ifDone,
  inHand,
  itself,
  keyword,
  ko,
  laterOnce,
  law,
  may,
  modify,
  on,
  oneOrMore,
  pay,
  some,
  stats,
  strike,
  stun,
  superPower,
  supporting,
  the,
  trigger,
  whenEither,
} from '@longbox/vs/language';

export const doctorNemesis = supporting({
  id: 'res-008',
  name: 'Doctor Nemesis',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    aura('Self-Evolved Intellect', { side: 'yours', is: 'character' }, can('gainTwiceFromTwists')),
  ],
});

export const trance = supporting({
  id: 'res-009',
  name: 'Trance',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['resistance'],
  powers: [
    superPower(
      'Astral Form Overload',
      'main',
      ['energy'],
      modify('self', 'turn', has('stealth'), has('fearless')),
      laterOnce('turn', endOfYourTurn, ko('self')),
    ),
  ],
});

export const danger = supporting({
  id: 'res-010',
  name: 'Danger',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 6,
  health: 2,
  teams: ['resistance'],
  powers: [
    during(
      fits('self', { row: 'front' }),
      aura('Enhanced Perception', { side: 'yours', is: 'character', row: 'back' }, cant('beAttacked')),
    ),
  ],
});

export const toad = supporting({
  id: 'res-011',
  name: 'Toad',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    during(fits('self', { row: 'front' }), always('Toadally Awesome', stats(3, 0))),
    during(fits('self', { row: 'back' }), always('Toadally Awesome', stats(0, 3))),
  ],
});

export const gambit = supporting({
  id: 'res-012',
  name: 'Gambit',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    trigger(
      'Molecular Acceleration',
      appearsItself,
      may(pay(['skill'])),
      ifDone(
        discard('you', a(inHand(), 'charged')),
        stun(costingInAll(costOf(the('charged')), enemy({ is: 'supporting' }))),
      ),
    ),
  ],
});

export const storm = supporting({
  id: 'res-013',
  name: 'Storm',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 9,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    trigger(
      "You Can't Weather This Storm",
      appearsItself,
      may(pay(['energy'])),
      ifDone(daze(some('any', enemy({ keyword: 'flight' })))),
    ),
  ],
});

export const emmaFrost = supporting({
  id: 'res-014',
  name: 'Emma Frost',
  gender: 'f',
  cost: 6,
  atk: 6,
  def: 7,
  health: 1,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    law('Fluid Forms and Fidelity', {
      rule: 'formInstead',
      who: 'you',
      what: { is: 'supporting', name: 'Emma Frost', team: 'hammer' },
    }),
    trigger('Omega-Class Telepath', whenEither(appearsItself, on('takesForm', itself)), gets('self', 4, 0, 'turn')),
  ],
});

export const mirage = supporting({
  id: 'res-015',
  name: 'Mirage',
  gender: 'f',
  cost: 7,
  atk: 7,
  def: 9,
  health: 2,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    trigger(
      'Partial Odin Power',
      oneOrMore(on('fliesOver', itself, { object: { is: 'supporting' } })),
      may(strike('self', a(character({ is: 'supporting', flownOverBy: 'self' })))),
    ),
  ],
});
