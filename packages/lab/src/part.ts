import type { LabPlan } from './plan.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';

/** One of several equal shares of a run, counted from 1. Each is played by itself, on any machine. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export const WHOLE: Part = { number: 1, of: 1 };

/** What became of a part: everything that is needed to put a report together; plain JSON. */
export interface PartResult {
  readonly version: 1;
  readonly part: Part;
  readonly plan: LabPlan;
  readonly catalogueHash: string;
  /** It was stopped before its end. */
  readonly isPartial: boolean;
  /** By pair. */
  readonly tallies: readonly Tally[];
}

export interface MergedParts {
  readonly plan: LabPlan;
  readonly catalogueHash: string;
  readonly isPartial: boolean;
  readonly tallies: readonly Tally[];
}

/** Adds up all parts of one run, in any order. The answer is a text if they are not all parts of the same run. */
export function mergeParts(results: readonly PartResult[]): MergedParts | string {
  const first = results.at(0);
  if (first === undefined) return 'there is no part to merge';
  const { plan, catalogueHash } = first;
  const problem = unlike(results) ?? missing(results);
  if (problem !== undefined) return problem;
  const tallies = plan.pairs.map((_, pair) => {
    const sum = emptyTally();
    for (const result of results) mergeTally(sum, result.tallies[pair]);
    return sum;
  });
  return { plan, catalogueHash, isPartial: results.some(({ isPartial }) => isPartial), tallies };
}

function unlike([first, ...rest]: readonly PartResult[]): string | undefined {
  const run = JSON.stringify(first.plan);
  for (const { part, plan, catalogueHash } of rest) {
    if (JSON.stringify(plan) !== run || part.of !== first.part.of)
      return `part ${part.number} of ${part.of} is of another run than part ${first.part.number} of ${first.part.of}`;
    if (catalogueHash !== first.catalogueHash)
      return `part ${part.number} was played with other cards or rules than part ${first.part.number}`;
  }
  return undefined;
}

function missing(results: readonly PartResult[]): string | undefined {
  const { of } = results[0].part;
  const numbers = results.map(({ part }) => part.number);
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice !== undefined) return `part ${twice} of ${of} is there twice`;
  const absent = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !numbers.includes(number));
  return absent.length === 0 ? undefined : `of ${of} parts these are missing: ${absent.join(', ')}`;
}
