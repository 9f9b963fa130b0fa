import {
  a,
  always,
  among,
  anEnemy,
  anyCard,
  anyTurn,
  atkOf,
  cant,
  character,
  choose,
  choosePlayer,
  controllerOf,
  countersOn,
  countOf,
  discard,
  each,
  enemy,
  exhaust,
  gainXp,
  ifDone,
  inHand,
  inKo,
  inPile,
  itself,
  keyword,
  ko,
  laterOnce,
  leavesToPile,
  levelUp,
  lookAtHand,
  lowestOf,
  main,
  modify,
  nameTeam,
  on,
  pull,
  putIntoPlay,
  putPlus,
  putUntilDefExceeds,
  rule,
  type StaticPower,
  some,
  superPower,
  switched,
  the,
  thePlayer,
  unless,
} from '@longbox/vs/language';

export const abominationLevel1 = main({
  id: 'mcu1-032',
  name: 'Abomination',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    superPower(
      'I Want That. I Need That. Make Me That.',
      'main',
      ['intellect'],
      choose(a(character({ other: true }), 'target')),
      putPlus(countersOn('plus', the('target')), 'self'),
    ),
    levelUp('Infusion of Banner Blood.', 4, on('gainsAtk', itself)),
  ],
});

export const abominationLevel2 = main({
  id: 'mcu1-033',
  name: 'Abomination',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('monstrous'),
    superPower(
      'Give Me a Real Fight!',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      laterOnce(
        'untilYourNextTurn',
        on('endOfFormation', undefined, { player: thePlayer('foe') }),
        pull(a(character({ side: { of: thePlayer('foe') } }), 'target')),
        rule('turn', { rule: 'firstAttackMust', who: thePlayer('foe'), with: 'target', at: 'self' }),
      ),
    ),
  ],
});

const youHadAGreatIdea = superPower(
  'You Had a Great Idea, Tony',
  'build',
  ['intellect'],
  choose(a(inKo({ is: 'character' }, 'eachOther'), 'target')),
  rule('turn', { rule: 'mayRecruit', who: 'you', from: among('target') }),
);

export const ironMongerLevel1 = main({
  id: 'mcu1-034',
  name: 'Iron Monger',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('ranged'),
    youHadAGreatIdea,
    levelUp('Steal Idea', 5, on('recruits', { is: 'character', owner: 'another' })),
  ],
});

export const ironMongerLevel2 = main({
  id: 'mcu1-035',
  name: 'Iron Monger',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 5,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    youHadAGreatIdea,
    superPower(
      'But My Suit is More Advanced',
      'main',
      ['might'],
      choose(a(enemy(), 'target')),
      putUntilDefExceeds(atkOf(the('target')), 'self'),
    ),
  ],
});

const trickster = anyTurn(
  'Trickster',
  'combat',
  ['intellect'],
  modify(a(character({ combat: 'any' })), 'combat', switched),
);

export const lokiLevel1 = main({
  id: 'mcu1-036',
  name: 'Loki',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    trickster,
    levelUp(
      'You Were Made to Be Ruled',
      2,
      on('appears', { is: 'character', side: 'enemy' }),
      unless(controllerOf('subject'), [exhaust('subject')], [gainXp()]),
    ),
  ],
});

export const lokiLevel2 = main({
  id: 'mcu1-037',
  name: 'Loki',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 8,
  health: 6,
  teams: ['mcuVillains'],
  powers: [
    trickster,
    superPower(
      'In the End You Will Always Kneel',
      'main',
      ['might'],
      exhaust(a(character({ is: 'supporting' }), 'target')),
      modify(the('target'), 'sourceUnstunned', cant('ready')),
    ),
  ],
});

const ritualBath = superPower(
  'Ritual Bath',
  'main',
  ['energy'],
  ko(a(enemy({ is: 'supporting', face: 'down' }))),
  ifDone(putPlus(2, 'self')),
);

export const ronanLevel1 = main({
  id: 'mcu1-038',
  name: 'Ronan',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['mcuVillains'],
  powers: [
    ritualBath,
    levelUp(
      'Your Culture is a Disease',
      7,
      on('appears', { side: 'enemy', hasTeam: true }),
      gainXp(countOf(anyCard({ side: { of: controllerOf('subject') }, face: 'up', sharesTeamWith: 'subject' }))),
    ),
  ],
});

export const ronanLevel2 = main({
  id: 'mcu1-039',
  name: 'Ronan',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['mcuVillains'],
  powers: [
    ritualBath,
    superPower(
      'I Will Cure It!',
      'main',
      ['intellect'],
      nameTeam('named'),
      choosePlayer(anEnemy('foe')),
      lookAtHand(thePlayer('foe')),
      discard(thePlayer('foe'), some({ upTo: 2 }, inHand({ namedTeam: 'named' }, thePlayer('foe')), undefined, 'you')),
    ),
  ],
});

const onlyOnePathToPeace = superPower(
  "There's Only One Path To Peace",
  'build',
  ['energy'],
  putIntoPlay(lowestOf(inPile('ultronFacility'))),
);

// A KO'd Ultron goes back to the pile it came from (VS-ZON-39).
const backToTheFacility: StaticPower = {
  ...always('Ultron Facility', leavesToPile('ultronFacility')),
  always: true,
  unprinted: true,
};

export const ultronLevel1 = main({
  id: 'mcu1-040',
  name: 'Ultron',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 5,
  health: 2,
  teams: ['mcuVillains'],
  pile: 'ultronFacility',
  powers: [keyword('swarm'), onlyOnePathToPeace, backToTheFacility],
});

export const ultronLevel2 = main({
  id: 'mcu1-041',
  name: 'Ultron',
  gender: 'm',
  level: 2,
  atk: 3,
  def: 7,
  health: 2,
  teams: ['mcuVillains'],
  pile: 'ultronFacility',
  powers: [keyword('ranged'), keyword('swarm'), onlyOnePathToPeace, backToTheFacility],
});

export const ultronLevel3 = main({
  id: 'mcu1-042',
  name: 'Ultron',
  gender: 'm',
  level: 3,
  atk: 5,
  def: 9,
  health: 3,
  teams: ['mcuVillains'],
  pile: 'ultronFacility',
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('swarm'),
    superPower('Your Extinction', 'build', ['might', 'might', 'might', 'might'], ko(each(anyCard({ side: 'enemy' })))),
    backToTheFacility,
  ],
});
