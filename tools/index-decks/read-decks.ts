import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deck, parseDeck } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';

const folder = fileURLToPath(new URL('../../packages/vs-sets/decks', import.meta.url));

/** The decks of the text files, by file name, and what is wrong with them. */
export function readDecks(): { readonly decks: Deck[]; readonly problems: string[] } {
  const cards = VS_SETS.flatMap((set) => set.cards);
  const decks: Deck[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const { deck, problems: found } = parseDeck(
      path.basename(file, '.txt'),
      readFileSync(path.join(folder, file), 'utf8'),
      cards,
    );
    decks.push(deck);
    for (const { line, text } of found) problems.push(`${file}:${line}: ${text}`);
  }
  return { decks, problems };
}
