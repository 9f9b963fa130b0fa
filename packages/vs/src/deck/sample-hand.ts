import { randomBelow, seedRandom, sha256, utf8 } from '@longbox/kernel';
import type { DeckList } from './read-deck.ts';
import { makeSeat } from './read-deck.ts';

/** The top cards of the deck, shuffled by a seed: the opening hand first, then the draws to come. */
export function sampleHand(deck: DeckList, seed: string, count: number): string[] {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(seed)));
  const [, ...left] = makeSeat(deck).deck;
  const hand: string[] = [];
  while (hand.length < count && left.length > 0) hand.push(...left.splice(randomBelow(random, left.length), 1));
  return hand;
}
