import type { GameName } from '@longbox/games';
import { loadGame } from '@longbox/games/load';
import { makeLog, type Table } from '@longbox/kernel';
import { createBrain } from '@longbox/lab';
import { solve } from '@longbox/players';
import { beforeAll, expect, test } from 'vitest';
import { momentLink, momentOf } from '../replays/moment-link.ts';
import { puzzleOfLog } from './moment-puzzle.ts';
import { infoOf, lay } from './scene-table.ts';
import { bringAll } from './vs-shelf.ts';

beforeAll(bringAll);

const TITLE = { en: 'Ann to win', it: 'Ann vince' };
const HINT = { en: 'Win this turn.', it: 'Vinci in questo turno.' };

/** A game of two computers, and where its last turn begins for the winner. */
async function playedGame(name: GameName, decks: readonly [string, string], seed: string) {
  const { game, decks: shelf, profile } = await loadGame(name);
  const seats = decks.map((key) => {
    const found = shelf.starters.find((deck) => deck.key === key);
    if (found === undefined) throw new Error(`there is no deck ${key}`);
    return found.seat;
  });
  const table: Table = { game: name, profile, seed, seats };
  const state = game.setup(table);
  const choices: number[] = [];
  const brains = seats.map((_, seat) => createBrain(game, 'rules', table, seat));
  const deciding: { readonly seat: number; readonly turn: number }[] = [];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    deciding.push({ seat: open.seat, turn: game.insight?.turn?.(state) ?? 0 });
    const choice = brains[open.seat].choose(state);
    game.apply(state, choice);
    choices.push(choice);
  }
  const winner = game.result(state)?.places.indexOf(1) ?? -1;
  const last = deciding.at(-1)?.turn;
  const moments = deciding.flatMap(({ seat, turn }, seq) => (seat === winner && turn === last ? [seq] : []));
  return { log: makeLog(game, table, choices), moments };
}

/** Small enough to be quick; what is larger is refused, which is an answer too. */
const POSITIONS = 3000;
const VS = ['mnb-avengers', 'mnb-x-men'] as const;
const ARENA = ['avengers', 'x-men'] as const;

test('a last turn becomes a puzzle that is proved, without what nobody could know', async () => {
  for (let game = 0; game < 8; game++) {
    const { log, moments } = await playedGame('vs', VS, `moments ${game}`);
    for (const seq of moments.toReversed()) {
      const made = await puzzleOfLog(log, seq, TITLE, HINT, POSITIONS);
      if ('refusal' in made) continue;
      const { stage } = lay(made.text);
      expect(stage.decision()?.seat).toBe(0);
      expect(stage.zone(1, 'hand')).toEqual([]);
      const again = stage.hand((rules, state) => solve(rules, state));
      expect(again.isWon).toBe(true);
      expect(again.first.length).toBe(made.solutions);
      expect(infoOf(made.text).puzzle).toMatchObject({ title: TITLE });
      return;
    }
  }
  throw new Error('no last turn was a puzzle');
});

test('what is no puzzle says why', async () => {
  const refusals = new Set<string>();
  for (let game = 0; game < 4; game++) {
    const { log, moments } = await playedGame('arena', ARENA, `moments ${game}`);
    for (const seq of [0, ...moments.slice(-6)]) {
      const made = await puzzleOfLog(log, seq, TITLE, HINT, 500);
      if ('refusal' in made) refusals.add(made.refusal);
    }
  }
  expect([...refusals]).toEqual(expect.arrayContaining(['differs', 'large', 'trivial']));
});

test('a link leads to a moment, and keeps the game behind the #', () => {
  const link = momentLink('https://example.org/replay#CODE', 48);
  expect(link).toBe('https://example.org/replay?at=48#CODE');
  expect(momentLink(link, 7)).toBe('https://example.org/replay?at=7#CODE');
  expect(momentOf('at=48')).toBe(48);
  expect(momentOf('at=-1')).toBeUndefined();
  expect(momentOf('')).toBeUndefined();
});
