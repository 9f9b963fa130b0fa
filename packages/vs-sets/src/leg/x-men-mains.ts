import {
  a,
  anyTurn,
  character,
  gets,
  keyword,
  later,
  levelUp,
  main,
  move,
  on,
  ready,
  stun,
  superPower,
  yours,
} from '@longbox/vs/language';

const battleTactics = superPower('Battle Tactics', 'main', ['skill'], move(a(yours())));

export const cyclopsLevel1 = main({
  id: 'leg-010',
  name: 'Cyclops',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    keyword('leader'),
    battleTactics,
    levelUp('Homo Superior', 5, on('appears', { side: 'yours', is: 'supporting', team: 'xmen' })),
  ],
});

export const cyclopsLevel2 = main({
  id: 'leg-011',
  name: 'Cyclops',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    keyword('leader'),
    battleTactics,
    superPower(
      'Optic Blast',
      'main',
      ['energy', 'energy'],
      stun(a(character({ is: 'supporting', protected: false, otherThanNamed: ['Cyclops', 'Havok'] }))),
    ),
  ],
});

const snikt = anyTurn('SNIKT!', 'combat', ['skill'], gets('self', 3, 0));
const stunsSolo = on(
  'stuns',
  { self: true, combat: 'soloAttacker' },
  { object: { side: 'enemy', combat: 'defender' } },
);

export const wolverineLevel2 = main({
  id: 'leg-012',
  name: 'Wolverine',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 8,
  health: 5,
  teams: ['xmen'],
  powers: [snikt, levelUp("What He Does Isn't Very Nice", 2, stunsSolo)],
});

export const wolverineLevel3 = main({
  id: 'leg-013',
  name: 'Wolverine',
  gender: 'm',
  level: 3,
  atk: 9,
  def: 8,
  health: 6,
  teams: ['xmen'],
  powers: [snikt, superPower('Kill-Frenzy', 'main', ['might'], later('turn', stunsSolo, ready('self')))],
});
