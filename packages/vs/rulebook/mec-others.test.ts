import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  appearsItself,
  can,
  cantWhile,
  character,
  choose,
  draw,
  enemy,
  gets,
  has,
  inKo,
  keyword,
  ko,
  laterOnceEither,
  law,
  leavesUnderDeck,
  modify,
  on,
  playFree,
  putIntoPlay,
  putOnOwnersSide,
  removeWithCounters,
  specialLocation,
  startOfYourTurn,
  stats,
  strike,
  superPower,
  the,
  toDeckBottom,
  trigger,
  whenEither,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('powers that only enemies use', () => {
  const base = specialLocation('x-base', 'Base', 'xmen');
  const oz = hero(
    'Oz',
    [
      {
        ...superPower(
          'Lose',
          'main',
          ['might'],
          choose(a(character({ is: 'supporting', other: true }), 'prey')),
          strike('self', the('prey')),
        ),
        users: 'enemies',
      },
    ],
    { atk: 9, def: 9 },
  );
  const watch = hero('Watch', [trigger('See', on('usesSuperPower', { side: 'yours', name: 'X' }), draw())]);
  const stage = (resources: readonly string[], bob: object = {}) =>
    scene('modern', {
      cards: [base, oz, watch],
      turn: 'bob',
      ann: { front: ['Oz', body('A', 1, 1)], resources: ['Might Location'] },
      bob: { front: [body('X', 1, 1, 'team:xmen'), body('Y', 1, 1)], back: ['Watch'], resources, deck: 5, ...bob },
      open: true,
    });

  // VS-MEC-ENEMYUSE-01: in the phase of an enemy, who chooses and pays with one character; once a turn in all.
  test('are used in their phase, by one character that pays', () => {
    const at = stage(['Might Location x2']);
    expect(at.bob.offered('use')).toEqual(['Oz, Lose']);
    at.bob.use('Oz', 'Lose');
    expect(at.bob.offered('choose')).toEqual(['X', 'Y', 'Watch', 'Main']);
    at.bob.choose('X');
    at.bob.pay('Might Location');
    expect(at.bob.offered('choose')).toEqual(['A', 'X', 'Y', 'Watch']);
    at.bob.choose('A');
    expect(listed(at.seat('bob'), 'hand')).toHaveLength(1);
    expect([at.card('A').stunned, at.card('Oz').stunned]).toEqual([true, false]);
    expect(at.bob.offered('use')).toEqual([]);
  });

  // VS-MEC-ENEMYUSE-01: with the special locations of the one who uses it.
  test('are paid by who is able', () => {
    const at = stage(['Base']);
    at.bob.use('Oz', 'Lose');
    expect(at.bob.offered('choose')).toEqual(['X']);
  });

  // VS-MEC-ENEMYUSE-01, VS-STN-12
  test('not by their own side, nor while their character is face down', () => {
    const own = scene('modern', {
      cards: [oz],
      ann: { front: ['Oz', body('A', 1, 1)], resources: ['Might Location'] },
      bob: { front: [body('X', 1, 1)] },
    });
    expect(own.ann.offered('use')).toEqual([]);
    const down = scene('modern', {
      cards: [oz],
      turn: 'bob',
      ann: { front: [{ card: 'Oz', stunned: true }] },
      bob: { front: [body('X', 1, 1)], resources: ['Might Location'] },
    });
    expect(down.bob.offered('use')).toEqual([]);
    expect(stage([]).bob.offered('use')).toEqual([]);
  });
});

