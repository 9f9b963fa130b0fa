import { expect, test } from 'vitest';
import {
  a,
  atkOf,
  character,
  type Effect,
  gets,
  inKo,
  ko,
  removeFromGame,
  shuffleIntoDeck,
  the,
  toDeckBottom,
  toHand,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';

const bonus = gets('self', atkOf(the('it')), 0, 'turn');
const fallen = a(inKo({ is: 'character' }), 'it');

/** The ATK of a 2/2 character that moves one with 5 ATK and then gets as much. */
function atkAfter(...effects: Effect[]): unknown {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Miner', [does('Dig', ...effects)])],
    ann: { front: ['Miner'], back: [body('Boss', 1, 9, 'main')], ko: [body('Old', 5, 5)] },
    bob: { front: [body('D', 5, 5)], back: [body('BossB', 1, 9, 'main')] },
  });
  ann.use('Miner', 'Dig');
  const [only] = ann.offered('choose');
  if (only !== undefined) ann.choose(only);
  close();
  return card('Miner').atk;
}

// VS-MOD-16: an effect goes on in its order, and what it says of a card it has moved is about that card.
test.each<[string, Effect]>([
  ['to the bottom of a deck', toDeckBottom(fallen)],
  ['to a hand', toHand(fallen)],
  ['out of the game', removeFromGame(fallen)],
  ['from play to the KO pile', ko(a(character({ name: 'D' }), 'it'))],
])('an effect still knows the numbers of a card it has moved %s', (_, move) => {
  expect(atkAfter(move, bonus)).toBe(7);
});

// VS-MOD-17: nobody can say which card of a shuffled deck it was, so there is nothing to get as much as.
test('a card shuffled into a deck is lost to the rest of the effect', () => {
  expect(atkAfter(shuffleIntoDeck(fallen), bonus)).toBe(2);
});
