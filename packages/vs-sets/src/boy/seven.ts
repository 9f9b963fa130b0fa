import {
  a,
  always,
  anyTurn,
  appearsAs,
  atLeast,
  both,
  can,
  cant,
  canUse,
  character,
  choose,
  countOf,
  draw,
  during,
  each,
  endOfCombat,
  enemy,
  equipment,
  exists,
  fits,
  gets,
  happened,
  ifDone,
  inDeck,
  itself,
  keyword,
  laterOnce,
  law,
  losesPowers,
  may,
  modify,
  not,
  on,
  oneOf,
  paysLess,
  plotTwist,
  powerUpWith,
  printedOf,
  pull,
  putMinus,
  putPlus,
  ready,
  removeSome,
  search,
  shuffleDeck,
  some,
  specialLocation,
  stats,
  stun,
  superPower,
  supporting,
  the,
  toHand,
  toKo,
  trigger,
  woundsOn,
  yours,
} from '@longbox/vs/language';

const ELECTRICITY = 'Electricity Goes In';
const BLAST = 'Blast Comes Out.';
const DREAM = 'This Was our Dream';
const dream = putPlus(1, each(yours({ other: true, team: 'theSeven' })));
const starlightIsThere = exists(yours({ name: 'Starlight', face: 'up' }));
/** One power with two prices: once a turn in all. */
const undreamt = not(happened(on('usesSuperPower', itself, { power: DREAM }), 'turn'));

const WHATEVER = 'I Can Do Whatever the Hell I Want';
const anything = [search(inDeck(), 'found'), toHand(the('found')), shuffleDeck()];
/** One power with three timings: once a turn in all. */
const unused = not(happened(on('usesSuperPower', itself, { power: WHATEVER }), 'turn'));

export const donnaJanuary = supporting({
  id: 'boy-039',
  name: 'Donna January',
  gender: 'f',
  short: 'Donna',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theSeven'],
  powers: [
    { ...superPower(DREAM, 'main', ['skill'], dream), only: both(not(starlightIsThere), undreamt) },
    { ...superPower(DREAM, 'main', [], dream), only: both(starlightIsThere, undreamt) },
  ],
});

export const ashleyBarrett = supporting({
  id: 'boy-040',
  name: 'Ashley Barrett',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['theSeven'],
  powers: [
    superPower(
      'SVP of Hero Management',
      'build',
      ['intellect'],
      draw(countOf(yours({ team: 'theSeven', face: 'up', printedHealth: atLeast(2) }))),
    ),
  ],
});

export const blackNoir = supporting({
  id: 'boy-041',
  name: 'Black Noir',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['theSeven'],
  powers: [
    keyword('stealth'),
    trigger('Ambush.', on('attacks', itself, { object: { exhausted: true } }), putPlus(2, 'self')),
  ],
});

export const drJonahVogelbaum = supporting({
  id: 'boy-042',
  name: 'Dr. Jonah Vogelbaum',
  gender: 'm',
  cost: 3,
  atk: 1,
  def: 6,
  health: 1,
  teams: ['theSeven'],
  powers: [
    superPower(
      "You're My Greatest Failure",
      'main',
      ['energy'],
      putMinus(1, a(enemy(), 'mark')),
      modify(the('mark'), 'untilNoMinus', losesPowers),
    ),
  ],
});

export const madelynStillwell = supporting({
  id: 'boy-043',
  name: 'Madelyn Stillwell',
  gender: 'f',
  cost: 4,
  atk: 2,
  def: 7,
  health: 1,
  teams: ['theSeven'],
  powers: [
    superPower(
      'We Make Heroes Super',
      'build',
      ['intellect'],
      choose(a(yours({ is: 'main' }), 'hero')),
      gets(the('hero'), printedOf('atk', the('hero')), printedOf('def', the('hero')), 'sourceOnSide'),
    ),
  ],
});

export const theDeep = supporting({
  id: 'boy-044',
  name: 'The Deep',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 4,
  health: 2,
  teams: ['theSeven'],
  powers: [
    superPower(
      'Dolphin Rescue Attempt',
      'build',
      ['might'],
      search(inDeck({ is: 'character' }), 'found'),
      toKo(the('found')),
      shuffleDeck(),
    ),
  ],
});

