import { seededRandom } from '@longbox/testkit/playout';
import { type ToyEvent, type ToyState, toyGame } from '@longbox/testkit/toy-game';
import { toyTable } from '@longbox/testkit/toy-table';
import { expect, test } from 'vitest';
import { listChoices } from './log.ts';
import { IllegalChoice } from './machine.ts';
import { randomBelow } from './random.ts';
import { act, forkAt, goTo, openTimeline, redo, startTimeline, type Timeline, timelineLog, undoKind } from './undo.ts';

/** A played game with the fingerprint at each of its decisions. */
function play(seed: string): { timeline: Timeline<ToyState, ToyEvent>; prints: string[] } {
  const timeline = startTimeline(toyGame, toyTable(seed, { seats: 3, cards: 24 }));
  const random = seededRandom(seed);
  const prints = [toyGame.fingerprint(timeline.state)];
  while (toyGame.decision(timeline.state) !== undefined) {
    const options = listChoices(toyGame, timeline.state);
    act(timeline, options[randomBelow(random, options.length)]);
    prints.push(toyGame.fingerprint(timeline.state));
  }
  return { timeline, prints };
}

test('a game goes back to any earlier decision and forth again', () => {
  const { timeline, prints } = play('back');
  const last = prints.length - 1;
  expect(last).toBeGreaterThan(40);
  for (const seq of [last - 1, 33, 32, 31, 16, 1, 0, 17, last, 5]) {
    goTo(timeline, seq);
    expect(timeline.seq).toBe(seq);
    expect(toyGame.fingerprint(timeline.state)).toBe(prints[seq]);
  }
  redo(timeline);
  expect(toyGame.fingerprint(timeline.state)).toBe(prints[6]);
});

test('taking the same choice again keeps what comes after, another choice forgets it', () => {
  const { timeline, prints } = play('again');
  const [last, seq] = [prints.length - 1, 20];
  goTo(timeline, seq);
  act(timeline, timeline.choices[seq]);
  goTo(timeline, last);
  expect(toyGame.fingerprint(timeline.state)).toBe(prints[last]);

  goTo(timeline, seq);
  const other = listChoices(toyGame, timeline.state).find((choice) => choice !== timeline.choices[seq]) ?? -1;
  act(timeline, other);
  expect(timeline.choices).toHaveLength(seq + 1);
  expect(() => redo(timeline)).toThrow('nothing to redo');
  expect(() => goTo(timeline, last)).toThrow(`decisions 0 to ${seq + 1}, not ${last}`);
  goTo(timeline, seq);
  expect(toyGame.fingerprint(timeline.state)).toBe(prints[seq]);
});

test('a fork has the same past and leaves the game it came from alone', () => {
  const { timeline, prints } = play('fork');
  const fork = forkAt(timeline, 18);
  expect(toyGame.fingerprint(fork.state)).toBe(prints[18]);
  for (let i = 0; i < 20 && toyGame.decision(fork.state) !== undefined; i++) {
    act(fork, listChoices(toyGame, fork.state)[0]);
  }
  goTo(fork, 3);
  expect(toyGame.fingerprint(fork.state)).toBe(prints[3]);
  for (const seq of [prints.length - 1, 30, 17]) {
    goTo(timeline, seq);
    expect(toyGame.fingerprint(timeline.state)).toBe(prints[seq]);
  }
});

test('a timeline becomes a log and opens again', () => {
  const { timeline, prints } = play('open');
  goTo(timeline, 25);
  const opened = openTimeline(toyGame, JSON.parse(JSON.stringify(timelineLog(timeline))));
  expect(opened.seq).toBe(25);
  expect(toyGame.fingerprint(opened.state)).toBe(prints[25]);
  goTo(opened, 16);
  expect(toyGame.fingerprint(opened.state)).toBe(prints[16]);
});

test('an illegal choice leaves the timeline as it was', () => {
  const timeline = startTimeline(toyGame, toyTable('illegal'));
  const before = toyGame.fingerprint(timeline.state);
  expect(() => act(timeline, 12345)).toThrow(IllegalChoice);
  expect([timeline.seq, timeline.choices.length, toyGame.fingerprint(timeline.state)]).toEqual([0, 0, before]);
});

/** Plays the first card of seat 1, which is a spy, and picks seat 2. */
function spied(): Timeline<ToyState, ToyEvent> {
  const seats = [{ deck: Array<string>(9).fill('spy') }, { deck: Array<string>(9).fill('coin') }];
  const timeline = startTimeline(toyGame, { game: 'toy', profile: 'long', seed: 'spied', seats });
  act(timeline, listChoices(toyGame, timeline.state)[1]);
  act(timeline, listChoices(toyGame, timeline.state)[0]);
  return timeline;
}

test('an undo is free while nothing hidden was revealed and nobody else acted', () => {
  const timeline = spied();
  expect(toyGame.decision(timeline.state)?.seat).toBe(1);
  expect(undoKind(timeline, 2, 0)).toBe('free');
  expect(undoKind(timeline, 1, 0)).toBe('free');
});

test('an undo past a revealed card, or of what somebody else did, needs consent', () => {
  const timeline = spied();
  expect(undoKind(timeline, 0, 0)).toBe('consent');
  expect(undoKind(timeline, 1, 1)).toBe('consent');
  act(timeline, listChoices(toyGame, timeline.state)[0]);
  expect(undoKind(timeline, 1, 0)).toBe('consent');
  expect(undoKind(timeline, 2, 1)).toBe('consent');
});

test('what a computer did can be taken back without asking, unless it revealed something', () => {
  const timeline = spied();
  const isPerson = (seat: number): boolean => seat === 1;
  expect(undoKind(timeline, 1, 1)).toBe('consent');
  expect(undoKind(timeline, 1, 1, isPerson)).toBe('free');
  expect(undoKind(timeline, 0, 1, isPerson)).toBe('consent');
});
