import { beforeAll, expect, test } from 'vitest';
import type { SeatPlan, TablePlan } from './game-api.ts';
import { openTable, prepare } from './open-table.ts';
import { editScene, readSheet, sceneOfLog, sceneOfTable } from './scene-table-desk.ts';
import { bringAll } from './vs-shelf.ts';

beforeAll(bringAll);

const seat = (deck: string, name: string): SeatPlan => ({ deck, player: 'person', name });
const vs: TablePlan = {
  game: 'vs',
  profile: 'modern/duel',
  seed: 'desk',
  seats: [seat('mnb-x-men', 'Ann'), seat('mnb-avengers', 'Bob')],
};
const arena: TablePlan = {
  game: 'arena',
  profile: 'level-1',
  seed: 'desk',
  seats: [seat('avengers', 'Ann'), seat('guardians', 'Bob')],
};

function play(plan: TablePlan, steps: number) {
  const table = openTable(plan);
  for (let i = 0; i < steps && table.snapshot().result === undefined; i++) {
    const { curtain, asked } = table.snapshot();
    if (curtain !== undefined) table.lift();
    else if (asked !== undefined) table.choose([asked.offers[i % asked.offers.length].choice]);
  }
  return table;
}

const SCENE =
  'game: vs\nann:\n  front: [body A 5/5 flight, { body: B 2/2, stunned: true }]\n  hand: [mnb-010]\nbob: {}\n';

test('a text becomes a table on which every entry is known', () => {
  const { sheet, snapshot, laid, cards } = readSheet(SCENE, 'en');
  expect(sheet.problems).toEqual([]);
  if (snapshot?.game !== 'vs') throw new Error('no table of Vs. System');
  const [ann] = snapshot.view.seats;
  const at = (key: string) => laid.get(key)?.ids[0];
  expect(ann.front.map(({ id }) => id)).toEqual([at('ann/front/0'), at('ann/front/1')]);
  expect(ann.front[1].stunned).toBe(true);
  expect(laid.get('ann/hand/0')).toMatchObject({ face: 'mnb-010' });
  expect(cards.map(({ name }) => name)).toContain('A');
});

test('invented cards of Mission Arena can be drawn', () => {
  const text = 'game: arena\nann:\n  A1: [body Alpha 900/500/200]\nbob: {}\n';
  const { cards, laid } = readSheet(text, 'it');
  expect(cards.find(({ key }) => key === laid.get('ann/A1/0')?.face)).toMatchObject({ name: 'Alpha', game: 'arena' });
});

test('a table is shown as soon as what was wrong is mended, and not before', () => {
  const broken = editScene(SCENE, [
    {
      do: 'put',
      to: { seat: 'ann', zone: 'hand', at: 0 },
      entry: { kind: 'card', text: 'Hulkk', copies: 1, facts: {} },
    },
  ]);
  expect(readSheet(broken, 'en')).toMatchObject({ snapshot: undefined, sheet: { problems: [{ place: { line: 4 } }] } });
  const mended = editScene(broken, [{ do: 'take', from: { seat: 'ann', zone: 'hand', at: 0 } }]);
  expect(readSheet(mended, 'en').snapshot).toBeDefined();
});

test.each([vs, arena])('a moment of a game of $game becomes a scene that can be laid out', (plan) => {
  const log = play(plan, 60).log();
  for (const seq of [0, 20, log.choices.length]) {
    const { text } = sceneOfLog(log, seq, 'A moment');
    const { sheet, snapshot } = readSheet(text, 'en');
    expect(sheet).toMatchObject({ title: 'A moment', problems: [] });
    expect(snapshot?.plan.seats.map(({ name }) => name)).toEqual(['ann', 'bob']);
  }
});

test.each([vs, arena])('the scene of a table of $game tells nothing that its person cannot see', (plan) => {
  const table = play(plan, 40);
  const log = table.log();
  const open = readSheet(sceneOfLog(log, log.choices.length, 'x').text, 'en').sheet.seats;
  const shown = readSheet(sceneOfTable(plan, log, 0, 'x').text, 'en').sheet.seats;
  const keys = (all: typeof open, at: number, zone: string) => all[at].zones[zone]?.map(({ key }) => key) ?? [];
  expect(keys(shown, 0, 'hand')).toEqual(keys(open, 0, 'hand'));
  expect(keys(shown, 1, 'hand').length).toBe(keys(open, 1, 'hand').length);
  const theirs = (all: typeof open) => [...keys(all, 1, 'hand'), ...keys(all, 1, 'deck')];
  expect(theirs(shown)).not.toEqual(theirs(open));
});

test('a table that began as a scene becomes a scene where it now stands', async () => {
  const plan: TablePlan = {
    game: 'vs',
    profile: 'modern',
    seed: 'scene:x',
    seats: [seat('scene', 'ann'), seat('scene', 'bob')],
    scene: SCENE,
  };
  await prepare(plan);
  const table = play(plan, 6);
  const { text } = sceneOfTable(plan, table.log(), 0, 'Later');
  const { sheet } = readSheet(text, 'en');
  expect(sheet.problems).toEqual([]);
  expect(sheet.seats[0].zones.front.map(({ name }) => name)).toEqual(['A', 'B']);
});
