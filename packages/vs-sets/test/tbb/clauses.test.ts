import { a, character, ko, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

// One clause at a time, where another card in the same place would go unseen.
const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

test('tbb-002 Angel heals the Buffy that is wounded', () => {
  const at = scene('modern', {
    ann: {
      front: ['tbb-002 as Ang', { card: 'tbb-020', as: 'Buff', wounds: 1 }],
      back: [body('X', 1, 1, 'aka:Buffy')],
      resources: [R('Intellect')],
      deck: 3,
    },
    bob: {},
    open: true,
  });
  at.ann.use('Ang', 'A Vampire in Love With a Slayer');
  expect([at.asks(), at.card('Buff').wounds]).toEqual(['playOrPass', 0]);
});

test('tbb-029 Angelus has a card of the enemy hand discarded, none of his player’s', () => {
  const at = scene('modern', {
    ann: {
      front: ['tbb-029 as Ang', 'tbb-020 as Buff'],
      hand: [body('Mine', 1, 1)],
      resources: [R('Intellect')],
    },
    bob: { hand: ['tbb-051 as P', 'tbb-052 as Q'] },
    open: true,
  });
  at.ann.use('Ang', 'To Kill This Girl You Have To Love Her');
  expect(at.ann.offered('choose')).toEqual(['P', 'Q']);
});

describe('tbb-035 The First Evil', () => {
  const ending = (name: string) =>
    supporting({
      id: 'xx-end',
      name: 'End',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [superPower('End', 'main', [], ko(a(character({ name }))))],
    });
  const away = (name: string) => {
    const at = scene('modern', {
      at: 'recruit',
      cards: [ending(name)],
      ann: {
        front: [{ card: 'tbb-035', as: 'Evil' }, 'End', body('Other', 1, 1)],
        resources: [R('Energy', 2)],
        deck: 9,
      },
      bob: { ko: [body('Ghost', 3, 3, 'health:1')], deck: 9 },
      open: true,
    });
    at.ann.use('Evil', 'Appear as the Dead');
    at.ann.choose('Ghost');
    at.ann.row('front');
    passTo(at, 'ann', 'main');
    at.ann.use('End', 'End');
    return at;
  };

  test('comes back when its guise leaves, not when somebody else does', () => {
    const other = away('Other');
    expect([other.card('Other').zone, other.card('Evil').zone, other.card('Ghost').zone]).toEqual([
      'ko',
      'removed',
      'front',
    ]);
    const guise = away('Ghost');
    guise.ann.row('back');
    expect([guise.card('Evil').zone, guise.card('Evil').controller]).toEqual(['back', 'ann']);
  });

  test('comes back to its owner', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: [{ card: 'tbb-035', as: 'Evil', owner: 'bob' }],
        resources: [R('Energy')],
        ko: [body('Ghost', 3, 3)],
        deck: 9,
      },
      bob: { deck: 9 },
      open: true,
    });
    at.ann.use('Evil', 'Appear as the Dead');
    at.ann.choose('Ghost');
    at.ann.row('front');
    passTo(at, 'bob', 'main');
    while (at.table().turn === 'bob') at.bob.pass();
    at.bob.row('front');
    expect([at.card('Evil').zone, at.card('Evil').controller]).toEqual(['front', 'bob']);
  });

  test('comes back once: at the start of the next turn nothing is left to do', () => {
    const at = away('Ghost');
    at.ann.row('back');
    passTo(at, 'bob', 'main');
    while (at.table().turn === 'bob') at.bob.pass();
    expect([at.asks(), at.card('Evil').zone]).toEqual(['playOrPass', 'back']);
  });
});
