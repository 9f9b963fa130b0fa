import {
  a,
  aPlayerWithout,
  atRandom,
  character,
  choose,
  choosePlayer,
  controllerOf,
  countOf,
  discard,
  endOfYourTurn,
  enemy,
  gainXp,
  inHand,
  inHandOrKo,
  keyword,
  ko,
  levelUp,
  main,
  on,
  putIntoPlay,
  some,
  stun,
  superPower,
  the,
  thePlayer,
  unless,
  yours,
} from '@longbox/vs/language';

const itsPlayer = controllerOf(the('target'));
const sadisticChoice = superPower(
  'Sadistic Choice',
  'main',
  ['intellect'],
  choose(a(enemy({ is: 'supporting' }), 'target')),
  unless(itsPlayer, [discard(itsPlayer, atRandom(1, inHand({}, itsPlayer)))], [stun(the('target'))]),
);

export const greenGoblinLevel2 = main({
  id: 'leg-028',
  name: 'Green Goblin',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 5,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    sadisticChoice,
    levelUp('Mayhem and Devastation', 3, on('getsStunned', { is: 'character', side: 'enemy' })),
  ],
});

export const greenGoblinLevel3 = main({
  id: 'leg-029',
  name: 'Green Goblin',
  gender: 'm',
  level: 3,
  atk: 8,
  def: 8,
  health: 6,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    sadisticChoice,
    superPower(
      "Goblin's Game",
      'main',
      ['skill'],
      choosePlayer(aPlayerWithout('victim', 'cardsInHand', 'supportingCharacters')),
      ko(a(character({ is: 'main', side: { of: thePlayer('victim') } }))),
    ),
  ],
});

const ultrons = inHandOrKo({ is: 'supporting', name: 'Ultron' });
const iterate = superPower('Iterate', 'build', ['intellect'], putIntoPlay(a(ultrons)));

export const ultronLevel1 = main({
  id: 'leg-030',
  name: 'Ultron',
  line: 'Ultron (Super Villains)',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 1,
  health: 7,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('swarm'),
    iterate,
    levelUp('All of You Against All of Me', 6, endOfYourTurn, gainXp(countOf(yours({ name: 'Ultron' })))),
  ],
});

export const ultronLevel2 = main({
  id: 'leg-031',
  name: 'Ultron',
  line: 'Ultron (Super Villains)',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 2,
  health: 7,
  teams: ['superVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('swarm'),
    iterate,
    superPower('Reiterate', 'build', ['energy'], putIntoPlay(some({ upTo: 2 }, ultrons))),
  ],
});
