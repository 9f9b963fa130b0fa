import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { beatsFor, recordMoments } from './beats.ts';
import { listChoices } from './log.ts';

/** Plays a whole game, always the last option, and hands on what each choice brought. */
function* playedBeats(seed: string) {
  const state = toyGame.setup(toyTable(seed));
  while (toyGame.decision(state) !== undefined) {
    const choice = listChoices(toyGame, state).at(-1) ?? 0;
    const twin = toyGame.clone(state);
    const before = toyGame.view(state, 0);
    const moments = recordMoments(toyGame, state);
    toyGame.apply(state, choice, moments.events);
    toyGame.apply(twin, choice);
    yield { state, twin, moments, before };
  }
}

test('a game that is watched goes on as one that is not', () => {
  for (const { state, twin } of playedBeats('watched')) expect(toyGame.hash(state)).toBe(toyGame.hash(twin));
});

test('every event is in one beat, in order, and the last view is that of the state', () => {
  for (const { state, moments } of playedBeats('in order')) {
    const beats = beatsFor(toyGame, moments, state, 0);
    expect(beats.flatMap(({ events }) => events)).toEqual(moments.events.map((event) => toyGame.redact(event, 0)));
    expect(beats.at(-1)?.view).toEqual(toyGame.view(state, 0));
  }
});

test('a beat shows the table as it was when it was told', () => {
  let seen = 0;
  for (const { state, moments, before } of playedBeats('then')) {
    let scores = before.seats.map(({ score }) => score);
    for (const { events, view } of beatsFor(toyGame, moments, state, 0).slice(0, -1)) {
      for (const event of events)
        if (event.type === 'scored') scores = scores.map((score, seat) => score + (seat === event.seat ? event.by : 0));
      expect(view.seats.map(({ score }) => score)).toEqual(scores);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('beats are cut by what the viewer hears, so nothing unheard makes one', () => {
  const quiet = {
    ...toyGame,
    redact: (event: Parameters<typeof toyGame.redact>[0]) => (event.type === 'scored' ? event : undefined),
  };
  for (const { state, moments } of playedBeats('unheard')) {
    const heard = moments.events.filter(({ type }) => type === 'scored');
    expect(beatsFor(quiet, moments, state, 0)).toHaveLength(Math.max(1, heard.length));
  }
});
