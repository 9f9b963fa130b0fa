import type { Condition } from './amount.ts';
import type { Effect, Effects } from './effect.ts';
import { gainXp } from './effect.ts';
import type { Pattern } from './event.ts';
import { KEYWORD_NAMES, type Keyword } from './keyword.ts';
import type { Modifier, PlayerRule } from './modifier.ts';
import type { Filter } from './query.ts';
import type { PowerSymbol, Team, Timing } from './words.ts';

/** One symbol of a cost: a symbol, or any one of several. */
export type CostSymbol = PowerSymbol | readonly PowerSymbol[];

export interface Trigger {
  readonly pattern: Pattern;
  /** Further events that set it off, each by itself: "when X or Y". */
  readonly or?: readonly Pattern[];
  /** "If" between the event and the effect: must hold at both (VS-PWR-09). */
  readonly if?: Condition;
  /** "While" there: must hold at the event only (VS-PWR-10). */
  readonly while?: Condition;
  /** Only the first such event of a turn. */
  readonly first?: 'turn';
  /** It goes off once a turn at most, whatever happened before it was there; or once in the game for each of its events. */
  readonly once?: 'turn' | 'gameForEach';
  /** "One or more": what happens in one moment sets it off once. */
  readonly together?: true;
}

/** All events that set a trigger off. */
export const patternsOf = ({ pattern, or }: Trigger): readonly Pattern[] =>
  or === undefined ? [pattern] : [pattern, ...or];

/** Consecutive powers of a card with one name print as one power. `called`: a keyword that is printed under another name. */
export type Power =
  | {
      readonly power: 'keyword';
      readonly keyword: Keyword;
      readonly team?: Team;
      readonly always?: true;
      readonly called?: string;
      /** Its text has no "may" where others of the keyword have one (VS-KW-GENIUS). */
      readonly must?: true;
    }
  | {
      readonly power: 'trigger';
      readonly name: string;
      readonly trigger: Trigger;
      readonly effects: Effects;
      /** Works there and nowhere else, at both ends: "if it is in your KO pile". */
      readonly from?: 'ko';
    }
  | SuperPower
  | {
      readonly power: 'levelUp';
      readonly name: string;
      readonly xp: number;
      readonly trigger: Trigger;
      readonly effects: Effects;
    }
  /** Several events that must come in this order; other events in between do not matter (VS-CARD-03). */
  | {
      readonly power: 'journey';
      readonly name: string;
      readonly xp: number;
      readonly steps: readonly Pattern[];
      readonly effects: Effects;
    }
  | StaticPower;

export type KeywordPower = Extract<Power, { power: 'keyword' }>;

export interface SuperPower {
  readonly power: 'super';
  readonly name: string;
  readonly timing: Timing | 'reaction';
  readonly anyTurn?: true;
  readonly cost: readonly CostSymbol[];
  readonly effects: Effects;
  /** Takes the place of `effects` when a location was discarded to pay (VS-PWR-48). */
  readonly amplify?: Effects;
  /** Default: once a turn. `whileLevel`: once in the game at this level; other levels have a power of their own. */
  readonly limit?: 'game' | 'none' | { readonly whileLevel: number };
  /** "Use only while": checked before paying (VS-TIME-11). */
  readonly only?: Condition;
  /** Locked till the power of this name has let its character use it; see `usePower` among the permissions. */
  readonly after?: string | { readonly healingWith: string };
  /** Who uses and pays for it instead of its own character: one face-up character of an enemy's in that enemy's phase (VS-MEC-ENEMYUSE-01), or any of yours. */
  readonly users?: 'enemies' | 'yours';
  /** Where its card must be; play if absent. `removed`: since an earlier turn, and in a Recruit Step (VS-MEC-PHASEOUT-04). In the resource row it is face up, and your face-up main character pays (VS-MEC-LOCTEXT-01). */
  readonly from?: 'ko' | 'hand' | 'resources' | 'removed';
  /** Only such locations can pay (VS-MEC-SYMBOL-05). */
  readonly paidBy?: Filter;
  /** As though it were a plot twist: not while its player may play none (VS-MEC-FREEACT-03). */
  readonly asTwist?: true;
  /** Works although its character is stunned. */
  readonly whileStunned?: true;
  /** A reaction's event (VS-PWR-50). */
  readonly to?: Trigger;
  /** A Level Up power whose XP its player buys: so many are needed (VS-LVL-03). Such a power is `free`. */
  readonly xp?: number;
  /** What is paid in place of symbols; such a power is no super power but an action of a keyword (VS-KW-MOBILE). */
  readonly free?: true;
}

export interface StaticPower {
  readonly power: 'static';
  readonly name: string;
  readonly while?: Condition;
  /** Whom it affects; only its own character if absent. */
  readonly affects?: Filter;
  readonly by: readonly Modifier[];
  readonly rules?: readonly PlayerRule[];
  /** A Level Up power that says no more than how many XP are needed (VS-MEC-LEVEL-08). */
  readonly xp?: number;
  /** An enemy player may turn a location with this symbol face down in their Main Phase: off for the turn (VS-MEC-PROTECT-04). */
  readonly offFor?: PowerSymbol;
  /** Cannot be turned off. */
  readonly always?: true;
  /** Stays on while its character is face down; what takes powers away takes this one too. */
  readonly whileFaceDown?: true;
  /** A rule the book gives for this card; the card itself does not say it. */
  readonly unprinted?: true;
}

