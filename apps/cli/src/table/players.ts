import { type Choice, randomBelow, seedRandom, sha256, utf8 } from '@longbox/kernel';
import { UsageError } from '../command.ts';

export const PLAYERS = ['human', 'random'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

export function parsePlayer(name: string): PlayerKind {
  const found = PLAYERS.find((one) => one === name);
  if (found === undefined) throw new UsageError(`there is no player "${name}"; players are ${PLAYERS.join(', ')}`);
  return found;
}

/** Chooses anything offered, the same for the same seed and decision. */
export function chooseAtRandom(seed: string, seq: number, choices: readonly Choice[]): Choice {
  const random = new Int32Array(4);
  seedRandom(random, sha256(utf8(`${seed} choice ${seq}`)));
  return choices[randomBelow(random, choices.length)];
}
