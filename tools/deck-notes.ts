// Writes what the decks say of themselves (packages/games/src/data): from their lists, and from games that computers play.
//   npx tsx tools/deck-notes.ts              what the lists say
//   npx tsx tools/deck-notes.ts --measure    and games of the decks whose list has no record yet
//   npx tsx tools/deck-notes.ts --again      and games of all decks
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type DeckRecord, GAME_NAMES, type GameName, type GameNotes, type RecordTerms } from '@longbox/games';
import { loadGame } from '@longbox/games/load';
import { allDecks, factsOf } from './deck-notes/make-notes.ts';
import { listHash, measureDeck } from './deck-notes/measure.ts';
import { writtenSets } from './index-decks/written-sets.ts';

const { values } = parseArgs({ options: { measure: { type: 'boolean' }, again: { type: 'boolean' } } });

const GAMES_EACH: Readonly<Record<GameName, number>> = { vs: 32, arena: 128 };
const PILOT = 'rules';

const fileOf = (game: GameName): URL => new URL(`../packages/games/src/data/deck-notes-${game}.ts`, import.meta.url);

async function notesBefore(game: GameName): Promise<GameNotes['records']> {
  if (values.again === true || !existsSync(fileOf(game))) return {};
  const found = (await import(fileOf(game).href)) as { readonly DECK_NOTES: GameNotes };
  return found.DECK_NOTES.records;
}

function write(game: GameName, notes: GameNotes): void {
  const path = fileURLToPath(fileOf(game));
  const text = `// Made by tools/deck-notes.ts from the lists and from games.
import type { GameNotes } from '../deck-note.ts';

export const DECK_NOTES: GameNotes = ${JSON.stringify(notes)};
`;
  writeFileSync(path, text);
  const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  execFileSync(process.execPath, [biome, 'format', '--write', path], { stdio: 'ignore' });
}

const sets = await writtenSets();
for (const name of GAME_NAMES) {
  const game = await loadGame(name);
  const decks = allDecks(game.decks);
  const against = decks.filter(({ isFirst }) => isFirst).map(({ key }) => key);
  const terms: RecordTerms = {
    pilot: PILOT,
    profile: game.profile,
    seed: 'deck notes',
    against,
    gamesEach: GAMES_EACH[name],
  };
  const before = await notesBefore(name);
  const facts = factsOf(name, game.decks, sets);
  const records: Record<string, DeckRecord> = {};
  for (const deck of decks) {
    const known = before[deck.key];
    if (known?.list === listHash(deck)) records[deck.key] = known;
    else if (values.measure === true || values.again === true) {
      records[deck.key] = measureDeck(game, terms, deck, decks);
      const { games, points } = records[deck.key];
      console.log(`${deck.key}: ${((50 * points) / games).toFixed(1)} % of ${games} games`);
      // What has been played is kept, whenever this is stopped.
      write(name, { terms, facts, records });
    }
  }
  write(name, { terms, facts, records });
}
