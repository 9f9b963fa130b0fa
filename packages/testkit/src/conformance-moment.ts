// Remembers states and compares them number by number, which is surer than by their hashes and quicker.
import type { Game, Memory } from '@longbox/kernel';

/** All that a state held at one decision: its integers, then each list with its length before it. */
export type Moment = Int32Array;

const isMemory = (state: unknown): state is Memory =>
  typeof state === 'object' && state !== null && 'ints' in state && 'lists' in state;

/** A game whose state is no memory of the kernel is believed its own fingerprints. */
function heldBy<S>(game: Game<S, unknown, unknown>, state: S): Memory {
  if (isMemory(state)) return state;
  return { ints: Int32Array.from(game.fingerprint(state), (letter) => letter.charCodeAt(0)), lists: [] };
}

export function momentOf<S>(game: Game<S, unknown, unknown>, state: S): Moment {
  const { ints, lists } = heldBy(game, state);
  let size = ints.length + lists.length;
  for (const list of lists) size += list.length;
  const moment = new Int32Array(size);
  moment.set(ints);
  let at = ints.length;
  for (const list of lists) {
    moment[at++] = list.length;
    for (let i = 0; i < list.length; i++) moment[at++] = list[i];
  }
  return moment;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

export function isAt<S>(game: Game<S, unknown, unknown>, state: S, moment: Moment): boolean {
  const { ints, lists } = heldBy(game, state);
  if (!bytesOf(ints).equals(bytesOf(moment.subarray(0, ints.length)))) return false;
  let at = ints.length;
  for (const list of lists) {
    if (moment[at++] !== list.length) return false;
    for (let i = 0; i < list.length; i++) if (moment[at++] !== list[i]) return false;
  }
  return at === moment.length;
}

/** Where a state strays from what it held. */
export function strayed<S>(game: Game<S, unknown, unknown>, state: S, moment: Moment): string {
  const now = momentOf(game, state);
  const at = moment.findIndex((number, i) => number !== now[i]);
  return `number ${at} of ${moment.length} is ${now[at]} instead of ${moment[at]}`;
}
