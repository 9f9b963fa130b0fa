import { beatsFor, type Game, listChoices, recordBeats, recordMoments, type Viewer } from '@longbox/kernel';
import { applyDelta, type Delta, type Json, type Told } from '@longbox/protocol';
import { expect, test } from 'vitest';
import { createGames } from '../games/games.ts';
import { addFollower, createAudience, lookersOf, showAll } from './audience.ts';
import { advanceFold, kindCode, startFold } from './fold.ts';
import { type MatchHeader, tableOf } from './header.ts';

interface Update {
  readonly t: string;
  readonly delta?: Delta;
  readonly told: readonly Told[];
}

test.for([...createGames().values()])(
  'followers of $game.name can make every view there was out of what they are sent',
  (entry) => {
    const seats = entry.decks.slice(0, 2).map(({ seat }) => ({ ...seat, name: 'A', level: 'recruit' }));
    const header = {
      ...{ id: 'match', room: 'room', game: entry.game.name, profile: entry.game.profiles[0] },
      catalogueHash: entry.game.catalogueHash,
      seats: seats.map((seat, at) => ({ ...seat, player: `player-${at}`, commitment: '', entropy: '' })),
      clock: { kind: 'none' },
      watch: { who: 'anyone', delay: 0, openHands: false },
    } as unknown as MatchHeader;
    const fold = startFold(entry.game, header, tableOf(header, 'views'), 0, entry);
    const audience = createAudience();
    const viewers: readonly Viewer[] = [0, 1, 'watcher'];
    const heard = viewers.map((): string[] => []);
    viewers.forEach((viewer, i) => {
      addFollower(audience, fold, { viewer, send: (text) => heard[i].push(text) }, []);
    });
    const docs = heard.map(([sync]) => JSON.parse(sync).doc as { view: Json });
    let several = 0;
    const spares: unknown[] = [];
    for (let row = 1; row < 250 && fold.game.decision(fold.state) !== undefined; row++) {
      const choices = listChoices(fold.game, fold.state);
      const { seat } = fold.game.decision(fold.state) ?? { seat: 0 };
      const value = choices[(row * 7) % choices.length];
      // Every moment there was, by a copy that goes the same way.
      const twin = fold.game.clone(fold.state);
      const moments = recordMoments(fold.game, twin);
      fold.game.apply(twin, value, moments.events);
      const beats = recordBeats(fold.game as Game<unknown, unknown, Json>, fold.state, lookersOf(audience), spares);
      const news = { seq: row, kind: kindCode('choice'), seat, n: row, value };
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
  },
);
