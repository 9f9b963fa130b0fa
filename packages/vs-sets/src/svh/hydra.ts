import {
  a,
  always,
  anEnemy,
  anyCard,
  appearsItself,
  atkOf,
  aura,
  cant,
  cantWhile,
  character,
  choose,
  choosePlayer,
  controllerOf,
  countOf,
  discard,
  doubleCounters,
  draw,
  during,
  each,
  enemy,
  enemyTurn,
  equipment,
  exhaust,
  fits,
  has,
  idlePlus,
  inDeck,
  inHand,
  itself,
  keyword,
  ko,
  law,
  lessThan,
  lookAtHand,
  modify,
  on,
  onlyIf,
  plotTwist,
  powerUpWith,
  putIntoPlay,
  putPlus,
  reaction,
  removeFromGame,
  resource,
  revealCards,
  rule,
  search,
  shuffleDeck,
  some,
  specialLocation,
  startOfYourTurn,
  stats,
  stun,
  sum,
  superPower,
  supporting,
  takeControl,
  the,
  thePlayer,
  toHand,
  trigger,
  when,
  yours,
} from '@longbox/vs/language';

export const arnimZola = supporting({
  id: 'svh-009',
  name: 'Arnim Zola',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    trigger('Devious', appearsItself, discard(anEnemy('foe'), a(inHand({}, thePlayer('foe'))))),
    reaction(
      'Transfer Consciousness',
      onlyIf(on('getsKod', itself), enemyTurn),
      ['energy'],
      search(inDeck({ is: 'character', name: 'Arnim Zola' }), 'found'),
      revealCards(the('found')),
      toHand(the('found')),
      shuffleDeck(),
    ),
  ],
});

export const hydraSoldier = supporting({
  id: 'svh-010',
  name: 'Hydra Soldier',
  gender: 'n',
  cost: 1,
  atk: 1,
  def: 2,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged'), keyword('swarm'), keyword('soldier')],
});

export const doctorFaustus = supporting({
  id: 'svh-011',
  name: 'Doctor Faustus',
  gender: 'm',
  cost: 2,
  atk: 0,
  def: 5,
  health: 1,
  teams: ['hydra'],
  powers: [
    superPower(
      'Hypnotic Suggestion',
      'main',
      ['intellect'],
      takeControl(a(enemy({ is: 'supporting', atk: lessThan(atkOf('self')) }), 'puppet')),
      exhaust(the('puppet')),
    ),
  ],
});

export const fixer = supporting({
  id: 'svh-012',
  name: 'Fixer',
  gender: 'm',
  cost: 2,
  atk: 3,
  def: 3,
  health: 1,
  teams: ['hydra'],
  powers: [
    keyword('soldier'),
    trigger('Techno-Genius', startOfYourTurn, draw(countOf(anyCard({ is: 'equipment', side: 'yours' })))),
  ],
});

export const gorgon = supporting({
  id: 'svh-013',
  name: '*Gorgon*',
  gender: 'm',
  cost: 3,
  atk: 4,
  def: 3,
  health: 2,
  teams: ['hydra'],
  powers: [aura('The Spear in the East', { is: 'character', side: 'enemy' }, idlePlus)],
});

export const baronVonStrucker = supporting({
  id: 'svh-014',
  name: 'Baron von Strucker',
  gender: 'm',
  cost: 3,
  atk: 6,
  def: 2,
  health: 1,
  teams: ['hydra'],
  powers: [keyword('ranged'), keyword('soldier'), keyword('teamUp', 'hydra')],
});

export const viper = supporting({
  id: 'svh-015',
  name: 'Viper',
  gender: 'f',
  cost: 4,
  atk: 3,
  def: 5,
  health: 2,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    superPower(
      'Poison Fangs',
      'combat',
      ['skill'],
      when({ condition: 'combatIs', kind: 'melee' }, [stun(a(enemy({ combat: 'defender', hasCounter: 'minus' })))]),
    ),
  ],
});

export const hive = supporting({
  id: 'svh-016',
  name: 'Hive',
  gender: 'm',
  cost: 5,
  atk: 5,
  def: 5,
  health: 2,
  teams: ['hydra'],
  powers: [
    keyword('soldier'),
    superPower(
      'Collection of Parasites',
      'main',
      ['might'],
      putPlus(
        sum(
          countOf(yours({ team: 'hydra', face: 'up', other: true })),
          countOf(anyCard({ is: 'equipment', team: 'hydra', side: 'yours' })),
          countOf(resource({ is: 'location', team: 'hydra', face: 'up' }, 'you')),
        ),
        'self',
      ),
    ),
  ],
});

export const magneto = supporting({
  id: 'svh-017',
  name: 'Magneto',
  gender: 'm',
  cost: 5,
  atk: 6,
  def: 6,
  health: 1,
  teams: ['hydra'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('solitary'),
    superPower('Master of Magnetism', 'main', ['energy'], ko(each(anyCard({ is: 'equipment', side: 'enemy' })))),
  ],
});

