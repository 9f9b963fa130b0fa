import type { EventName } from './event.ts';
import type { Keyword } from './keyword.ts';
import type { Permission, Prohibition } from './modifier.ts';

/**
 * Kinds of counters on characters. Wounds and XP have verbs of their own. The order is part of saved games; each kind is a
 * column of the state.
 */
export const COUNTERS = ['plus', 'minus', 'vitality'] as const;
export type Counter = (typeof COUNTERS)[number];

export const isCounter = (word: string): word is Counter => COUNTERS.some((counter) => counter === word);

/** What the rules know of a kind of counter. */
export interface CounterFacts {
  /** What getting some of them is called. */
  readonly gained?: EventName;
  /** What keeps a character from getting them, and from having them at all. */
  readonly cantGain?: Prohibition;
  readonly cantHave?: Prohibition;
  /** They come off a character that turns face down (VS-STN-04), unless it has this permission or keyword. */
  readonly comesOff: boolean;
  readonly keptBy?: { readonly permission: Permission; readonly keyword?: Keyword };
}

export const COUNTER_FACTS: Readonly<Record<Counter, CounterFacts>> = {
  plus: {
    gained: 'gainsPlus',
    cantGain: 'gainPlus',
    cantHave: 'havePlus',
    comesOff: true,
    keptBy: { permission: 'keepPlusWhileStunned', keyword: 'symbiosis' },
  },
  minus: {
    gained: 'gainsMinus',
    cantGain: 'gainMinus',
    cantHave: 'haveMinus',
    comesOff: true,
    keptBy: { permission: 'keepMinusWhileStunned' },
  },
  /** VS-STN-43: each is one more health; they cancel wounds one for one. */
  vitality: {
    cantHave: 'haveVitality',
    comesOff: false,
  },
};
