import { listChoices, randomBelow, seedRandom, type Table } from '@longbox/kernel';
import { createVs, type VsState } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';

export const game = createVs(VS_SETS, VS_DECKS);
export const archetypes = game.insight?.archetypes ?? [];
export const luck = new Int32Array(16);

const sideOf = (deck: number): string[] =>
  VS_DECKS[deck].side.flatMap(({ count, id }) => new Array<string>(count).fill(id));
export const tableOf = (profile: string, decks: readonly number[], seed: string): Table => ({
  game: 'vs',
  profile,
  seed,
  seats: decks.map((deck) => ({ deck: archetypes[deck].cards, side: sideOf(deck) })),
});

/** Random games, stopped now and then. */
export function* positions(
  profile: string,
  seats: number,
  games: number,
  every: number,
): Generator<[VsState, Table, number[]]> {
  for (let i = 0; i < games; i++) {
    seedRandom(luck, [i, seats, profile.length, 0]);
    const decks = Array.from({ length: seats }, () => randomBelow(luck, archetypes.length));
    const table = tableOf(profile, decks, `suppose ${profile} ${i}`);
    const state = game.setup(table);
    for (let step = 0; step < 400 && game.decision(state) !== undefined; step++) {
      if (randomBelow(luck, every) === 0) yield [state, table, decks];
      const choices = listChoices(game, state);
      game.apply(state, choices[randomBelow(luck, choices.length)]);
    }
  }
}
