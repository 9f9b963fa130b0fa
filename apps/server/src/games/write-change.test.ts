// What changed in a view, field by field, is what `writeDelta` finds without knowing any field.
import { type Game, listChoices } from '@longbox/kernel';
import { applyDelta, createKnownDeltas, type Delta, type Json, writeDelta } from '@longbox/protocol';
import { expect, test } from 'vitest';
import type { GameEntry } from './game-entry.ts';
import { createGames } from './games.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const games = [...createGames().values()];
const MOVES = 300;

/** Views of both players before and after every move of a game that goes its own way. */
function* movesOf({
  game,
  decks,
  profile,
}: GameEntry): Generator<readonly (readonly [before: unknown, now: unknown])[]> {
  const seats = decks.slice(0, 2).map(({ seat }) => seat);
  for (const seed of ['one game', 'another game', 'a third game']) {
    const state = game.setup({ game: game.name, profile, seed, seats });
    let views = viewsOf(game, state, []);
    for (let move = 0; move < MOVES && game.decision(state) !== undefined; move++) {
      const choices = listChoices(game, state);
      game.apply(state, choices[(move * 7) % choices.length]);
      const now = viewsOf(game, state, views);
      yield now.map((view, i) => [views[i], view]);
      views = now;
    }
  }
}

const viewsOf = (game: Game<unknown, unknown, unknown>, state: unknown, before: readonly unknown[]): unknown[] =>
  game.views(state, [0, 1], before);

test.for(games)('every change of a game of $title is written the same', (entry) => {
  const { writeChange } = entry;
  if (writeChange === undefined) throw new Error('it has no way of its own');
  let changes = 0;
  for (const pairs of movesOf(entry)) {
    const [own, plain] = [createKnownDeltas(), createKnownDeltas()];
    for (const [before, now] of pairs) {
      expect(writeChange(before, now, own)).toBe(writeDelta(before, now, plain));
      changes++;
    }
  }
  expect(changes).toBeGreaterThan(200);
});

test.for(games)('no field of a view of $title is forgotten', (entry) => {
  const { writeChange } = entry;
  if (writeChange === undefined) throw new Error('it has no way of its own');
  const seen = new Set<string>();
  for (const pairs of movesOf(entry)) {
    for (const [, view] of pairs) {
      for (const [path, changed] of changesOf(view, '')) {
        // Not between views of different players or profiles, and places are never renamed.
        if (['viewer', 'profile', 'seats.seat', 'seats.slots.slot', 'seats.slots.name'].includes(path)) continue;
        if (seen.has(path)) continue;
        seen.add(path);
        const text = writeChange(view, changed, undefined);
        expect(text, path).not.toBe('');
        expect(applyDelta(plain(view), JSON.parse(text) as Delta), path).toEqual(plain(changed));
      }
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The value with one thing in it changed, for everything in it. */
function* changesOf(value: unknown, path: string): Generator<readonly [path: string, changed: unknown]> {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) {
      for (const [where, changed] of changesOf(one, path)) yield [where, value.with(i, changed)];
    }
    yield [path, value.length === 0 ? ['x'] : value.slice(1)];
  } else if (isFields(value)) {
    for (const key of Object.keys(value)) {
      const inside = path === '' ? key : `${path}.${key}`;
      for (const [where, changed] of changesOf(value[key], inside)) yield [where, { ...value, [key]: changed }];
    }
  } else if (typeof value === 'number') yield [path, value + 1000];
  else if (typeof value === 'boolean') yield [path, !value];
  else if (value !== undefined) yield [path, `${String(value)}x`];
}
