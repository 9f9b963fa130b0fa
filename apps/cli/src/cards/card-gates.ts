import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findTests, type SourceFile } from '@longbox/testkit/coverage';
import { differencesOf } from '@longbox/testkit/gates/compare';
import { type Fact, idOf, parseFacts } from '@longbox/testkit/gates/facts';
import { fingerprintOf } from '@longbox/testkit/gates/fingerprint';
import {
  type CardGates,
  differenceFingerprint,
  type Evidence,
  GATES,
  gatesOf,
  isPassed,
  NUMBERS,
  type State,
} from '@longbox/testkit/gates/gates';
import { kinOf } from '@longbox/testkit/gates/kin';
import { RECORD_FILES, readRecords } from '@longbox/testkit/gates/records';
import { parseRulings } from '@longbox/testkit/gates/rulings';
import { testsFingerprint } from '@longbox/testkit/gates/tests-of';
import { compareWording } from '@longbox/testkit/gates/wording';
import type { Card } from '@longbox/vs';
import { VS_GAPS, VS_SETS } from '@longbox/vs-sets';
import { type Shell, UsageError } from '../command.ts';
import { columns } from '../games/phrase.ts';

export interface GateOptions {
  /** A set, a card, or everything. */
  readonly about: string;
  readonly facts: readonly string[];
  readonly rulings: string | undefined;
  /** Signs the differences in wording of one card with this reason. */
  readonly sign: string | undefined;
  readonly json: boolean;
}

const MARKS: Readonly<Record<State, string>> = {
  passes: 'ok',
  signed: 'signed',
  fails: 'FAILS',
  stale: 'stale',
  unasked: '-',
};

/** Which gates the cards pass. What must be told of a card stands below the table. */
export function showGates(root: string, files: readonly SourceFile[], options: GateOptions, shell: Shell): number {
  const cards = chosen(options.about);
  const facts = options.facts.flatMap((file) => parseFacts(readGiven(file)));
  if (options.sign !== undefined) return sign(root, cards, facts, options.sign, shell);
  const evidence: Evidence = {
    facts,
    rulings: options.rulings === undefined ? undefined : parseRulings(readGiven(options.rulings)),
    records: readRecords(root),
    tests: new Set(findTests(files).map(({ file, title }) => `${file} > ${title}`)),
    testsOf: (card, named) => testsFingerprint(kinOf(card, ALL), files, named),
  };
  const judged = gatesOf(cards, evidence);
  const totals = VS_SETS.map(({ set }) => totalOf(set, judged)).filter(({ cards: count }) => count > 0);
  if (options.json) shell.out(JSON.stringify({ sets: totals, cards: judged }));
  else show(judged, totals, shell);
  return judged.every(hasNoTrouble) ? 0 : 1;
}

const ALL = VS_SETS.flatMap(({ cards }) => cards);

function chosen(about: string): readonly Card[] {
  if (about === '') return ALL;
  const found = ALL.filter(({ id }) => id === about.toLowerCase() || id.startsWith(`${about.toLowerCase()}-`));
  if (found.length > 0 || VS_SETS.some(({ set }) => set === about)) return found;
  const gap = VS_GAPS.find(({ card }) => card === about.toLowerCase());
  throw new UsageError(
    gap === undefined ? `there is no set and no card "${about}"` : `${gap.card} is a gap: ${gap.reason}`,
  );
}

function readGiven(file: string): string {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  return readFileSync(file, 'utf8');
}

const hasNoTrouble = ({ gates }: CardGates): boolean =>
  GATES.every((gate) => isPassed(gates[gate]) || gates[gate].state === 'unasked');

interface Total {
  readonly set: string;
  readonly cards: number;
  /** How many pass each gate, by themselves or signed. */
  readonly passed: Readonly<Record<string, number>>;
  readonly all: number;
  readonly gaps: number;
}

function totalOf(set: string, judged: readonly CardGates[]): Total {
  const own = judged.filter(({ card }) => card.startsWith(`${set}-`));
  return {
    set,
    cards: own.length,
    passed: Object.fromEntries(GATES.map((gate) => [gate, own.filter(({ gates }) => isPassed(gates[gate])).length])),
    all: own.filter(hasNoTrouble).length,
    gaps: VS_GAPS.filter(({ card }) => card.startsWith(`${set}-`)).length,
  };
}

function show(judged: readonly CardGates[], totals: readonly Total[], shell: Shell): void {
  const rows = judged.map(({ card, name, gates }) => [card, name, ...GATES.map((gate) => MARKS[gates[gate].state])]);
  for (const line of columns([['id', 'name', ...GATES], ...rows])) shell.out(line);
  for (const { card, name, gates } of judged) {
    const notes = GATES.flatMap((gate) => gates[gate].notes.map((note) => `  ${gate}: ${note}`));
    if (notes.length > 0) for (const line of [`\n${card} ${name}`, ...notes]) shell.out(line);
  }
  shell.out('');
  const sums = totals.map(({ set, cards, passed, all, gaps }) =>
    [set, cards, ...GATES.map((gate) => passed[gate]), all, gaps].map(String),
  );
  for (const line of columns([['set', 'cards', ...GATES, 'all', 'gaps'], ...sums], [1, 2, 3, 4, 5, 6, 7, 8]))
    shell.out(line);
}

/** Writes the signature of every difference that one card has now, in place of earlier ones. */
function sign(root: string, cards: readonly Card[], facts: readonly Fact[], reason: string, shell: Shell): number {
  const [card, ...others] = cards;
  const fact = facts.find((one) => idOf(one) === card?.id);
  if (card === undefined || others.length > 0 || fact === undefined || reason.trim() === '')
    throw new UsageError('--sign needs one card, the facts that have it, and a reason');
  const numbers = differencesOf(fact, card);
  const kept = readRecords(root).signed.filter((entry) => entry.card !== card.id);
  const added = [
    ...(numbers.length === 0 ? [] : [{ card: card.id, power: NUMBERS, fingerprint: fingerprintOf(numbers), reason }]),
    ...compareWording(fact, card).map((one) => ({
      card: card.id,
      power: one.power,
      fingerprint: differenceFingerprint(one),
      reason,
    })),
  ];
  const signed = [...kept, ...added].sort((a, b) => (`${a.card} ${a.power}` < `${b.card} ${b.power}` ? -1 : 1));
  writeFileSync(path.join(root, RECORD_FILES.signed), `${JSON.stringify(signed, undefined, 2)}\n`);
  shell.out(`${card.id}: ${added.length} signed`);
  return 0;
}
