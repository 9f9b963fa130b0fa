import { beatsFor, type Game, listChoices, recordBeats, recordMoments, type Viewer } from '@longbox/kernel';
import { applyDelta, type Delta, type Json, type Told } from '@longbox/protocol';
import { expect, test } from 'vitest';
import type { GameEntry } from '../games/game-entry.ts';
import { createGames } from '../games/games.ts';
import { addFollower, createAudience, lookersOf, showAll } from './audience.ts';
import { advanceFold, type Fold, kindCode, type NewRow, startFold } from './fold.ts';
import { type MatchHeader, tableOf } from './header.ts';
import { recordFor } from './spares.ts';

interface Update {
  readonly t: string;
  readonly delta?: Delta;
  readonly told: readonly Told[];
}

const ENTRIES = [...createGames().values()];

function begin(entry: GameEntry, seed: string): Fold {
  const seats = entry.decks.slice(0, 2).map(({ seat }) => ({ ...seat, name: 'A', level: 'recruit' }));
  const header = {
    ...{ id: 'match', room: 'room', game: entry.game.name, profile: entry.game.profiles[0] },
    catalogueHash: entry.game.catalogueHash,
    seats: seats.map((seat, at) => ({ ...seat, player: `player-${at}`, commitment: '', entropy: '' })),
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
  } as unknown as MatchHeader;
  return startFold(entry.game, header, tableOf(header, seed), 0, entry);
}

/** What comes next: one choice after another, of those there are. */
function nextRow({ game, state }: Fold, row: number): NewRow {
  const choices = listChoices(game, state);
  const { seat } = game.decision(state) ?? { seat: 0 };
  return { seq: row, kind: kindCode('choice'), seat, n: row, value: choices[(row * 7) % choices.length] };
}

test.for(ENTRIES)('followers of $game.name can make every view there was out of what they are sent', (entry) => {
  const fold = begin(entry, 'views');
  const audience = createAudience();
  const viewers: readonly Viewer[] = [0, 1, 'watcher'];
  const heard = viewers.map((): string[] => []);
  viewers.forEach((viewer, i) => {
    addFollower(audience, fold, { viewer, send: (text) => heard[i].push(text) }, []);
  });
  const docs = heard.map(([sync]) => JSON.parse(sync).doc as { view: Json });
  let several = 0;
  // As on a server with many matches: copies are made where another match has left its own.
  const other = begin(entry, 'another').state;
  for (let moves = 0; moves < 60 && entry.game.decision(other) !== undefined; moves++) {
    entry.game.apply(other, listChoices(entry.game, other)[0]);
  }
  expect(entry.game.isTwin(fold.state, other)).toBe(true);
  const spares: unknown[] = [other];
  for (let row = 1; row < 250 && fold.game.decision(fold.state) !== undefined; row++) {
    const news = nextRow(fold, row);
    // Every moment there was, by a copy that goes the same way.
    const twin = fold.game.clone(fold.state);
    const moments = recordMoments(fold.game, twin);
    fold.game.apply(twin, news.value, moments.events);
    const beats = recordBeats(fold.game as Game<unknown, unknown, Json>, fold.state, lookersOf(audience), spares);
    const { told } = advanceFold(fold, news, beats.events);
    beats.end();
    expect([...beats.events]).toEqual([...moments.events]);
    showAll(audience, fold, [{ told, events: beats.events, beats }]);
    viewers.forEach((viewer, i) => {
      const { delta, told: rows }: Update = JSON.parse(heard[i].at(-1) ?? '');
      const [{ events = [], views = [] }] = rows;
      let { view } = docs[i];
      if (delta !== undefined) docs[i] = applyDelta(docs[i], delta) as { view: Json };
      const made = beatsFor(fold.game, moments, fold.state, viewer);
      expect(views).toHaveLength(made.length - 1);
      let at = 0;
      for (const [beat, { upTo, delta: change }] of views.entries()) {
        if (change !== undefined) view = applyDelta(view, change) as Json;
        const wanted = JSON.parse(JSON.stringify(made[beat]));
        expect(view).toEqual(wanted.view);
        expect(events.slice(at, upTo)).toEqual(wanted.events);
        at = upTo;
        several++;
      }
    });
  }
  expect(several).toBeGreaterThan(60);
  // Copies were made in the same place again and again.
  expect(spares.length).toBeLessThan(4);
  expect(spares).toContain(other);
});

test.for(ENTRIES)('who shows only how moves of $game.name end is sent no views in between, and others are', (entry) => {
  const fold = begin(entry, 'brief');
  const audience = createAudience();
  const heard = [0, 1].map((): string[] => []);
  addFollower(audience, fold, { viewer: 0, isBrief: true, send: (text) => heard[0].push(text) }, []);
  addFollower(audience, fold, { viewer: 1, send: (text) => heard[1].push(text) }, []);
  const play = (from: number, upTo: number): void => {
    for (let row = from; row < upTo && fold.game.decision(fold.state) !== undefined; row++) {
      const beats = recordFor(fold, lookersOf(audience));
      const { told } = advanceFold(fold, nextRow(fold, row), beats.events);
      beats.end();
      showAll(audience, fold, [{ told, events: beats.events, beats }]);
    }
  };
  const withViews = (seat: number): number => heard[seat].filter((text) => text.includes('"views":')).length;
  play(1, 60);
  expect(withViews(0)).toBe(0);
  expect(withViews(1)).toBeGreaterThan(5);
  // On a second screen the same person looks at everything.
  addFollower(audience, fold, { viewer: 0, send: () => undefined }, []);
  play(60, 120);
  expect(withViews(0)).toBeGreaterThan(5);
});
