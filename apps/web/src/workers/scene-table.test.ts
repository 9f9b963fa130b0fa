import { plain } from '@longbox/vs/print';
import { beforeAll, expect, test } from 'vitest';
import { scenePlan } from '../learn/plans.ts';
import { think } from './mind.ts';
import { openTable, ownCards, prepare } from './open-table.ts';
import { infoOf } from './scene-table.ts';
import { bringAll } from './vs-shelf.ts';

beforeAll(bringAll);

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
  const plan = scenePlan(info, SCENE, 'first', 'Computer');
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
  const plan = scenePlan(infoOf(SCENE), SCENE, 'all', 'Computer');
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
  const plan = scenePlan(infoOf(SCENE), SCENE, 'first', 'Computer');
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

const ASKING = `
scene: Who falls
game: vs
ann: { front: [mnb-080 as Goblin], resources: [Skill Location] }
bob: { front: [{ body: C 1/1, stunned: true }, { body: D 1/1, stunned: true }] }
steps:
  - ann: use Goblin, Bombs Away
`;

test('what a card asks is printed from its tree in both languages, and so is what its power says', async () => {
  const plan = scenePlan(infoOf(ASKING), ASKING, 'first', 'Computer');
  await prepare(plan);
  const snapshot = openTable(plan).snapshot();
  const { words } = snapshot.question ?? {};
  expect(words && [plain(words.en, 'en'), plain(words.it, 'it')]).toEqual([
    'Choose a stunned enemy supporting character to KO',
    'Scegli un personaggio di supporto nemico stordito da mettere KO',
  ]);
});

const SNIKT = `
scene: Claws
game: vs
ann: { front: [mnb-029 as Logan], resources: [Skill Location] }
bob: { front: [body D 4/5] }
steps:
  - ann: attack D, Logan
`;

async function inCombat() {
  const plan = scenePlan(infoOf(SNIKT), SNIKT, 'first', 'Computer');
  await prepare(plan);
  const table = openTable(plan);
  const combat = () => {
    const snapshot = table.snapshot();
    return snapshot.game === 'vs' ? snapshot.view.combat : undefined;
  };
  const offer = (verb: string) => table.snapshot().asked?.offers.find((each) => each.verb === verb);
  return { table, combat, offer };
}

test('the log says what a power leaves behind in the words of its card', async () => {
  const { table, offer } = await inCombat();
  table.choose([offer('use')?.choice ?? -1]);
  table.choose([offer('pay')?.choice ?? -1]);
  const said = table.snapshot().lines.filter(({ spoken }) => spoken !== undefined);
  expect(
    said.map(({ key, spoken }) => [key, spoken && plain(spoken.en, 'en'), spoken && plain(spoken.it, 'it')]),
  ).toEqual([
    ['usedPower', 'Wolverine gets +3/+0 this combat.', 'Wolverine ottiene +3/+0 in questo combattimento.'],
    ['modified', 'Wolverine gets +3/+0 this combat', 'Wolverine ottiene +3/+0 in questo combattimento'],
  ]);
});

test('a power is foreseen in the totals of the combat, paid as proposed, and nothing is done', async () => {
  const { table, combat, offer } = await inCombat();
  const before = combat();
  const then = table.preview({ choices: [offer('use')?.choice ?? -1] });
  if (then === undefined || !('combat' in then)) throw new Error('nothing was foreseen');
  expect([before?.total, before?.defenderStunned]).toEqual([3, false]);
  expect([then.combat?.total, then.combat?.defenderStunned]).toEqual([6, true]);
  expect(combat()).toEqual(before);
});
