import {
  a,
  anyTurn,
  atLeast,
  character,
  choose,
  costOf,
  defender,
  discard,
  each,
  endOfCombat,
  enemy,
  gets,
  ifDone,
  inHand,
  keyword,
  laterOnce,
  move,
  plotTwist,
  putIntoPlay,
  putMinus,
  putPlus,
  ready,
  replaceDefender,
  some,
  specialLocation,
  stun,
  superPower,
  supporting,
  switchPlaces,
  takeControl,
  the,
  toHand,
  yours,
} from '@longbox/vs/language';

export const iceman = supporting({
  id: 'mnb-035',
  name: 'Iceman',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('ranged'), keyword('freeze')],
});

export const magik = supporting({
  id: 'mnb-036',
  name: 'Magik',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['xmen'],
  powers: [
    superPower(
      'Teleport to Limbo',
      'main',
      ['intellect'],
      choose(some({ upTo: 1 }, yours({ is: 'supporting', other: true }), 'target')),
      toHand('self'),
      toHand(the('target')),
    ),
  ],
});

export const hopeSummers = supporting({
  id: 'mnb-037',
  name: 'Hope Summers',
  short: 'Hope',
  gender: 'f',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('mutantPowerDuplication')],
});

export const cyclops = supporting({
  id: 'mnb-038',
  name: 'Cyclops',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 3,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('ranged'), keyword('leader'), superPower('Battle Tactics', 'main', ['skill'], move(a(yours())))],
});

export const deadpool = supporting({
  id: 'mnb-039',
  name: 'Deadpool',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 4,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    keyword('mercenary'),
    { ...superPower("Can't Keep a Bad Man Down", 'build', ['might'], putIntoPlay('self')), from: 'ko' },
  ],
});

export const namor = supporting({
  id: 'mnb-040',
  name: 'Namor',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 2,
  health: 2,
  teams: ['xmen'],
  powers: [keyword('flight'), keyword('invade')],
});

export const gambit = supporting({
  id: 'mnb-041',
  name: 'Gambit',
  gender: 'm',
  cost: 3,
  atk: 5,
  def: 3,
  health: 1,
  teams: ['xmen'],
  powers: [
    superPower(
      'Kinetic Card Throw',
      'main',
      ['energy'],
      choose(a(enemy({ is: 'supporting', face: 'up' }), 'target')),
      discard('you', a(inHand({ cost: atLeast(costOf(the('target'))) }))),
      ifDone(stun(the('target'))),
    ),
  ],
});

export const storm = supporting({
  id: 'mnb-042',
  name: 'Storm',
  gender: 'f',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('flight'), superPower('Thunder Storm', 'main', ['energy'], putMinus(1, each(enemy())))],
});

export const beast = supporting({
  id: 'mnb-043',
  name: 'Beast',
  gender: 'm',
  cost: 4,
  atk: 5,
  def: 2,
  health: 2,
  teams: ['xmen'],
  powers: [keyword('ferocious'), keyword('genius')],
});

export const wolverine = supporting({
  id: 'mnb-044',
  name: 'Wolverine',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['xmen'],
  powers: [keyword('berserker'), keyword('regeneration')],
});

export const cable = supporting({
  id: 'mnb-045',
  name: 'Cable',
  gender: 'm',
  cost: 5,
  atk: 2,
  def: 7,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    superPower(
      'Ultimate Soldier',
      'combat',
      ['skill'],
      laterOnce('combat', endOfCombat, stun(each(enemy({ combat: 'survivor' })))),
    ),
  ],
});

export const colossus = supporting({
  id: 'mnb-046',
  name: 'Colossus',
  gender: 'm',
  cost: 6,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('toss'), anyTurn('Organic Steel', 'combat', ['might'], gets('self', 5, 5))],
});

export const emmaFrost = supporting({
  id: 'mnb-047',
  name: 'Emma Frost',
  gender: 'f',
  cost: 6,
  atk: 5,
  def: 6,
  health: 2,
  teams: ['xmen'],
  powers: [keyword('ranged'), keyword('mindGames')],
});

export const professorX = supporting({
  id: 'mnb-048',
  name: 'Professor X',
  gender: 'm',
  cost: 7,
  atk: 4,
  def: 8,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    superPower(
      'Mind Control',
      'main',
      ['intellect'],
      ready(a(enemy({ is: 'supporting', face: 'up' }), 'target')),
      takeControl(the('target'), 'endOfTurn'),
    ),
  ],
});

export const xFactor = plotTwist({
  id: 'mnb-049',
  name: 'X-Factor',
  team: 'xmen',
  timing: 'main',
  effects: [ready(a(character()))],
});

export const squadTactics = plotTwist({
  id: 'mnb-050',
  name: 'Squad Tactics',
  team: 'xmen',
  timing: 'combat',
  anyTurn: true,
  effects: [putPlus(1, each(yours({ combat: 'any' })))],
});

export const uncannyDefense = plotTwist({
  id: 'mnb-051',
  name: 'Uncanny Defense',
  team: 'xmen',
  timing: 'combat',
  anyTurn: true,
  effects: [
    choose(a(defender({ side: 'yours' }), 'target')),
    choose(a(yours({ face: 'up', not: the('target') }), 'other')),
    replaceDefender(the('target'), the('other')),
    switchPlaces(the('target'), the('other')),
  ],
});

export const schoolForGiftedYoungsters = specialLocation('mnb-052', 'School for Gifted Youngsters', 'xmen');
