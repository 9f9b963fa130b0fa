import type { Seat } from '@longbox/kernel';
import type { Fact, FactSpelling, SceneAdapter } from './adapter.ts';
import type { Expected } from './format.ts';
import { type Problem, problemAt, unknownWord } from './problem.ts';
import type { ListTree, MapTree, Place, ScalarTree, Tree } from './tree.ts';

/** What readers share: whose words are valid, who sits where, and what was wrong so far. */
export interface Reading {
  readonly adapter: SceneAdapter;
  readonly seats: readonly string[];
  readonly problems: Problem[];
}

type Told = Pick<Reading, 'problems'>;

const SHAPES = { map: 'keys with values', list: 'a list', scalar: 'a single word or number' };

export function wrong(reading: Told, place: Place, text: string, ...hints: string[]): undefined {
  reading.problems.push(problemAt(place, text, ...hints));
}

function wrongShape(reading: Told, tree: Tree, what: string, wanted: Tree['kind']): undefined {
  const found = tree.kind === 'scalar' && tree.text === '' ? 'nothing' : SHAPES[tree.kind];
  return wrong(reading, tree.place, `${what}: expected ${SHAPES[wanted]}, found ${found}`);
}

export function readMap(reading: Told, tree: Tree, what: string): MapTree | undefined {
  if (tree.kind !== 'map') return wrongShape(reading, tree, what, 'map');
  const seen = new Set<string>();
  for (const { key, keyPlace } of tree.entries) {
    if (seen.has(key)) wrong(reading, keyPlace, `${what}: "${key}" is written twice`);
    seen.add(key);
  }
  return tree;
}

export function readScalar(reading: Told, tree: Tree, what: string): ScalarTree | undefined {
  if (tree.kind !== 'scalar' || tree.text === '') return wrongShape(reading, tree, what, 'scalar');
  return tree;
}

export const readText = (reading: Told, tree: Tree, what: string): string | undefined =>
  readScalar(reading, tree, what)?.text;

export function readFlag(reading: Told, tree: Tree, what: string): boolean | undefined {
  const scalar = readScalar(reading, tree, what);
  if (scalar === undefined || typeof scalar.value === 'boolean') return scalar?.value === true;
  return wrong(reading, tree.place, `${what}: expected true or false, found "${scalar.text}"`);
}

export function readNumber(reading: Told, tree: Tree, what: string): number | undefined {
  const scalar = readScalar(reading, tree, what);
  if (scalar === undefined) return undefined;
  if (typeof scalar.value === 'number' && Number.isInteger(scalar.value)) return scalar.value;
  return wrong(reading, tree.place, `${what}: expected a whole number, found "${scalar.text}"`);
}

/** A list, or a single item written without one. */
export function itemsOf(tree: Tree): ListTree['items'] {
  if (tree.kind === 'list') return tree.items;
  return tree.kind === 'scalar' && tree.text === '' ? [] : [tree];
}

export function readTexts(reading: Told, tree: Tree, what: string): string[] {
  return itemsOf(tree).flatMap((item) => readText(reading, item, what) ?? []);
}

export function readSeat(reading: Reading, tree: Tree, what: string): Seat | undefined {
  const name = readText(reading, tree, what);
  if (name === undefined) return undefined;
  const seat = reading.seats.indexOf(name);
  if (seat !== -1) return seat;
  reading.problems.push(unknownWord(tree.place, `${what}: there is no seat`, name, reading.seats));
  return undefined;
}

export function readCounters(
  reading: Reading,
  tree: Tree,
  what: string,
  words: readonly string[] | undefined,
): Record<string, number> | undefined {
  const counters: Record<string, number> = {};
  for (const { key, keyPlace, value } of readMap(reading, tree, what)?.entries ?? []) {
    if (words?.includes(key) === false)
      reading.problems.push(unknownWord(keyPlace, `${what}: unknown counter`, key, words));
    const count = readNumber(reading, value, `${what} ${key}`);
    if (count !== undefined) counters[key] = count;
  }
  return counters;
}

/** A fact of any kind but `cards`. */
export function readFact(reading: Reading, tree: Tree, what: string, fact: FactSpelling): Fact | undefined {
  if (fact.kind === 'flag') return readFlag(reading, tree, what);
  if (fact.kind === 'number') return readNumber(reading, tree, what);
  if (fact.kind === 'seat') return readSeat(reading, tree, what);
  if (fact.kind === 'counters') return readCounters(reading, tree, what, fact.words);
  const word = readText(reading, tree, what);
  if (word === undefined || fact.words?.includes(word) !== false) return word;
  reading.problems.push(unknownWord(tree.place, `${what}: unknown word`, word, fact.words));
  return undefined;
}

/** A fact of any kind, seats and cards by their names. */
export function readExpected(reading: Reading, tree: Tree, what: string, spelling: FactSpelling): Expected | undefined {
  if (spelling.kind === 'cards') return readTexts(reading, tree, what);
  if (spelling.kind === 'counters') return readCounters(reading, tree, what, spelling.words);
  const fact = readFact(reading, tree, what, spelling);
  if (typeof fact === 'object') return undefined;
  return spelling.kind === 'seat' && typeof fact === 'number' ? reading.seats[fact] : fact;
}
