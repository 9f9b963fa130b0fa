import { randomBelow, seedRandom, type Table } from '@longbox/kernel';
import type { TuneGame } from './games.ts';

/** The decks of a game by its number: any two, each as likely as the others. */
export function decksOf({ decks }: TuneGame, seed: number, number: number): [number, number] {
  const luck = new Int32Array(16);
  seedRandom(luck, [seed, number, 11, 0]);
  return [randomBelow(luck, decks.length), randomBelow(luck, decks.length)];
}

export function tableOf(tuned: TuneGame, seed: number, number: number): Table {
  const { game, profiles, decks } = tuned;
  const seats = decksOf(tuned, seed, number).map((deck) => decks[deck]);
  const profile = profiles[number % profiles.length];
  return { game: game.name, profile, seed: `tune ${seed} ${number}`, seats };
}
