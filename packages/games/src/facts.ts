import type { GameName } from './game-name.ts';
import type { InLanguages } from './words/language.ts';

/** What can be told of a game without its rules. Screens that only name a game load no more than this. */
export interface GameFacts {
  readonly name: GameName;
  /** The same in every language. */
  readonly title: string;
  /** The profile of a table that names none. It may leave the mode open: then the number of seats decides. */
  readonly profile: string;
  /** The same for two players, complete. */
  readonly duel: string;
  /** Editions or levels, in the order people are shown them. */
  readonly editions: readonly string[];
  /** Ways to play with more than two; none where a game is for two. */
  readonly modes: readonly string[];
  /** Other readings of the rulebook that a profile's name may list, in this order. */
  readonly readings: readonly string[];
  readonly seats: readonly [least: number, most: number];
  /** A deck has a card of its own that leads it, and cards beside the deck. */
  readonly hasLeader: boolean;
  /** Decks of a table about which nobody says anything, by seat. */
  readonly usualDecks: readonly string[];
  /** What people should know wherever cards of the game are shown. */
  readonly note: InLanguages<string> | undefined;
}

/** Must agree with the engines; a test compares them. */
export const GAME_FACTS = {
  vs: {
    name: 'vs',
    title: 'Vs. System',
    profile: 'modern',
    duel: 'modern/duel',
    editions: ['modern', 'modern+updates', 'cw', 'mcu18', 'cr21', 'mb15'],
    modes: ['freeForAll', 'twoVsTwo', 'twoVsTwoOpen', 'twoHeaded'],
    readings: [],
    seats: [2, 4],
    hasLeader: true,
    usualDecks: ['mnb-avengers', 'mnb-x-men', 'mnb-guardians', 'mnb-super-villains'],
    note: undefined,
  },
  arena: {
    name: 'arena',
    title: 'Mission Arena',
    profile: 'level-1',
    duel: 'level-1',
    editions: ['basic', 'level-1', 'level-2a', 'level-2b'],
    modes: [],
    readings: ['shared-targets', 'response-each', 'early-defence', 'lose-top', 'lose-bottom'],
    seats: [2, 2],
    hasLeader: false,
    usualDecks: ['avengers', 'x-men'],
    note: {
      en: 'The rulebook of Mission Arena prints no card values. The numbers, and most of the cards, are Longbox’s own.',
      it: 'Il regolamento di Mission Arena non stampa valori di carte. I numeri, e la maggior parte delle carte, sono di Longbox.',
    },
  },
} as const satisfies { readonly [Name in GameName]: GameFacts & { readonly name: Name } };
