import { FIRST_SETS } from '@longbox/vs-sets';
import { beforeAll, expect, test } from 'vitest';
import type { ArenaSnapshot, SeatPlan, TablePlan } from './game-api.ts';
import { think } from './mind.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { bring } from './vs-shelf.ts';

beforeAll(() => bring(FIRST_SETS));

const seat = (deck: string, player: SeatPlan['player'], name: string): SeatPlan => ({
  deck,
  player,
  name,
  level: 'sidekick',
});
const vs = (seed: string, second: SeatPlan['player'] = 'computer'): TablePlan => ({
  game: 'vs',
  profile: 'modern',
  seed,
  seats: [seat('mnb-x-men', 'person', 'Ann'), seat('mnb-avengers', second, 'Bob')],
});
const arena = (seed: string, second: SeatPlan['player'] = 'computer'): TablePlan => ({
  game: 'arena',
  profile: 'level-1',
  seed,
  seats: [seat('avengers', 'person', 'Ann'), seat('guardians', second, 'Bob')],
});

function makeDice(seed: number): () => number {
  let a = seed;
  return () => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return a / 2 ** 32;
  };
}

/** Plays on, people by the dice; `look` sees the table whenever a person is asked, and may answer itself. */
async function play(table: OpenTable, steps: number, look: (table: OpenTable) => boolean = () => false): Promise<void> {
  const dice = makeDice(7);
  for (let i = 0; i < steps; i++) {
    const { asked, result, curtain, seq } = table.snapshot();
    if (result !== undefined) return;
    if (curtain !== undefined) {
      table.lift();
    } else if (asked === undefined) {
      const choice = await think(table.position());
      if (choice === undefined) throw new Error('the computer has no answer');
      table.answer(seq, choice);
    } else if (!look(table)) table.choose([asked.offers[Math.floor(dice() * asked.offers.length)].choice]);
  }
}

test.each([vs('replay'), arena('replay')])(
  'a game of $game played again from its log shows the same table and tells the same story',
  async (plan) => {
    const table = openTable(plan);
    await play(table, 160);
    const again = openTable(plan);
    again.replay(JSON.parse(JSON.stringify(table.log())));
    expect(again.snapshot().view).toEqual(table.snapshot().view);
    expect(again.snapshot().lines).toEqual(table.snapshot().lines);
    expect(table.snapshot().lines.length).toBeGreaterThan(20);
  },
);

test('alone with computers, what shows only one’s own cards can be taken back; what shows a hidden one cannot', async () => {
  const seen = new Map<string, boolean>();
  const table = openTable(vs('undo-alone'));
  let last = 0;
  await play(table, 160, () => {
    const { asked, turn, active, faces, canUndo } = table.snapshot();
    const offer = asked?.offers.find(({ verb }) => ['recruit', 'resource'].includes(verb)) ?? asked?.offers.at(-1);
    if (offer === undefined) return false;
    if (turn > 2 && turn !== last && active === 0) seen.set('cards drawn', canUndo);
    last = turn;
    table.choose([offer.choice]);
    const after = table.snapshot();
    if (offer.verb === 'recruit' && after.faces.size === faces.size) seen.set('a recruit', after.canUndo);
    return true;
  });
  expect(Object.fromEntries(seen)).toEqual({ 'a recruit': true, 'cards drawn': false });
});

