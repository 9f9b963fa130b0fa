import {
  a,
  among,
  anyTurn,
  can,
  divideMinus,
  each,
  endOfYourTurn,
  enemy,
  gets,
  happened,
  has,
  heal,
  keyword,
  levelUp,
  main,
  modify,
  not,
  on,
  onlyIf,
  ready,
  rest,
  revealTop,
  someEnemyHasOnly,
  superPower,
  takeControl,
  the,
  toDeckBottom,
  toHand,
  yours,
} from '@longbox/vs/language';

const lightningStorm = superPower('Lightning Storm', 'main', ['energy'], divideMinus(2, enemy(), 2));

export const stormLevel1 = main({
  id: 'mnb-027',
  name: 'Storm',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    lightningStorm,
    levelUp('Children of the Atom', 3, on('usesSuperPower', undefined, { player: 'you' })),
  ],
});

export const stormLevel2 = main({
  id: 'mnb-028',
  name: 'Storm',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 6,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    lightningStorm,
    superPower('Wind Storm', 'main', ['skill'], modify(each(yours()), 'turn', has('flight'))),
  ],
});

const snikt = anyTurn('SNIKT!', 'combat', ['skill'], gets('self', 3, 0));

export const wolverineLevel1 = main({
  id: 'mnb-029',
  name: 'Wolverine',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['xmen'],
  powers: [
    snikt,
    levelUp(
      'Best At What He Does',
      3,
      on('stuns', { self: true, combat: 'soloAttacker' }, { object: { side: 'enemy', combat: 'defender' } }),
    ),
  ],
});

export const wolverineLevel2 = main({
  id: 'mnb-030',
  name: 'Wolverine',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 4,
  health: 5,
  teams: ['xmen'],
  powers: [snikt, superPower('Healing Factor', 'main', ['might'], heal('self'))],
});

const mercWithAMouth = superPower('Merc with a Mouth', 'main', ['skill'], modify(each(yours()), 'turn', has('lethal')));

export const deadpoolLevel1 = main({
  id: 'mnb-031',
  name: 'Deadpool',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    mercWithAMouth,
    levelUp('"Man, there\'s no one left to kill..."', 3, onlyIf(endOfYourTurn, someEnemyHasOnly({ stunned: true }))),
  ],
});

export const deadpoolLevel2 = main({
  id: 'mnb-032',
  name: 'Deadpool',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 6,
  health: 6,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    mercWithAMouth,
    superPower(
      '"Oh, there\'s someone! Hi there!"',
      'main',
      ['intellect'],
      modify('self', 'game', can('attackPlayers')),
    ),
  ],
});

const cerebro = superPower(
  'Cerebro',
  'build',
  ['energy'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'character' }), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

export const professorXLevel1 = main({
  id: 'mnb-033',
  name: 'Professor X',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    cerebro,
    levelUp(
      'A Dream Of Peace',
      4,
      onlyIf(endOfYourTurn, not(happened(on('attackDeclared', undefined, { player: 'you' }), 'turn'))),
    ),
  ],
});

export const professorXLevel2 = main({
  id: 'mnb-034',
  name: 'Professor X',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 8,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    cerebro,
    superPower(
      'Mental Domination',
      'main',
      ['intellect'],
      ready(a(enemy({ face: 'up' }), 'target')),
      takeControl(the('target'), 'endOfTurn'),
    ),
  ],
});
