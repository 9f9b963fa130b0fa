import { nearest } from './spelling.ts';
import type { Place } from './tree.ts';

/** Something in a scene that cannot be understood. */
export interface Problem {
  readonly place: Place;
  readonly text: string;
  /** What was expected, and the nearest right spelling. */
  readonly hints: readonly string[];
}

export function problemAt(place: Place, text: string, ...hints: readonly (string | undefined)[]): Problem {
  return { place, text, hints: hints.filter((hint) => hint !== undefined) };
}

export function printPlace(place: Place, file: string): string {
  return place.line === undefined ? place.path || file : `${file}:${place.line}:${place.column ?? 1}`;
}

export function printProblem(problem: Problem, file: string): string {
  return [`${printPlace(problem.place, file)}: ${problem.text}`, ...problem.hints].join('\n    ');
}

const SHOWN = 24;

/** A word that is none of those known here. */
export function unknownWord(place: Place, what: string, word: string, known: readonly string[]): Problem {
  const guess = nearest(word, known);
  const shown = known.length > SHOWN ? `${known.slice(0, SHOWN).join(', ')}, …` : known.join(', ');
  return problemAt(
    place,
    `${what} "${word}"`,
    guess === undefined ? undefined : `did you mean "${guess}"?`,
    known.length === 0 || (guess !== undefined && known.length > SHOWN) ? undefined : `known here: ${shown}`,
  );
}

/** A scene that cannot be understood or does not hold. The message says all of it. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}
