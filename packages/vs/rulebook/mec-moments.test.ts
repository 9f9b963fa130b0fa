import { describe, expect, test } from 'vitest';
import {
  a,
  anEnemy,
  bottomToKo,
  choose,
  daze,
  discard,
  draw,
  enemy,
  firstEachTurn,
  gainXp,
  gets,
  hide,
  inHand,
  ko,
  law,
  levelUpAt,
  moveCounter,
  on,
  putMinusUntil,
  remainingHealthOf,
  removeHalf,
  say,
  sing,
  stun,
  thatMany,
  the,
  thePlayer,
  trigger,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';

describe('moments that powers look for', () => {
  const hand = (at: { seat(name: string): { hand: readonly unknown[] } }): number => at.seat('ann').hand.length;

  // VS-MEC-EVENT-02: by a stun, a daze and hiding alike.
  test.each(['Stun', 'Daze', 'Hide'])('somebody turns face down: %s', (power) => {
    const watcher = hero('W', [
      trigger('See', on('turnsFaceDown', { is: 'character', side: 'enemy' }), draw()),
      does('Stun', stun(a(enemy({ is: 'supporting' })))),
      does('Daze', daze(a(enemy({ is: 'supporting' })))),
      does('Hide', hide(a(enemy({ is: 'supporting' })))),
    ]);
    const at = scene('modern', {
      cards: [watcher],
      ann: { front: ['W'], deck: 9 },
      bob: { front: [body('B', 1, 1)] },
      open: true,
    });
    at.ann.use('W', power);
    expect(hand(at)).toBe(1);
  });

  // VS-MEC-EVENT-05: each number by itself, up and down, by effects and counters.
  test('ATK and DEF are lost and gained one by one', () => {
    const watcher = hero('W', [
      trigger('Atk', on('losesAtk', { name: 'B' }), draw()),
      trigger('Def', on('losesDef', { name: 'B' }), draw(2)),
      does('Weaken', gets(a(enemy({ name: 'B' })), -1, 0, 'turn')),
      does('Soften', gets(a(enemy({ name: 'B' })), 0, -1, 'turn')),
      does('Help', gets(a(enemy({ name: 'B' })), 1, 1, 'turn')),
    ]);
    const at = scene('modern', {
      cards: [watcher, hero('B', [], { atk: 5, def: 5 })],
      ann: { front: ['W'], deck: 9 },
      bob: { front: ['B'] },
      open: true,
    });
    at.ann.use('W', 'Weaken');
    expect(hand(at)).toBe(1);
    at.ann.use('W', 'Soften');
    expect(hand(at)).toBe(3);
    at.ann.use('W', 'Help');
    expect(hand(at)).toBe(3);
  });

  // VS-MEC-EVENT-06: the XP that the first one brings brings none.
  test('the first XP of a turn brings one more', () => {
    const boss = chief('Boss', [
      levelUpAt('Up', 9),
      trigger('More', firstEachTurn(on('gainsXp', { self: true })), gainXp()),
      does('One', gainXp()),
      does('Two', gainXp()),
    ]);
    const at = scene('modern', { cards: [boss], ann: { front: ['Boss'] }, bob: {}, open: true });
    at.ann.use('Boss', 'One');
    expect(at.card('Boss').xp).toBe(2);
    at.ann.use('Boss', 'Two');
    expect(at.card('Boss').xp).toBe(3);
  });

  // VS-MEC-EVENT-09: from a hand, a deck and the board; together they are one event where the card says so.
  test('cards are put into a KO pile', () => {
    const watcher = hero('W', [
      trigger('Each', on('goesToKo', { is: 'card', side: 'enemy' }), draw()),
      does('Discard', discard(anEnemy('x'), a(inHand({}, thePlayer('x'))))),
      does('Mill', bottomToKo(2, anEnemy())),
      does('Ko', ko(a(enemy({ is: 'supporting' })))),
    ]);
    const at = scene('modern', {
      cards: [watcher],
      ann: { front: ['W'], deck: 20 },
      bob: { front: [body('B', 1, 1)], hand: [body('H', 1, 1), body('I', 1, 1)], deck: 9 },
      open: true,
    });
    at.ann.use('W', 'Discard');
    if (at.bob.offered('choose').length > 0) at.bob.choose('H');
    const afterDiscard = hand(at);
    at.ann.use('W', 'Mill');
    while (at.ann.offered('order').length > 0) at.ann.order(at.ann.offered('order')[0] ?? '');
    const afterMill = hand(at);
    at.ann.use('W', 'Ko');
    expect([afterDiscard, afterMill, hand(at)]).toEqual([1, 3, 4]);
  });

  // VS-MEC-EVENT-12: points left at the end of the Recruit Step.
  test('a Build Phase ends', () => {
    const watcher = hero('W', [trigger('Left', on('endOfBuild', undefined, { player: 'you' }), draw(thatMany))], {
      cost: 1,
    });
    const at = scene('modern', {
      cards: [watcher],
      ann: { front: ['W'], resources: ['Might Location x3'], deck: 9 },
      bob: {},
      at: 'recruit',
      open: true,
    });
    const before = hand(at);
    at.ann.pass();
    at.ann.pass();
    expect(hand(at) - before).toBe(3);
  });
});

describe('counters and wounds', () => {
  const handler = hero('H', [
    does('Move', moveCounter('plus', a(yours({ name: 'P' })), a(enemy({ is: 'supporting' })))),
    does('Down', putMinusUntil(a(enemy({ is: 'supporting' })), 'atk', '<=', 2)),
    does('Grow', choose(a(enemy({ is: 'supporting' }), 'x')), gets('self', remainingHealthOf(the('x')), 0, 'turn')),
    does('Hurt', wound(a(enemy({ is: 'supporting' })))),
  ]);
  const stage = (plus = 1) =>
    scene('modern', {
      cards: [handler],
      ann: { front: ['H', { body: 'P 1/9', plus }] },
      bob: { front: [{ body: 'B 5/9 health:4', wounds: 1 }] },
      open: true,
    });
  const uses = (at: ReturnType<typeof stage>, power: string): void => {
    at.ann.use('H', power);
    while (at.ann.offered('choose').length > 0) at.ann.choose(at.ann.offered('choose')[0] ?? '');
  };

  // VS-MEC-COUNTER-01
  test('a counter moves', () => {
    const at = stage();
    uses(at, 'Move');
    expect([at.card('P').plus, at.card('B').plus]).toEqual([0, 1]);
    const none = stage(0);
    uses(none, 'Move');
    expect([none.card('P').plus, none.card('B').plus]).toEqual([0, 0]);
  });

  // VS-MEC-STAT-02: as many as it takes, or none.
  test('counters are put until a number is reached', () => {
    const at = stage();
    uses(at, 'Down');
    expect([at.card('B').minus, at.card('B').atk]).toEqual([3, 2]);
  });

  // VS-MEC-HEALTH-03
  test('remaining health is health less wounds', () => {
    const at = stage();
    uses(at, 'Hurt');
    expect([at.card('B').zone, at.card('B').wounds]).toEqual(['front', 2]);
    expect(at.card('B').health).toBe(4);
    uses(at, 'Grow');
    expect(at.card('H').atk).toBe(4);
  });
});

describe('decks and the table', () => {
  // VS-MEC-OPEN-02: everybody sees the top card, and each card that is drawn is an event.
  test('a deck lies open, card by card', () => {
    const open = hero('Open', [
      law('Open', { rule: 'openTop', who: 'you' }),
      trigger('Each', on('drawsCard', undefined, { player: 'you' }), gets('self', 1, 0, 'turn')),
      does('Draw', draw(1)),
    ]);
    const at = scene('modern', {
      cards: [open],
      ann: { front: ['Open'], deck: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)] },
      bob: {},
      open: true,
    });
    at.ann.use('Open', 'Draw');
    expect(at.card('Open').atk).toBe(3);
  });

  // VS-MEC-GAME-09: of an odd number the smaller half.
  test('half a deck is removed unseen', () => {
    const cutter = hero('C', [does('Cut', removeHalf('top', anEnemy()))]);
    const at = scene('modern', { cards: [cutter], ann: { front: ['C'] }, bob: { deck: 7 }, open: true });
    at.ann.use('C', 'Cut');
    expect(at.seat('bob').removed).toHaveLength(3);
  });

  // VS-MEC-TABLE-02: what else the card says counts.
  test('what is said and sung changes nothing', () => {
    const bard = hero('Bard', [does('Song', say('La'), sing('self'), draw())]);
    const at = scene('modern', { cards: [bard], ann: { front: ['Bard'], deck: 3 }, bob: {}, open: true });
    at.ann.use('Bard', 'Song');
    expect([at.seat('ann').hand.length, at.card('Bard').atk]).toEqual([1, 2]);
  });
});
