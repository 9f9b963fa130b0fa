import type { Card } from '@longbox/vs/language';
import { differencesOf } from './compare.ts';
import { type Fact, idOf } from './facts.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { NodeRecord, Records } from './records.ts';
import { type Ruling, rulingFingerprint } from './rulings.ts';
import { compareWording, type WordingDifference } from './wording.ts';

export const GATES = ['numbers', 'wording', 'nodes', 'removal', 'rulings'] as const;
export type Gate = (typeof GATES)[number];

/** `signed`: it differs, with a reason. `stale`: what was recorded is about another card, text or test. `unasked`: no file was given. */
export type State = 'passes' | 'signed' | 'fails' | 'stale' | 'unasked';

export interface Verdict {
  readonly state: State;
  /** What is wrong, a line each. */
  readonly notes: readonly string[];
}

export interface CardGates {
  readonly card: string;
  readonly name: string;
  readonly gates: Readonly<Record<Gate, Verdict>>;
}

/** Everything the gates look at besides the cards. */
export interface Evidence {
  readonly facts: readonly Fact[];
  /** Absent where nobody gave a rulings file. */
  readonly rulings: readonly Ruling[] | undefined;
  readonly records: Records;
  /** `file > title` of every test and scene. */
  readonly tests: ReadonlySet<string>;
  /** What the tests of a card are, for the record of removals; see `tests-of.ts`. */
  readonly testsOf: (card: Card, named: NodeRecord['tests']) => string;
}

/** Which gates the cards pass. */
export function gatesOf(cards: readonly Card[], evidence: Evidence): CardGates[] {
  const facts = new Map(evidence.facts.map((fact) => [idOf(fact), fact]));
  return cards.map((card) => {
    const fact = facts.get(card.id);
    return {
      card: card.id,
      name: card.name,
      gates: {
        numbers: withFact(fact, evidence, (known) => numbersGate(differencesOf(known, card), card, evidence)),
        wording: withFact(fact, evidence, (known) => wordingGate(known, card, evidence)),
        nodes: nodeGate(evidence.records.executed[card.id], fingerprintOf(card), 'was not executed'),
        removal: nodeGate(
          evidence.records.removed[card.id],
          fingerprintOf(card, evidence.testsOf(card, evidence.records.removed[card.id]?.tests)),
          'can be taken out unnoticed',
        ),
        rulings: rulingsGate(card, evidence),
      },
    };
  });
}

export const isPassed = ({ state }: Verdict): boolean => state === 'passes' || state === 'signed';

const UNASKED: Verdict = { state: 'unasked', notes: [] };
const verdict = (notes: readonly string[]): Verdict => ({ state: notes.length === 0 ? 'passes' : 'fails', notes });

function withFact(fact: Fact | undefined, { facts }: Evidence, gate: (fact: Fact) => Verdict): Verdict {
  if (facts.length === 0) return UNASKED;
  return fact === undefined ? verdict(['is not in the facts']) : gate(fact);
}

/** Under this name in place of a power's, differences in numbers are signed: a facts file may be incomplete. */
export const NUMBERS = '(numbers)';

function numbersGate(notes: readonly string[], card: Card, { records }: Evidence): Verdict {
  const signed = records.signed.find((entry) => entry.card === card.id && entry.power === NUMBERS);
  if (signed === undefined) return verdict(notes);
  if (notes.length > 0 && signed.fingerprint === fingerprintOf(notes)) return { state: 'signed', notes: [] };
  return { state: 'stale', notes: notes.length === 0 ? ['signed, and no longer differs'] : notes };
}

/** What a signature is about. */
export const differenceFingerprint = ({ theirs, ours }: WordingDifference): string => fingerprintOf(theirs, ours);

function wordingGate(fact: Fact, card: Card, { records }: Evidence): Verdict {
  const signed = records.signed.filter((entry) => entry.card === card.id && entry.power !== NUMBERS);
  const differences = compareWording(fact, card);
  const open = differences.filter(
    (one) =>
      !signed.some(({ power, fingerprint }) => power === one.power && fingerprint === differenceFingerprint(one)),
  );
  if (open.length === 0) {
    const idle = signed.filter(({ power }) => !differences.some((one) => one.power === power));
    if (idle.length > 0)
      return { state: 'stale', notes: idle.map(({ power }) => `${power}: signed, and no longer differs`) };
    return { state: differences.length === 0 ? 'passes' : 'signed', notes: [] };
  }
  const isStale = open.every(({ power }) => signed.some((entry) => entry.power === power));
  return {
    state: isStale ? 'stale' : 'fails',
    notes: open.flatMap(({ power, theirs, ours }) => [`${power}`, `  facts: ${theirs}`, `  ours:  ${ours}`]),
  };
}

function nodeGate(record: NodeRecord | undefined, fingerprint: string, what: string): Verdict {
  if (record === undefined) return { state: 'stale', notes: ['was never run'] };
  if (record.fingerprint !== fingerprint) return { state: 'stale', notes: ['was run on another card or other tests'] };
  const open = record.open.filter((path) => record.excused?.[path] === undefined);
  if (open.length === 0 && record.open.length > 0) return { state: 'signed', notes: [] };
  return verdict(open.map((path) => `${path} ${what}`));
}

function rulingsGate(card: Card, { rulings, records, tests }: Evidence): Verdict {
  if (rulings === undefined) return UNASKED;
  const own = rulings.filter(({ number }) => number.toLowerCase() === card.id);
  let state: State = 'passes';
  const notes = own.flatMap((ruling) => {
    const fingerprint = rulingFingerprint(ruling);
    const settled = records.rulings.find((entry) => entry.card === card.id && entry.fingerprint === fingerprint);
    const shown = `${fingerprint}: ${ruling.ruling.replace(/\s+/g, ' ').slice(0, 100)}`;
    if (settled === undefined) return [`no test keeps ruling ${shown}`];
    const gone = [settled.test ?? []].flat().find((test) => !tests.has(test));
    if (gone !== undefined) return [`the test of ruling ${shown} is gone: ${gone}`];
    if (settled.test === undefined) state = 'signed';
    return [];
  });
  return notes.length === 0 ? { state, notes } : verdict(notes);
}
