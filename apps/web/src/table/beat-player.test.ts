import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { Snapshot, TablePlan } from '../workers/game-api.ts';
import { think } from '../workers/mind.ts';
import { openTable } from '../workers/open-table.ts';
import { bring } from '../workers/vs-shelf.ts';
import { type BeatPlayer, createBeatPlayer, type Shown } from './beat-player.ts';
import { recapLines } from './recap-lines.ts';

beforeAll(() => bring(FIRST_SETS));

const PLANS: readonly TablePlan[] = [
  { game: 'vs', profile: 'modern', decks: ['mnb-x-men', 'mnb-avengers'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'guardians'] },
].map(({ game, profile, decks: [mine, theirs] }) => ({
  game: game === 'vs' ? 'vs' : 'arena',
  profile,
  seed: 'beats',
  seats: [
    { deck: mine, player: 'person', name: 'Ann' },
    { deck: theirs, player: 'computer', name: 'Bob', level: 'recruit' },
  ],
}));

/** Everything a table shows in a game of these: the person takes the middle option, the computer thinks. */
async function snapshotsOf(plan: TablePlan, most: number): Promise<Snapshot[]> {
  const table = openTable(plan);
  const seen = [table.snapshot()];
  while (seen.length < most && seen[seen.length - 1].result === undefined) {
    const { asked, seq } = table.snapshot();
    if (asked === undefined) table.answer(seq, (await think(table.position())) ?? 0);
    else table.choose([asked.offers[asked.offers.length >> 1].choice]);
    seen.push(table.snapshot());
  }
  return seen;
}

/** A clock that goes when it is told to. */
function stageWith(pace = 1) {
  let time = 0;
  const page = { isAway: false };
  let alarm: { readonly at: number; readonly then: () => void } | undefined;
  const drawn: Shown[] = [];
  let now: Shown = { shown: undefined, cues: [], tick: 0, speed: 1, isPlaying: false, missed: undefined };
  const player: BeatPlayer = createBeatPlayer({
    now: () => time,
    wait(milliseconds, then) {
      const own = { at: time + milliseconds, then };
      alarm = own;
      return () => {
        if (alarm === own) alarm = undefined;
      };
    },
    pace: () => pace,
    isAway: () => page.isAway,
    draw(part) {
      const { tick } = now;
      now = { ...now, ...part };
      if (now.tick !== tick) drawn.push(now);
    },
  });
  const go = (milliseconds: number): void => {
    const end = time + milliseconds;
    while (alarm !== undefined && alarm.at <= end) {
      const { at, then } = alarm;
      alarm = undefined;
      time = at;
      then();
    }
    time = end;
  };
  return { player, page, go, drawn, now: () => now, time: () => time };
}

test.each(PLANS)('every beat of a game of $game is drawn by itself, and the last is the truth', async (plan) => {
  const snapshots = await snapshotsOf(plan, 160);
  const { player, go, drawn, now } = stageWith();
  for (const snapshot of snapshots) {
    const from = drawn.length;
    player.receive(snapshot);
    go(60_000);
    expect(now().isPlaying).toBe(false);
    expect(now().shown).toBe(snapshot);
    const shown = drawn.slice(from).map((each) => each.shown?.view);
    const wanted = snapshot.beats.filter(({ cues }, i) => cues.length > 0 || i === snapshot.beats.length - 1);
    if (from > 0 && wanted.length > 0) expect(shown).toEqual(wanted.map(({ view }) => view));
  }
});

test.each(PLANS)('a hurried, a finished and an unseen beat of $game lead to the same table', async (plan) => {
  const snapshots = await snapshotsOf(plan, 80);
  const [hurried, finished, off] = [stageWith(), stageWith(), stageWith(0)];
  for (const snapshot of snapshots) {
    hurried.player.receive(snapshot);
    while (hurried.player.hurry() && hurried.now().isPlaying) hurried.go(410);
    finished.player.receive(snapshot);
    finished.player.finish();
    off.player.receive(snapshot);
    for (const { now } of [hurried, finished, off]) expect(now().shown).toBe(snapshot);
  }
});

test('nobody waits longer than eight seconds and a half for a turn of the computer', async () => {
  const snapshots = await snapshotsOf(PLANS[0], 300);
  const { player, go, now, time } = stageWith();
  let longest = 0;
  let since = 0;
  for (const snapshot of snapshots) {
    player.receive(snapshot);
    while (now().isPlaying) go(10);
    if (snapshot.asked !== undefined || snapshot.active === snapshot.seat) since = time();
    longest = Math.max(longest, time() - since);
  }
  expect(longest).toBeGreaterThan(500);
  expect(longest).toBeLessThan(8_500);
});

test('Space hurries, twice ends everything, and is swallowed for a moment afterwards', async () => {
  const snapshots = await snapshotsOf(PLANS[0], 60);
  const at = snapshots.findIndex(({ beats }, i) => i > 0 && beats.filter(({ cues }) => cues.length > 0).length > 3);
  const { player, go, now } = stageWith();
  player.receive(snapshots[at - 1]);
  go(5_000);
  expect(player.hurry()).toBe(false);
  player.receive(snapshots[at]);
  const first = now().tick;
  expect(player.hurry()).toBe(true);
  go(160);
  expect(now().tick).toBe(first + 1);
  expect(player.hurry()).toBe(true);
  expect(now().isPlaying).toBe(false);
  expect(now().shown).toBe(snapshots[at]);
  expect(player.hurry()).toBe(true);
  go(800);
  expect(player.hurry()).toBe(false);
});

test('what one does oneself ends what was still shown of before', async () => {
  const snapshots = await snapshotsOf(PLANS[0], 120);
  const at = snapshots.findIndex(
    ({ asked, beats }, i) => i > 0 && asked !== undefined && beats.length > 2 && snapshots[i + 1] !== undefined,
  );
  const { player, now } = stageWith();
  player.receive(snapshots[at - 1]);
  player.receive(snapshots[at]);
  player.receive(snapshots[at + 1]);
  const [first] = snapshots[at + 1].beats.filter(({ cues }) => cues.length > 0);
  expect(now().shown?.view).toBe(first?.view ?? snapshots[at + 1].view);
});

test.each(PLANS)(
  'what happened in $game while nobody looked is kept, shown on demand, and ends with the truth',
  async (plan) => {
    const snapshots = await snapshotsOf(plan, 60);
    const { player, page, go, drawn, now } = stageWith();
    player.receive(snapshots[30]);
    page.isAway = true;
    for (const snapshot of snapshots.slice(31, 40).map((each) => ({ ...each, asked: undefined })))
      player.receive(snapshot);
    page.isAway = false;
    const truth = now().shown;
    expect(now().isPlaying).toBe(false);
    expect(now().missed?.from).toBe(snapshots[30].lines.length);
    const from = drawn.length;
    player.watch();
    go(60_000);
    expect(drawn.length - from).toBeGreaterThan(3);
    expect(now()).toMatchObject({ isPlaying: false, missed: undefined });
    expect(now().shown).toBe(truth);
    player.watch();
    expect(now().isPlaying).toBe(false);
  },
);

test('a recap tells the weightiest in its order, and nothing of bookkeeping', async () => {
  const snapshots = await snapshotsOf(PLANS[0], 260);
  const { lines } = snapshots[snapshots.length - 1];
  const told = recapLines(lines, 0);
  expect(told).toHaveLength(4);
  expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(
    recapLines(
      lines.filter(({ key }) => key.startsWith('drew') || key === 'turn'),
      0,
    ),
  ).toEqual([]);
});
