import {
  type Choice,
  type Game,
  type Insight,
  randomBelow,
  type Seat,
  seedRandom,
  sha256,
  type Table,
  utf8,
} from '@longbox/kernel';
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
  if (settings.rung === 'rules' && (settings.noise ?? 0) === 0 && game.insight !== undefined) {
    return rulesBrain(game, game.insight, table, seat);
  }
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

/** One stream of luck for the whole game: the lab asks more often than any other host. */
function luckFor(table: Table, seat: Seat): Int32Array {
  const random = new Int32Array(5);
  seedRandom(random, sha256(utf8(`${table.seed} brain ${seat}`)));
  return random;
}

/** Lists what is offered into a buffer that grows with need. */
function createOffer<S>(game: Game<S, unknown, unknown>): { list(state: S): number; choices: Int32Array } {
  const offer = {
    choices: new Int32Array(64),
    list(state: S): number {
      const count = game.decision(state)?.count ?? 0;
      if (offer.choices.length < count) offer.choices = new Int32Array(2 * count);
      return game.choices(state, offer.choices);
    },
  };
  return offer;
}

/** Takes anything that is offered. */
function randomBrain<S>(game: Game<S, unknown, unknown>, table: Table, seat: Seat): Brain<S> {
  const random = luckFor(table, seat);
  const offer = createOffer(game);
  return {
    choose(state) {
      const count = offer.list(state);
      return offer.choices[randomBelow(random, count)];
    },
  };
}

/**
 * The rung `rules` without the imagined world it looks at elsewhere, which costs more than the judgement itself. `judge` reads
 * only what its seat sees, so both choose among the same best options; where several are equally good, luck decides.
 */
function rulesBrain<S>(game: Game<S, unknown, unknown>, insight: Insight<S>, table: Table, seat: Seat): Brain<S> {
  const random = luckFor(table, seat);
  const offer = createOffer(game);
  let [scores, because] = [new Int32Array(64), new Int32Array(64)];
  return {
    choose(state) {
      const count = offer.list(state);
      if (count === 1) return offer.choices[0];
      if (scores.length < count) [scores, because] = [new Int32Array(2 * count), new Int32Array(2 * count)];
      insight.judge(state, offer.choices, count, scores, because);
      let [best, ties] = [0, 1];
      for (let i = 1; i < count; i++) {
        if (scores[i] < scores[best]) continue;
        ties = scores[i] === scores[best] ? ties + 1 : 1;
        // Each of the equals is taken with the same chance, without a list of them.
        if (ties === 1 || randomBelow(random, ties) === 0) best = i;
      }
      return offer.choices[best];
    },
  };
}
