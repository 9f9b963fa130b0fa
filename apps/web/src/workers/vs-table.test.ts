import { expect, test } from 'vitest';
import type { TablePlan } from './game-api.ts';
import { VsTable } from './vs-table.ts';

const plan = (seed: string): TablePlan => ({
  game: 'vs',
  profile: 'modern',
  seed,
  seats: [
    { deck: 'mnb-x-men', player: 'person', name: '' },
    { deck: 'mnb-avengers', player: 'computer', name: 'Computer' },
  ],
});

function makeDice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return a / 2 ** 32;
  };
}

/** Plays on, the person by the dice; `look` sees the table whenever the person is asked, and may answer itself. */
function play(table: VsTable, steps: number, look: (table: VsTable) => boolean = () => false): void {
  const dice = makeDice(7);
  for (let i = 0; i < steps; i++) {
    const { asked, result } = table.snapshot();
    if (result !== undefined) return;
    if (asked === undefined) table.computer(dice);
    else if (!look(table)) table.choose([asked.offers[Math.floor(dice() * asked.offers.length)].choice]);
  }
}

test('a game played again from its log shows the same table and tells the same story', () => {
  const table = new VsTable(plan('replay'));
  play(table, 160);
  const again = VsTable.replay(table.plan, JSON.parse(JSON.stringify(table.log())));
  expect(again.snapshot().view).toEqual(table.snapshot().view);
  expect(again.snapshot().lines).toEqual(table.snapshot().lines);
});

test('undo goes back to what was asked, log included', () => {
  let undone = 0;
  play(new VsTable(plan('undo')), 200, (table) => {
    const before = table.snapshot();
    const last = before.asked?.offers.at(-1);
    if (last === undefined || undone > 5) return false;
    table.choose([last.choice]);
    if (!table.snapshot().canUndo) return true;
    table.undo();
    expect(table.snapshot().view).toEqual(before.view);
    expect(table.snapshot().lines).toEqual(before.lines);
    undone++;
    return false;
  });
  expect(undone).toBeGreaterThan(0);
});

test('characters selected together attack together', () => {
  let teams = 0;
  play(new VsTable(plan('team')), 1200, (table) => {
    const { asked } = table.snapshot();
    const attackers = [
      ...new Set(asked?.offers.flatMap(({ verb, card }) => (verb === 'attack' && card !== undefined ? [card] : []))),
    ];
    if (attackers.length < 2 || teams > 2) return false;
    const [attack] = table.planAttacks(attackers.slice(0, 2));
    if (attack === undefined) return false;
    table.choose(attack.choices);
    const line = table.snapshot().lines.findLast(({ key }) => key === 'log-attack');
    expect(line?.cards.attackers.map(({ id }) => id).toSorted()).toEqual(attackers.slice(0, 2).toSorted());
    teams++;
    return true;
  });
  expect(teams).toBeGreaterThan(0);
});

test('nothing of the opponent’s hand reaches the person’s snapshot', () => {
  const table = new VsTable(plan('secret'));
  play(table, 60);
  const { view } = table.snapshot();
  expect(view.viewer).toBe(0);
  expect(view.seats[1].hand.known.length).toBeLessThanOrEqual(view.seats[1].hand.count);
  expect(view.seats[1].resources.every(({ faceDown, face }) => !faceDown || face === undefined)).toBe(true);
});
