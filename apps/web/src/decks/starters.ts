import type { GameName } from '@longbox/games';
import type { Starter } from '../library/library-api.ts';
import { GAME_DECKS } from './books.ts';

/** Stored links know the decks of a game without sets by its name. */
const PREFIXES: Readonly<Record<GameName, string>> = { vs: '', arena: 'arena-' };

/** The decks that come with the program, those for a first game before the others. */
export const listStarters = (): readonly Starter[] =>
  GAME_DECKS.flatMap(([game, { shelf }]) =>
    shelf.map(
      ({ key, title, main, cards, side, isFirst }): Starter => ({
        ...{ game, title, main, cards, side, isFirst },
        key: `${PREFIXES[game]}${key}`,
        noteKey: key,
      }),
    ),
  );
