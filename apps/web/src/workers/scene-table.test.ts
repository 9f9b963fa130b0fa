import { expect, test } from 'vitest';
import { scenePlan } from '../learn/plans.ts';
import { think } from './mind.ts';
import { openTable, ownCards, prepare } from './open-table.ts';
import { infoOf } from './scene-table.ts';

const SCENE = `
scene: One blow
game: vs
ann: { front: [body A 5/5 flight] }
bob: { front: [{ body: M 3/5 main health:5, wounds: 4 }] }
steps:
  - ann: attack M, A
`;

test('a scene opens where its steps have led, and is played on', async () => {
  const info = infoOf(SCENE);
  expect(info).toMatchObject({ game: 'vs', names: ['ann', 'bob'], title: 'One blow' });
  const plan = scenePlan(info, SCENE, 'first');
  await prepare(plan);
  const table = openTable(plan);
  for (let i = 0; i < 10 && table.snapshot().result === undefined; i++) {
    const { asked, seq } = table.snapshot();
    const pass = asked?.offers.find(({ verb }) => verb === 'pass');
    if (pass !== undefined) table.choose([pass.choice]);
    else table.answer(seq, (await think(table.position())) ?? 0);
  }
  expect(table.snapshot().result?.places).toEqual([1, 2]);
});

test('a table of a scene comes back after a reload', async () => {
  const plan = scenePlan(infoOf(SCENE), SCENE, 'all');
  await prepare(plan);
  const table = openTable(plan);
  table.lift();
  const { asked } = table.snapshot();
  table.choose([asked?.offers[0].choice ?? 0]);
  const again = openTable(plan);
  again.replay(JSON.parse(JSON.stringify(table.log())));
  expect(again.position().choices).toEqual(table.position().choices);
});

test('invented cards are told with their numbers', async () => {
  const plan = scenePlan(infoOf(SCENE), SCENE, 'first');
  await prepare(plan);
  const cards = ownCards(plan, 'en');
  expect(cards.find(({ name }) => name === 'A')?.stats).toMatchObject({ atk: 5, def: 5 });
  expect(cards.find(({ name }) => name === 'A')?.hasFlight).toBe(true);
});

test.each([
  ['', /no scene/],
  ['game: vs\nann: { frnt: [] }\nbob: {}', /frnt/],
  ['game: chess', /unknown game/],
])('%j is refused with what is wrong', (text, reason) => {
  expect(() => infoOf(text)).toThrow(reason);
});
