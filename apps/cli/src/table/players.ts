import { type Choice, type Game, randomBelow, type Seat, seedRandom, sha256, type Table, utf8 } from '@longbox/kernel';
import {
  archetypeLists,
  createMind,
  type DeckModel,
  LEVEL_NAMES,
  lookFrom,
  parseSettings,
  RUNGS,
} from '@longbox/players';
import { UsageError } from '../command.ts';

/** Computer players by name: rungs of the ladder, and levels. */
export const MINDS: readonly string[] = [...RUNGS, ...LEVEL_NAMES];

/** `human`, or a computer player as `parseSettings` reads it. */
export type PlayerKind = string;

export function parsePlayer(name: string): PlayerKind {
  if (name === 'human' || parseSettings(name) !== undefined) return name;
  throw new UsageError(`there is no player "${name}"; players are human, ${MINDS.join(', ')}, or search:250ms`);
}

/** Chooses anything offered, the same for the same seed and decision. */
export function chooseAtRandom(seed: string, seq: number, choices: readonly Choice[]): Choice {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(`${seed} choice ${seq}`)));
  return choices[randomBelow(random, choices.length)];
}

/** Decides for a computer player's seat. */
export type Decider = (state: unknown, seat: Seat) => Choice;

/** The computer players at a table, each for its own seat. People's decks are guessed at, those of computers are open. */
export function seatMinds(
  game: Game<unknown, unknown, unknown>,
  table: Table,
  players: readonly PlayerKind[],
): Decider {
  const open = players.flatMap((player, seat) => (player === 'human' ? [] : [seat]));
  const model: DeckModel = archetypeLists(open);
  const minds = players.map((player, seat) => {
    const settings = parseSettings(player);
    return settings && createMind(game, { ...settings, seed: `${table.seed} ${seat}`, now: () => performance.now() });
  });
  return (state, seat) => {
    const mind = minds[seat];
    if (mind === undefined) throw new Error(`seat ${seat} is no computer player's`);
    return mind.decide(lookFrom(game, state, seat, model));
  };
}