export const keyword = (keyword: Keyword, team?: Team): Power => ({ power: 'keyword', keyword, ...(team && { team }) });

export const keywordCalled = (called: string, keyword: Keyword): Power => ({ power: 'keyword', keyword, called });

/** A keyword whose text on this card leaves its player no choice. */
export const withoutMay = (keyword: Keyword): Power => ({ power: 'keyword', keyword, must: true });

export const trigger = (name: string, pattern: Pattern | Trigger, ...effects: Effect[]): Power => ({
  power: 'trigger',
  name,
  trigger: asTrigger(pattern),
  effects,
});

/** A trigger that works only while its card is in its owner's KO pile. */
export const triggerInKo = (name: string, pattern: Pattern | Trigger, ...effects: Effect[]): Power => ({
  power: 'trigger',
  name,
  trigger: asTrigger(pattern),
  effects,
  from: 'ko',
});

const asTrigger = (pattern: Pattern | Trigger): Trigger => ('pattern' in pattern ? pattern : { pattern });
export const onlyIf = (pattern: Pattern, condition: Condition): Trigger => ({ pattern, if: condition });
export const onlyWhile = (pattern: Pattern, condition: Condition): Trigger => ({ pattern, while: condition });
export const onceEachTurn = (pattern: Pattern): Trigger => ({ pattern, once: 'turn' });
/** "When X or Y": each of the events sets it off. */
export const whenEither = (pattern: Pattern, ...or: Pattern[]): Trigger => ({ pattern, or });
/** Each of the events sets it off, and each only once in the game. */
export const onceForEach = (pattern: Pattern, ...or: Pattern[]): Trigger => ({ pattern, or, once: 'gameForEach' });
/** "One or more": all that happens in one moment counts once. */
export const oneOrMore = (pattern: Pattern): Trigger => ({ pattern, together: true });
export const firstEachTurn = (pattern: Pattern): Trigger => ({ pattern, first: 'turn' });

export const superPower = (
  name: string,
  timing: Timing,
  cost: readonly CostSymbol[],
  ...effects: Effect[]
): SuperPower => ({ power: 'super', name, timing, cost, effects });

/** With the Any Turn symbol (VS-PWR-32). */
export const anyTurn = (
  name: string,
  timing: 'combat' | 'anyCombat',
  cost: readonly CostSymbol[],
  ...effects: Effect[]
): SuperPower => ({ power: 'super', name, timing, anyTurn: true, cost, effects });

export const reaction = (
  name: string,
  to: Pattern | Trigger,
  cost: readonly CostSymbol[],
  ...effects: Effect[]
): SuperPower => ({ power: 'super', name, timing: 'reaction', anyTurn: true, cost, to: asTrigger(to), effects });

/** Without effects: gains an XP. */
export const levelUp = (name: string, xp: number, on: Pattern | Trigger, ...effects: Effect[]): Power => ({
  power: 'levelUp',
  name,
  xp,
  trigger: asTrigger(on),
  effects: effects.length === 0 ? [gainXp()] : effects,
});

/** A Level Up power that its player uses in that phase as often as he likes. */
export const levelUpBy = (
  name: string,
  xp: number,
  timing: Timing,
  only: Condition,
  ...effects: Effect[]
): SuperPower => ({
  power: 'super',
  name,
  timing,
  cost: [],
  effects,
  limit: 'none',
  free: true,
  xp,
  only,
});

/** What it is called on a card. */
export const nameOfPower = (power: Power): string =>
  power.power === 'keyword' ? KEYWORD_NAMES[power.keyword] : power.name;

/** A keyword or a super power, which can be named (VS-TERM-40). */
export const isNameable = (power: Power): boolean =>
  power.power === 'keyword' || (power.power === 'super' && power.free === undefined && power.xp === undefined);

/** Whether it is a Level Up power, of whatever kind (VS-PWR-01). */
export const isLevelUp = (power: Power): boolean =>
  power.power === 'levelUp' ||
  power.power === 'journey' ||
  ((power.power === 'super' || power.power === 'static') && power.xp !== undefined);

/** A Level Up power without a condition: other powers bring the XP. */
export const levelUpAt = (name: string, xp: number): StaticPower => ({ power: 'static', name, by: [], xp });

export const journey = (name: string, xp: number, ...steps: Pattern[]): Power => ({
  power: 'journey',
  name,
  xp,
  steps,
  effects: [gainXp()],
});

export const always = (name: string, ...by: Modifier[]): StaticPower => ({ power: 'static', name, by });
export const aura = (name: string, affects: Filter, ...by: Modifier[]): StaticPower => ({
  power: 'static',
  name,
  affects,
  by,
});
export const law = (name: string, ...rules: PlayerRule[]): StaticPower => ({ power: 'static', name, by: [], rules });
/** Another main character of that name starts the game beside it. */
export const startsBeside = (name: string, companion: string): StaticPower =>
  law(name, { rule: 'startsBeside', who: 'you', name: companion });
/** A static power that works only while the condition holds. */
export const during = (condition: Condition, power: StaticPower): StaticPower => ({ ...power, while: condition });