export const doppelganger = supporting({
  id: 'boy-045',
  name: 'Doppelganger',
  gender: 'm',
  cost: 5,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['theSeven'],
  powers: [appearsAs('Look-alike', character({ is: 'supporting', other: true }))],
});

export const ezekiel = supporting({
  id: 'boy-046',
  name: 'Ezekiel',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['theSeven'],
  powers: [
    superPower('My Loving Embrace', 'main', ['skill'], pull(some('any', character({ is: 'supporting', other: true })))),
  ],
});

export const aTrain = supporting({
  id: 'boy-047',
  name: 'A-Train',
  gender: 'm',
  cost: 6,
  atk: 6,
  def: 6,
  health: 2,
  teams: ['theSeven'],
  powers: [
    always('Here Comes the A-Train', powerUpWith({ is: 'character', team: 'theSeven' })),
    trigger(
      'The Train Has Left the Station',
      on('attacks', itself),
      laterOnce('combat', endOfCombat, may(removeSome(1, 'plus', 'self')), ifDone(ready('self'))),
    ),
  ],
});

export const translucent = supporting({
  id: 'boy-048',
  name: 'Translucent',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 1,
  health: 2,
  teams: ['theSeven'],
  powers: [
    keyword('invisible'),
    during(
      both(fits('self', { combat: 'attacker' }), exists(character({ is: 'supporting', combat: 'againstSelf' }))),
      always('Carbon Metamaterial Skin', cant('beStruck')),
    ),
  ],
});

export const queenMaeve = supporting({
  id: 'boy-049',
  name: 'Queen Maeve',
  gender: 'f',
  short: 'Maeve',
  cost: 7,
  atk: 12,
  def: 12,
  health: 1,
  teams: ['theSeven'],
  powers: [
    keyword('tough'),
    trigger('I Really Did Break Every Bone in My Arm', on('recovers', itself), putMinus(woundsOn('self'), 'self')),
  ],
});

export const starlight = supporting({
  id: 'boy-050',
  name: 'Starlight',
  gender: 'f',
  cost: 7,
  atk: 8,
  def: 7,
  health: 2,
  teams: ['theSeven'],
  powers: [
    keyword('ranged'),
    superPower(ELECTRICITY, 'main', ['energy'], modify('self', 'fromYourNextTurn', canUse(BLAST))),
    {
      ...superPower(BLAST, 'main', ['energy'], stun(a(character({ is: 'supporting' })))),
      after: ELECTRICITY,
    },
  ],
});

export const homelander = supporting({
  id: 'boy-051',
  name: 'Homelander',
  gender: 'm',
  cost: 8,
  atk: 14,
  def: 14,
  health: 3,
  teams: ['theSeven'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(WHATEVER, 'build', ['might'], ...anything),
    { ...superPower(WHATEVER, 'main', ['might'], ...anything), only: unused },
    { ...anyTurn(WHATEVER, 'combat', ['might'], ...anything), only: unused },
  ],
});

export const compoundV = equipment({
  id: 'boy-052',
  name: 'Compound V',
  cost: 2,
  teams: ['theSeven'],
  powers: [
    law('Manufactured by Vought', { rule: 'equipOnlyTo', who: 'you', wearer: { is: 'main', team: 'theSeven' } }),
    always('Steroids for Supes', paysLess(1)),
  ],
});

export const theSeven = plotTwist({
  id: 'boy-053',
  name: 'The Seven',
  team: 'theSeven',
  timing: 'combat',
  anyTurn: true,
  effects: [
    oneOf(
      [gets(each(yours({ is: 'main', combat: 'defender' })), 7, 0)],
      [gets(each(yours({ is: 'main', combat: 'defender' })), 0, 7)],
    ),
  ],
});

export const theyllFindYou = plotTwist({
  id: 'boy-054',
  name: "They'll Find You",
  team: 'theSeven',
  timing: 'main',
  effects: [modify(a(character(), 'mark'), 'turn', stats(2, 0), can('meleeAttackProtected', { is: 'supporting' }))],
});

export const whySettleForOrdinary = plotTwist({
  id: 'boy-055',
  name: 'Why Settle For Ordinary?',
  team: 'theSeven',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(character({ is: 'supporting', combat: 'any' }), 'mark')),
    putPlus(printedOf('health', the('mark')), the('mark')),
  ],
});

export const voughtTower = specialLocation('boy-057', 'Vought Tower', 'theSeven');
