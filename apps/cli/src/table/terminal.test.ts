import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { observe, startAgentGame } from '../agent/agent-game.ts';
import { fuzzTable } from '../fuzz/fuzz-table.ts';
import { createArenaKit } from '../games/arena-kit.ts';
import type { GameKit } from '../games/kit.ts';
import { createVsKit } from '../games/vs-kit.ts';
import { askedRows } from './option-rows.ts';
import { playRows, readRows } from './pick-rows.ts';
import { play, playOn, type Session, startSession } from './session.ts';

const PATIENCE = 60_000;

function sessionOf(kit: GameKit, seed: string): Session {
  const table = fuzzTable(kit, kit.duel, 0, seed);
  const shell = { commands: [], out: () => undefined, err: () => undefined };
  return startSession({ kit, table, players: ['human', 'random'], shell, isOpen: false, isQuick: true });
}

describe('sets of cards', { timeout: PATIENCE }, () => {
  const table = ['play', 'arena', '--decks', 'avengers,x-men', '--seed', 'audit-play', '--players', 'human,recruit'];

  // MA-SET-05: three Active and two Reserve characters, in whatever order they are named.
  test('are picked in any order, by number or name, at once or one by one', async () => {
    const { out } = await inProcess(table, ['9 7', 'Hulk', 'scarlet witch, 3', 'q']);
    expect(out).toContain('Picked: Captain Marvel, Loki\nChoose 3 characters for your Active Squad: 1 to go.');
    for (const name of ['Captain Marvel', 'Loki', 'Hulk', 'Abomination', 'Scarlet Witch'])
      expect(out).toContain(`Ann starts with ${name}.`);
    expect(out).not.toContain('the only option');
  });

  test('that do not go together change nothing, and are picked anew', async () => {
    const { out } = await inProcess(table, ['3 9 1', 'Winter Soldier, Hulk, Loki', 'q']);
    expect(out).toMatch(/^These cannot be picked together: not "Start with .*"\.$/m);
    expect(out).toContain('Choose 2 characters for your Reserve Squad: 2 to go.');
  });

  // MA-PU-02: all Power Points of a turn may go to one character, and to an earlier one after a later one.
  test('may name a card again where the rules allow it', async () => {
    const { out } = await inProcess(table, ['1 2 4', '1 3', '', '5 1 5', 'q']);
    const given = [...out.matchAll(/^Ann gives (.*) a Power Point\.$/gm)].map(([, name]) => name);
    expect(given).toHaveLength(3);
    expect(new Set(given).size).toBe(2);
  });
});

// VS-ATK-17: a team attack names its attackers in any order.
test('attackers of a team are named at once, in any order', { timeout: PATIENCE }, async () => {
  const kit: GameKit = createVsKit();
  for (let n = 0; n < 20; n++) {
    const session = sessionOf(kit, `team ${n}`);
    for (let seat = await playOn(session); seat !== undefined; seat = await playOn(session)) {
      const rows = askedRows(session, seat)?.rows ?? [];
      const attacks = rows.filter(({ option }) => option.verb === 'attack');
      const two = attacks.filter(({ option }) => option.target === attacks[0].option.target).slice(0, 2);
      const before = session.heard[seat].length;
      if (two.length === 2 && playRows(session, seat, two.toReversed()) === undefined) {
        expect(session.heard[seat].slice(before).join('\n')).toMatch(/^Team attack: .* and .* attack /m);
        return;
      }
      const at = session.timeline.seq * 5;
      play(session, rows[at % rows.length].choice ?? 0);
    }
  }
  throw new Error('no game had a team attack');
});

test('numbers, names and nonsense are told apart', () => {
  const kit: GameKit = createArenaKit();
  const session = sessionOf(kit, 'rows');
  const asked = askedRows(session, 0);
  if (asked === undefined) throw new Error('nothing is asked');
  expect(readRows(asked, '2,1')).toEqual([asked.rows[1], asked.rows[0]]);
  expect(readRows(asked, asked.rows[2].words)).toEqual([asked.rows[2]]);
  expect(readRows(asked, '99')).toBe('There is no option 99.');
  expect(readRows(asked, 'Nobody')).toBe('No option is called "Nobody".');
});

