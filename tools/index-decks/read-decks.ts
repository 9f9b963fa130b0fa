import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Deck, parseDeck } from '@longbox/vs/language';
import { type PlayedDeck, VS_SETS } from '@longbox/vs-sets';

const folder = fileURLToPath(new URL('../../packages/vs-sets/decks', import.meta.url));
const EVENT = /^# event: (.+)$/m;
const PLACE = /^# place: (\d+)$/m;

/** The decks of the text files, by file name, and what is wrong with them. */
export function readDecks(): { readonly decks: Deck[]; readonly problems: string[] } {
  const { found, problems } = readFolder(folder);
  return { decks: found.map(({ deck }) => deck), problems };
}

/** The lists that people played: a remark of each file says where, and which place it took. */
export function readPlayedDecks(): { readonly decks: PlayedDeck[]; readonly problems: string[] } {
  const { found, problems } = readFolder(path.join(folder, 'played'));
  const decks = found.map(({ deck, text }) => {
    const event = EVENT.exec(text)?.[1];
    const place = PLACE.exec(text)?.[1];
    if (event === undefined) problems.push(`${deck.key}: expected a remark "# event: ..."`);
    return { ...deck, event: event ?? '', ...(place !== undefined && { place: Number(place) }) };
  });
  return { decks, problems };
}

function readFolder(from: string): { found: { deck: Deck; text: string }[]; problems: string[] } {
  const cards = VS_SETS.flatMap((set) => set.cards);
  const found: { deck: Deck; text: string }[] = [];
  const problems: string[] = [];
  for (const file of readdirSync(from).sort()) {
    if (!file.endsWith('.txt')) continue;
    const text = readFileSync(path.join(from, file), 'utf8');
    const parsed = parseDeck(path.basename(file, '.txt'), text, cards);
    found.push({ deck: parsed.deck, text });
    for (const problem of parsed.problems) problems.push(`${file}:${problem.line}: ${problem.text}`);
  }
  return { found, problems };
}
