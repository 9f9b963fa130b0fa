import { SET_LOADERS } from '@longbox/games/vs/load-sets';
import { vsGameWith } from '@longbox/games/vs-with';
import type { Card, CardSet, VsGame } from '@longbox/vs';
import { MORE_LEVELS } from '@longbox/vs-sets/known-ahead';
import { isSetKey, SET_KEYS, setOfCard } from '@longbox/vs-sets/set-keys';

/** The sets of cards that have come to this worker. */
const here = new Map<string, CardSet>();
const cards = new Map<string, Card>();

/** Loads sets that are not here yet. Says which set there is none of. */
export async function bring(keys: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(keys)]
      .filter((key) => !here.has(key))
      .map(async (key) => {
        if (!isSetKey(key)) throw new Error(`there is no set of cards ${key}`);
        const set = await SET_LOADERS[key]();
        here.set(key, set);
        for (const card of set.cards) cards.set(card.id, card);
      }),
  );
}

export const bringAll = (): Promise<void> => bring(SET_KEYS);

/** Sets that are here, in the order that numbers their cards. */
export const setsHere = (wanted: readonly string[] = [...here.keys()]): readonly CardSet[] =>
  Object.keys(SET_LOADERS).flatMap((key) => {
    if (!wanted.includes(key)) return [];
    const set = here.get(key);
    if (set === undefined) throw new Error(`nobody brought the set ${key}`);
    return [set];
  });

export const cardHere = (id: string): Card | undefined => cards.get(id);

/** What a card of a table becomes there is no card of any set. */
export const formHere = (id: string): Card | undefined =>
  [...games.values()].map(({ catalogue }) => catalogue.faceOf(id)?.card).find((card) => card !== undefined);

/** Sets these cards are of, and those that have more levels of them; what no set begins with is left out. */
export const setsOfCards = (ids: Iterable<string>): readonly string[] => [
  ...new Set([...ids].flatMap((id) => [setOfCard(id), ...(MORE_LEVELS[id] ?? [])]).filter(isSetKey)),
];

const games = new Map<string, VsGame>();
/** So many are kept at hand; a table has one, and a replay another. */
const MOST_GAMES = 4;

/** The game with these sets, which must be here. */
export function vsGameHere(wanted: readonly string[]): VsGame {
  const sets = setsHere(wanted);
  const key = sets.map(({ set }) => set).join();
  const game = games.get(key) ?? vsGameWith(sets);
  if (!games.has(key) && games.size >= MOST_GAMES) games.clear();
  games.set(key, game);
  return game;
}
