// A part of a turn in which nothing happened says why: nothing was there, or somebody passed.
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { Snapshot, TablePlan } from '../workers/game-api.ts';
import { think } from '../workers/mind.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { NO_NOTES, noteSnapshot, skippedBy, type TurnNotes } from './turn-notes.ts';

beforeAll(() => bring(FIRST_SETS));

const PLAN: TablePlan = {
  game: 'vs',
  profile: 'modern',
  seed: 'notes',
  seats: [
    { deck: 'mnb-x-men', player: 'person', name: 'Ann' },
    { deck: 'mnb-avengers', player: 'computer', name: 'Bob', level: 'recruit' },
  ],
};

/** Ann passes all she can but her first resource, until her second turn is in its main phase. */
async function played(): Promise<{
  readonly notes: TurnNotes;
  readonly turns: readonly number[];
  readonly last: Snapshot;
}> {
  const table = openTable(PLAN);
  let notes = NO_NOTES;
  let last = table.snapshot();
  const turns = new Set<number>();
  const isThere = (): boolean =>
    turns.size === 2 && last.active === 0 && 'step' in last.view && last.view.phase === 'main';
  for (let i = 0; i < 200 && !isThere(); i++) {
    const offers = last.asked?.offers;
    const resource = turns.size === 1 ? offers?.find(({ verb }) => verb === 'resource') : undefined;
    const way = offers?.find(({ verb }) => verb === 'pass' || verb === 'keep' || verb === 'done') ?? offers?.[0];
    if (way === undefined) table.answer(last.seq, (await think(table.position())) ?? 0);
    else table.choose([(resource ?? way).choice]);
    last = table.snapshot();
    if (last.turn > 0 && last.active === 0) turns.add(last.turn);
    notes = noteSnapshot(notes, last);
  }
  return { notes, last, turns: [...turns] };
}

test('what happened says nothing, what was passed and what had nothing to do say so', async () => {
  const {
    notes,
    turns: [first, later],
  } = await played();
  expect(skippedBy(notes, first, 'resource')).toBeUndefined();
  expect(skippedBy(notes, first, 'recruit')).toBe('passed');
  expect(skippedBy(notes, first, 'recovery')).toBeUndefined();
  expect(skippedBy(notes, 1, 'recovery')).toBe('nothing');
  expect(skippedBy(notes, later, 'draw')).toBeUndefined();
  expect(skippedBy(notes, later, 'resource')).toBe('passed');
});

test('of a turn that was not seen from its beginning nothing is said', async () => {
  const { last } = await played();
  const notes = noteSnapshot(NO_NOTES, { ...last, beats: [] });
  expect(skippedBy(notes, last.turn, 'recovery')).toBeUndefined();
});
