import { STARTER_DECKS } from '@longbox/arena-sets';
import { arenaGame } from '@longbox/games/arena';
import { vsGame } from '@longbox/games/vs';
import { type Game, type Machine, randomBelow, seedRandom, type Table, type TableSeat } from '@longbox/kernel';
import { createMind, lookFrom } from '@longbox/players';
import type { SceneAdapter, Stage } from '@longbox/testkit/scene/adapter';
import { arenaReader } from '@longbox/testkit/scene/arena/arena-reader';
import { arenaScenes } from '@longbox/testkit/scene/arena/arena-scenes';
import { makeStage, type StateReader } from '@longbox/testkit/scene/stage';
import { vsReader } from '@longbox/testkit/scene/vs/vs-reader';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { makeSeat } from '@longbox/vs';
import { VS_DECKS } from '@longbox/vs-sets';

/** Where positions come from: games of a table that computers play to the end. */
export interface Source {
  readonly adapter: SceneAdapter;
  /** Plays game `number` and shows every decision. */
  play(seed: number, number: number, see: (stage: Stage) => void): void;
}

/** A hurried player: its slips leave positions in which there is something to find. */
const NOISE = 0.15;

function sourceOf<S extends Machine, E, V>(
  game: Game<S, E, V>,
  reader: StateReader<S>,
  adapter: SceneAdapter,
  profile: string,
  seats: (luck: Int32Array) => readonly TableSeat[],
): Source {
  return {
    adapter,
    play(seed, number, see) {
      const luck = new Int32Array(16);
      seedRandom(luck, [seed, number, 13, 0]);
      const table: Table = { game: game.name, profile, seed: `mine ${seed} ${number}`, seats: seats(luck) };
      const players = table.seats.map((_, seat) =>
        createMind(game as Game<S, unknown, unknown>, { rung: 'rules', noise: NOISE, seed: `${table.seed} ${seat}` }),
      );
      const state = game.setup(table);
      const stage = makeStage({ game, table, state, reader, labels: new Map() });
      for (let open = game.decision(state); open !== undefined; open = game.decision(state)) {
        see(stage);
        game.apply(state, players[open.seat].decide(lookFrom(game as Game<S, unknown, unknown>, state, open.seat)));
      }
    },
  };
}

export const SOURCES: Readonly<Record<'vs' | 'arena', () => Source>> = {
  // Two decks of one box: a puzzle then needs the cards of few sets.
  vs: () =>
    sourceOf(vsGame(), vsReader(vsGame()), vsScenes, 'modern/duel', (luck) => {
      const mine = VS_DECKS[randomBelow(luck, VS_DECKS.length)];
      const box = VS_DECKS.filter(({ key }) => key.split('-')[0] === mine.key.split('-')[0]);
      return [makeSeat(mine), makeSeat(box[randomBelow(luck, box.length)])];
    }),
  arena: () =>
    sourceOf(arenaGame(), arenaReader(arenaGame()), arenaScenes, 'level-1', (luck) =>
      [0, 1].map(() => ({ deck: STARTER_DECKS[randomBelow(luck, STARTER_DECKS.length)].keys })),
    ),
};
