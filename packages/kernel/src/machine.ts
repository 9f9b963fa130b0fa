import type { CardId, Choice, Seat } from './ids.ts';
import { NONE } from './ids.ts';
import { carve, copyMemory, createMemory, type Memory, type MemorySize, totalLength, truncate } from './memory.ts';
import { RANDOM_WORDS } from './random.ts';
import { sortAscending } from './sort.ts';

/** Entries of `Machine.head`. */
export const HEAD = { seq: 0, reveals: 1, seat: 2, ask: 3, source: 4, over: 5 } as const;
const HEAD_LENGTH = 8;

/**
 * A frame is one suspended step of a running rule or effect: eight integers on `stack`, the first its kind, the second
 * its step, the rest the kind's own.
 */
export const FRAME = 8;
export const STEP = 1;
export const ARG = 2;

/** A state that frames can run on. Games add their own windows on the same memory. */
export interface Machine extends Memory {
  /** Every kind of decision of the game, in the order of its numbers in saved games. A game narrows the type to its own words. */
  readonly asks: readonly string[];
  readonly head: Int32Array;
  readonly random: Int32Array;
  readonly stack: number[];
  /** The options of the open decision once somebody asked. Derived: neither copied, hashed nor saved. */
  readonly offered: number[];
  /** The `seq` that `offered` answers, or NONE. */
  offeredAt: number;
}

export interface FrameKind<S extends Machine> {
  readonly name: string;
  /** Takes the frame at `at` a step further: push, pop, write, or `ask` and return. */
  run(state: S, at: number): void;
  /** Offers the options of the decision this frame asked. */
  list?(state: S, at: number): void;
  /** Puts the answer where `run` looks for it. The choice has been checked. */
  answer?(state: S, at: number, choice: Choice): void;
}

const MACHINE_LENGTHS = [HEAD_LENGTH, RANDOM_WORDS];

/** `lengths` and `lists` are what the game needs beyond the machine itself. */
export function machineSize(lengths: readonly number[], lists: number): MemorySize {
  return { ints: totalLength(MACHINE_LENGTHS) + totalLength(lengths), lists: 1 + lists };
}

/** Windows of the machine, and after them those the game asked for, in the same order. */
export function createMachine<const Asks extends readonly string[]>(
  asks: Asks,
  lengths: readonly number[],
  lists: number,
): { machine: Machine & { readonly asks: Asks }; windows: Int32Array[] } {
  const memory = createMemory(machineSize(lengths, lists));
  const [head, random] = carve(memory.ints, MACHINE_LENGTHS);
  head[HEAD.seat] = NONE;
  head[HEAD.source] = NONE;
  const { ints, lists: all } = memory;
  const machine = { asks, ints, lists: all, head, random, stack: all[0], offered: [], offeredAt: NONE };
  return { machine, windows: carve(memory.ints, lengths, totalLength(MACHINE_LENGTHS)) };
}

export function copyMachine(from: Machine, into: Machine): void {
  copyMemory(from, into);
  into.offeredAt = NONE;
}

export function pushFrame(s: Machine, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  s.stack.push(kind, 0, a, b, c, d, e, f);
}

export function popFrame(s: Machine): void {
  truncate(s.stack, s.stack.length - FRAME);
}

/** Stops the machine until `seat` answers. The frame on top lists the options and takes the answer. */
export function ask<S extends Machine>(s: S, seat: Seat, ask: S['asks'][number], source: CardId = NONE): void {
  s.head[HEAD.seat] = seat;
  s.head[HEAD.ask] = s.asks.indexOf(ask);
  s.head[HEAD.source] = source;
}

export function offer(s: Machine, choice: Choice): void {
  s.offered.push(choice);
}

/** Where events go. With `told`, somebody looks at the state at the moment of each. */
export type Sink<Event> = Event[] & { told?: (() => void) | undefined };

/** Not by `push`: V8 does not compile it into its callers where lists begin empty and then hold objects. */
export function report<Event>(sink: Sink<Event> | undefined, event: Event): void {
  if (sink === undefined) return;
  sink[sink.length] = event;
  sink.told?.();
}

