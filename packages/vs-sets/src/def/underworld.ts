import {
  a,
  always,
  among,
  anEnemy,
  atLeast,
  atMost,
  cant,
  character,
  compare,
  countOf,
  daze,
  defender,
  discard,
  each,
  enemy,
  exhaust,
  fits,
  forEachPlayer,
  gets,
  giveControl,
  heal,
  ifDone,
  ifTheyDo,
  inHand,
  inKo,
  itself,
  keyword,
  ko,
  laterOnceEither,
  lookAtHand,
  lookAtTop,
  mayBy,
  on,
  ownerOf,
  payAlone,
  plotTwist,
  promote,
  pull,
  putMinus,
  putPlus,
  ready,
  removeSome,
  rest,
  some,
  specialLocation,
  startOfYourTurn,
  stats,
  stun,
  superPower,
  supporting,
  takeToRow,
  the,
  thePlayer,
  toDeckBottom,
  toDeckTop,
  trigger,
  when,
  whenEither,
  wound,
  yours,
} from '@longbox/vs/language';

export const carnage = supporting({
  id: 'def-035',
  name: 'Carnage',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 2,
  teams: ['underworld'],
  powers: [
    trigger(
      'Maximum Carnage',
      whenEither(on('stuns', itself, { object: { side: 'enemy', is: 'character' } }), on('getsStunned', itself)),
      putPlus(1, 'self'),
    ),
    keyword('symbiosis'),
  ],
});

export const helmutZemo = supporting({
  id: 'def-036',
  name: 'Helmut Zemo',
  gender: 'm',
  cost: 1,
  atk: 2,
  def: 1,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower(
      'Sow Distrust',
      'main',
      ['intellect'],
      lookAtHand(anEnemy('foe')),
      discard(
        thePlayer('foe'),
        a(
          inHand(
            { is: 'character', sharesNoTeamWith: character({ is: 'main', side: { of: thePlayer('foe') } }) },
            thePlayer('foe'),
          ),
          undefined,
          'you',
        ),
      ),
    ),
  ],
});

export const electro = supporting({
  id: 'def-037',
  name: 'Electro',
  gender: 'm',
  cost: 2,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower('Chain Lightning', 'main', ['energy'], stun(each(enemy({ is: 'supporting', cost: atMost(2) })))),
  ],
});

export const bloodyMary = supporting({
  id: 'def-038a',
  name: 'Mary Walker',
  gender: 'f',
  short: 'Mary',
  cost: 2,
  atk: 4,
  def: 2,
  health: 1,
  teams: ['underworld'],
  powers: [
    always('Bloody Mary', cant('beStruckBack', { combat: 'defender', hasCounter: 'minus' })),
    keyword('oneOfAKind'),
  ],
});

export const typhoidMary = supporting({
  id: 'def-038b',
  name: 'Mary Walker',
  gender: 'f',
  short: 'Mary',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['underworld'],
  powers: [
    trigger('Typhoid Mary', on('attacks', itself), putMinus(1, some({ upTo: 2 }, enemy()))),
    keyword('oneOfAKind'),
  ],
});

export const innocentMary = supporting({
  id: 'def-038c',
  name: 'Mary Walker',
  gender: 'f',
  short: 'Mary',
  cost: 2,
  atk: 2,
  def: 4,
  health: 1,
  teams: ['underworld'],
  powers: [
    always('Innocent Mary', cant('beStruck', { combat: 'attacker', hasCounter: 'minus' })),
    keyword('oneOfAKind'),
  ],
});

export const compositeMary = supporting({
  id: 'def-038d',
  name: 'Mary Walker',
  gender: 'f',
  short: 'Mary',
  cost: 2,
  atk: 4,
  def: 4,
  health: 1,
  teams: ['underworld'],
  powers: [
    always('Composite Personality', { mod: 'copyPowers', of: inKo({ name: 'Mary Walker' }) }),
    keyword('oneOfAKind'),
  ],
});

export const rhino = supporting({
  id: 'def-039',
  name: 'Rhino',
  gender: 'm',
  cost: 2,
  atk: 5,
  def: 3,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('angry'),
    trigger(
      'Stupid',
      on('attacks', itself),
      forEachPlayer(
        'eachEnemy',
        'foe',
        mayBy(thePlayer('foe'), payAlone(['intellect'], thePlayer('foe'))),
        ifTheyDo(stun('self')),
      ),
    ),
  ],
});

