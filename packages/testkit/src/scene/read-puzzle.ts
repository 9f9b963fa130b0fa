import { PUZZLE_KEYS, PUZZLE_LANGUAGES, type Puzzle, type PuzzleText } from './format.ts';
import { unknownWord } from './problem.ts';
import { type Reading, readMap, readNumber, readText, wrong } from './read.ts';
import type { MapTree, Tree } from './tree.ts';

const find = (map: MapTree, key: string): Tree | undefined => map.entries.find((entry) => entry.key === key)?.value;

/** Everything of a puzzle must be there: puzzles are shown to people. */
export function readPuzzle(reading: Reading, tree: Tree): Puzzle | undefined {
  const map = readMap(reading, tree, 'a puzzle');
  if (map === undefined) return undefined;
  for (const { key, keyPlace } of map.entries) {
    const known = Object.keys(PUZZLE_KEYS);
    if (!known.includes(key)) reading.problems.push(unknownWord(keyPlace, 'unknown key of a puzzle', key, known));
  }
  const need = (key: keyof typeof PUZZLE_KEYS): Tree | undefined =>
    find(map, key) ?? wrong(reading, map.place, `a puzzle has a key "${key}"`);
  const number = (key: 'difficulty' | 'solutions' | 'lines'): number => {
    const value = need(key);
    return (value && readNumber(reading, value, key)) ?? 0;
  };
  const id = need('id');
  return {
    id: (id && readText(reading, id, 'id')) ?? '',
    difficulty: number('difficulty'),
    title: readByLanguage(reading, need('title'), 'title'),
    hint: readByLanguage(reading, need('hint'), 'hint'),
    solutions: number('solutions'),
    lines: number('lines'),
  };
}

function readByLanguage(reading: Reading, tree: Tree | undefined, what: string): PuzzleText {
  const map = tree && readMap(reading, tree, what);
  const text = (language: string): string => {
    const value = map && find(map, language);
    if (map && !value) wrong(reading, map.place, `the ${what} of a puzzle has a text "${language}"`);
    return (value && readText(reading, value, what)) ?? '';
  };
  const [en, it] = PUZZLE_LANGUAGES.map(text);
  return { en, it };
}