test('an only option is told when it is taken, passing is not', { timeout: PATIENCE }, async () => {
  const { out } = await inProcess(
    ['play', '--decks', 'mnb-professor-x,mnb-guardians', '--seed', 'audit4', '--players', 'human,random'],
    ['1', '1', '1', 'Use Cerebro of Professor X', 'q'],
  );
  expect(out).toMatch(/^\(Pay with .*: the only option\.\)$/m);
  expect(out).not.toMatch(/\((Pass|Go on|Done): the only option/);
});

// A seat that looks into its deck may know the cards: VS-TERM-36.
test('cards that are looked at are named, for people and programs', { timeout: PATIENCE }, async () => {
  const args = ['--decks', 'mnb-professor-x,mnb-guardians', '--seed', 'audit4'];
  const { out } = await inProcess(
    ['play', ...args, '--players', 'human,random'],
    ['1', '1', '1', 'Use Cerebro of Professor X', 'q'],
  );
  expect(out).toContain('Professor X: Choose a character from among them');
  expect(out).not.toContain('a card (#');
});

test.each([
  ['vs', createVsKit()],
  ['arena', createArenaKit()],
] as readonly (readonly [string, GameKit])[])(
  'in %s every option names the cards its seat knows',
  { timeout: PATIENCE },
  (_name, kit) => {
    for (let n = 0; n < 3; n++) {
      const table = fuzzTable(kit, kit.duel, 0, `named ${n}`);
      const game = startAgentGame({ kit, table, seats: [0, 1], opponent: { rung: 'random' }, isEvery: true });
      const { timeline } = game;
      for (let step = 0; step < 250; step++) {
        const told = observe(game);
        if (told.over) break;
        for (const { card, cardKey, words } of told.options ?? []) {
          if (card === undefined) continue;
          const seen = kit.seenFace(timeline.state, told.seat, card);
          if (seen !== undefined) expect([cardKey, words]).toEqual([seen, expect.not.stringContaining('a card')]);
        }
        const choices = told.options ?? [];
        kit.game.apply(timeline.state, kit.game.decision(timeline.state) ? pick(kit, timeline.state, step) : 0);
        expect(choices.length).toBeGreaterThan(0);
      }
    }
  },
);

function pick(kit: GameKit, state: unknown, step: number): number {
  const count = kit.game.decision(state)?.count ?? 1;
  const choices = new Int32Array(count);
  kit.game.choices(state, choices);
  return choices[(step * 7) % count];
}

test('w says why a card cannot start', { timeout: PATIENCE }, async () => {
  const { out } = await inProcess(
    ['play', 'arena', '--decks', 'avengers,x-men', '--seed', 'audit-play', '--players', 'human,recruit'],
    ['w Avengers Assemble', 'w Hulk', '1 2 4', 'w Hulk', 'q'],
  );
  // The rules take a set in one order, people pick in any.
  expect(out).toMatch(/^Start with Hulk: you can\.$/m);
  expect(out).not.toContain('from left to right');
  expect(out).toMatch(/^Start with Avengers Assemble: A Team cannot start the game\. \[MA-.*\]$/m);
  expect(out).toMatch(/^Start with Hulk: You have chosen that name already\. \[MA-.*\]$/m);
});

test('commands take the game as their first word or as --game, and not two of them', {
  timeout: PATIENCE,
}, async () => {
  const sizes = ['--pairs', '1', '--cores', '1', '--json', '--decks', 'avengers,x-men'];
  const one = await inProcess(['match', 'arena', 'random', 'rules', ...sizes]);
  const other = await inProcess(['match', 'random', 'rules', '--game', 'arena', ...sizes]);
  expect(JSON.parse(one.out)).toMatchObject({ game: 'arena', a: 'random', b: 'rules' });
  expect({ ...JSON.parse(other.out), seconds: 0 }).toEqual({ ...JSON.parse(one.out), seconds: 0 });
  const quick = ['--pace', '0', '--seed', 'x', '--json'];
  expect((await inProcess(['watch', '--game', 'arena', ...quick])).out).toBe(
    (await inProcess(['watch', 'arena', ...quick])).out,
  );
  expect((await inProcess(['match', 'vs', 'random', 'rules', '--game', 'arena'])).err).toContain('is it vs or arena?');
});

test('a card of either game is found by its id', { timeout: PATIENCE }, async () => {
  expect((await inProcess(['cards', 'AV-thor-C'])).out).toMatch(/^Thor \(AV-thor-C\)$/m);
  expect((await inProcess(['cards', 'mnb-010'])).out).toMatch(/\(mnb-010\)$/m);
  for (const kit of [createVsKit(), createArenaKit()]) {
    const [key] = kit.cards.keys;
    expect((await inProcess(['cards', key.toUpperCase()])).out).toContain(`(${key})`);
  }
});

test('the Italian of a card says its numbers in Italian', { timeout: PATIENCE }, async () => {
  const { out } = await inProcess(['cards', 'mnb-073']);
  expect(out).toContain('  cost 6, ATK 6, DEF 6, health 2\n');
  expect(out).toContain('  costo 6, ATK 6, DEF 6, salute 2\n');
});

test('people are told whose the values of Mission Arena are', { timeout: PATIENCE }, async () => {
  for (const command of [
    ['cards', 'arena'],
    ['play', 'arena', '--seed', 'x', '--players', 'random,random'],
  ])
    expect((await inProcess(command)).out).toContain('prints no card values');
  expect((await inProcess(['cards', 'vs'])).out).not.toContain('prints no card values');
});
