import type { TableSeat } from '@longbox/kernel';
import { allPairs, type LabPlan } from '@longbox/lab';
import type { GameName } from '../cards/card-facts.ts';
import type { DeckInfo } from '../workers/game-api.ts';

export const PLAYERS = ['rules', 'random'] as const;
export type LabPlayer = (typeof PLAYERS)[number];
export const PRECISIONS = ['10', '5', '3'] as const;
export type Precision = (typeof PRECISIONS)[number];

/** Pairs that are even take this many games to ±2 points. */
const MOST_GAMES = 3000;

export interface LabAsked {
  readonly game: GameName;
  readonly profile: string;
  readonly player: LabPlayer;
  readonly until: Precision;
  readonly seed: string;
  readonly decks: readonly DeckInfo[];
}

/** `seats` are the built-in decks; a deck of one's own comes with its cards. */
export const planOf = (asked: LabAsked, seats: Readonly<Record<string, TableSeat>>): LabPlan => {
  const { game, profile, player, until, seed, decks } = asked;
  return {
    ...{ game, profile, player, seed },
    decks: decks.map(({ key, title, own }) => ({ name: key, title, seat: own ?? seats[key] })),
    pairs: allPairs(decks.length, false),
    games: MOST_GAMES,
    until: Number(until),
  };
};
