// Counts what no sensible player does, over games of the Vs. System that players of one kind play among themselves.
// npx tsx tools/blunders.ts [--players rules,agent:32,search:150] [--games 40] [--seed 1] [--show]
import { parseArgs } from 'node:util';
import { wilson } from '@longbox/lab';
import { BLUNDERS, type BlunderKind, findBlunders } from '@longbox/lab/vs-blunders';
import { createVs, makeSeat } from '@longbox/vs';
import { PLAYED_DECKS, VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { playMatchGame } from './blunders/play.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: 'rules,agent:32' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});

const game = createVs(VS_SETS, VS_DECKS);
const seats = [...VS_DECKS, ...PLAYED_DECKS].map((deck) => makeSeat(deck));

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function rate(count: number, of: number): string {
  const { low, high } = wilson(count, of);
  return `${count} of ${of}, ${percent(count / Math.max(1, of))} [${percent(low)}, ${percent(high)}]`;
}

for (const player of values.players.split(',')) {
  const counts: Record<BlunderKind, number> = { hopelessAttack: 0, cancelledOwnAttack: 0, woundedOwnMain: 0 };
  const games = Number(values.games);
  let attacks = 0;
  for (let number = 0; number < games; number++) {
    // Every deck in its turn, against one that changes from round to round.
    const one = number % seats.length;
    const other = (one + 1 + 7 * Math.floor(number / seats.length)) % seats.length;
    const table = {
      game: game.name,
      profile: 'modern/duel',
      seed: `blunders ${values.seed} ${number}`,
      seats: [seats[one], seats[other]],
    };
    const log = playMatchGame(game, table, player);
    const report = findBlunders(game, log);
    attacks += report.attacks.reduce((sum, count) => sum + count, 0);
    for (const { kind, seat, decision } of report.blunders) {
      counts[kind]++;
      if (values.show) console.log(`  ${table.seed}: decision ${decision}, seat ${seat + 1}: ${kind}`);
    }
  }
  console.log(`${player}: ${games} games, ${attacks} attacks`);
  for (const kind of BLUNDERS) console.log(`  ${kind.padEnd(18)} ${rate(counts[kind], attacks)}`);
}
