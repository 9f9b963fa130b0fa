// A simulation as one reads a notebook: npx tsx examples/simulation.ts [GAMES]
// Which of the four starter decks of Mission Arena is the strongest, and how sure are we?
import { createArena } from '@longbox/arena';
import { ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { allPairs, arenaTracker, type LabPlan, makeReport, playChunk } from '@longbox/lab';

const games = Number(process.argv[2] ?? 100);

// The question: every two decks, so many games each, played by principles. Plain JSON; the seed makes it repeatable.
const plan: LabPlan = {
  game: 'arena',
  profile: 'level-1',
  player: 'rules',
  seed: 'notebook',
  decks: STARTER_DECKS.map(({ id, title, keys }) => ({ name: id, title, seat: { deck: keys } })),
  pairs: allPairs(STARTER_DECKS.length, false),
  games,
};

// The work. Chunks can be handed to threads or machines; here one after the other will do.
const lab = { game: createArena(ARENA_CARDS), tracker: arenaTracker };
const tallies = plan.pairs.map((_, pair) => playChunk(lab, plan, { pair, from: 0, count: games }));

// The answer, with 95 % intervals.
const cardName = (key: string): string => key;
const report = makeReport(plan, tallies, { catalogueHash: lab.game.catalogueHash, isPartial: false, cardName });
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
console.log(`${report.games} games, ${report.decisions} decisions`);
console.log(
  `The first player wins ${percent(report.first.share)} (${percent(report.first.low)} to ${percent(report.first.high)})`,
);
for (const { title, share } of report.decks) {
  console.log(`${title.padEnd(14)} ${percent(share.share)} (${percent(share.low)} to ${percent(share.high)})`);
}
