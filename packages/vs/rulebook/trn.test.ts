import { expect, test } from 'vitest';
import {
  atkOf,
  cancelPower,
  countOf,
  draw,
  endOfYourTurn,
  modify,
  on,
  putPlus,
  reaction,
  stats,
  superPower,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene } from './cast.ts';

// VS-TRN-01: Draw, Recovery, Build, Main, in this order.
test('a turn goes through its four phases in order', () => {
  const clock = chief('Clock', [
    // Whoever is stunned at that moment shows what has not happened yet.
    trigger(
      'At the Draw',
      on('draws', undefined, { player: 'you' }),
      putPlus(countOf(yours({ stunned: true })), 'self'),
    ),
    trigger(
      'At Build',
      on('startOfBuild', undefined, { player: 'you' }),
      putPlus(countOf(yours({ exhausted: false })), 'self'),
    ),
  ]);
  const { ann, table, card, seat, close } = scene('modern', {
    cards: [clock],
    ann: {
      back: ['Clock'],
      front: [
        { body: 'A 2/2', stunned: true },
        { body: 'B 2/2', stunned: true },
      ],
    },
    bob: {},
    at: 'turn',
  });
  // Two were stunned at the draw; all three were ready when the Build Phase began.
  expect([card('Clock').plus, listed(seat('ann'), 'hand').length]).toEqual([5, 2]);
  const seen: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    seen.push([table().turn, table().phase, table().step]);
    ann.pass();
  }
  expect(seen).toEqual([
    ['ann', 'build', 'resource'],
    ['ann', 'build', 'recruit'],
    ['ann', 'build', 'formation'],
    ['ann', 'main', 'none'],
  ]);
  expect(table().turn).toBe('bob');
  close();
});

// VS-TRN-02: after a turn the next player takes one; that is the player to the left.
test('turns alternate, and go to the left with more players', () => {
  const duel = scene('modern', { ann: {}, bob: {} });
  duel.ann.pass();
  expect([duel.table().turn, duel.table().number]).toEqual(['bob', 10]);
  duel.close();
  const three = scene('modern/freeForAll', { ann: {}, bob: {}, cid: {}, turn: 'cid' });
  three.cid.pass();
  expect(three.table().turn).toBe('ann');
  three.close();
});

// VS-TRN-03: drawing, recovering and recruit points come by themselves; the rest is optional.
test('a player who only passes draws, recovers and gains recruit points', () => {
  const { ann, card, seat, decides, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', stunned: true }], hand: [body('B', 2, 2)], resources: 3 },
    bob: { front: [body('D', 2, 2)] },
    at: 'turn',
  });
  expect([card('A').stunned, listed(seat('ann'), 'hand').length]).toEqual([false, 3]);
  ann.pass();
  expect(seat('ann').points).toBe(3);
  ann.pass();
  ann.pass();
  ann.pass();
  expect([decides(), listed(seat('ann'), 'hand').length, listed(seat('ann'), 'resources').length]).toEqual([
    'bob',
    3,
    3,
  ]);
  close();
});

// VS-TRN-04: the turn ends when the turn player declares the Main Phase finished.
test('a turn goes on until its player passes in the Main Phase', () => {
  const { ann, bob, table, close } = scene('modern', {
    ann: { front: [body('A', 2, 9)] },
    bob: { front: [body('D', 2, 9)] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.pass();
  expect([table().turn, table().phase]).toEqual(['ann', 'main']);
  ann.pass();
  expect(table().turn).toBe('bob');
  close();
});

// VS-TRN-05: "at the end of your turn" resolves after the Main Phase and before the next turn.
test('end-of-turn effects come between the Main Phase and the next turn', () => {
  const late = hero('Late', [trigger('Late', endOfYourTurn, draw())]);
  const { ann, seat, table, close } = scene('modern', {
    cards: [late],
    ann: { front: ['Late'] },
    bob: { front: ['Late'] },
  });
  expect(listed(seat('ann'), 'hand')).toEqual([]);
  ann.pass();
  expect([listed(seat('ann'), 'hand').length, table().turn]).toEqual([1, 'bob']);
  // The two cards of the draw, and none for the end of another player's turn.
  expect(listed(seat('bob'), 'hand')).toHaveLength(2);
  close();
});

// VS-TRN-06: what lasts this turn expires before the end-of-turn triggers resolve.
test('a modifier for the turn is over when the end-of-turn trigger resolves', () => {
  const waning = hero('Waning', [
    does('Swell', modify('self', 'turn', stats(5, 5))),
    trigger('Count', endOfYourTurn, draw(atkOf('self'))),
  ]);
  const { ann, card, seat, close } = scene('modern', { cards: [waning], ann: { front: ['Waning'] }, bob: {} });
  ann.use('Waning', 'Swell');
  expect(card('Waning').atk).toBe(7);
  ann.pass();
  expect([card('Waning').atk, listed(seat('ann'), 'hand').length]).toEqual([2, 2]);
  close();
});

// VS-TRN-07: outside combat only the turn player may act.
test('the other player cannot act outside combat', () => {
  const { bob, decides, close } = scene('modern', {
    cards: [hero('Doer', [does('Act', draw())])],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Doer', body('D', 2, 2)], hand: [body('D', 2, 2)] },
  });
  expect([decides(), bob.offered()]).toEqual(['ann', []]);
  expect(bob.refused('use', 'Doer', 'Act')).toEqual(['VS-PWR-26', 'VS-PT-03']);
  expect(bob.refused('pass')).toContain('VS-TRN-07');
  close();
});

// VS-TRN-07: Reactions are the exception.
test('a Reaction may be used on another player’s turn', () => {
  const actor = hero('Actor', [superPower('Act', 'main', [], draw())]);
  const critic = hero('Critic', [reaction('Boo', on('usesSuperPower', { side: 'enemy' }), [], cancelPower)]);
  const { ann, bob, seat, close } = scene('modern', {
    cards: [actor, critic],
    ann: { front: ['Actor'] },
    bob: { front: ['Critic'] },
  });
  ann.use('Actor', 'Act');
  expect(bob.offered()).toEqual(['pass', 'react Critic, Boo']);
  bob.react('Critic', 'Boo');
  expect(listed(seat('ann'), 'hand')).toEqual([]);
  close();
});

// VS-TRN-08: nothing is cleaned up between turns.
test('counters, wounds, hands and exhausted characters stay as they are', () => {
  const { ann, card, seat, decides, close } = scene('modern', {
    ann: {
      front: [
        { body: 'A 2/2', plus: 2, exhausted: true },
        { body: 'B 4/4 health:3', minus: 1, wounds: 2, stunned: true },
      ],
      hand: 9,
    },
    bob: {},
  });
  ann.pass();
  expect(decides()).toBe('bob');
  expect(card('A')).toEqual({ plus: 2, exhausted: true });
  expect(card('B')).toEqual({ minus: 1, wounds: 2, stunned: true });
  expect(listed(seat('ann'), 'hand')).toHaveLength(9);
  close();
});
