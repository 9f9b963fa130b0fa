import { STEP_KEYS, type Step } from './format.ts';
import { unknownWord } from './problem.ts';
import { itemsOf, type Reading, readMap, readScalar, readTexts, wrong } from './read.ts';
import { readExpectations } from './read-expectations.ts';
import { readLine } from './read-line.ts';
import type { Entry, Place, Tree } from './tree.ts';

export function readSteps(reading: Reading, tree: Tree): Step[] {
  if (tree.kind !== 'list') {
    wrong(reading, tree.place, 'steps: expected a list, each item a seat with what it does, or "expect"');
    return [];
  }
  return tree.items.flatMap((item) => readStep(reading, item));
}

function readStep(reading: Reading, tree: Tree): Step[] {
  const entries = readMap(reading, tree, 'a step')?.entries ?? [];
  const acting = entries.filter(({ key }) => key !== 'note');
  if (acting.length > 1) wrong(reading, acting[1].keyPlace, 'a step is one thing; begin a new item for the next');
  return acting.flatMap((entry) => readOne(reading, entry, tree.place));
}

function readOne(reading: Reading, { key, keyPlace, value }: Entry, place: Place): Step[] {
  const seat = reading.seats.indexOf(key);
  if (seat !== -1) {
    const line = readLine(reading, value);
    return line === undefined ? [] : [{ kind: 'line', place, seat, line }];
  }
  if (key === 'expect') return [{ kind: 'expect', place, expectations: readExpectations(reading, value) }];
  if (key === 'random') {
    const results = itemsOf(value).flatMap((item) => {
      const scalar = readScalar(reading, item, 'random');
      if (scalar === undefined) return [];
      return [typeof scalar.value === 'number' ? scalar.value : scalar.text];
    });
    return [{ kind: 'random', place, results }];
  }
  if (key === 'arrange') return readArrange(reading, value, place);
  const known = [...reading.seats, ...Object.keys(STEP_KEYS)];
  reading.problems.push(unknownWord(keyPlace, 'a step begins with a seat or a known word, not with', key, known));
  return [];
}

/** `{ ann: { deck: [Hulk, Storm] } }` */
function readArrange(reading: Reading, tree: Tree, place: Place): Step[] {
  const zones = Object.keys(reading.adapter.zones);
  return (readMap(reading, tree, 'arrange')?.entries ?? []).flatMap(({ key, keyPlace, value }) => {
    const seat = reading.seats.indexOf(key);
    if (seat === -1) reading.problems.push(unknownWord(keyPlace, 'arrange: there is no seat', key, reading.seats));
    return (readMap(reading, value, 'arrange')?.entries ?? []).flatMap((pile): Step[] => {
      if (!zones.includes(pile.key))
        reading.problems.push(unknownWord(pile.keyPlace, 'arrange: unknown zone', pile.key, zones));
      const cards = readTexts(reading, pile.value, 'a card');
      return [{ kind: 'arrange', place, seat, zone: pile.key, cards }];
    });
  });
}
