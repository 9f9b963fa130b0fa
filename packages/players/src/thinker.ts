import type { Choice } from '@longbox/kernel';
import type { Luck } from './luck.ts';
import type { Outlook } from './outlook.ts';
import type { Foreseen } from './thought.ts';

/** An option with what a way of thinking makes of it. */
export interface Ranked {
  readonly choice: Choice;
  readonly chance: number | undefined;
  readonly visits: number;
  readonly principle: string | undefined;
  /** Noise never takes it. */
  readonly isFoolish: boolean;
  /** What noise is added to: options are near each other if these numbers are. */
  readonly worth: number;
}

export interface Conclusion {
  /** Best first. */
  readonly ranking: readonly Ranked[];
  readonly line: readonly Foreseen[];
  /** What comes first was found to win this turn. */
  readonly wins?: true;
  /** How far apart two worths are that differ a lot. */
  readonly scale: number;
}

/** One decision being thought about, in steps that take no longer than a few milliseconds. */
export interface Pondering {
  /** One iteration more; false once more would change nothing. */
  step(): boolean;
  /** Whether `left` iterations more could still change the answer. */
  isSettled(left: number): boolean;
  /** The answer so far; there is one before the first step. */
  conclude(): Conclusion;
}

export type IsLate = () => boolean;
export const NEVER_LATE: IsLate = () => false;

export interface Thinker<S> {
  /** Iterations where no budget is given. */
  readonly usual: number;
  /** `isLate`: whether the time is up, for what takes longer than a step should; never where only iterations count. */
  start(outlook: Outlook<S>, luck: Luck, isLate?: IsLate): Pondering;
}
