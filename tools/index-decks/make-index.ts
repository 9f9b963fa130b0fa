import type { Deck, DeckLine } from '@longbox/vs/language';
import type { PlayedDeck } from '@longbox/vs-sets';

const HEAD = '// Made by tools/index-decks.ts from the files in decks/.\n';

/** The source of the deck index, laid out as our formatter does. */
export const makeDeckIndex = (
  decks: readonly Deck[],
): string => `${HEAD}import type { Deck } from '@longbox/vs/language';

export const VS_DECKS: readonly Deck[] = [
${decks.map((deck) => makeDeck(deck, '')).join('')}];
`;

/** The source of the lists that people played. */
export const makePlayedIndex = (
  decks: readonly PlayedDeck[],
): string => `${HEAD}import type { PlayedDeck } from './played-deck.ts';

export const PLAYED_DECKS: readonly PlayedDeck[] = [
${decks.map((deck) => makeDeck(deck, makeOrigin(deck))).join('')}];
`;

const makeOrigin = ({ event, place }: PlayedDeck): string =>
  `    event: '${event}',\n${place === undefined ? '' : `    place: ${place},\n`}`;

const makeDeck = ({ key, title, main, cards, side }: Deck, more: string): string => `  {
    key: '${key}',
    title: ${quoted(title)},
${more}    main: '${main}',
    cards: ${makeLines(cards)},
    side: ${makeLines(side)},
  },
`;

const makeLines = (lines: readonly DeckLine[]): string =>
  lines.length === 0
    ? '[]'
    : `[\n${lines.map(({ count, id }) => `      { count: ${count}, id: '${id}' },\n`).join('')}    ]`;

/** As the formatter quotes. */
const quoted = (words: string): string => (words.includes("'") ? JSON.stringify(words) : `'${words}'`);
