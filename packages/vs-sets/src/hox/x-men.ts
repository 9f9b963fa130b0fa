import {
  a,
  always,
  among,
  anEnemy,
  anyTurn,
  appearsItself,
  aura,
  can,
  choose,
  choosePlayer,
  countOf,
  daze,
  defOf,
  differentlyNamed,
  doubleCounters,
  enemy,
  freeze,
  gainAtkUntil,
  gets,
  inDeck,
  inHand,
  itself,
  keyword,
  lookAtHand,
  may,
  on,
  plotTwist,
  putIntoPlay,
  putMinus,
  putPlus,
  removeFromGame,
  resource,
  revealUntil,
  rule,
  ruleFor,
  search,
  shuffleDeck,
  specialLocation,
  stats,
  superPower,
  supporting,
  the,
  thePlayer,
  times,
  toHand,
  trigger,
  turnUp,
  withoutMay,
  yours,
} from '@longbox/vs/language';

const MULTIPLE = [
  keyword('oneOfAKind'),
  keyword('swarm'),
  trigger(
    'Duper Power',
    on('startOfMain', undefined, { player: 'you' }),
    may(search(inDeck({ is: 'character', name: 'Multiple Man' }), 'found'), putIntoPlay(the('found')), shuffleDeck()),
  ),
];

export const bishop = supporting({
  id: 'hox-039',
  name: 'Bishop',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    trigger(
      'Bundle of Energy',
      appearsItself,
      putPlus(countOf(resource({ is: 'location', symbol: 'energy' })), 'self'),
    ),
  ],
});

export const jubilee = supporting({
  id: 'hox-040',
  name: 'Jubilee',
  gender: 'f',
  cost: 1,
  atk: 3,
  def: 2,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    aura('Fireworks', { side: 'enemy', is: 'character', combat: 'againstSelf' }, stats(-1, 0)),
  ],
});

export const blink = supporting({
  id: 'hox-041',
  name: 'Blink',
  gender: 'f',
  cost: 2,
  atk: 1,
  def: 6,
  health: 1,
  teams: ['xmen'],
  powers: [
    anyTurn(
      'Displacement Field',
      'combat',
      ['skill'],
      ruleFor(enemy({ combat: 'any' }), 'combat', can('strikeItself', { side: 'yours' })),
    ),
  ],
});

export const iceman = supporting({
  id: 'hox-042',
  name: 'Iceman',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 1,
  health: 2,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    superPower('Ice Breaker', 'main', ['energy'], freeze(a(resource({ is: 'location', side: 'enemy' })))),
  ],
});

export const havok = supporting({
  id: 'hox-043',
  name: 'Havok',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Energy Conversion', on('usesSuperPower', { side: 'yours', is: 'character' }), putPlus(1, 'subject')),
    trigger('Energy Conversion', on('usesSuperPower', { side: 'enemy', is: 'character' }), putMinus(1, 'subject')),
  ],
});

export const multipleMan = supporting({
  id: 'hox-044',
  name: 'Multiple Man',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 2,
  health: 2,
  teams: ['xmen'],
  powers: [...MULTIPLE],
});

export const multipleMan2 = supporting({
  id: 'hox-045',
  name: 'Multiple Man',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['xmen'],
  powers: [...MULTIPLE, withoutMay('genius')],
});

export const multipleMan3 = supporting({
  id: 'hox-046',
  name: 'Multiple Man',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['xmen'],
  powers: [...MULTIPLE, keyword('martialArtist')],
});

export const multipleMan4 = supporting({
  id: 'hox-047',
  name: 'Multiple Man',
  gender: 'm',
  cost: 3,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('ranged'), ...MULTIPLE, keyword('quickDraw')],
});

export const banshee = supporting({
  id: 'hox-048',
  name: 'Banshee',
  gender: 'm',
  cost: 4,
  atk: 6,
  def: 5,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('flight'), trigger('Night Night', appearsItself, may(daze(a(enemy()))))],
});

export const polaris = supporting({
  id: 'hox-049',
  name: 'Polaris',
  gender: 'f',
  cost: 4,
  atk: 7,
  def: 3,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Manipulate Magnetic Field',
      'build',
      ['might'],
      revealUntil('you', { is: 'equipment' }, 'found', 'others'),
      toHand(the('found')),
      removeFromGame(the('others')),
    ),
  ],
});

export const sage = supporting({
  id: 'hox-050',
  name: 'Sage',
  gender: 'f',
  cost: 5,
  atk: 0,
  def: 10,
  health: 2,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'Human Supercomputer',
      on('attacks', itself, { object: { is: 'character' } }),
      gainAtkUntil('self', defOf('object')),
    ),
  ],
});

export const professorX = supporting({
  id: 'hox-051',
  name: 'Professor X',
  gender: 'm',
  cost: 5,
  atk: 4,
  def: 9,
  health: 1,
  teams: ['xmen'],
  powers: [
    keyword('ranged'),
    superPower(
      'Welcome Home',
      'build',
      ['intellect'],
      choosePlayer(anEnemy('foe')),
      lookAtHand(thePlayer('foe')),
      may(
        choose(a(inHand({ is: 'supporting' }, thePlayer('foe')), 'target')),
        rule('turn', { rule: 'mayRecruit', who: 'you', from: among('target') }),
      ),
    ),
  ],
});

export const cyclops = supporting({
  id: 'hox-052',
  name: 'Cyclops',
  gender: 'm',
  cost: 6,
  atk: 11,
  def: 5,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('ranged'), keyword('fastTrigger')],
});

export const sunfire = supporting({
  id: 'hox-053',
  name: 'Sunfire',
  gender: 'm',
  cost: 6,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always(
      'Solar Fire',
      stats(
        times(3, countOf(resource({ is: 'location', symbol: 'energy' }))),
        times(3, countOf(resource({ is: 'location', symbol: 'energy' }))),
      ),
    ),
  ],
});

export const doop = supporting({
  id: 'hox-054',
  name: 'Doop',
  cost: 7,
  atk: 7,
  def: 7,
  health: 1,
  teams: ['xmen'],
  powers: [keyword('flight'), keyword('ranged')],
});

export const rogue = supporting({
  id: 'hox-055',
  name: 'Rogue',
  gender: 'f',
  cost: 7,
  atk: 9,
  def: 9,
  health: 2,
  teams: ['xmen'],
  powers: [
    keyword('flight'),
    trigger('Rage', on('isAttacked', itself), putPlus(1, 'self')),
    { ...anyTurn('Wonderful Strength', 'combat', ['might'], doubleCounters('plus', 'self')), limit: 'none' },
  ],
});

export const buildItUp = plotTwist({
  id: 'hox-056',
  name: 'Build It Up',
  loyalty: ['brotherhood', 'xmen'],
  team: 'xmen',
  timing: 'build',
  effects: [
    turnUp(
      differentlyNamed({ upTo: 2 }, resource({ is: 'location', basic: true, face: 'down', side: 'yours' }), 'turned'),
    ),
  ],
});

export const thisAndThat = plotTwist({
  id: 'hox-057',
  name: 'This and That',
  team: 'xmen',
  timing: 'combat',
  anyTurn: true,
  effects: [putPlus(1, a(yours({ combat: 'any' }))), putMinus(1, a(enemy({ combat: 'any' })))],
});

export const defendTheWeak = plotTwist({
  id: 'hox-058',
  name: 'Defend the Weak',
  team: 'xmen',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(yours({ combat: 'any' })), 1, 3)],
});

export const schoolForGiftedYoungsters = specialLocation('hox-059', 'School for Gifted Youngsters', 'xmen');