export const kraken = supporting({
  id: 'svh-018',
  name: 'Kraken',
  gender: 'm',
  cost: 6,
  atk: 9,
  def: 4,
  health: 2,
  teams: ['hydra'],
  powers: [
    keyword('soldier'),
    during(
      fits('self', { row: 'back' }),
      aura(
        'Behind the Scenes',
        { is: 'character', side: 'yours', row: 'front' },
        cantWhile('beStruck', { combat: 'attacker' }),
      ),
    ),
  ],
});

export const madameHydra = supporting({
  id: 'svh-019',
  name: 'Madame Hydra',
  gender: 'f',
  cost: 6,
  atk: 8,
  def: 8,
  health: 1,
  teams: ['hydra'],
  powers: [
    aura(
      'New World Order',
      { is: 'character', side: 'yours', team: 'hydra' },
      powerUpWith({ is: 'character', team: 'hydra' }),
    ),
  ],
});

export const redSkull = supporting({
  id: 'svh-020',
  name: 'Red Skull',
  gender: 'm',
  cost: 7,
  atk: 10,
  def: 6,
  health: 1,
  teams: ['hydra'],
  powers: [
    keyword('ranged'),
    superPower(
      'A Diabolical Plan',
      'main',
      ['intellect'],
      rule('untilYourNextTurn', { rule: 'cantDraw', who: 'eachEnemy' }),
    ),
  ],
});

export const supremeLeader = supporting({
  id: 'svh-021',
  name: 'Supreme Leader',
  gender: 'm',
  cost: 7,
  atk: 7,
  def: 9,
  health: 2,
  aka: ['Captain America'],
  teams: ['hydra'],
  powers: [
    keyword('soldier'),
    reaction(
      'Cut Off a Limb and Two More Shall Take Its Place',
      onlyIf(on('getsKod', { is: 'character', side: 'yours', team: 'hydra', other: true }), enemyTurn),
      ['might'],
      putIntoPlay(some({ upTo: 2 }, inHand({ is: 'character', team: 'hydra' }))),
    ),
  ],
});

export const hydraAssaultRifle = equipment({
  id: 'svh-022',
  name: 'Hydra Assault Rifle',
  cost: 1,
  teams: ['hydra'],
  powers: [
    law('Standard Issue', {
      rule: 'equipCosts',
      who: 'you',
      what: { self: true },
      less: 1,
      wearer: { keyword: 'soldier' },
    }),
    always('Long Arm', has('ranged')),
    during(fits('self', { combat: 'rangedAttacker' }), always('Long Arm', stats(2, 0))),
    superPower('Burst Fire', 'main', ['might'], doubleCounters('minus', a(enemy()))),
  ],
});

export const cosmicCube = equipment({
  id: 'svh-023',
  name: 'Cosmic Cube',
  cost: 2,
  teams: ['hydra'],
  powers: [
    keyword('oneOfAKind'),
    superPower(
      'Reshape Existence',
      'main',
      ['skill'],
      choosePlayer(anEnemy('foe')),
      search(inDeck({}, thePlayer('foe')), 'lost'),
      search(inDeck({ sameNameAs: the('lost') }, thePlayer('foe')), 'erased', 'any'),
      removeFromGame(the('erased')),
      shuffleDeck(thePlayer('foe')),
    ),
  ],
});

export const cosmicCube2 = equipment({
  id: 'svh-024',
  name: 'Cosmic Cube',
  cost: 3,
  teams: ['hydra'],
  powers: [
    keyword('oneOfAKind'),
    superPower(
      'Reshape the Mind',
      'main',
      ['intellect'],
      lookAtHand(anEnemy('foe')),
      choose(a(inHand({}, thePlayer('foe')), 'lost')),
      removeFromGame(each(inHand({ sameNameAs: the('lost') }, thePlayer('foe')))),
    ),
  ],
});

export const cosmicCube3 = equipment({
  id: 'svh-025',
  name: 'Cosmic Cube',
  cost: 4,
  teams: ['hydra'],
  powers: [
    keyword('oneOfAKind'),
    superPower(
      'Reshape the Soul',
      'main',
      ['might'],
      choose(a(enemy({ is: 'supporting' }), 'lost')),
      removeFromGame(
        each(character({ is: 'supporting', sameNameAs: the('lost'), side: { of: controllerOf(the('lost')) } })),
      ),
    ),
  ],
});

export const cosmicCube4 = equipment({
  id: 'svh-026',
  name: 'Cosmic Cube',
  cost: 5,
  teams: ['hydra'],
  powers: [
    keyword('oneOfAKind'),
    superPower(
      'Reshape the World',
      'main',
      ['energy'],
      choose(a(resource({ is: 'location', face: 'up', side: 'enemy' }), 'lost')),
      removeFromGame(
        each(resource({ is: 'location', face: 'up', sameNameAs: the('lost') }, controllerOf(the('lost')))),
      ),
    ),
  ],
});

export const strengthAboveAllElse = plotTwist({
  id: 'svh-027',
  name: 'Strength Above All Else',
  team: 'hydra',
  timing: 'combat',
  anyTurn: true,
  effects: [
    modify(
      a(yours({ combat: 'any', highestAmong: { stat: 'atk', of: character({ combat: 'any' }) } })),
      'combat',
      cant('beStruck'),
    ),
  ],
});

export const gehenna = specialLocation('svh-028', 'Gehenna', 'hydra');
