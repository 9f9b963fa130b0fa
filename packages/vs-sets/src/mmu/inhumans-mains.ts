import {
  a,
  anEnemy,
  anyTurn,
  asManyAs,
  cant,
  choosePlayer,
  choosePositive,
  discard,
  draw,
  enemy,
  gainXp,
  inHand,
  keyword,
  levelUp,
  levelUpAt,
  main,
  on,
  oneOf,
  oneOrMore,
  putMinus,
  putPlus,
  ready,
  removeHalf,
  rule,
  ruleFor,
  type SuperPower,
  stun,
  superPower,
  theNumber,
  thePlayer,
  yours,
} from '@longbox/vs/language';

const tangleUp = superPower('Tangle Up', 'main', ['skill'], ruleFor(enemy(), 'untilYourNextTurn', cant('beMoved')));

const sonicWhisper: SuperPower = {
  ...anyTurn('Sonic Whisper', 'combat', ['energy']),
  amplify: [stun(a(enemy({ is: 'supporting', combat: 'any' })))],
};

const perceive = superPower(
  'Perceive Stress Point',
  'main',
  ['intellect'],
  choosePositive('number'),
  rule('untilYourNextTurn', {
    rule: 'cantPlay',
    who: 'eachEnemy',
    what: { cost: { is: '=', than: theNumber('number') } },
  }),
);

export const blackBoltLevel1 = main({
  id: 'mmu-037',
  name: 'Black Bolt',
  line: 'Black Bolt of the Inhumans',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 6,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    sonicWhisper,
    levelUp('A Kingdom Lost', 3, oneOrMore(on('goesToKo', { is: 'location' }, { player: 'you' }))),
  ],
});

export const blackBoltLevel2 = main({
  id: 'mmu-038',
  name: 'Black Bolt',
  line: 'Black Bolt of the Inhumans',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    sonicWhisper,
    { ...anyTurn('Sonic Scream', 'combat', ['might']), amplify: [stun(a(enemy({ is: 'main', combat: 'any' })))] },
  ],
});

export const crystalLevel1 = main({
  id: 'mmu-039',
  name: 'Crystal',
  line: 'Crystal of the Inhumans',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('Harness the Elements', 'build', ['energy', 'intellect', 'might', 'skill'], gainXp()),
    levelUpAt('Master the Elements', 1),
  ],
});

export const crystalLevel2 = main({
  id: 'mmu-040',
  name: 'Crystal',
  line: 'Crystal of the Inhumans',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['inhumans'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Unleash the Elements',
      'build',
      ['energy', 'intellect', 'might', 'skill'],
      putPlus(4, a(yours())),
      putMinus(4, a(enemy())),
      draw(4),
      choosePlayer(anEnemy('foe')),
      discard(thePlayer('foe'), asManyAs(4, inHand({}, thePlayer('foe')))),
    ),
  ],
});

export const karnakLevel1 = main({
  id: 'mmu-041',
  name: 'Karnak',
  line: 'Karnak of the Inhumans',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['inhumans'],
  powers: [
    perceive,
    levelUp(
      'The Flaw in All Things',
      3,
      on('endOfBuild', undefined, { player: 'eachEnemy', amount: { is: '>=', than: 1 } }),
    ),
  ],
});

export const karnakLevel2 = main({
  id: 'mmu-042',
  name: 'Karnak',
  line: 'Karnak of the Inhumans',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  teams: ['inhumans'],
  powers: [
    perceive,
    superPower(
      'The Shatterer',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      oneOf([removeHalf('top', thePlayer('foe'))], [removeHalf('bottom', thePlayer('foe'))]),
    ),
  ],
});

export const medusaLevel1 = main({
  id: 'mmu-043',
  name: 'Medusa',
  line: 'Medusa of the Inhumans',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['inhumans'],
  powers: [tangleUp, levelUp('Ruler of the Inhumans', 8, on('playsCard', { team: 'inhumans' }, { player: 'you' }))],
});

export const medusaLevel2 = main({
  id: 'mmu-044',
  name: 'Medusa',
  line: 'Medusa of the Inhumans',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 8,
  health: 5,
  teams: ['inhumans'],
  powers: [
    tangleUp,
    superPower(
      'You Are My Hope For the Future',
      'main',
      ['energy'],
      ready(asManyAs(2, yours({ is: 'supporting', team: 'inhumans' }))),
    ),
  ],
});
