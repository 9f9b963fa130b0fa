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

/** One of the legal choices, as text, which is what the simulator takes. */
function pick(request: Request): string {
  if ('forceSwitch' in request && request.forceSwitch) {
    const able = request.side.pokemon.flatMap((each, i) =>
      each.active || each.condition.endsWith(' fnt') ? [] : [i + 1],
    );
    return able.length > 0 ? `switch ${able[roll(able.length)]}` : 'default';
  }
  if (!('active' in request)) return 'default';
  const able = request.active[0].moves.flatMap((move, i) => (move.disabled ? [] : [i + 1]));
  return able.length > 0 ? `move ${able[roll(able.length)]}` : 'default';
}

/** Plays until the end or until so many choices were made, and says how many were. */
function play(battle: Battle, most = Number.POSITIVE_INFINITY): number {
  let decisions = 0;
  while (!battle.ended && decisions < most) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (!request || 'wait' in request || battle.ended || side.isChoiceDone()) continue;
      decisions++;
      if (!battle.choose(side.id, pick(request))) battle.choose(side.id, 'default');
    }
  }
  return decisions;
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
