import {
  a,
  anEnemy,
  anyTurn,
  atkOf,
  attacker,
  cancelPlotTwist,
  cant,
  character,
  choosePlayer,
  endOfCombat,
  enemy,
  firstEachTurn,
  gainXp,
  has,
  ifDone,
  itself,
  keyword,
  ko,
  later,
  laterOnce,
  levelUp,
  main,
  modify,
  on,
  putMinus,
  putPlus,
  reaction,
  ready,
  ruleFor,
  superPower,
  the,
  thePlayer,
  trigger,
  wound,
  yours,
} from '@longbox/vs/language';

const myMenAreNotExpendable = superPower(
  'My Men Are Not Expendable',
  'main',
  ['skill'],
  ruleFor(enemy(), 'itsNextTurn', cant('teamAttack')),
);

const theDoorSwingsBothWays = superPower(
  'The Door Swings Both Ways',
  'main',
  ['intellect'],
  putPlus(1, a(character(), 'one')),
  putMinus(1, a(character({ not: the('one') }))),
);

const weNeedToWorkAsATeam = superPower(
  'We Need to Work as a Team',
  'main',
  ['humanity'],
  ruleFor(yours({ combat: 'teamAttacker' }), 'turn', has('ferocious'), has('quickDraw')),
);

const imNotAGoodMan = superPower(
  "I'm Not a Good Man",
  'main',
  ['intellect'],
  wound(a(yours({ is: 'supporting' }))),
  ifDone(
    choosePlayer(anEnemy('them')),
    wound(a(character({ is: 'supporting', side: { of: thePlayer('them') } }), undefined, thePlayer('them'))),
  ),
);

export const dutchLevel1 = main({
  id: 'prd-031',
  name: 'Dutch',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    myMenAreNotExpendable,
    levelUp("He's Killing Us One at a Time", 3, on('attacks', { side: 'enemy', combat: 'soloAttacker' })),
  ],
});

export const dutchLevel2 = main({
  id: 'prd-032',
  name: 'Dutch',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 6,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    myMenAreNotExpendable,
    {
      ...anyTurn('Come On! Do It Now!', 'combat', ['intellect'], putMinus(2, a(attacker({ side: 'enemy' })))),
      amplify: [ko(a(attacker({ side: 'enemy' })))],
    },
  ],
});

export const harriganLevel1 = main({
  id: 'prd-033',
  name: 'Harrigan',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['prey'],
  powers: [
    theDoorSwingsBothWays,
    levelUp('Ten Commendations for Valor', 10, on('strikes', itself), gainXp(atkOf('self'))),
  ],
});

export const harriganLevel2 = main({
  id: 'prd-034',
  name: 'Harrigan',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 9,
  health: 5,
  teams: ['prey'],
  powers: [
    theDoorSwingsBothWays,
    superPower(
      "Who's Next?",
      'main',
      ['might'],
      modify('self', 'game', {
        mod: 'power',
        power: trigger(
          "Who's Next?",
          firstEachTurn(on('attacks', itself)),
          laterOnce('combat', endOfCombat, ready('self')),
        ),
      }),
    ),
  ],
});

export const isabelleLevel1 = main({
  id: 'prd-035',
  name: 'Isabelle',
  gender: 'f',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    weNeedToWorkAsATeam,
    levelUp(
      'We Should Stick Together',
      2,
      on('attackDeclared', undefined, { player: 'you', amount: { is: '>=', than: 3 } }),
    ),
  ],
});

export const isabelleLevel2 = main({
  id: 'prd-036',
  name: 'Isabelle',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    weNeedToWorkAsATeam,
    superPower(
      'We Should Go to Higher Ground',
      'build',
      ['skill'],
      later('game', on('playsLocation', undefined, { player: 'you' }), putPlus(2, 'self')),
    ),
  ],
});

export const royceLevel1 = main({
  id: 'prd-037',
  name: 'Royce',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    imNotAGoodMan,
    levelUp("I Need To Know Who We're Up Against", 7, on('getsWounded', { is: 'character', other: true })),
  ],
});

export const royceLevel2 = main({
  id: 'prd-038',
  name: 'Royce',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 5,
  health: 6,
  teams: ['prey'],
  powers: [
    keyword('ranged'),
    imNotAGoodMan,
    reaction("I But I'm Fast", on('playsPlotTwist', undefined, { player: 'eachEnemy' }), ['skill'], cancelPlotTwist),
  ],
});
