import {
  a,
  always,
  anyTurn,
  atLeast,
  attacker,
  aura,
  cant,
  character,
  choose,
  countOf,
  defender,
  doubleCounters,
  draw,
  during,
  each,
  endOfCombat,
  endOfYourTurn,
  enemy,
  exists,
  gainRecruitPoints,
  gets,
  has,
  ifDone,
  inDeck,
  inHand,
  inKo,
  itself,
  keyword,
  ko,
  later,
  laterOnce,
  losesKeyword,
  may,
  on,
  ownerOf,
  plotTwist,
  putBeside,
  putIntoPlay,
  putMinus,
  putPlus,
  putTokens,
  ready,
  removeCounters,
  removeFromGame,
  replaceDefenderAnyway,
  revealDeck,
  revealHand,
  ruleFor,
  shuffleDeck,
  some,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  tally,
  the,
  trigger,
  when,
  wound,
  yours,
} from '@longbox/vs/language';

export const blackCat = supporting({
  id: 'aff-035',
  name: 'Black Cat',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 1,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('pounce'),
    trigger(
      'Unlucky Break',
      on('attacks', itself),
      removeCounters('plus', a(defender())),
      ruleFor(enemy(), 'combat', cant('gainPlus')),
    ),
  ],
});

export const madameMasque = supporting({
  id: 'aff-036',
  name: 'Madame Masque',
  gender: 'f',
  cost: 1,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    trigger(
      'Bio-Duplicate',
      on('powersUp', itself, { player: 'you', object: { name: 'Madame Masque' } }),
      may(putIntoPlay('object')),
    ),
    keyword('swarm'),
  ],
});

export const titania = supporting({
  id: 'aff-037',
  name: 'Titania',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['femmeFatales'],
  powers: [anyTurn('Cellular Augmentation', 'combat', ['might'], gets('self', 3, 3)), keyword('durable')],
});

export const sin = supporting({
  id: 'aff-038',
  name: 'Sin',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    anyTurn('Like Father, Like Daughter', 'combat', ['skill'], stun(a(character({ combat: 'meleeAttackingSelf' })))),
  ],
});

export const moonstone = supporting({
  id: 'aff-039',
  name: 'Moonstone',
  gender: 'f',
  cost: 2,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    aura('Gravity Stone', { side: 'enemy', is: 'character' }, losesKeyword('flight')),
  ],
});

export const silverSable = supporting({
  id: 'aff-040',
  name: 'Silver Sable',
  gender: 'f',
  cost: 3,
  atk: 1,
  def: 5,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    keyword('mercenary'),
    trigger('Wealthy', on('startOfBuild', undefined, { player: 'you' }), gainRecruitPoints(1)),
  ],
});

export const nebula = supporting({
  id: 'aff-041',
  name: 'Nebula',
  gender: 'f',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    during(exists(yours({ is: 'main', alignment: 'evil', level: atLeast(2) })), always('Underling', stats(3, 3))),
  ],
});

export const goblinQueen = supporting({
  id: 'aff-042',
  name: 'Goblin Queen',
  gender: 'f',
  cost: 4,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    superPower('Summon Goblins', 'main', ['intellect'], putTokens('Demon Goblin', 4, 'front')),
  ],
});

export const spiral = supporting({
  id: 'aff-043',
  name: 'Spiral',
  gender: 'f',
  cost: 4,
  atk: 7,
  def: 3,
  health: 1,
  teams: ['femmeFatales'],
  powers: [keyword('mobile'), keyword('ferocious')],
});

export const viper = supporting({
  id: 'aff-044',
  name: 'Viper',
  gender: 'f',
  cost: 5,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    superPower('Poison Darts', 'main', ['skill'], putMinus(1, some({ upTo: 2 }, enemy()))),
    trigger('Succumb to Poison', endOfYourTurn, doubleCounters('minus', each(enemy()))),
  ],
});

export const satana = supporting({
  id: 'aff-045',
  name: 'Satana',
  gender: 'f',
  cost: 5,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    aura('Fatal Females', { side: 'yours', is: 'character', team: 'femmeFatales' }, has('lethal')),
    superPower(
      'Consume Soul',
      'main',
      ['energy'],
      removeFromGame(a(inKo({ is: 'character' }, 'eachEnemy'), 'soul')),
      revealHand(ownerOf(the('soul'))),
      revealDeck(ownerOf(the('soul'))),
      removeFromGame(each(inHand({ is: 'character', sameNameAs: the('soul') }, ownerOf(the('soul'))))),
      removeFromGame(each(inDeck({ is: 'character', sameNameAs: the('soul') }, ownerOf(the('soul'))))),
      shuffleDeck(ownerOf(the('soul'))),
    ),
  ],
});

export const ladyDeathstrike = supporting({
  id: 'aff-046',
  name: 'Lady Deathstrike',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    anyTurn(
      'Death Strike',
      'combat',
      ['might'],
      later('combat', on('survives', itself, { object: { side: 'enemy', is: 'main' } }), wound('object')),
    ),
  ],
});

export const morganLeFay = supporting({
  id: 'aff-047',
  name: 'Morgan le Fay',
  gender: 'f',
  cost: 6,
  atk: 3,
  def: 7,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    keyword('immortal'),
    superPower(
      'Growing Magic',
      'main',
      ['intellect'],
      draw(tally(on('usesSuperPower', undefined, { player: 'you', power: 'Growing Magic' }), 'game')),
    ),
  ],
});

export const enchantress = supporting({
  id: 'aff-048',
  name: 'Enchantress',
  gender: 'f',
  cost: 7,
  atk: 4,
  def: 8,
  health: 2,
  teams: ['femmeFatales'],
  powers: [
    keyword('ranged'),
    superPower(
      'Go Forth, My Champion',
      'main',
      ['energy'],
      putPlus(2, a(yours({ other: true }), 'target')),
      laterOnce('turn', on('attacks', { same: the('target') }), ready(the('target'))),
    ),
  ],
});

export const femmeFatality = plotTwist({
  id: 'aff-049',
  name: 'Femme Fatality',
  team: 'femmeFatales',
  timing: 'main',
  effects: [choose(a(character(), 'target')), putMinus(countOf(yours({ is: 'supporting' })), the('target'))],
});

export const dramaticEntrance = plotTwist({
  id: 'aff-050',
  name: 'Dramatic Entrance',
  team: 'femmeFatales',
  timing: 'combat',
  anyTurn: true,
  effects: [
    when(exists(defender({ side: 'yours' })), [
      choose(a(defender({ side: 'yours' }), 'old')),
      may(putBeside(the('old'), a(inHand({ is: 'character' }), 'new'))),
      ifDone(replaceDefenderAnyway(the('old'), the('new')), laterOnce('combat', endOfCombat, ko(the('new')))),
    ]),
  ],
});

export const catFight = plotTwist({
  id: 'aff-051',
  name: 'Cat Fight',
  team: 'femmeFatales',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(attacker()), 4, 0)],
});

export const madripoor = specialLocation('aff-052', 'Madripoor', 'femmeFatales');

export const demonGoblin = supporting({
  id: 'aff-054',
  name: 'Demon Goblin',
  gender: 'm',
  cost: 0,
  atk: 1,
  def: 1,
  health: 1,
  token: true,
  teams: ['femmeFatales'],
  powers: [keyword('swarm')],
});
