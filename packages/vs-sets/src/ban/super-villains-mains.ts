import {
  a,
  aPlayer,
  character,
  choosePlayer,
  discardHand,
  each,
  forEachPlayer,
  inKo,
  ko,
  levelUp,
  main,
  on,
  putPlus,
  resource,
  shuffleIntoDeck,
  stun,
  superPower,
  theNumber,
  thePlayer,
} from '@longbox/vs/language';

const courtDeath = superPower(
  'Court Death',
  'main',
  ['might'],
  choosePlayer(aPlayer('foe')),
  shuffleIntoDeck(each(inKo({ is: 'character' }, thePlayer('foe'))), 'number'),
  putPlus(theNumber('number'), 'self'),
);

export const thanosLevel1 = main({
  id: 'ban-002',
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
  id: 'ban-003',
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
