import { type CardId, type Choice, choiceKind, type Game, type Seat } from '@longbox/kernel';

/** Gives a choice a key that means the same in every world imagined from one outlook. */
export interface Meaning<S> {
  /** Begins with an imagined world of the position, before anything is played in it. */
  begin(world: S, seat: Seat): void;
  keyOf(state: S, decider: Seat, choice: Choice): number;
}

const mix = (hash: number, value: number): number => {
  const x = Math.imul(hash ^ value, 0x9e3779b1);
  return x ^ (x >>> 15);
};

const UNASKED = 0;
const KNOWN = 1;
const UNKNOWN = 2;
/** Ids fit into a field of a choice. */
const MOST_CARDS = 4096;

export function createMeaning<S>(game: Game<S, unknown, unknown>): Meaning<S> {
  const face = game.insight?.face;
  const knows = game.insight?.knows;
  const known = new Uint8Array(MOST_CARDS);
  const names = new Map<string, number>();
  let root: S | undefined;
  let viewer: Seat = 0;

  const isKnown = (card: CardId): boolean => {
    if (root === undefined || knows === undefined) return true;
    if (known[card] === UNASKED) known[card] = knows(root, card, viewer) ? KNOWN : UNKNOWN;
    return known[card] === KNOWN;
  };
  /** The seat's own sight at the outset decides: beyond it an id is another card in each world. */
  const cardKey = (state: S, card: CardId | undefined): number => {
    if (card === undefined) return 0;
    const print = face === undefined ? 0 : face(state, card) + 1;
    return isKnown(card) ? mix(card + 1, print) : mix(MOST_CARDS, print);
  };
  const nameKey = (name: string | undefined): number => {
    if (name === undefined) return 0;
    const found = names.get(name) ?? names.size + 1;
    names.set(name, found);
    return found;
  };

  return {
    begin(world, seat) {
      root = game.clone(world, root);
      viewer = seat;
      known.fill(UNASKED);
      // Names are numbered in the order they come up, which must not depend on earlier searches.
      names.clear();
    },
    keyOf(state, decider, choice) {
      const option = game.option(state, choice);
      let key = mix(mix(choiceKind(choice) + 1, decider), cardKey(state, option.card));
      if (option.card === undefined && option.target === undefined) return mix(key, choice);
      key = mix(mix(key, cardKey(state, option.target)), option.value ?? 0);
      return mix(mix(key, option.seat ?? 0), nameKey(option.name));
    },
  };
}