/** Something hidden became known to somebody; an undo past this needs consent. */
export function reveal(s: Machine): void {
  s.head[HEAD.reveals]++;
}

export function endGame(s: Machine): void {
  s.head[HEAD.over] = 1;
}

export const isOver = (s: Machine): boolean => s.head[HEAD.over] !== 0;
export const isWaiting = (s: Machine): boolean => s.head[HEAD.seat] !== NONE;

/** Far beyond any real chain of forced steps; reached only by a rules error, which should be loud. */
const STEP_LIMIT = 1_000_000;

/** Runs frames until somebody must decide or the game is over. */
export function advance<S extends Machine>(s: S, kinds: readonly FrameKind<S>[]): void {
  const { head, stack } = s;
  for (let steps = 0; head[HEAD.seat] === NONE && head[HEAD.over] === 0; steps++) {
    if (steps > STEP_LIMIT) throw new Error(`no decision after ${STEP_LIMIT} steps: ${frameNames(s, kinds)}`);
    const at = stack.length - FRAME;
    if (at < 0) throw new Error('the stack ran out before the game was over');
    kinds[stack[at]].run(s, at);
  }
}

export function frameNames<S extends Machine>(s: S, kinds: readonly FrameKind<S>[]): string {
  const names: string[] = [];
  for (let at = 0; at < s.stack.length; at += FRAME) names.push(`${kinds[s.stack[at]].name}:${s.stack[at + STEP]}`);
  return names.join(' > ');
}

/** Lists the options of the open decision into `offered`, ascending and without doubles. */
export function listOffered<S extends Machine>(s: S, kinds: readonly FrameKind<S>[]): readonly Choice[] {
  if (s.offeredAt === s.head[HEAD.seq]) return s.offered;
  truncate(s.offered, 0);
  if (isWaiting(s) && !isOver(s)) {
    const at = s.stack.length - FRAME;
    const kind = kinds[s.stack[at]];
    if (kind.list === undefined) throw new Error(`frame ${kind.name} asked but lists no options`);
    kind.list(s, at);
    sortUnique(s.offered);
    if (s.offered.length === 0) throw new Error(`a decision without options: ${frameNames(s, kinds)}`);
  }
  s.offeredAt = s.head[HEAD.seq];
  return s.offered;
}

/** Without doubles; most lists are made so. */
function isAscending(list: readonly number[]): boolean {
  for (let i = 1; i < list.length; i++) if (list[i] <= list[i - 1]) return false;
  return true;
}

function sortUnique(list: number[]): void {
  if (isAscending(list)) return;
  sortAscending(list);
  if (isAscending(list)) return;
  let kept = 0;
  for (let i = 0; i < list.length; i++) if (i === 0 || list[i] !== list[i - 1]) list[kept++] = list[i];
  truncate(list, kept);
}

/** Where `choice` stands among the ascending options, or NONE. */
export function indexOfChoice(options: readonly Choice[], choice: Choice): number {
  let low = 0;
  let high = options.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (options[middle] === choice) return middle;
    if (options[middle] < choice) low = middle + 1;
    else high = middle - 1;
  }
  return NONE;
}

/** Answers the open decision and runs on to the next. Throws `IllegalChoice`, state untouched, if it was not offered. */
export function applyChoice<S extends Machine>(s: S, kinds: readonly FrameKind<S>[], choice: Choice): void {
  if (isOver(s)) throw new IllegalChoice('the game is over');
  if (indexOfChoice(listOffered(s, kinds), choice) === NONE) {
    throw new IllegalChoice(
      `choice ${choice} is not among the ${s.offered.length} options of decision ${s.head[HEAD.seq]}`,
    );
  }
  const at = s.stack.length - FRAME;
  s.head[HEAD.seat] = NONE;
  s.head[HEAD.source] = NONE;
  s.head[HEAD.seq]++;
  s.offeredAt = NONE;
  kinds[s.stack[at]].answer?.(s, at, choice);
  advance(s, kinds);
}

export class IllegalChoice extends Error {
  override readonly name = 'IllegalChoice';
}
