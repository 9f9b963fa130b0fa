// Plays simple players against each other with every pair of starter decks at every level.
// tsx tools/arena-balance.ts [games a pair]
import { createArena, LEVELS } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { type Played, playGame } from './arena-balance/play.ts';
import { spell, wilson } from './arena-balance/wilson.ts';

const games = Number(process.argv[2] ?? 200);
const levels = process.argv[3]?.split(',') ?? LEVELS.map((level) => level.name);
const pool = new Map(ARENA_CARDS.map((card) => [card.key, card]));
const game = createArena(ARENA_CARDS);

interface Row extends Played {
  readonly decks: readonly [number, number];
}

function playLevel(profile: string): Row[] {
  const rows: Row[] = [];
  for (let one = 0; one < STARTER_DECKS.length; one++) {
    for (let two = 0; two < STARTER_DECKS.length; two++) {
      for (let i = 0; i < games; i++) {
        const seats = [STARTER_DECKS[one], STARTER_DECKS[two]].map(({ keys }) => ({ deck: keys }));
        const table = { game: 'arena', profile, seed: `balance ${profile} ${one} ${two} ${i}`, seats };
        rows.push({ ...playGame(game, pool, table), decks: [one, two] });
      }
    }
  }
  return rows;
}

const scoreOf = (row: Row, seat: number): number => (row.winner === undefined ? 0.5 : row.winner === seat ? 1 : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

function report(profile: string, rows: readonly Row[]): void {
  console.log(`\n## ${profile}: ${rows.length} games\n`);
  console.log(`First player: ${spell(wilson(sum(rows.map((row) => scoreOf(row, row.first))), rows.length))}\n`);
  console.log('| deck | against other decks | when first | when second |\n| --- | --- | --- | --- |');
  STARTER_DECKS.forEach(({ title }, deck) => {
    const seated = rows
      .filter(({ decks }) => decks[0] !== decks[1] && decks.includes(deck))
      .map((row) => ({ row, seat: row.decks.indexOf(deck) }));
    const share = (some: typeof seated): string =>
      spell(wilson(sum(some.map(({ row, seat }) => scoreOf(row, seat))), some.length));
    const first = seated.filter(({ row, seat }) => row.first === seat);
    const second = seated.filter(({ row, seat }) => row.first !== seat);
    console.log(`| ${title} | ${share(seated)} | ${share(first)} | ${share(second)} |`);
  });
  const reasons = [...new Set(rows.map((row) => row.reason))].sort();
  const ends = reasons.map(
    (code) => `${code} ${percent(rows.filter((row) => row.reason === code).length, rows.length)}`,
  );
  const turns = rows.map((row) => row.turns);
  console.log(
    `\nEndings: ${ends.join(', ')}. Turns: ${(sum(turns) / turns.length).toFixed(1)} on average, ${Math.max(...turns)} at most.`,
  );
}

for (const level of levels) report(level, playLevel(level));
