import {
  a,
  anyTurn,
  atLeast,
  choose,
  costOf,
  countOf,
  discard,
  each,
  enemy,
  exists,
  gets,
  heal,
  ifDone,
  inDeck,
  inHand,
  inKo,
  itself,
  keyword,
  levelUp,
  main,
  on,
  onlyWhile,
  ownerOf,
  putMinus,
  revealCards,
  search,
  shuffleDeck,
  stun,
  superPower,
  the,
  times,
  toHand,
  trigger,
  when,
  whenEither,
  yours,
} from '@longbox/vs/language';

const kineticCardThrow = superPower(
  'Kinetic Card Throw',
  'main',
  ['energy'],
  choose(a(enemy({ is: 'supporting', face: 'up' }), 'mark')),
  discard('you', a(inHand({ cost: atLeast(costOf(the('mark'))) }))),
  ifDone(stun(the('mark'))),
);

export const angelLevel1 = main({
  id: 'res-001',
  name: 'Angel',
  gender: 'm',
  line: 'Angel (Resistance)',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  aka: ['Archangel'],
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    superPower('Healing Blood', 'main', ['energy'], heal(a(yours({ is: 'supporting' })))),
    levelUp(
      'The Friendly Skies',
      3,
      onlyWhile(on('entersCombat', itself), exists(enemy({ keyword: 'flight', combat: 'againstSelf' }))),
    ),
  ],
});

export const archangelLevel2 = main({
  id: 'res-002',
  name: 'Archangel',
  gender: 'm',
  line: 'Angel (Resistance)',
  level: 2,
  atk: 5,
  def: 7,
  health: 6,
  aka: ['Angel'],
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    keyword('violent'),
    trigger(
      'The Angel of Death',
      on('appears', { side: 'enemy', is: 'supporting' }),
      putMinus(times(3, countOf(inKo({ sameCardAs: 'subject' }, ownerOf('subject')))), 'subject'),
    ),
  ],
});

export const gambitLevel1 = main({
  id: 'res-003',
  name: 'Gambit',
  gender: 'm',
  line: 'Gambit (Resistance)',
  level: 1,
  atk: 4,
  def: 3,
  health: 5,
  teams: ['resistance'],
  powers: [keyword('ranged'), kineticCardThrow, levelUp("'Dis Card", 4, on('discards', undefined, { player: 'you' }))],
});

export const gambitLevel2 = main({
  id: 'res-004',
  name: 'Gambit',
  gender: 'm',
  line: 'Gambit (Resistance)',
  level: 2,
  atk: 6,
  def: 7,
  health: 5,
  teams: ['resistance'],
  powers: [
    keyword('ranged'),
    kineticCardThrow,
    superPower(
      "'Dat Card",
      'build',
      ['skill'],
      search(inDeck({ sameCardAs: each(inKo()) }), 'found'),
      revealCards(the('found')),
      toHand(the('found')),
      shuffleDeck(),
    ),
  ],
});

export const rogueLevel1 = main({
  id: 'res-005',
  name: 'Rogue',
  gender: 'f',
  line: 'Rogue (Resistance)',
  level: 1,
  atk: 3,
  def: 4,
  health: 6,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    anyTurn(
      'Force Transfer',
      'combat',
      ['energy'],
      when({ condition: 'combatIs', kind: 'melee' }, [
        choose(a(enemy({ combat: 'any' }), 'foe')),
        gets(the('foe'), -2, 0),
        gets('self', 2, 0),
      ]),
    ),
    levelUp(
      'Punch It Up',
      4,
      whenEither(
        on('gainsAtk', { self: true, combat: 'inMelee' }),
        on('losesAtk', { side: 'enemy', combat: 'meleeAgainstSelf' }),
      ),
    ),
  ],
});

export const rogueLevel2 = main({
  id: 'res-006',
  name: 'Rogue',
  gender: 'f',
  line: 'Rogue (Resistance)',
  level: 2,
  atk: 5,
  def: 6,
  health: 6,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    anyTurn(
      'Life Transfer',
      'combat',
      ['energy'],
      when({ condition: 'combatIs', kind: 'melee' }, [
        choose(a(enemy({ combat: 'any' }), 'foe')),
        gets(the('foe'), 0, -2),
        gets('self', 0, 2),
      ]),
    ),
    levelUp(
      'Breathe It In',
      4,
      whenEither(
        on('gainsDef', { self: true, combat: 'inMelee' }),
        on('losesDef', { side: 'enemy', combat: 'meleeAgainstSelf' }),
      ),
    ),
  ],
});

export const rogueLevel3 = main({
  id: 'res-007',
  name: 'Rogue',
  gender: 'f',
  line: 'Rogue (Resistance)',
  level: 3,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['resistance'],
  powers: [
    keyword('flight'),
    trigger(
      'God-Strength',
      onlyWhile(on('entersCombat', itself), { condition: 'combatIs', kind: 'melee' }),
      // Hers first: whom the loss stuns has got it, too, and counts.
      gets(
        'self',
        times(2, countOf(enemy({ combat: 'againstSelf' }))),
        times(2, countOf(enemy({ combat: 'againstSelf' }))),
      ),
      gets(each(enemy({ combat: 'againstSelf' })), -2, -2),
    ),
  ],
});
