import { ABILITY_FACTS, type AbilityType, type Card } from '@longbox/arena/language';
import type { DeckFacts, DeckStyle, Starter } from '@longbox/games';

interface Held {
  readonly card: Card;
  readonly count: number;
}

const sum = (held: readonly Held[]): number => held.reduce((all, { count }) => all + count, 0);
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const isOfType =
  (type: AbilityType) =>
  ({ card }: Held): boolean =>
    ABILITY_FACTS[card.ability.kind].type === type;

/** What most of its abilities are for. */
function styleOf(held: readonly Held[]): DeckStyle {
  const share = (type: AbilityType): number => percent(sum(held.filter(isOfType(type))), sum(held));
  const [force, wall, missions] = [share('offensive'), share('defensive'), share('support')];
  if (force >= wall + missions) return 'force';
  if (wall >= force) return 'wall';
  return missions >= force ? 'missions' : 'mixed';
}

const weight = ({ card }: Held): number => card.attack + card.defence + card.resistance;
const STARS = 3;

export function arenaFacts({ cards }: Starter, cardOf: (key: string) => Card | undefined): DeckFacts {
  const held = cards.flatMap(({ id, count }): Held[] => {
    const card = cardOf(id);
    return card === undefined ? [] : [{ card, count }];
  });
  const names = new Set<string>();
  const stars = held
    .toSorted((a, b) => weight(b) - weight(a) || (a.card.key < b.card.key ? -1 : 1))
    .filter(({ card }) => !names.has(card.name) && names.add(card.name));
  const tricks = sum(held.filter(isOfType('defensive')));
  return {
    style: styleOf(held),
    // What answers on the turn of the other is what one must think of in time.
    hard: tricks <= 10 ? 1 : tricks <= 13 ? 2 : 3,
    stars: stars.slice(0, STARS).map(({ card }) => ({ key: card.key, name: card.name })),
    cheap: 0,
    reach: 0,
    tricks,
    symbols: [],
  };
}
