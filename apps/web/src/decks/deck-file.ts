import { makeDeckText as makeArenaText, parseDeck as parseArena } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { makeDeckText as makeVsText, parseDeck as parseVs } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import type { GameName } from '../cards/card-facts.ts';
import type { ReadText } from '../library/library-api.ts';
import { type DeckCards, type DeckLine, seatOf } from './deck.ts';

const VS_CARDS = VS_SETS.flatMap((set) => set.cards);

/** The text that the command line reads and writes too. */
export function writeDeck(deck: DeckCards, title: string): string {
  if (deck.game === 'arena') return makeArenaText(title, seatOf(deck).deck, ARENA_CARDS);
  return makeVsText({ key: '', title, ...deck }, VS_CARDS);
}

/** A deck of the game that understands more of the text, or of the one that is asked for. */
export function readDeckText(text: string, game?: GameName): ReadText {
  const readings =
    game === undefined ? [readVs(text), readArena(text)] : [game === 'vs' ? readVs(text) : readArena(text)];
  return readings.reduce((best, other) => (other.problems.length < best.problems.length ? other : best));
}

function readVs(text: string): ReadText {
  const { deck, problems } = parseVs('', text, VS_CARDS);
  const { title, main, cards, side } = deck;
  return { deck: { game: 'vs', title, main, cards: merge(cards), side: merge(side) }, problems };
}

function readArena(text: string): ReadText {
  const { title = '', lines, problems } = parseArena(text, ARENA_CARDS);
  const cards = lines.map(({ key, count }) => ({ id: key, count }));
  return { deck: { game: 'arena', title, main: '', cards: merge(cards), side: [] }, problems };
}

/** Each card once, in the order in which it first appears. */
function merge(lines: readonly DeckLine[]): readonly DeckLine[] {
  const counts = new Map<string, number>();
  for (const { id, count } of lines) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ id, count }));
}
