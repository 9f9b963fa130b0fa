import {
  a,
  among,
  aPlayer,
  atRandom,
  becomeLevel,
  choosePlayer,
  discard,
  enemy,
  inHand,
  keyword,
  levelUp,
  main,
  on,
  type Power,
  rest,
  revealTop,
  search,
  shuffleDeck,
  superPower,
  the,
  thePlayer,
  toDeckBottom,
  toHand,
  toResources,
} from '@longbox/vs/language';

const expandTheEmpire = superPower(
  'Expand the Empire',
  'build',
  ['might'],
  revealTop(5, 'seen'),
  toHand(a(among('seen', { is: 'location' }), 'kept')),
  toDeckBottom(rest('seen', 'kept')),
);

export const kingpinLevel2 = main({
  id: 'leg-046',
  name: 'Kingpin',
  gender: 'm',
  level: 2,
  atk: 7,
  def: 7,
  health: 5,
  teams: ['underworld'],
  powers: [expandTheEmpire, levelUp('Take Over the Country', 2, on('appears', { is: 'location', side: 'yours' }))],
});

export const kingpinLevel3 = main({
  id: 'leg-047',
  name: 'Kingpin',
  gender: 'm',
  level: 3,
  atk: 8,
  def: 9,
  health: 6,
  teams: ['underworld'],
  powers: [
    expandTheEmpire,
    superPower(
      'Take Over the World',
      'main',
      ['energy', 'intellect', 'skill'],
      search({ zone: 'deck', also: 'ko', of: 'you', where: { is: 'location' } }, 'found', 'any'),
      toResources(the('found'), 'yours', true),
      shuffleDeck(),
    ),
  ],
});

const mesmerize: Power = {
  ...superPower(
    'Mesmerize',
    'main',
    ['energy'],
    choosePlayer(aPlayer('victim')),
    discard(thePlayer('victim'), atRandom(1, inHand({}, thePlayer('victim')))),
  ),
  limit: 'none',
};

export const baronMordoLevel1 = main({
  id: 'leg-048',
  name: 'Baron Mordo',
  short: 'Mordo',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 4,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    keyword('hex'),
    mesmerize,
    levelUp('The Black Arts', 4, on('discards', undefined, { player: 'eachEnemy' })),
  ],
});

export const baronMordoLevel2 = main({
  id: 'leg-049',
  name: 'Baron Mordo',
  short: 'Mordo',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    keyword('hex'),
    mesmerize,
    superPower('Hypnotize', 'main', ['intellect'], becomeLevel(1, a(enemy({ is: 'main' })), 'untilYourNextTurn')),
  ],
});
