import { type Choice, type Game, randomBelow, type Seat, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import { createMind, findSettings, lookFrom, type MindSettings } from '@longbox/players';
import type { Brain } from './lab-game.ts';

/**
 * A rung of the ladder, or a level that does not go by the clock: `rules`, `recruit`; with a colon the iterations of a
 * decision: `search:200`. `undefined` if there is no such player, or its games could not be played again from their seed.
 */
export function playerSettings(name: string): MindSettings | undefined {
  const [rung, iterations] = name.split(':');
  const settings = findSettings(rung);
  if (settings === undefined) return undefined;
  if (iterations === undefined) return settings.budget?.milliseconds === undefined ? settings : undefined;
  const count = Number(iterations);
  return Number.isInteger(count) && count > 0 ? { ...settings, budget: { iterations: count } } : undefined;
}

export function createBrain<S>(game: Game<S, unknown, unknown>, player: string, table: Table, seat: Seat): Brain<S> {
  const settings = playerSettings(player);
  if (settings === undefined) throw new Error(`there is no player "${player}" whose games can be played again`);
  if (settings.rung === 'random') return randomBrain(game, table, seat);
  const mind = createMind(game, { ...settings, seed: `${table.seed} brain ${seat}` });
  const forced = new Int32Array(1);
  return {
    choose(state): Choice {
      if (game.decision(state)?.count !== 1) return mind.decide(lookFrom(game, state, seat));
      game.choices(state, forced);
      return forced[0];
    },
  };
}

/** Takes anything that is offered. One stream of luck for the whole game: dice are rolled more often than thought about. */
function randomBrain<S>(game: Game<S, unknown, unknown>, table: Table, seat: Seat): Brain<S> {
  const random = new Int32Array(5);
  seedRandom(random, sha256(utf8(`${table.seed} brain ${seat}`)));
  let choices = new Int32Array(64);
  return {
    choose(state) {
      const count = game.decision(state)?.count ?? 0;
      if (choices.length < count) choices = new Int32Array(count);
      game.choices(state, choices);
      return choices[randomBelow(random, count)];
    },
  };
}
