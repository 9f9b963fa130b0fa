import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  anyTurn,
  aura,
  becomesLevel,
  bind,
  bindAlso,
  choose,
  countOf,
  draw,
  during,
  exists,
  fits,
  flipCoin,
  gainXp,
  idlePlus,
  levelUp,
  moveAcross,
  not,
  on,
  putPlus,
  removeFromCombat,
  rule,
  some,
  superPower,
  teamsUnshared,
  the,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';

describe('Chance', () => {
  // VS-MEC-CHANCE-01
  test.each([
    [1, 1],
    [0, 0],
  ])('a coin that shows %i gives %i cards', (coin, cards) => {
    const at = scene('modern', {
      cards: [hero('Lucky', [does('Flip', flipCoin(draw()))])],
      ann: { front: ['Lucky'] },
      bob: {},
    });
    at.random(coin);
    at.ann.use('Lucky', 'Flip');
    expect(at.seat('ann').hand).toHaveLength(cards);
    at.close();
  });
});

describe('Out of the combat', () => {
  const spell = hero('Spell', [anyTurn('Away', 'anyCombat', [], removeFromCombat(a(yours({ combat: 'any' }))))]);

  // VS-MEC-HIDE-02
  test('without its only defender a combat ends', () => {
    const at = scene('modern', {
      cards: [spell],
      turn: 'bob',
      ann: { front: [body('A', 9, 1)], back: ['Spell'] },
      bob: { front: [body('D', 9, 1)] },
    });
    at.bob.attack('A', 'D');
    at.bob.pass();
    at.ann.use('Spell', 'Away');
    if (at.table().combat === true) at.bob.pass();
    expect([at.card('A').stunned, at.card('D').stunned, at.table().combat]).toEqual([false, false, false]);
  });

  // VS-MEC-HIDE-02
  test('the other attackers go on without one of them', () => {
    const at = scene('modern', {
      cards: [spell],
      ann: { front: [body('A', 3, 1), body('B', 3, 1)], back: ['Spell'] },
      bob: { front: [body('D', 9, 5)] },
    });
    at.ann.attack('D', 'A', 'B');
    at.ann.use('Spell', 'Away');
    at.ann.choose('A');
    at.bob.pass();
    at.ann.pass();
    expect(['A', 'B', 'D'].map((name) => at.card(name).stunned)).toEqual([false, true, false]);
  });
});

describe('Counters that give nothing', () => {
  // VS-MEC-STAT-09
  test('stay, are counted and cancel, but give no ATK or DEF; those of the other kind do', () => {
    const at = scene('modern', {
      cards: [hero('Spear', [aura('Spear', { side: 'enemy', is: 'character' }, idlePlus)])],
      ann: { front: ['Spear'] },
      bob: {
        front: [
          { body: 'D 3/3', plus: 2 },
          { body: 'E 3/3', minus: 2 },
        ],
      },
    });
    expect([at.card('D').atk, at.card('D').def, at.card('D').plus, at.card('E').def]).toEqual([3, 3, 2, 1]);
  });

  // VS-MEC-STAT-09, VS-CTR-07
  test('whoever lived by them alone is stunned', () => {
    const at = scene('modern', {
      cards: [hero('Spear', [aura('Spear', { side: 'enemy', is: 'character' }, idlePlus)])],
      at: 'recruit',
      ann: { hand: ['Spear'], points: 1 },
      bob: { front: [{ body: 'D 0/0', plus: 2 }] },
    });
    at.ann.recruit('Spear', 'front');
    expect(at.card('D').stunned).toBe(true);
  });
});

describe('A level that must be', () => {
  const skull = (level: number, powers: Parameters<typeof chief>[1]) =>
    chief('Skull', powers, { level, atk: 10 * level });
  const cards = [
    skull(1, [levelUp('Mine', 1, on('getsEquipped', { self: true }), gainXp())]),
    skull(2, [during(not(fits('self', { wearing: 'Cube' })), always('Curse', becomesLevel(1)))]),
    gear('Cube', []),
    gear('Ball', []),
  ];

  // VS-LVL-20: whichever way the condition comes about.
  test('comes at once', () => {
    const at = scene('modern', {
      cards,
      at: 'recruit',
      ann: { back: ['x-skull-1 as Skull'], hand: ['Cube', 'Ball'], points: 2 },
      bob: {},
    });
    at.ann.equip('Cube', 'Skull');
    expect(at.card('x-skull-2').zone).toBe('back');
    at.ann.equip('Ball', 'x-skull-2');
    expect(at.card('x-skull-1').zone).toBe('back');
  });
});

