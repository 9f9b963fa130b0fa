// What somebody has done at Longbox, as it is kept with the account. docs/protocol.md says how two of them become one.
import * as z from 'zod/mini';
import { idText, keyText } from './words.ts';

/** A profile is larger than other bodies: a thousand puzzles are in it. */
export const PROFILE_BYTES = 65_536;

const MOST_COUNT = 1_000_000;
const count = z.int().check(z.gte(0), z.lte(MOST_COUNT));

const entries = <Value extends z.ZodMiniType>(key: typeof keyText, value: Value, most: number) =>
  z.record(key, value).check(z.refine((found) => Object.keys(found).length <= most, `at most ${most} entries`));

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Bit 0 is the first day of the month. */
const daysOfMonth = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

export const profileDoc = z.strictObject({
  /** The guided game was offered. */
  met: z.boolean(),
  /** Lessons finished and puzzles by hand solved. */
  done: z.array(keyText).check(z.maxLength(400)),
  /** Puzzles by id: tries until one was solved; negative while it is not. */
  tries: entries(keyText, z.int().check(z.gte(-MOST_COUNT), z.lte(MOST_COUNT)), 3000),
  /** Days on which the daily puzzle was solved, by game and month. */
  days: entries(keyText, entries(month, daysOfMonth, 600), 4),
  /** Best runs through the gauntlet, by game. */
  best: entries(keyText, count, 4),
  /** What was counted, by device and what it is. A device only ever counts up. */
  counts: entries(idText, entries(keyText, count, 200), 40),
});
export type ProfileDoc = z.infer<typeof profileDoc>;
