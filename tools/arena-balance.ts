// Plays shipped players against themselves with every pair of starter decks at every level, and writes docs/arena-balance.md.
// npx tsx tools/arena-balance.ts [--player rules,greedy] [--games 4000] [--level basic] [--seconds 480] [--workers 8] [--out docs]
// With --games 0 it only writes the page again. `node tools/tune/bundle.mjs FILE tools/arena-balance.ts` makes one file of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS } from '@longbox/arena';
import { ARENA_CATALOGUE_HASH } from '@longbox/arena-sets';
import { makeDocument } from './arena-balance/document.ts';
import { playAll, serveBlocks } from './arena-balance/farm.ts';
import { emptyTally, type LevelTally } from './arena-balance/tally.ts';

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'rules,greedy' },
    games: { type: 'string', default: '4000' },
    level: { type: 'string' },
    seconds: { type: 'string', default: '480' },
    workers: { type: 'string', default: '1' },
    out: { type: 'string', default: 'docs' },
    serve: { type: 'boolean', default: false },
  },
});

interface Results {
  readonly catalogue: string;
  readonly tallies: LevelTally[];
}

async function measure(): Promise<void> {
  const results = `${values.out}/arena-balance.json`;
  // A file of our own making.
  const saved = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Results) : undefined;
  const tallies = saved?.catalogue === ARENA_CATALOGUE_HASH ? saved.tallies : [];
  const tallyOf = (player: string, level: string): LevelTally => {
    const found = tallies.find((tally) => tally.player === player && tally.level === level);
    if (found !== undefined) return found;
    const made = emptyTally(player, level);
    tallies.push(made);
    return made;
  };
  const levels = values.level === undefined ? LEVELS.map(({ name }) => name) : [values.level];
  const mine = values.player.split(',').flatMap((player) => levels.map((level) => tallyOf(player, level)));
  const until = Date.now() + 1000 * Number(values.seconds);
  await playAll(mine, { games: Number(values.games), workers: Number(values.workers), until });
  const made: Results = { catalogue: ARENA_CATALOGUE_HASH, tallies };
  writeFileSync(results, `${JSON.stringify(made, undefined, 2)}\n`);
  writeFileSync(`${values.out}/arena-balance.md`, makeDocument(tallies));
  for (const { player, level, games } of mine) console.log(`${player} ${level}: ${games} games`);
}

if (values.serve) serveBlocks();
else await measure();
