import { type MergedParts, mergeParts, type Part, type PartResult, WHOLE } from '@longbox/lab';
import { UsageError } from '../command.ts';
import { readText } from '../files.ts';

/** `3/16` as the third of sixteen parts; without it, the whole. */
export function partFrom(text: string | undefined): Part {
  if (text === undefined) return WHOLE;
  const [number, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (of !== undefined && number >= 1 && number <= of) return { number, of };
  throw new UsageError(`--part is one of so many, as in 3/16, not "${text}"`);
}

/** The parts of one run, from the files that `--part` wrote. */
export function readParts(files: readonly string[]): MergedParts {
  if (files.length === 0) throw new UsageError('longbox sim merge needs the files of all parts');
  const merged = mergeParts(files.map(readPart));
  if (typeof merged === 'string') throw new UsageError(merged);
  return merged;
}

function readPart(file: string): PartResult {
  let read: Partial<PartResult> | undefined;
  try {
    read = JSON.parse(readText(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (isPart(read)) return read;
  throw new UsageError(`${file} is no part of a run; longbox sim … --part 1/4 --out FILE writes one`);
}

const isPart = (read: Partial<PartResult> | undefined): read is PartResult =>
  read?.version === 1 &&
  typeof read.part?.number === 'number' &&
  typeof read.part.of === 'number' &&
  Array.isArray(read.plan?.pairs) &&
  read.tallies?.length === read.plan.pairs.length;
