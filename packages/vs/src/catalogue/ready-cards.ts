import { keywordPowers } from '../keywords/keyword-powers.ts';
import type { Card, CardSet, Power } from '../language/index.ts';
import { asPlayed } from './as-played.ts';
import { readyTree } from './shapes.ts';

/** Works out once what depends on an object alone: scenes and tests compile the same cards into many catalogues. */
function once<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** A card as the rules read it, in ready shapes. */
export const readyCard = once((printed: Card): Card => readyTree(asPlayed(printed)));
/** The powers a keyword stands for, in ready shapes. */
export const meaningsOf = once((power: Parameters<typeof keywordPowers>[0]): readonly Power[] =>
  readyTree(keywordPowers(power)),
);
export const textOf = once((part: CardSet | Power): string => JSON.stringify(part));

/** Stands for a player who is attacked in person. */
export const PLAYER_CARD: Card = {
  card: 'character',
  type: 'supporting',
  id: 'player',
  name: 'Player',
  cost: 0,
  atk: 0,
  def: 1,
  health: 1,
  teams: [],
  powers: [],
};
