/**
 * Plays the same random games with the engine as it is now and prints one digest for each kind of output. Run it before and
 * after a change that must not change behaviour: `npm run digest`, or `npm run digest -- --games 60 --view-every 10`.
 */
import { createHash, type Hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listChoices, randomBelow, type Table } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { DIGEST_GAMES, type DigestGame, tableFor } from './digest/games.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '300' }, 'view-every': { type: 'string', default: '5' } },
});
const games = Number(values.games);
const viewEvery = Number(values['view-every']);

const PARTS = ['options', 'events', 'views', 'states', 'results'] as const;

function play(one: DigestGame, table: Table, digests: Readonly<Record<(typeof PARTS)[number], Hash>>): number {
  const { game } = one;
  const random = seededRandom(`${table.seed} choices`);
  const state = game.setup(table);
  const viewers = [...table.seats.keys(), 'watcher'] as const;
  let decisions = 0;
  for (let decision = game.decision(state); decision !== undefined; decision = game.decision(state)) {
    const choices = listChoices(game, state);
    const options = choices.map((choice) => game.option(state, choice));
    digests.options.update(JSON.stringify([decision.seat, decision.ask, decision.source, choices, options]));
    if (decisions % viewEvery === 0) {
      for (const viewer of viewers) digests.views.update(JSON.stringify(game.view(state, viewer)));
    }
    const events: unknown[] = [];
    game.apply(state, choices[randomBelow(random, choices.length)], events);
    digests.events.update(JSON.stringify(events));
    digests.states.update(game.fingerprint(state));
    decisions++;
  }
  digests.results.update(JSON.stringify(game.result(state)));
  return decisions;
}

for (const one of DIGEST_GAMES) {
  const digests = Object.fromEntries(PARTS.map((part) => [part, createHash('sha256')])) as Record<
    (typeof PARTS)[number],
    Hash
  >;
  let decisions = 0;
  const share = Math.max(1, Math.round(games * one.share));
  for (let number = 0; number < share; number++) decisions += play(one, tableFor(one, number), digests);
  console.log(`${one.game.name}: ${share} games, ${decisions} decisions`);
  for (const part of PARTS) console.log(`  ${part.padEnd(8)} ${digests[part].digest('hex').slice(0, 16)}`);
}
