import {
  a,
  always,
  canOnly,
  choose,
  enemy,
  inHand,
  itself,
  keyword,
  levelUp,
  main,
  on,
  onceForEach,
  putIntoPlay,
  putPlus,
  strike,
  superPower,
  the,
  trigger,
  whenEither,
} from '@longbox/vs/language';

const darkEmpathy = superPower(
  'Dark Empathy',
  'main',
  ['intellect'],
  choose(a(enemy({ face: 'up' }), 'one')),
  choose(a(enemy({ face: 'up', sameRowAs: the('one'), not: the('one') }), 'other')),
  strike(the('one'), the('other')),
);

export const carnageLevel1 = main({
  id: 'car-001',
  name: 'Carnage',
  gender: 'm',
  level: 1,
  atk: 2,
  def: 2,
  health: 5,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    keyword('berserker'),
    levelUp(
      'Antisocial',
      3,
      whenEither(on('stuns', itself, { object: { side: 'enemy', is: 'character' } }), on('getsStunned', itself)),
    ),
  ],
});

export const carnageLevel2 = main({
  id: 'car-002',
  name: 'Carnage',
  gender: 'm',
  level: 2,
  atk: 5,
  def: 5,
  health: 5,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    keyword('berserker'),
    trigger(
      'Maximum Carnage',
      whenEither(on('stuns', itself, { object: { side: 'enemy', is: 'character' } }), on('getsStunned', itself)),
      putPlus(1, 'self'),
    ),
  ],
});

export const shriekLevel1 = main({
  id: 'car-003',
  name: 'Shriek',
  gender: 'f',
  level: 1,
  atk: 2,
  def: 5,
  health: 5,
  teams: ['symbiotes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    darkEmpathy,
    levelUp(
      'Mother and Father',
      4,
      whenEither(
        on('appears', { name: 'Carnage', side: 'yours', is: 'character' }),
        on('attacks', { name: 'Carnage', side: 'yours' }),
      ),
    ),
  ],
});

export const shriekLevel2 = main({
  id: 'car-004',
  name: 'Shriek',
  gender: 'f',
  level: 2,
  atk: 5,
  def: 7,
  health: 5,
  teams: ['symbiotes'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      "We're a Family",
      'build',
      ['skill'],
      putIntoPlay(a(inHand({ is: 'supporting', team: 'symbiotes', name: ['Demogoblin', 'Doppelganger'] }))),
    ),
    darkEmpathy,
  ],
});

export const toxinLevel1 = main({
  id: 'car-005',
  name: 'Toxin',
  gender: 'm',
  level: 1,
  atk: 4,
  def: 4,
  health: 7,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    levelUp(
      'A Third Symbiote',
      2,
      onceForEach(
        on('appears', { name: 'Venom', side: 'yours', is: 'character' }),
        on('appears', { name: 'Carnage', side: 'yours', is: 'character' }),
      ),
    ),
  ],
});

export const toxinLevel2 = main({
  id: 'car-006',
  name: 'Toxin',
  gender: 'm',
  level: 2,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['symbiotes'],
  powers: [
    keyword('symbiosis'),
    always(
      'The 1000th in the Lineage',
      canOnly('attack', { side: 'enemy', face: 'up', highestAmong: { stat: 'atk', of: enemy({ face: 'up' }) } }),
    ),
  ],
});
