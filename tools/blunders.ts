// Counts what no sensible player does, over games that players of one kind play among themselves.
// npx tsx tools/blunders.ts [--game vs|arena] [--players rules,agent:32,search:150] [--games 40] [--seed 1] [--show]
import { parseArgs } from 'node:util';
import { wilson } from '@longbox/lab';
import { BLUNDER_GAMES } from './blunders/games.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'vs' },
    players: { type: 'string', default: 'rules,agent:32' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
  },
});

const playOne = BLUNDER_GAMES[values.game]?.();
if (playOne === undefined) throw new Error(`Say --game ${Object.keys(BLUNDER_GAMES).join('|')}`);

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function rate(count: number, of: number): string {
  const { low, high } = wilson(count, of);
  return `${count} of ${of}, ${percent(count / Math.max(1, of))} [${percent(low)}, ${percent(high)}]`;
}

for (const player of values.players.split(',')) {
  const games = Number(values.games);
  const sums = new Map<string, { count: number; of: number }>();
  for (let number = 0; number < games; number++) {
    for (const { kind, of, found } of playOne(player, values.seed, number)) {
      const sum = sums.get(kind) ?? { count: 0, of: 0 };
      sums.set(kind, { count: sum.count + found.length, of: sum.of + of });
      if (!values.show) continue;
      for (const { seat, decision } of found)
        console.log(`  game ${number}: decision ${decision}, seat ${seat + 1}: ${kind}`);
    }
  }
  console.log(`${player}: ${games} games`);
  for (const [kind, { count, of }] of sums) console.log(`  ${kind.padEnd(18)} ${rate(count, of)}`);
}
