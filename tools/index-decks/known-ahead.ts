import type { CardSet, CharacterCard, Deck, PowerSymbol } from '@longbox/vs/language';
import type { Leader } from '@longbox/vs-sets/leader';

type Main = CharacterCard & { readonly level: number };

const mainsOf = ({ cards }: CardSet): readonly Main[] =>
  cards.flatMap((card) =>
    card.card === 'character' && card.type === 'main' && card.level !== undefined
      ? [{ ...card, level: card.level }]
      : [],
  );

const lineOf = ({ line, name }: Main): string => line ?? name;

/** The same card with another number comes along once (`levelsOf`). */
function isPrintedAgain(one: Main, other: Main): boolean {
  const printed = ({ id: _id, ...rest }: Main): string =>
    JSON.stringify(Object.entries(rest).sort(([first], [second]) => (first < second ? -1 : 1)));
  return printed(one) === printed(other);
}

/** By id of a main character: other sets that have higher levels of it, which are laid out with it (VS-SET-08). */
export function moreLevels(sets: readonly CardSet[]): Readonly<Record<string, readonly string[]>> {
  const all = sets.flatMap((set) => mainsOf(set).map((main) => ({ main, set })));
  return Object.fromEntries(
    all.flatMap(({ main, set }) => {
      const others = all.filter(
        (other) =>
          other.set !== set &&
          other.set.universe === set.universe &&
          lineOf(other.main) === lineOf(main) &&
          other.main.level > main.level &&
          other.main.pile === undefined &&
          !mainsOf(set).some((own) => isPrintedAgain(own, other.main)),
      );
      const keys = [...new Set(others.map((other) => other.set.set))];
      return keys.length === 0 ? [] : [[main.id, keys]];
    }),
  );
}

/** By id: the main characters of the decks, as their pictures show them. */
export function leadersOf(decks: readonly Deck[], sets: readonly CardSet[]): Readonly<Record<string, Leader>> {
  const mains = new Map(sets.flatMap(mainsOf).map((main) => [main.id, main]));
  const ids = [...new Set(decks.map(({ main }) => main))].sort();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const main = mains.get(id);
      return main === undefined ? [] : [[id, leaderOf(main)]];
    }),
  );
}

function leaderOf({ name, level, atk, def, health, teams, powers }: Main): Leader {
  const has = (keyword: string): boolean =>
    powers.some((power) => power.power === 'keyword' && power.keyword === keyword);
  const costs = powers.flatMap((power) => (power.power === 'super' ? power.cost.flat() : []));
  const symbols: readonly PowerSymbol[] = [...new Set(costs)];
  return {
    ...{ name, level, atk, def, health, teams, symbols },
    ...(has('flight') && { flight: true }),
    ...(has('ranged') && { ranged: true }),
  };
}

const HEAD = '// Made by tools/index-decks.ts from the cards and decks.\n';

/** The source of what is known of cards before their sets are loaded. */
export const makeKnownAhead = (
  levels: ReturnType<typeof moreLevels>,
  leaders: ReturnType<typeof leadersOf>,
): string => `${HEAD}import type { Leader } from './leader.ts';

/** By id of a main character: other sets that have higher levels of it. */
export const MORE_LEVELS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(levels)};

/** By id: the main characters of the decks, as their pictures show them. */
export const LEADERS: Readonly<Record<string, Leader>> = ${JSON.stringify(leaders)};
`;
