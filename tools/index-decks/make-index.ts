import type { Deck, DeckLine } from '@longbox/vs/language';

/** The source of the deck index, laid out as our formatter does. */
export const makeDeckIndex = (
  decks: readonly Deck[],
): string => `// Made by tools/index-decks.ts from the files in decks/.
import type { Deck } from '@longbox/vs/language';

export const VS_DECKS: readonly Deck[] = [
${decks.map(makeDeck).join('')}];
`;

const makeDeck = ({ key, title, main, cards, side }: Deck): string => `  {
    key: '${key}',
    title: '${title}',
    main: '${main}',
    cards: ${makeLines(cards)},
    side: ${makeLines(side)},
  },
`;

const makeLines = (lines: readonly DeckLine[]): string =>
  lines.length === 0
    ? '[]'
    : `[\n${lines.map(({ count, id }) => `      { count: ${count}, id: '${id}' },\n`).join('')}    ]`;
