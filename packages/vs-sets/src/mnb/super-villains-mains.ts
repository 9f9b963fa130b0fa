import {
  a,
  anEnemy,
  anyTurn,
  aPlayer,
  atRandom,
  character,
  choose,
  choosePlayer,
  controllerOf,
  discard,
  discardHand,
  each,
  enemy,
  fits,
  forEachPlayer,
  gets,
  inHand,
  inKo,
  keyword,
  ko,
  levelUp,
  main,
  on,
  onlyIf,
  playPlotTwist,
  putPlus,
  resource,
  revealHand,
  shuffleIntoDeck,
  startOfYourTurn,
  stun,
  superPower,
  the,
  theNumber,
  thePlayer,
  unless,
} from '@longbox/vs/language';

const itsPlayer = controllerOf(the('target'));
const sadisticChoice = superPower(
  'Sadistic Choice',
  'main',
  ['intellect'],
  choose(a(enemy({ is: 'supporting' }), 'target')),
  unless(itsPlayer, [discard(itsPlayer, atRandom(1, inHand({}, itsPlayer)))], [stun(the('target'))]),
);

export const greenGoblinLevel1 = main({
  id: 'mnb-079',
  name: 'Green Goblin',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    sadisticChoice,
    levelUp('Chaos and Destruction', 6, on('getsStunned', { side: 'enemy' })),
  ],
});

export const greenGoblinLevel2 = main({
  id: 'mnb-080',
  name: 'Green Goblin',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 5,
  health: 5,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    sadisticChoice,
    superPower('Bombs Away', 'main', ['skill'], ko(a(enemy({ is: 'supporting', stunned: true })))),
  ],
});

const godOfMischief = anyTurn(
  'God of Mischief',
  'combat',
  ['skill'],
  playPlotTwist(a(inKo({ is: 'plotTwist', anyTurnCombat: true })), 'shuffleIntoDeck'),
);

export const lokiLevel1 = main({
  id: 'mnb-081',
  name: 'Loki',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 6,
  health: 5,
  teams: ['superVillains'],
  powers: [godOfMischief, levelUp('Plots Within Plots', 5, on('playsPlotTwist', undefined, { player: 'you' }))],
});

export const lokiLevel2 = main({
  id: 'mnb-082',
  name: 'Loki',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 5,
  teams: ['superVillains'],
  powers: [
    godOfMischief,
    superPower(
      'Master of Plots',
      'main',
      ['intellect'],
      choosePlayer(anEnemy('foe')),
      revealHand(thePlayer('foe')),
      discard(thePlayer('foe'), each(inHand({ is: 'plotTwist' }, thePlayer('foe')))),
    ),
  ],
});

const magneticForceField = anyTurn('Magnetic Force Field', 'combat', ['energy'], gets('self', 0, 4));

export const magnetoLevel1 = main({
  id: 'mnb-083',
  name: 'Magneto',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    magneticForceField,
    levelUp('Mutant Master', 4, onlyIf(startOfYourTurn, fits('self', { face: 'up' }))),
  ],
});

export const magnetoLevel2 = main({
  id: 'mnb-084',
  name: 'Magneto',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 5,
  health: 5,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    magneticForceField,
    superPower('Mutant Supremacy', 'main', ['might'], ko(a(resource({ face: 'down' })))),
  ],
});

const courtDeath = superPower(
  'Court Death',
  'main',
  ['might'],
  choosePlayer(aPlayer('foe')),
  shuffleIntoDeck(each(inKo({ is: 'character' }, thePlayer('foe'))), 'number'),
  putPlus(theNumber('number'), 'self'),
);

export const thanosLevel1 = main({
  id: 'mnb-085',
  name: 'Thanos',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['superVillains'],
  powers: [courtDeath, levelUp('The Mad Titan', 6, on('getsKod', { is: 'character' }))],
});

export const thanosLevel2 = main({
  id: 'mnb-086',
  name: 'Thanos',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['superVillains'],
  powers: [
    courtDeath,
    superPower(
      'The Infinity Gauntlet',
      'main',
      ['energy', 'intellect', 'might', 'skill'],
      forEachPlayer(
        'eachEnemy',
        'foe',
        stun(a(character({ is: 'main', side: { of: thePlayer('foe') } }))),
        ko(a(resource({}, thePlayer('foe')))),
        ko(a(character({ is: 'supporting', side: { of: thePlayer('foe') } }))),
        discardHand(thePlayer('foe')),
      ),
    ),
  ],
});