test.each([vs('undo'), arena('undo')])('undo goes back to what was asked in $game, log included', async (plan) => {
  let undone = 0;
  await play(openTable(plan), 200, (table) => {
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

test('characters selected together attack together', async () => {
  let teams = 0;
  const attackTogether = (table: OpenTable): boolean => {
    const { asked } = table.snapshot();
    const attackers = [
      ...new Set(asked?.offers.flatMap(({ verb, card }) => (verb === 'attack' && card !== undefined ? [card] : []))),
    ];
    if (attackers.length < 2 || teams > 2) return false;
    const [attack] = table.planAttacks(attackers.slice(0, 2));
    if (attack === undefined) return false;
    table.choose(attack.choices);
    const line = table.snapshot().lines.findLast(({ key }) => key === 'attack');
    expect(line?.cards.attackers?.map(({ id }) => id).toSorted()).toEqual(attackers.slice(0, 2).toSorted());
    teams++;
    return true;
  };
  for (const seed of ['one', 'two', 'three', 'four']) await play(openTable(vs(seed)), 600, attackTogether);
  expect(teams).toBeGreaterThan(0);
});

test('nothing of the opponent’s hand reaches the person’s snapshot', async () => {
  const table = openTable(arena('secret'));
  await play(table, 60, () => {
    const { view } = asArena(table) ?? {};
    expect(view?.viewer).toBe(0);
    expect(view?.seats[1]).toMatchObject({ hand: undefined, chosen: undefined, picked: undefined });
    return false;
  });
});

test('between two people the curtain shows a stranger’s view, and asks nothing', async () => {
  const table = openTable(arena('curtain', 'person'));
  const handsSeen = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const snapshot = table.snapshot();
    if (snapshot.result !== undefined) break;
    if (snapshot.game !== 'arena') throw new Error('another game');
    if (snapshot.curtain === undefined) {
      const [offer] = snapshot.asked?.offers ?? [];
      expect(snapshot.seat).toBe(snapshot.deciding);
      expect(snapshot.view.seats[1 - snapshot.seat].hand).toBeUndefined();
      table.choose([offer.choice]);
      continue;
    }
    handsSeen.add(snapshot.curtain);
    expect(snapshot.asked).toBeUndefined();
    expect(snapshot.view.viewer).toBe('watcher');
    expect(snapshot.view.seats.map(({ hand }) => hand)).toEqual([undefined, undefined]);
    table.lift();
  }
  expect([...handsSeen].toSorted()).toEqual([0, 1]);
});

test('a person alone is not asked where one answer is possible; two at a screen always take the screen', () => {
  const alone = openTable(arena('single'));
  alone.autoPass = { skipSingle: true, passed: [] };
  const shared = openTable(arena('single', 'person'));
  shared.autoPass = { skipSingle: true, passed: [] };
  const deploy = (table: OpenTable): void => {
    if (table.snapshot().curtain !== undefined) table.lift();
    for (let i = 0; i < 5; i++) table.choose([table.snapshot().asked?.offers[0].choice ?? -1]);
  };
  deploy(alone);
  expect(alone.snapshot().deciding).toBe(1);
  deploy(shared);
  expect(shared.snapshot().curtain).toBe(1);
});

test('moments that are passed depend on what everybody sees, and combats of one’s own can be kept', async () => {
  const table = openTable(arena('passed'));
  table.autoPass = { skipSingle: true, passed: ['mine-superHit', 'theirs-superHit'] };
  const phases = new Set<string>();
  await play(table, 400, () => {
    phases.add(asArena(table)?.view.phase ?? '');
    return false;
  });
  expect(phases).not.toContain('superHit');
  expect(phases).toContain('boost');
});

test('whoever gives up has lost', () => {
  const table = openTable(arena('concede'));
  table.concede();
  expect(table.snapshot().result?.places).toEqual([2, 1]);
});

test('a Boost is foreseen in the totals before it is made', async () => {
  let seen = 0;
  await play(openTable(arena('boost')), 600, (table) => {
    const now = asArena(table);
    const offer = now?.asked?.offers.find(({ verb }) => verb === 'boost');
    const at = now?.view.challenges.findIndex(({ current }) => current) ?? -1;
    const totals = now?.view.challenges[at]?.totals;
    if (now === undefined || offer === undefined || totals === undefined) return false;
    const then = table.preview({ choices: [offer.choice] });
    if (then === undefined || !('challenges' in then)) throw new Error('nothing was foreseen');
    const [attack, defence] = [then.challenges[at].totals?.attack, then.challenges[at].totals?.defence];
    if (attack === undefined || defence === undefined) return false;
    const picked = now.view.seats[0].picked?.length ?? 0;
    if (now.view.active === 0) expect(attack).toBe(totals.attack + 100 * (picked + 1));
    else expect(defence).toBe(totals.defence + 50 * (picked + 1));
    expect(asArena(table)?.seq).toBe(now.seq);
    seen++;
    return false;
  });
  expect(seen).toBeGreaterThan(0);
});

function asArena(table: OpenTable): ArenaSnapshot | undefined {
  const snapshot = table.snapshot();
  return snapshot.game === 'arena' ? snapshot : undefined;
}

test('a set is picked in any order, and what does not go together is refused with its rule', () => {
  const table = openTable(arena('set'));
  const set = table.snapshot().asked?.set;
  expect(set).toMatchObject({ verb: 'deploy', most: 3, isOpen: false, isRepeated: false });
  const [first, second, third] = [...(set?.cards ?? [])].toSorted((a, b) => b - a);
  expect(table.pick([first, second, third], 'en')).toBeUndefined();
  const chosen = asArena(table)?.view.seats[0].chosen?.map(({ card }) => card);
  expect(chosen).toEqual([third, second, first]);
  // The same card twice can never be.
  const [next] = table.snapshot().asked?.set?.cards ?? [];
  expect(table.pick([next, next], 'en')).toMatchObject({ card: next, code: 'nameChosen', rules: ['MA-SET-07'] });
  expect(asArena(table)?.view.seats[0].chosen).toHaveLength(3);
});

test('Power Points are given as a whole, several to one character if liked', async () => {
  let given = 0;
  await play(openTable(arena('power')), 300, (table) => {
    const before = asArena(table);
    const set = before?.asked?.set;
    if (before === undefined || set?.verb !== 'powerUp') return false;
    const [last] = set.cards.slice(-1);
    const slot = () => asArena(table)?.view.seats[0].slots.find(({ stack }) => stack[0]?.card === last);
    const had = slot()?.ready ?? 0;
    table.pick(Array<number>(set.most).fill(last), 'en');
    expect(slot()?.ready).toBe(had + set.most);
    given++;
    return true;
  });
  expect(given).toBeGreaterThan(1);
});
