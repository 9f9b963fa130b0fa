import {
  a,
  always,
  among,
  anEnemy,
  asManyAs,
  becomesLevel,
  character,
  choose,
  choosePlayer,
  choosePositive,
  controllerOf,
  costOf,
  daze,
  discard,
  during,
  each,
  enemy,
  exists,
  firstEachTurn,
  fits,
  gainXp,
  inHand,
  itself,
  keyword,
  ko,
  law,
  levelUp,
  lookAtTop,
  main,
  not,
  on,
  putPlus,
  rest,
  revealHand,
  rule,
  startOfYourTurn,
  superPower,
  the,
  theNumber,
  thePlayer,
  toDeckBottom,
  toDeckTop,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

const hailHydra = superPower('Hail Hydra', 'main', ['might'], putPlus(1, each(yours({ team: 'hydra' }))));

const superiorNumber = superPower(
  'Fall Before My Superior Number',
  'main',
  ['intellect'],
  choosePositive('number'),
  choosePlayer(anEnemy('foe')),
  discard(thePlayer('foe'), a(inHand({ cost: { is: '=', than: theNumber('number') } }, thePlayer('foe')))),
  when(not({ condition: 'done', they: true }), [revealHand(thePlayer('foe'))]),
);

export const helmutZemoLevel1 = main({
  id: 'svh-001',
  line: 'Helmut Zemo (Hydra)',
  name: 'Helmut Zemo',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    superiorNumber,
    levelUp(
      'Army of Evil',
      11,
      firstEachTurn(on('recruits', { is: 'character' }, { player: 'you' })),
      gainXp(costOf('subject')),
    ),
  ],
});

export const helmutZemoLevel2 = main({
  id: 'svh-002',
  line: 'Helmut Zemo (Hydra)',
  name: 'Helmut Zemo',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    superiorNumber,
    superPower(
      'The Price of Disloyalty',
      'main',
      ['skill'],
      choose(a(enemy({ is: 'supporting' }), 'traitor')),
      when(
        fits(the('traitor'), {
          sharesNoTeamWith: character({ is: 'main', side: { of: controllerOf(the('traitor')) } }),
        }),
        [ko(the('traitor'))],
        [daze(the('traitor'))],
      ),
    ),
  ],
});

export const madameHydraLevel1 = main({
  id: 'svh-003',
  name: 'Madame Hydra',
  gender: 'f',
  level: 1,
  atk: 0,
  def: 6,
  health: 6,
  teams: ['hydra'],
  powers: [levelUp('Mysterious Plans', 5, on('playsCard', { face: 'down' }, { player: 'you' }))],
});

export const madameHydraLevel2 = main({
  id: 'svh-004',
  name: 'Madame Hydra',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 8,
  health: 6,
  teams: ['hydra'],
  powers: [law('Secret Empire', { rule: 'mayPlayResources', who: 'you' })],
});

export const redSkullLevel1 = main({
  id: 'svh-005',
  name: 'Red Skull',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    trigger(
      'Mental Calculations',
      startOfYourTurn,
      lookAtTop(4, 'seen'),
      toDeckBottom(asManyAs(2, among('seen'), 'low')),
      toDeckTop(rest('seen', 'low')),
    ),
    levelUp('The Cube is Mine!', 1, on('getsEquipped', itself, { object: { name: 'Cosmic Cube' } })),
  ],
});

export const redSkullLevel2 = main({
  id: 'svh-006',
  name: 'Red Skull',
  gender: 'm',
  level: 2,
  atk: 10,
  def: 10,
  health: 5,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    during(not(fits('self', { wearing: 'Cosmic Cube' })), always('Curse You!', becomesLevel(1))),
  ],
});

export const supremeLeaderLevel1 = main({
  id: 'svh-007',
  name: 'Supreme Leader',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 5,
  aka: ['Captain America'],
  teams: ['hydra'],
  powers: [
    hailHydra,
    levelUp('The Glory of Hydra', 6, on('attacks', { is: 'character', side: 'yours', team: 'hydra' })),
  ],
});

export const supremeLeaderLevel2 = main({
  id: 'svh-008',
  name: 'Supreme Leader',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 6,
  health: 5,
  aka: ['Captain America'],
  teams: ['hydra'],
  powers: [
    hailHydra,
    superPower(
      'Hydra High Council',
      'main',
      ['intellect', 'skill'],
      rule('game', {
        rule: 'cantLose',
        who: 'you',
        while: exists(
          yours({ name: ['Arnim Zola', 'Doctor Faustus', '*Gorgon*', 'Hive', 'Kraken', 'Madame Hydra', 'Viper'] }),
        ),
      }),
    ),
  ],
});
