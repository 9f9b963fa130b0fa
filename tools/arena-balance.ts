// Plays shipped players against themselves with every pair of starter decks at every level, and writes docs/arena-balance.md.
// npx tsx tools/arena-balance.ts [--player rules|greedy] [--games 4000] [--level basic] [--seconds 480]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS } from '@longbox/arena';
import { ARENA_CATALOGUE_HASH } from '@longbox/arena-sets';
import { makeDocument } from './arena-balance/document.ts';
import { emptyTally, type LevelTally, playInto } from './arena-balance/tally.ts';

const { values } = parseArgs({
  options: {
    player: { type: 'string', default: 'rules' },
    games: { type: 'string', default: '4000' },
    level: { type: 'string' },
    seconds: { type: 'string', default: '480' },
  },
});

interface Results {
  readonly catalogue: string;
  readonly tallies: LevelTally[];
}

const RESULTS = 'docs/arena-balance.json';
// A file of our own making.
const saved = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results) : undefined;
const tallies = saved?.catalogue === ARENA_CATALOGUE_HASH ? saved.tallies : [];

function tallyOf(player: string, level: string): LevelTally {
  const found = tallies.find((tally) => tally.player === player && tally.level === level);
  if (found !== undefined) return found;
  const made = emptyTally(player, level);
  tallies.push(made);
  return made;
}

function save(): void {
  const results: Results = { catalogue: ARENA_CATALOGUE_HASH, tallies };
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync('docs/arena-balance.md', makeDocument(tallies));
}

const wanted = values.level === undefined ? LEVELS.map(({ name }) => name) : [values.level];
const mine = wanted.map((level) => tallyOf(values.player, level));
const end = Date.now() + 1000 * Number(values.seconds);
// Sixteen games, every ordered pair once, at each level in turn: a run that is cut short has played all levels alike.
for (;;) {
  const open = mine.filter((tally) => tally.games < Number(values.games));
  if (open.length === 0 || Date.now() > end) break;
  for (const tally of open) for (let i = 0; i < 16; i++) playInto(tally, tally.games);
}
save();
for (const { level, games } of mine) console.log(`${values.player} ${level}: ${games} games`);
