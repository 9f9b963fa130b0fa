import type { LogLine } from '@longbox/games';
import { listChoices, makeLog, type Seat } from '@longbox/kernel';
import type { Json, MatchDoc, Told } from '@longbox/protocol';
import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import { arenaKit } from './arena-kit.ts';
import type { Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import type { OnlineLook } from './online-api.ts';
import { onlineApi } from './online-table.ts';
import { tableOf } from './plan-table.ts';
import { replayedTable } from './replayed-table.ts';
import { vsKit } from './vs-kit.ts';
import { bring, vsGameHere } from './vs-shelf.ts';

beforeAll(() => bring(FIRST_SETS));

const DECISIONS = 120;

const planFor = (game: 'vs' | 'arena', profile: string, decks: readonly string[]): TablePlan => ({
  game,
  profile,
  seed: `online ${game}`,
  seats: decks.map((deck, i) => ({ deck, player: 'person', name: `P${i}` })),
});

/** Plays as a server would and shows each row to a viewer; what comes of it is the last picture, and the game's log. */
async function playOnline<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, plan: TablePlan, viewer: Seat) {
  const { game } = kit;
  const table = tableOf(kit, plan);
  const state = game.setup(table);
  const choices: number[] = [];
  const rows: Told[] = [];
  // Everything goes over the wire as text.
  const docNow = (): MatchDoc => {
    const decision = game.decision(state);
    const options = listChoices(game, state).map((choice) => [choice, game.option(state, choice)]);
    const asked = decision && {
      ...decision,
      ...(decision.seat === viewer && { options: Object.fromEntries(options) }),
    };
    return JSON.parse(JSON.stringify({ view: game.view(state, viewer), asked, computers: [] }));
  };
  const see = (told: readonly Told[], isFresh = false): Promise<OnlineLook> =>
    onlineApi.seeOnline({ plan, viewer, rows: choices.length, doc: docNow(), told, isFresh });
  let look = await see([], true);
  for (let i = 0; i < DECISIONS && game.decision(state) !== undefined; i++) {
    const offered = listChoices(game, state);
    const choice = offered[(i * 7) % offered.length];
    const events: E[] = [];
    game.apply(state, choice, events);
    choices.push(choice);
    const heard = events.flatMap((event) => game.redact(event, viewer) ?? []);
    const row: Told = { row: choices.length, kind: 'choice', events: JSON.parse(JSON.stringify(heard)) as Json[] };
    rows.push(row);
    look = await see([row]);
  }
  return { look, rows, see, log: makeLog(game, table, choices) };
}

const bare = (lines: readonly LogLine[]): readonly object[] =>
  JSON.parse(JSON.stringify(lines.map(({ id: _id, ...line }) => ({ ...line, row: undefined }))));

const VS = planFor('vs', 'modern/duel', ['civ-black-panther', 'civ-black-widow']);
const ARENA = planFor('arena', 'level-1', ['avengers', 'guardians']);

/** At the end the online table must show what a replay at home shows. */
async function compare<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, plan: TablePlan): Promise<void> {
  const { look, log } = await playOnline(kit, plan, 0);
  const home = replayedTable(kit, log, plan).see(log.choices.length, 0);
  expect(look.snapshot.lines.length).toBeGreaterThan(10);
  expect(bare(look.snapshot.lines)).toEqual(bare(home.lines));
  expect(look.snapshot.faces).toEqual(home.faces);
  expect(look.snapshot.view).toEqual(JSON.parse(JSON.stringify(home.view)));
}

test('an online table of the Vs. System tells the same story as one at home', () =>
  compare(vsKit(vsGameHere(FIRST_SETS)), VS));

test('an online table of Mission Arena tells the same story as one at home', () => compare(arenaKit(), ARENA));

test('what was taken back is no longer told', async () => {
  const { look, rows, see } = await playOnline(vsKit(vsGameHere(FIRST_SETS)), VS, 0);
  const to = rows.length - 5;
  const after = await see([{ row: rows.length + 1, kind: 'undo', to }]);
  const kept = look.snapshot.lines.filter((line) => 'row' in line && Number(line.row) <= to);
  expect(after.snapshot.lines).toEqual(kept);
  expect(kept.length).toBeLessThan(look.snapshot.lines.length);
});
