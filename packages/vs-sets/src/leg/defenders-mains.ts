import {
  a,
  anEnemy,
  anyTurn,
  cant,
  character,
  choosePlayer,
  discard,
  exists,
  inHand,
  itself,
  keyword,
  levelUp,
  lookAtHand,
  main,
  modify,
  on,
  onlyIf,
  ruleFor,
  strikesDouble,
  superPower,
  thePlayer,
  yours,
} from '@longbox/vs/language';

const limitedInvulnerability = anyTurn(
  'Limited Invulnerability',
  'combat',
  ['might'],
  modify('self', 'turn', cant('beWounded')),
);

export const jessicaJonesLevel1 = main({
  id: 'leg-037',
  name: 'Jessica Jones',
  short: 'Jessica',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('tough'),
    { ...limitedInvulnerability, limit: { whileLevel: 1 } },
    levelUp('Stake Out', 5, on('appears', { is: 'character', side: 'enemy' })),
  ],
});

export const jessicaJonesLevel2 = main({
  id: 'leg-038',
  name: 'Jessica Jones',
  short: 'Jessica',
  gender: 'f',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['defenders'],
  powers: [
    keyword('flight'),
    keyword('tough'),
    { ...limitedInvulnerability, limit: { whileLevel: 2 } },
    superPower(
      'Collar the Suspect',
      'main',
      ['intellect'],
      choosePlayer(anEnemy('suspect')),
      lookAtHand(thePlayer('suspect')),
      discard(thePlayer('suspect'), a(inHand({ is: 'character' }, thePlayer('suspect')), undefined, 'you')),
    ),
  ],
});

const manWithoutFear = anyTurn('The Man Without Fear', 'combat', ['skill'], modify('self', 'combat', strikesDouble));

export const daredevilLevel2 = main({
  id: 'leg-039',
  name: 'Daredevil',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 9,
  health: 5,
  teams: ['defenders'],
  powers: [
    manWithoutFear,
    levelUp("Defender of Hell's Kitchen", 1, onlyIf(on('isAttacked', itself), exists(yours({ protectedBy: 'self' })))),
  ],
});

export const daredevilLevel3 = main({
  id: 'leg-040',
  name: 'Daredevil',
  gender: 'm',
  level: 3,
  atk: 7,
  def: 10,
  health: 6,
  teams: ['defenders'],
  powers: [
    manWithoutFear,
    anyTurn("Savior of Hell's Kitchen", 'combat', ['intellect'], ruleFor(character(), 'turn', cant('attack'))),
  ],
});
