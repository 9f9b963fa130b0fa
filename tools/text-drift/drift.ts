import { hardSignals, softSignals } from './signals.ts';

/** How far two wordings of one power are apart. */
export interface Drift {
  readonly theirs: string;
  readonly ours: string;
  /** From 0 to 1, by shared words. */
  readonly likeness: number;
  /** Numbers, symbols and timings in one and not the other: `-` theirs only, `+` ours only. */
  readonly hard: readonly string[];
  /** Kinds of target and deed that only one of them names. */
  readonly soft: readonly string[];
}

export function driftOf(theirs: string, ours: string, names: readonly string[]): Drift {
  const [plainTheirs, plainOurs] = [theirs, ours].map((text) => withoutNames(text, names));
  return {
    theirs: oneLine(theirs),
    ours: oneLine(ours),
    likeness: likeness(plainTheirs, plainOurs),
    hard: difference(hardSignals(plainTheirs), hardSignals(plainOurs)),
    soft: setDifference(softSignals(plainTheirs), softSignals(plainOurs)),
  };
}

/** "Day 11" is a name and not a number. */
const withoutNames = (text: string, names: readonly string[]): string =>
  [...names, 'Day 11, Test 37'].reduce((left, name) => left.replaceAll(name, 'X'), oneLine(text));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function difference(theirs: ReadonlyMap<string, number>, ours: ReadonlyMap<string, number>): string[] {
  const out: string[] = [];
  for (const key of [...new Set([...theirs.keys(), ...ours.keys()])].sort()) {
    const by = (ours.get(key) ?? 0) - (theirs.get(key) ?? 0);
    if (by !== 0) out.push(`${by > 0 ? '+' : '-'}${key}${Math.abs(by) > 1 ? ` ×${Math.abs(by)}` : ''}`);
  }
  return out;
}

const setDifference = (theirs: ReadonlySet<string>, ours: ReadonlySet<string>): string[] => [
  ...[...theirs].filter((one) => !ours.has(one)).map((one) => `-${one}`),
  ...[...ours].filter((one) => !theirs.has(one)).map((one) => `+${one}`),
];

/** Twice the words in common, by the words in all (Dice). */
function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.toLowerCase().match(/[a-z0-9+/'-]+/g) ?? []);
  if (a.length + b.length === 0) return 1;
  const left = [...b];
  let shared = 0;
  for (const word of a) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}