describe('equipment', () => {
  const disc = gear('Disc', [
    {
      ...superPower('Recall', 'build', ['skill'], playFree('self', a(yours({ face: 'up' })))),
      from: 'ko',
      users: 'yours',
    },
  ]);
  const stick = gear(
    'Stick',
    [law('Quick', { rule: 'equipInCombat', who: 'you', wearer: { team: 'hydra' } }), always('Up', stats(1, 1))],
    { cost: 3 },
  );
  const sword = gear('Sword', [always('Up', stats(2, 0), has('flight')), superPower('Cut', 'main', [], draw())]);
  const smith = hero('Smith', [always('Savvy', can('wearAnyNumber'))]);

  // VS-MEC-EQUIPX-07: in the KO pile, used by any character of its owner's side.
  test('in the KO pile is used by any character', () => {
    const at = scene('modern', {
      cards: [disc],
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1), { body: 'B 1/1', stunned: true }],
        ko: ['Disc as Mine'],
        resources: ['Skill Location'],
      },
      bob: { ko: ['Disc as Theirs'] },
      open: true,
    });
    at.ann.use('Mine', 'Recall');
    expect(at.ann.offered('choose')).toEqual(['A', 'Main']);
    at.ann.choose('A');
    at.ann.pay('Skill Location');
    expect(at.ann.offered('choose')).toEqual(['A', 'Main']);
    at.ann.choose('A');
    expect(at.card('Mine').zone).toBe('equipped');
    expect(at.ann.offered('use')).toEqual([]);
  });

  // VS-MEC-EQUIPX-07: from hand in a combat, on whoever takes part and fits; nothing is paid.
  test('goes from hand on a combatant', () => {
    const at = scene('modern', {
      cards: [stick],
      ann: { front: [body('A', 1, 5, 'team:hydra'), body('O', 1, 5, 'team:hydra')], hand: ['Stick as Mine'] },
      bob: { front: [body('D', 1, 6, 'team:hydra')], hand: ['Stick as Other'] },
      open: true,
    });
    expect(at.ann.offered('equip')).toEqual([]);
    at.ann.attack('D', 'A');
    expect(at.ann.offered('equip')).toEqual(['Mine, A']);
    at.ann.equip('Mine', 'A');
    expect([at.card('A').atk, at.card('Mine').zone]).toEqual([2, 'equipped']);
    expect(at.bob.offered('equip')).toEqual(['Other, D']);
    at.bob.equip('Other', 'D');
    expect(at.card('D').def).toBe(7);
    const no = scene('modern', {
      cards: [stick],
      ann: { front: [body('A', 1, 5)], hand: ['Stick'] },
      bob: { front: [body('D', 1, 6)] },
      open: true,
    });
    no.ann.attack('D', 'A');
    expect(no.ann.offered('equip')).toEqual([]);
    expect(no.ann.refused('equip', 'Stick', 'A')).toEqual(['VS-MEC-EQUIPX-01']);
  });

  // VS-MEC-EQUIPX-04: all of it works, is seen, and is lost together.
  test('is worn in any number where a power says so', () => {
    const at = scene('modern', {
      cards: [sword, stick, smith],
      at: 'recruit',
      ann: {
        front: ['Smith', body('A', 1, 1)],
        hand: ['Sword as S', 'Stick as T', 'Sword as Blade', 'Stick as Club'],
        points: 9,
      },
      bob: { front: [body('D', 9, 9, 'flight')] },
      open: true,
    });
    at.ann.equip('S', 'Smith');
    at.ann.equip('T', 'Smith');
    expect([at.card('Smith').atk, at.card('Smith').def, at.card('Smith').equipment]).toEqual([5, 3, ['S', 'T']]);
    at.ann.equip('Blade', 'A');
    at.ann.equip('Club', 'A');
    expect([at.card('Blade').zone, at.card('Club').zone]).toEqual(['ko', 'equipped']);
    at.ann.pass();
    at.ann.pass();
    expect(at.ann.offered('use')).toEqual(['Smith, Cut']);
    at.ann.attack('D', 'Smith');
    resolve(at.ann, at.bob);
    expect(['S', 'T'].map((name) => at.card(name).zone)).toEqual(['ko', 'ko']);
  });
});

describe('a power that enemies can turn off', () => {
  const nest = hero('Nest', [{ ...always('Nest', cantWhile('beAttacked', { row: 'back' })), offFor: 'energy' }], {
    def: 1,
  });
  const base = specialLocation('x-base', 'Base', 'xmen');
  const stage = (resources: readonly unknown[], hand: readonly string[] = []) =>
    scene('modern', {
      cards: [nest, base],
      ann: { front: [body('A', 9, 9)], resources, hand, deck: 9 },
      bob: { back: ['Nest'], deck: 9 },
      open: true,
    });

  // VS-MEC-PROTECT-04: for the turn.
  test('is off for the turn', () => {
    const at = stage(['Energy Location as E', 'Energy Location as F']);
    expect(at.ann.offered('attack')).toEqual(['Main, A']);
    at.ann.endRule('E');
    expect([at.card('E').faceDown, at.card('F').faceDown]).toEqual([true, false]);
    expect(at.ann.offered('attack')).toEqual(['Nest, A', 'Main, A']);
    expect(at.ann.offered('endRule')).toEqual([]);
    for (const one of [at.ann, at.bob, at.bob, at.bob, at.bob, at.ann, at.ann, at.ann]) one.pass();
    expect(at.ann.offered('attack')).toEqual(['Main, A']);
    expect(at.ann.offered('endRule')).toHaveLength(1);
  });

  // VS-MEC-PROTECT-04: special locations do, whoever is there; nothing in hand, nothing face down, no other symbol.
  test('is turned off with any location that shows the symbol', () => {
    expect(stage(['Base']).ann.offered('endRule')).toHaveLength(1);
    expect(
      stage(['Might Location', { card: 'Energy Location', faceDown: true }], ['Energy Location']).ann.offered(
        'endRule',
      ),
    ).toEqual([]);
    const own = scene('modern', {
      cards: [nest],
      ann: { back: ['Nest'], resources: ['Energy Location'] },
      bob: {},
      open: true,
    });
    expect(own.ann.offered('endRule')).toEqual([]);
  });
});

