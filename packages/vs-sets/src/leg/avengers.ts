import {
  a,
  anEnemy,
  attacker,
  character,
  choosePlayer,
  countOf,
  each,
  itself,
  keyword,
  law,
  on,
  plotTwist,
  putPlus,
  stun,
  superPower,
  supporting,
  thePlayer,
  trigger,
} from '@longbox/vs/language';

export const falcon = supporting({
  id: 'leg-005',
  name: 'Falcon',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 4,
  health: 1,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('mobile'),
    trigger(
      'Sidekick',
      on('attacks', { self: true, combat: 'teamAttacker' }),
      putPlus(1, each(attacker({ other: true }))),
    ),
  ],
});

export const agentPeggyCarter = supporting({
  id: 'leg-006',
  name: 'Agent Peggy Carter',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['avengers'],
  powers: [
    keyword('ranged'),
    law('Honorary Avenger', { rule: 'recruitCosts', who: 'you', what: { is: 'character', team: 'avengers' }, less: 1 }),
  ],
});

export const mockingbird = supporting({
  id: 'leg-007',
  name: 'Mockingbird',
  gender: 'f',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['avengers'],
  powers: [
    superPower(
      'Martial Mastery',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      putPlus(countOf(character({ is: 'supporting', side: { of: thePlayer('foe') } })), 'self'),
    ),
  ],
});

export const captainBritain = supporting({
  id: 'leg-008',
  name: 'Captain Britain',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Rule Britannia!', on('powersUp', itself), putPlus(2, 'self')),
  ],
});

export const avenge = plotTwist({
  id: 'leg-009',
  name: 'Avenge',
  team: 'avengers',
  symbols: 3,
  loyalty: 'avengers',
  timing: 'main',
  effects: [stun(a(character({ is: 'supporting', exhausted: true })))],
});
