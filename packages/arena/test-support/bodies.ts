import type { Ability, Card } from '../src/language/index.ts';
import type { SlotPosition } from '../src/set-up/scene.ts';

/** What a test says about an invented card; the rest is plain. */
export type Wish = Partial<Omit<Card, 'ability' | 'name'>> & { readonly ability?: Ability };

/** An invented single character: name, Attack, Defence, Resistance. */
export const body = (name: string, attack = 700, defence = 700, resistance = 250, wish: Wish = {}): Card => ({
  key: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  name,
  rarity: 'Common',
  origin: 'own',
  attack,
  defence,
  resistance,
  missionPoints: 3,
  alignment: 'Neutral',
  affiliation: 'Heroes',
  skill: 'Combat',
  nemesis: [],
  // Nobody receives it, so it is never offered and opens no window.
  ability: { kind: 'Bonus Attack', x: 50, target: { name: 'Nobody' } },
  members: [],
  ...wish,
});

/** An invented Team of these members. */
export const teamOf = (name: string, members: readonly string[], wish: Wish = {}): Card =>
  body(name, 1000, 900, 300, { members, ...wish });

/** The same character in another version. */
export const version = (card: Card, mark: string, wish: Wish = {}): Card => ({
  ...card,
  ...wish,
  key: `${card.key}-${mark}`,
});

/** A card in a slot: with Power Points, and with Hit Points of further copies of itself. */
export const stand = (card: Card, { hp = 1, ready = 0, engaged = 0 } = {}): SlotPosition => ({
  stack: Array.from({ length: hp }, () => card),
  ready,
  engaged,
});

/** Cards of different names, for hands that only need a size. */
export const some = (count: number, mark = 'Some'): readonly Card[] =>
  Array.from({ length: count }, (_, i) => body(`${mark} ${i + 1}`));

/** Five plain characters in the five slots, `Ann 1` to `Ann 5`. */
export function squads(mark: string): Record<'A1' | 'A2' | 'A3' | 'R1' | 'R2', Card> {
  const [A1, A2, A3, R1, R2] = some(5, mark);
  return { A1, A2, A3, R1, R2 };
}

/** A character with this ability, plain otherwise. */
export const able = (name: string, ability: Ability, wish: Wish = {}): Card =>
  body(name, 700, 700, 250, { ...wish, ability });