export const hellstrom = supporting({
  id: 'def-040',
  name: 'Hellstrom',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 3,
  health: 2,
  teams: ['underworld'],
  powers: [keyword('flight'), keyword('ranged'), trigger('Darksoul', on('powersUp', itself), heal('self'))],
});

export const winterSoldier = supporting({
  id: 'def-041',
  name: 'Winter Soldier',
  gender: 'm',
  cost: 3,
  atk: 3,
  def: 5,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower('Into the Fray', 'main', ['skill'], when(fits('self', { row: 'back' }), [ready('self'), pull('self')])),
  ],
});

export const modok = supporting({
  id: 'def-042',
  name: 'M.O.D.O.K.',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 5,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger(
      'Mental Calculations',
      startOfYourTurn,
      lookAtTop(4, 'seen'),
      toDeckBottom(some(2, among('seen'), 'kept')),
      toDeckTop(rest('seen', 'kept')),
    ),
  ],
});

export const venom = supporting({
  id: 'def-043',
  name: 'Venom',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['underworld'],
  powers: [superPower('Symbiote Strength', 'main', ['might'], putPlus(2, 'self')), keyword('symbiosis')],
});

export const bullseye = supporting({
  id: 'def-044',
  name: 'Bullseye',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 4,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower(
      'Improvised Weapon',
      'main',
      ['skill'],
      removeSome(1, 'plus', 'self'),
      ifDone(wound(a(character({ is: 'supporting', face: 'up' })))),
    ),
  ],
});

export const purpleMan = supporting({
  id: 'def-045',
  name: 'Purple Man',
  gender: 'm',
  cost: 5,
  atk: 2,
  def: 5,
  health: 1,
  teams: ['underworld'],
  powers: [
    superPower(
      'Brainwash',
      'main',
      ['intellect'],
      exhaust(a(enemy({ is: 'supporting' }), 'target')),
      takeToRow(the('target'), 'back'),
      laterOnceEither(
        'game',
        [on('getsStunned', itself), on('leavesPlay', itself), on('changesSides', itself)],
        when(fits(the('target'), { side: 'yours' }), [giveControl(the('target'), ownerOf(the('target')), 'back')]),
      ),
    ),
  ],
});

export const baronMordo = supporting({
  id: 'def-046',
  name: 'Baron Mordo',
  gender: 'm',
  cost: 6,
  atk: 8,
  def: 5,
  health: 1,
  teams: ['underworld'],
  powers: [
    keyword('ranged'),
    superPower('Black Magic', 'main', ['energy'], ko(a(character({ is: 'supporting', stunned: true })))),
  ],
});

export const kingpin = supporting({
  id: 'def-047',
  name: 'Kingpin',
  gender: 'm',
  cost: 6,
  atk: 5,
  def: 9,
  health: 2,
  teams: ['underworld'],
  powers: [
    superPower(
      'Underworld Boss',
      'main',
      ['might'],
      when(compare(countOf(yours({ other: true, team: 'underworld' })), atLeast(2)), [promote('self')]),
    ),
  ],
});

export const blackheart = supporting({
  id: 'def-048',
  name: 'Blackheart',
  gender: 'm',
  cost: 7,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['underworld'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    always(
      'Created from Evil',
      stats(
        countOf(inKo({ is: 'character', alignment: 'evil' })),
        countOf(inKo({ is: 'character', alignment: 'evil' })),
      ),
    ),
  ],
});

export const fairAndBalanced = plotTwist({
  id: 'def-049',
  name: 'Fair and Balanced',
  team: 'underworld',
  timing: 'main',
  effects: [putPlus(1, a(character())), putMinus(1, a(character()))],
});

export const painAndSuffering = plotTwist({
  id: 'def-050',
  name: 'Pain and Suffering',
  team: 'underworld',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 0, -2)],
});

export const playDead = plotTwist({
  id: 'def-051',
  name: 'Play Dead',
  team: 'underworld',
  timing: 'combat',
  anyTurn: true,
  effects: [daze(a(defender({ side: 'yours', is: 'supporting' })))],
});

export const fiskTower = specialLocation('def-052', 'Fisk Tower', 'underworld');
