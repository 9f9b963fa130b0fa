// Lists powers and plot twists of the Vs. System that principles could use and hardly ever do: mostly something that they
// misjudge. Every deck plays in turn, against one that changes from round to round.
// npx tsx tools/unused.ts [--games 400] [--seed 1] [--share 0.1]
import { parseArgs } from 'node:util';
import { createJudgement } from '@longbox/players';
import { createVs, makeSeat, type VsState } from '@longbox/vs';
import { PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '0.1' },
  },
});
const games = Number(values.games);
const game = createVs(VS_SETS, VS_DECKS);
const seats = [...VS_DECKS, ...PLAYED_DECKS].map((deck) => makeSeat(deck));
const judgement = createJudgement(game);

/** In how many games it was offered and used, and the highest score it had. */
interface Tally {
  offered: number;
  used: number;
  best: number;
}
const tallies = new Map<string, Tally>();

function nameOf(state: VsState, choice: number): string | undefined {
  const { verb, card, name = '' } = game.option(state, choice);
  if (card === undefined || (verb !== 'use' && verb !== 'play')) return undefined;
  const { id, level, card: printed } = state.faces[state.face[card]];
  return `${id} ${printed.name}${level > 0 ? ` level ${level}` : ''}: ${verb} ${name}`;
}

function play(number: number): void {
  const one = number % seats.length;
  const other = (one + 1 + 7 * Math.floor(number / seats.length)) % seats.length;
  const table = { game: game.name, profile: 'modern/duel', seed: `unused ${values.seed} ${number}` };
  const state = game.setup({ ...table, seats: [seats[one], seats[other]] });
  const [offered, used] = [new Set<string>(), new Set<string>()];
  for (let decision = 0; judgement.judge(state) > 0; decision++) {
    const { count, choices, scores } = judgement;
    const best = count === 1 ? 0 : judgement.best(decision);
    for (let i = 0; i < count; i++) {
      const name = nameOf(state, choices[i]);
      if (name === undefined) continue;
      offered.add(name);
      if (i === best) used.add(name);
      const tally = tallies.get(name) ?? { offered: 0, used: 0, best: scores[i] };
      tallies.set(name, tally);
      tally.best = Math.max(tally.best, scores[i]);
    }
    game.apply(state, choices[best]);
  }
  for (const [name, tally] of tallies) {
    if (offered.has(name)) tally.offered++;
    if (used.has(name)) tally.used++;
  }
}

for (let number = 0; number < games; number++) play(number);
const rare = [...tallies]
  .filter(([, { offered, used }]) => offered >= 3 && used < Number(values.share) * offered)
  .sort(([, a], [, b]) => b.offered - a.offered);
console.log(
  `${games} games; ${rare.length} of ${tallies.size} powers and plot twists are used in fewer games than that`,
);
for (const [name, { offered, used, best }] of rare)
  console.log(`${offered} games offered, ${used} used, best score ${best}: ${name}`);
