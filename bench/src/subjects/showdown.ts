// Pokémon Showdown's simulator: first generation, two fixed teams, random choices, straight through `Battle`.
import { Battle, type ID, type PokemonSet, type PRNGSeed, State } from '@pkmn/sim';
import { createDice } from '../workloads/dice.ts';
import type { Workload } from '../workloads/workload.ts';
import { TEAMS } from './showdown-teams.ts';

const roll = createDice(7);
const [one, two]: readonly PokemonSet[][] = TEAMS;
let number = 0;

function start(): Battle {
  const seed = `${number++ & 0xffff},1,7,9` as PRNGSeed;
  const p1 = { name: 'one', team: one };
  const p2 = { name: 'two', team: two };
  return new Battle({ formatid: 'gen1ou' as ID, seed, p1, p2 });
}

type Request = NonNullable<Battle['sides'][number]['activeRequest']>;

/** Places of those that can be switched in. */
const benchOf = (request: Request): number[] =>
  'side' in request
    ? request.side.pokemon.flatMap((each, i) => (each.active || each.condition.endsWith(' fnt') ? [] : [i + 1]))
    : [];

interface Picked {
  /** One of the legal choices, as text, which is what the simulator takes. */
  readonly choice: string;
  /** Whether there was another, be it to switch, which our players do only where they must. */
  readonly isReal: boolean;
}
const FORCED: Picked = { choice: 'default', isReal: false };

function pick(request: Request): Picked {
  if ('forceSwitch' in request && request.forceSwitch) {
    const able = benchOf(request);
    return able.length > 0 ? { choice: `switch ${able[roll(able.length)]}`, isReal: able.length > 1 } : FORCED;
  }
  if (!('active' in request)) return FORCED;
  const [{ moves, trapped }] = request.active;
  const able = moves.flatMap((move, i) => (move.disabled ? [] : [i + 1]));
  if (able.length === 0) return FORCED;
  const isReal = able.length > 1 || (trapped !== true && benchOf(request).length > 0);
  return { choice: `move ${able[roll(able.length)]}`, isReal };
}

/** Plays until the end or until so many choices were made, and says how many of those were real ones. */
function play(battle: Battle, most = Number.POSITIVE_INFINITY): number {
  let [decisions, real] = [0, 0];
  while (!battle.ended && decisions < most) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || 'wait' in request || battle.ended || side.isChoiceDone()) continue;
      const { choice, isReal } = pick(request);
      decisions++;
      if (isReal) real++;
      if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
    }
  }
  return real;
}

const MID_GAME = 40;
const battles = Array.from({ length: 16 }, () => {
  const battle = start();
  play(battle, MID_GAME);
  return battle;
});
let turn = 0;

export const workloads: readonly Workload[] = [
  {
    name: 'play',
    step: () => ({ games: 1, decisions: play(start()) }),
  },
  {
    name: 'cloneFresh',
    step() {
      State.deserializeBattle(State.serializeBattle(battles[turn++ % battles.length]));
      return { clones: 1 };
    },
  },
];
