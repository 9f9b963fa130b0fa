import { GAME_FACTS } from '@longbox/games';
import type { GameName } from '../cards/card-facts.ts';
import type { DeckInfo, SeatPlan, TablePlan } from '../workers/game-api.ts';

/** Weakest first; the names of `@longbox/players`. */
export const LEVELS = ['recruit', 'sidekick', 'agent', 'hero', 'legend'] as const;
export type LevelName = (typeof LEVELS)[number];

export const { editions: EDITIONS, modes: MODES } = GAME_FACTS.vs;
export const { editions: ARENA_LEVELS, readings: READINGS } = GAME_FACTS.arena;

export const SET_UPS = ['own', 'left'] as const;

/** Everything chosen on the Play screen but the decks. */
export interface PlayOptions {
  readonly game: GameName;
  readonly seats: number;
  /** How many of the seats are people at this screen. */
  readonly people: number;
  readonly names: readonly string[];
  readonly level: LevelName;
  /** Who decides on what comes before the first turn: mulligan, places, formation. */
  readonly setUp: (typeof SET_UPS)[number];
  readonly edition: (typeof EDITIONS)[number];
  readonly mode: (typeof MODES)[number];
  readonly arenaLevel: (typeof ARENA_LEVELS)[number];
  readonly readings: readonly (typeof READINGS)[number][];
}

/** Each game has other things to choose from. */
const PROFILE_NAMES: Readonly<Record<GameName, (options: PlayOptions) => string>> = {
  vs({ seats, edition, mode }) {
    if (seats === 2) return `${edition}/duel`;
    return `${edition}/${seats === 4 ? mode : 'freeForAll'}`;
  },
  arena: ({ arenaLevel, readings }) => [arenaLevel, ...READINGS.filter((each) => readings.includes(each))].join('+'),
};

export const profileName = (options: PlayOptions): string => PROFILE_NAMES[options.game](options);

interface Words {
  readonly computer: string;
  readonly person: (number: number) => string;
}

/** People take the decks they chose; computers others, of the same universe so that the fight is fair. */
export function planFor(
  options: PlayOptions,
  chosen: readonly DeckInfo[],
  decks: readonly DeckInfo[],
  words: Words,
): TablePlan {
  const { game, seats, people, names, level } = options;
  const [mine] = chosen;
  const rivals = decks.filter((deck) => deck.isFirst && !chosen.some(({ key }) => key === deck.key));
  const near = rivals.filter(({ set }) => set === mine.set);
  const order = [...near, ...rivals.filter(({ set }) => set !== mine.set), mine];
  const turn = Math.floor(Math.random() * Math.max(1, near.length));
  const computers = seats - people;
  const persons = chosen.map((deck, i): SeatPlan => {
    const name = names[i]?.trim() ?? '';
    const { key, own } = deck;
    return { deck: key, ...(own && { own }), player: 'person', name: name === '' ? words.person(i + 1) : name };
  });
  const others = Array.from({ length: computers }, (_, i): SeatPlan => {
    const { key, own } = order[(turn + i) % order.length];
    return {
      deck: key,
      ...(own && { own }),
      player: 'computer',
      level,
      name: computers === 1 ? words.computer : `${words.computer} ${i + 1}`,
    };
  });
  return {
    ...{ game, profile: profileName(options), seed: crypto.randomUUID(), seats: [...persons, ...others] },
    ...(options.setUp === 'left' && { isSetUpLeft: true }),
  };
}
