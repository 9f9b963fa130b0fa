import { starterNamed } from '@longbox/games';
import { loadGame } from '@longbox/games/load';
import { makeLog, type Table } from '@longbox/kernel';
import { createBrain, labGameOf, playGame } from '@longbox/lab';
import { expect, test } from 'vitest';
import type { TablePlan } from './game-api.ts';
import { notesOf } from './game-notes.ts';
import { codeOf } from './open-replay.ts';
import { prepare } from './open-table.ts';
import { noteGame, readOwnGame } from './own-game.ts';

const DECKS = { vs: ['mnb-avengers', 'mnb-x-men'], arena: ['avengers', 'x-men'] } as const;

/** A game of computers, as a table would have kept it, and what the lab notes of the very same game. */
async function played(name: 'vs' | 'arena') {
  const description = await loadGame(name);
  const { game, decks, profile } = description;
  const seats = DECKS[name].map((key, i) => ({ ...starterNamed(decks, key).seat, name: ['Ann', 'Bob'][i] }));
  const table: Table = { game: name, profile, seed: 'own games', seats };
  const state = game.setup(table);
  const brains = seats.map((_, seat) => createBrain(game, 'rules', table, seat));
  const choices: number[] = [];
  for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
    choices.push(brains[open.seat].choose(state));
    game.apply(state, choices[choices.length - 1]);
  }
  const plan: TablePlan = await prepare({
    ...{ game: name, profile, seed: table.seed },
    ...(game.sets !== undefined && { sets: game.sets }),
    seats: DECKS[name].map((deck, i) =>
      i === 0 ? { deck, player: 'person', name: 'Ann' } : { deck, player: 'computer', level: 'recruit', name: 'Bob' },
    ),
  });
  const notes = playGame(labGameOf(description), table, ['rules', 'rules'], false);
  return { plan, log: makeLog(game, table, choices), places: game.result(state)?.places, notes };
}

test.each(['vs', 'arena'] as const)(
  '%s: cards drawn, played and held in vain are those that the lab counts',
  async (name) => {
    const { plan, log, notes } = await played(name);
    const [side] = notes.sides;
    const found = notesOf(plan, log, 0);
    expect(found.drawn).toEqual([...side.drawn].sort());
    expect(found.played).toEqual([...side.played].sort());
    // A Mission that was completed comes to the hand without a draw.
    const dead = [...side.held].filter((key) => side.drawn.has(key) && !side.played.has(key));
    expect(found.dead).toEqual(dead.sort());
    expect(found.isFirst).toBe(notes.first === 0);
    expect(found.levels).toEqual(['recruit']);
    expect(found.drawn.length).toBeGreaterThan(5);
  },
);

test('a file becomes one of one’s own games by the name, or by who was a person', async () => {
  const { plan, log, places } = await played('vs');
  const file = JSON.stringify({ plan, log });
  const own = await readOwnGame(file, '');
  expect(own).toMatchObject({ people: [0], places, names: ['Ann', 'Bob'], game: 'vs' });
  expect((await readOwnGame(file, 'bob'))?.people).toEqual([1]);
  const code = codeOf(plan, log);
  expect(own?.code).toBe(code);
  expect(await noteGame(code, 0, ['recruit'])).toEqual(notesOf(plan, log, 0));
  // A game that is not over is nobody's yet.
  const open = JSON.stringify({ plan, log: { ...log, choices: log.choices.slice(0, 9) } });
  expect(await readOwnGame(open, 'Ann')).toBeUndefined();
  // The log alone does not say who was a person.
  expect(await readOwnGame(JSON.stringify(log), 'Cid')).toBeUndefined();
});