describe('another form instead of a power-up', () => {
  const queen = hero('Queen', [keyword('ranged')], { teams: ['hammer'], atk: 1, def: 5 });
  const diamond = hero(
    'Diamond',
    [
      law('Fluid', { rule: 'formInstead', who: 'you', what: { is: 'supporting', name: 'Queen', team: 'hammer' } }),
      trigger('Hard', whenEither(appearsItself, on('takesForm', { self: true })), gets('self', 4, 0, 'turn')),
    ],
    { aka: ['Queen'], atk: 6, def: 7 },
  );
  const stage = (there: unknown = { card: 'Queen', plus: 1, wounds: 1 }) =>
    scene('modern', {
      cards: [queen, diamond],
      ann: { front: [there], hand: ['Diamond'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });

  // VS-MEC-POWERUP-03: no counter, nothing discarded; all that was on it stays.
  test('keeps what was on it, and the old card is out of the game', () => {
    const at = stage();
    at.ann.powerUp('Diamond', 'Queen');
    at.ann.yes();
    const now = at.card('Diamond');
    expect([now.zone, now.atk, now.def, now.plus, now.wounds]).toEqual(['front', 11, 8, 1, 1]);
    expect(listed(at.seat('ann'), 'removed')).toHaveLength(1);
    expect([listed(at.seat('ann'), 'hand'), listed(at.seat('ann'), 'ko')]).toEqual([[], []]);
  });

  // VS-MEC-POWERUP-03, VS-PUP-01: or it is powered up.
  test('need not be taken', () => {
    const at = stage();
    at.ann.powerUp('Diamond', 'Queen');
    at.ann.no();
    expect([at.card('Queen').plus, at.card('Diamond').zone]).toEqual([2, 'ko']);
  });

  // VS-MEC-POWERUP-03: such a character alone.
  test('is for such characters alone', () => {
    const other = hero('Queen', [], { teams: ['xmen'], id: 'x-other' } as never);
    const at = scene('modern', {
      cards: [diamond, other],
      ann: { front: ['x-other as Other'], hand: ['Diamond'] },
      bob: {},
      open: true,
    });
    at.ann.powerUp('Diamond', 'Other');
    expect([at.ann.offered('yes'), at.card('Other').plus]).toEqual([[], 1]);
  });
});

describe('a guise', () => {
  const evil = chief('Evil', [
    superPower(
      'Appear',
      'main',
      [],
      removeWithCounters('self'),
      putIntoPlay(a(inKo({ is: 'supporting' }, 'eachPlayer'), 'guise')),
      modify(the('guise'), 'game', leavesUnderDeck),
      laterOnceEither(
        'game',
        [on('leavesPlay', { same: the('guise') }), startOfYourTurn],
        toDeckBottom(the('guise')),
        putOnOwnersSide('self'),
      ),
    ),
  ]);
  const killer = hero('Killer', [does('Kill', ko(a(enemy({ is: 'supporting' }))))]);
  const stage = () => {
    const at = scene('modern', {
      cards: [evil, killer],
      ann: { back: [{ card: 'Evil', wounds: 2, plus: 1 }], deck: 9 },
      bob: { front: ['Killer'], ko: ['body G 3/3 as Ghost'], deck: 9 },
      open: true,
    });
    at.ann.use('Evil', 'Appear');
    at.ann.choose('Ghost');
    at.ann.row('front');
    return at;
  };

  // VS-MEC-PHASEOUT-04: a main character that is away loses nothing; it comes back with its counters as the turn starts.
  test('goes under its deck as the next turn starts', () => {
    const at = stage();
    expect([at.card('Evil').zone, at.card('Ghost').zone, at.card('Ghost').controller, at.winners()]).toEqual([
      ...['removed', 'front', 'ann'],
      [],
    ]);
    for (const one of [at.ann, at.bob, at.bob, at.bob, at.bob]) one.pass();
    at.ann.row('back');
    expect([at.card('Evil').zone, at.card('Evil').wounds, at.card('Evil').plus, at.card('Ghost').zone]).toEqual([
      ...['back', 2, 1],
      'deck',
    ]);
  });

  // VS-MEC-PHASEOUT-04, VS-MEC-REPLACE-03: and whenever it would leave play, which it does not by a KO.
  test('or when it would leave play', () => {
    const at = stage();
    for (const one of [at.ann, at.bob, at.bob, at.bob]) one.pass();
    at.bob.use('Killer', 'Kill');
    at.ann.row('front');
    expect([at.card('Evil').zone, at.card('Ghost').zone]).toEqual(['front', 'deck']);
  });
});
