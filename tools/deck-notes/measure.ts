import { createHash } from 'node:crypto';
import type { DeckRecord, GameDescription, RecordTerms, Starter } from '@longbox/games';
import { type LabPlan, labGameOf, playChunk } from '@longbox/lab';

/** Known by its cards: a record is of one list and of no other. */
export const listHash = ({ main, cards, side }: Pick<Starter, 'main' | 'cards' | 'side'>): string =>
  createHash('sha256')
    .update(JSON.stringify([main, cards.map(({ id, count }) => [id, count]), side.map(({ id, count }) => [id, count])]))
    .digest('hex')
    .slice(0, 12);

/** Lets the pilot play a deck against the others. A deck does not meet itself. */
export function measureDeck(
  game: GameDescription,
  terms: RecordTerms,
  deck: Starter,
  all: readonly Starter[],
): DeckRecord {
  const others = all.filter(({ key }) => terms.against.includes(key) && key !== deck.key);
  const decks = [deck, ...others].map(({ key, title, seat }) => ({ name: key, title, seat }));
  const { profile, pilot: player, seed, gamesEach } = terms;
  const plan: LabPlan = {
    ...{ game: game.name, profile, player, seed, decks },
    pairs: others.map((_, i) => [0, i + 1] as const),
    games: gamesEach,
  };
  const lab = labGameOf(game);
  const tallies = plan.pairs.map((_, pair) => playChunk(lab, plan, { pair, from: 0, count: gamesEach }));
  return {
    list: listHash(deck),
    games: tallies.reduce((sum, { games }) => sum + games, 0),
    points: tallies.reduce((sum, { points }) => sum + points, 0),
  };
}
