import { toBase64url } from '@longbox/kernel';
import { mergeProfiles, type ProfileDoc } from '@longbox/protocol';
import type { GameName } from '../cards/card-facts.ts';
import { EMPTY_PROFILE, type Profile } from './profile-shape.ts';

/** What this device remembers of the account that its profile belongs to. */
export interface Ledger {
  readonly owner: string;
  /** What the account calls this device; a random word. */
  readonly device: string;
  readonly counts: ProfileDoc['counts'];
  /** Games that ended later than this have not been counted; milliseconds of the epoch. */
  readonly counted: number;
  /** When the account was last reached. */
  readonly at?: number;
  /** They signed out here, or have no passkey any more: the profile stays, and is no longer brought anywhere. */
  readonly isLeft?: boolean;
}

/** What is counted of a game that was played to its end. */
export interface EndedGame {
  readonly game: GameName;
  /** The card whose picture stands for the deck. */
  readonly deck: string;
  readonly isWon: boolean;
  readonly at: number;
}

/** What a device knows by itself. */
export interface Known {
  readonly profile: Profile;
  readonly done: ReadonlySet<string>;
  readonly games: readonly EndedGame[];
}

/** A word for this device that no other has. */
export const newDevice = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(12)));

export const newLedger = (owner: string, device: string): Ledger => ({ owner, device, counts: {}, counted: 0 });

/** All devices together: how much was counted of one thing. */
export const countOf = (counts: ProfileDoc['counts'], what: string): number =>
  Object.values(counts).reduce((sum, own) => sum + (own[what] ?? 0), 0);

/** Ups and downs are counted apart, since what is counted only grows. */
export const ratingIn = (counts: ProfileDoc['counts']): number =>
  EMPTY_PROFILE.rating + countOf(counts, 'rating/up') - countOf(counts, 'rating/down');

/** Games played and won, of a game (`vs`) or with a deck (`deck/mnb-029`). */
export const gamesIn = (counts: ProfileDoc['counts'], of: string): readonly [games: number, won: number] => [
  countOf(counts, `games/${of}`),
  countOf(counts, `won/${of}`),
];

/** Counts what this device did since it last looked. */
export function countUp({ counts, device, counted, ...ledger }: Ledger, { profile, games }: Known): Ledger {
  const own = new Map(Object.entries(counts[device] ?? {}));
  const add = (what: string, more: number): void => {
    if (more > 0) own.set(what, (own.get(what) ?? 0) + more);
  };
  const moved = profile.rating - ratingIn(counts);
  add('rating/up', moved);
  add('rating/down', -moved);
  let newest = counted;
  for (const { game, deck, isWon, at } of games) {
    if (at <= counted) continue;
    newest = Math.max(newest, at);
    for (const of of [game, `deck/${deck}`]) {
      add(`games/${of}`, 1);
      add(`won/${of}`, isWon ? 1 : 0);
    }
  }
  return { ...ledger, device, counted: newest, counts: { ...counts, [device]: Object.fromEntries(own) } };
}

const DAY_IN_MONTH = 8;
const MONTH = 7;

function monthsOf(days: readonly string[]): Record<string, number> {
  const months: Record<string, number> = {};
  for (const day of days) {
    const month = day.slice(0, MONTH);
    months[month] = (months[month] ?? 0) | (1 << (Number(day.slice(DAY_IN_MONTH)) - 1));
  }
  return months;
}

const daysOf = (months: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.entries(months)
    .flatMap(([month, days]) =>
      Array.from({ length: 31 }, (_, i) => i)
        .filter((i) => (days & (1 << i)) !== 0)
        .map((i) => `${month}-${String(i + 1).padStart(2, '0')}`),
    )
    .sort();

/** What is brought to the account. */
export const docOf = ({ counts }: Ledger, { profile, done }: Known): ProfileDoc => ({
  met: profile.isMet,
  done: [...done].sort(),
  tries: profile.tries,
  days: { vs: monthsOf(profile.days.vs), arena: monthsOf(profile.days.arena) },
  best: profile.best,
  counts,
});

interface Together {
  readonly ledger: Ledger;
  readonly profile: Profile;
  readonly done: ReadonlySet<string>;
}

/** What this device knows once the account has answered. What was done here meanwhile is not forgotten. */
export function bringTogether(ledger: Ledger, known: Known, answer: ProfileDoc, now: number): Together {
  const counted = countUp(ledger, known);
  const { met, done, tries, days, best, counts } = mergeProfiles(docOf(counted, known), answer);
  return {
    ledger: { ...counted, counts, at: now },
    profile: {
      isMet: met,
      rating: ratingIn(counts),
      tries,
      days: { vs: daysOf(days.vs), arena: daysOf(days.arena) },
      runs: known.profile.runs,
      best: { vs: best.vs ?? 0, arena: best.arena ?? 0 },
    },
    done: new Set(done),
  };
}

const isCounts = (found: unknown): found is ProfileDoc['counts'] =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every(
    (own: unknown) =>
      typeof own === 'object' && own !== null && Object.values(own).every((each) => Number.isInteger(each)),
  );

/** A ledger as it was stored; nothing, where something else is there. */
export function readLedger(text: string | null): Ledger | undefined {
  try {
    const { owner, device, counts, counted, at, isLeft } = JSON.parse(text ?? '') as Partial<Ledger>;
    if (typeof owner !== 'string' || typeof device !== 'string' || !isCounts(counts)) return undefined;
    return {
      owner,
      device,
      counts,
      counted: typeof counted === 'number' ? counted : 0,
      ...(typeof at === 'number' && { at }),
      ...(isLeft === true && { isLeft }),
    };
  } catch {
    return undefined;
  }
}
