import { FIELD_MAX } from '@longbox/kernel';
import { EVENTS, PROHIBITIONS, SYMBOLS, TEAM_KEYS, TIMINGS } from '../language/index.ts';
import { ROW_KINDS } from './row-kinds.ts';

/** A number of things that has a bound, and why. Keywords, counters, piles and powers have none. */
interface Limit {
  readonly what: string;
  readonly count: number;
  readonly most: number;
  readonly because: string;
}

const BITS = 32;
/** A name takes both fields of a choice; see `nameChoice`. */
export const MOST_NAMES = (FIELD_MAX + 1) ** 2;

/** Throws if there is more of something than the rules can tell apart; nothing may wrap around in silence. */
export function checkLimits({ faces, names }: { readonly faces: number; readonly names: number }): void {
  const limits: readonly Limit[] = [
    { what: 'cards', count: faces, most: 1 << 16, because: 'out/view.ts marks a card with the number of its face' },
    { what: 'names', count: names, most: MOST_NAMES, because: 'a player names one in a choice' },
    { what: 'teams', count: TEAM_KEYS.length, most: FIELD_MAX + 1, because: 'a player names one in a choice' },
    { what: 'kinds of events', count: EVENTS.length, most: 2 * BITS, because: 'Face.ears has two words' },
    { what: 'kinds of modifiers', count: ROW_KINDS.length, most: BITS, because: 'masks of modifiers are one word' },
    { what: 'prohibitions', count: PROHIBITIONS.length, most: BITS, because: 'Face.forbids is one word' },
    { what: 'power symbols', count: SYMBOLS.length, most: BITS, because: 'a price is one word for each symbol' },
    { what: 'timings', count: TIMINGS.length, most: BITS / 2, because: 'Face.usable has two bits for each' },
  ];
  for (const { what, count, most, because } of limits) {
    if (count > most) throw new Error(`there are ${count} ${what}, but at most ${most} are possible: ${because}`);
  }
}