describe('Who cannot lose', () => {
  const council = chief('Boss', [
    does('Council', rule('game', { rule: 'cantLose', who: 'you', while: exists(yours({ name: 'Friend' })) })),
  ]);

  // VS-MEC-WINLOSE-01
  test.each([
    [true, []],
    [false, ['bob']],
  ])('goes on without a main character while the condition holds: %s', (friend, winners) => {
    const at = scene('modern', {
      cards: [council],
      ann: { front: [{ card: 'Boss', wounds: 8 }], back: friend ? [body('Friend', 1, 1, 'health:1')] : [] },
      bob: { front: [body('D', 30, 30), body('E', 30, 30)] },
    });
    at.ann.use('Boss', 'Council');
    for (const player of [at.ann, at.bob, at.bob, at.bob]) player.pass();
    at.bob.attack('Boss', 'D');
    at.bob.pass();
    at.ann.pass();
    expect(at.winners()).toEqual(winners);
    if (!friend) return;
    // When the protection ends and no main character is left, that player loses at once.
    at.bob.attack('Friend', 'E');
    at.bob.pass();
    at.ann.pass();
    expect(at.winners()).toEqual(['bob']);
  });
});

describe('Classes, rows and sets of cards', () => {
  // VS-MEC-CLASS-01
  test('a class is who has a power of that name now', () => {
    const at = scene('modern', {
      cards: [
        hero('One', [superPower('Cuckoo', 'main', [], draw(countOf(yours({ hasPower: 'Cuckoo' }))))]),
        hero('Two', [superPower('Cuckoo', 'main', [], draw())]),
      ],
      ann: { front: ['One', 'Two', body('Other', 1, 1)] },
      bob: { front: ['Two as Far'] },
    });
    at.ann.use('One', 'Cuckoo');
    expect(at.seat('ann').hand).toHaveLength(2);
    const down = scene('modern', {
      cards: [
        hero('One', [superPower('Cuckoo', 'main', [], draw(countOf(yours({ hasPower: 'Cuckoo' }))))]),
        hero('Two', [superPower('Cuckoo', 'main', [], draw())]),
      ],
      ann: { front: ['One', { card: 'Two', stunned: true }] },
      bob: {},
    });
    down.ann.use('One', 'Cuckoo');
    expect(down.seat('ann').hand).toHaveLength(1);
  });

  // VS-TERM-21
  test('each goes to the row it is not in', () => {
    const at = scene('modern', {
      cards: [hero('Pixie', [does('Across', moveAcross(some('any', yours({ is: 'supporting' }))))])],
      ann: { front: ['Pixie', body('A', 1, 1)], back: [body('B', 1, 1)] },
      bob: {},
    });
    at.ann.use('Pixie', 'Across');
    at.ann.choose('A', 'B');
    expect([at.card('Pixie').zone, at.card('A').zone, at.card('B').zone]).toEqual(['front', 'back', 'front']);
  });

  test('cards chosen one after the other are kept together, nobody twice', () => {
    const plan = hero('Planner', [
      does(
        'Plan',
        choose(a(yours({ team: 'xmen' }), 'x')),
        bind('squad', the('x')),
        choose(a(yours({ team: 'hydra' }), 'h')),
        bindAlso('squad', the('h')),
        putPlus(3, the('squad')),
      ),
    ]);
    const at = scene('modern', {
      cards: [plan],
      ann: { front: ['Planner', body('X', 1, 1, 'team:xmen'), body('H', 1, 1, 'team:hydra')] },
      bob: {},
    });
    at.ann.use('Planner', 'Plan');
    expect([at.card('X').plus, at.card('H').plus, at.card('Planner').plus]).toEqual([3, 3, 0]);
    const both = scene('modern', {
      cards: [plan],
      ann: { front: ['Planner', body('B', 1, 1, 'team:xmen+hydra')] },
      bob: {},
    });
    both.ann.use('Planner', 'Plan');
    expect(both.card('B').plus).toBe(3);
  });

  // VS-MEC-TEAM-06
  test('teams that others do not share are counted', () => {
    const count = hero(
      'Trask',
      [does('Count', draw(teamsUnshared({ zone: 'play', where: { side: 'enemy', is: 'supporting' } }, yours())))],
      {
        teams: ['hydra'],
      },
    );
    const at = scene('modern', {
      cards: [count],
      ann: { front: ['Trask'] },
      bob: { front: [body('D', 1, 1, 'team:xmen+hydra'), body('E', 1, 1, 'team:shield')] },
    });
    at.ann.use('Trask', 'Count');
    expect(at.seat('ann').hand).toHaveLength(2);
  });
});
