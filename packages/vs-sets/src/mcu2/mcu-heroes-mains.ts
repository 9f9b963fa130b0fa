import {
  a,
  anEnemy,
  anyTurn,
  becomeLevel,
  both,
  cant,
  character,
  choose,
  countOf,
  draw,
  each,
  endOfYourTurn,
  enemy,
  enemyTurn,
  extraTurn,
  firstEachTurn,
  fits,
  gainXp,
  happened,
  inDeck,
  inHand,
  inKo,
  itself,
  keyword,
  levelUp,
  levelUpAt,
  lookAtHand,
  main,
  modify,
  on,
  onlyWhile,
  revealCards,
  ruleFor,
  search,
  shuffleDeck,
  shuffleIntoDeck,
  some,
  stunEachOther,
  superPower,
  the,
  theNumber,
  thePlayer,
  toHand,
  trigger,
  when,
} from '@longbox/vs/language';

export const antManLevel1 = main({
  id: 'mcu2-001',
  name: 'Ant-Man',
  gender: 'm',
  level: 1,
  atk: 1,
  def: 1,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('shrink'),
    superPower('I Got Something Big', 'main', ['might'], gainXp()),
    levelUpAt("But I Can't Hold It for Long", 1),
  ],
});

export const antManLevel2 = main({
  id: 'mcu2-002',
  name: 'Ant-Man',
  gender: 'm',
  level: 2,
  atk: 20,
  def: 20,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    trigger('Does Anyone Have Any Orange Slices', on('startOfBuild', undefined, { player: 'you' }), becomeLevel(1)),
  ],
});

export const blackPantherLevel1 = main({
  id: 'mcu2-003',
  name: 'Black Panther',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('pounce'),
    levelUp('Warrior and King', 4, on('attacks', itself), gainXp(countOf(character({ protectedBy: 'self' })))),
  ],
});

export const blackPantherLevel2 = main({
  id: 'mcu2-004',
  name: 'Black Panther',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 5,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('pounce'),
    anyTurn(
      'Vibranium Weave Suit',
      'combat',
      ['might'],
      when(fits('self', { combat: 'defender' }), [modify('self', 'turn', cant('beStruck'))]),
    ),
  ],
});

const slingRing = superPower(
  'Sling Ring',
  'build',
  ['skill'],
  search(inDeck({ is: 'location', basic: true }), 'found'),
  revealCards(the('found')),
  toHand(the('found')),
  shuffleDeck(),
);

export const doctorStrangeLevel1 = main({
  id: 'mcu2-005',
  name: 'Doctor Strange',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    slingRing,
    levelUp('Teach Me', 3, {
      ...firstEachTurn(on('playsPlotTwist', undefined, { player: 'you' })),
      if: both(
        happened(on('playsLocation', undefined, { player: 'you' }), 'turn'),
        happened(on('playsCard', { is: 'character' }, { player: 'you' }), 'turn'),
      ),
    }),
  ],
});

export const doctorStrangeLevel2 = main({
  id: 'mcu2-006',
  name: 'Doctor Strange',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    slingRing,
    superPower("Dormammu, I've Come to Bargain!", 'main', ['energy', 'intellect', 'might'], extraTurn),
  ],
});

const mentalManipulation = superPower(
  'Neuroelectric Interfacing, Telekinesis, Mental Manipulation',
  'main',
  ['energy'],
  lookAtHand(anEnemy('foe')),
  shuffleIntoDeck(some('any', inHand({ is: 'character' }, thePlayer('foe'))), 'many'),
  draw(theNumber('many'), thePlayer('foe')),
);

export const scarletWitchLevel1 = main({
  id: 'mcu2-007',
  name: 'Scarlet Witch',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    mentalManipulation,
    levelUp(
      'Terrible Loss',
      3,
      onlyWhile(on('getsStunned', { side: 'yours', is: 'character', other: true }), enemyTurn),
    ),
  ],
});

export const scarletWitchLevel2 = main({
  id: 'mcu2-008',
  name: 'Scarlet Witch',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['mcuHeroes'],
  powers: [
    keyword('ranged'),
    mentalManipulation,
    superPower(
      "Everybody's Afraid of Something",
      'main',
      ['intellect'],
      choose(a(enemy(), 'target')),
      ruleFor(character({ sameNameAs: the('target') }), 'game', cant('attack', itself)),
    ),
  ],
});

const graceInTheirFailings = superPower(
  'There Is Grace In Their Failings',
  'build',
  ['intellect'],
  choose(a(inKo({ is: 'character' }), 'one')),
  shuffleIntoDeck(each(inKo({ sameCardAs: the('one') })), 'many'),
  draw(theNumber('many')),
);

export const visionLevel1 = main({
  id: 'mcu2-009',
  name: 'Vision',
  gender: 'm',
  level: 1,
  atk: 3,
  def: 3,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    graceInTheirFailings,
    levelUp('It Is a Privilege to Be Among Them', 12, endOfYourTurn, gainXp(countOf(character({ is: 'supporting' })))),
  ],
});

export const visionLevel2 = main({
  id: 'mcu2-010',
  name: 'Vision',
  gender: 'm',
  level: 2,
  atk: 6,
  def: 6,
  health: 6,
  teams: ['mcuHeroes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    graceInTheirFailings,
    trigger(
      "It's As I Said. Catastrophe.",
      on('attacks', { is: 'supporting' }, { object: { is: 'supporting' } }),
      stunEachOther('subject', 'object'),
    ),
  ],
});
