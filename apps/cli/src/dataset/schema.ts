import type { LabPlan } from '@longbox/lab';
import type { GameKit } from '../games/kit.ts';
import { featureNames } from './dataset-rows.ts';

/** What a dataset is made of; with it and the same cards the dataset can be made again. */
export interface DatasetSchema {
  readonly version: 1;
  readonly game: string;
  readonly catalogueHash: string;
  readonly profile: string;
  readonly player: string;
  readonly seed: string;
  readonly decks: readonly string[];
  /** Games of each two decks. */
  readonly games: number;
  readonly features: readonly string[];
  readonly cards: readonly string[];
}

export const schemaOf = (kit: GameKit, { profile, player, seed, decks, games }: LabPlan): DatasetSchema => ({
  version: 1,
  game: kit.game.name,
  catalogueHash: kit.game.catalogueHash,
  ...{ profile, player, seed },
  decks: decks.map(({ name }) => name),
  games,
  features: featureNames(kit),
  cards: kit.cards.keys,
});
