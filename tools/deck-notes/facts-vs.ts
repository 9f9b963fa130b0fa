import type { DeckFacts, DeckStyle, Starter } from '@longbox/games';
import type { Card, CharacterCard } from '@longbox/vs/language';

interface Held {
  readonly card: Card;
  readonly count: number;
}

const sum = (held: readonly Held[]): number => held.reduce((all, { count }) => all + count, 0);
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const isFighter = ({ card }: Held): boolean => card.card === 'character' && card.type === 'supporting';
const costOf = ({ card }: Held): number => (card.card === 'character' ? (card.cost ?? 0) : 0);
const reaches = ({ card }: Held): boolean =>
  card.card === 'character' &&
  card.powers.some(({ power, ...rest }) => power === 'keyword' && 'keyword' in rest && isReach(rest.keyword));
const isReach = (keyword: string): boolean => keyword === 'flight' || keyword === 'ranged';
const isOfKind =
  (kind: Card['card']) =>
  ({ card }: Held): boolean =>
    card.card === kind;

/** Asks its player for something again and again: super powers, and plot twists that answer. */
function asksMuch({ card }: Held): boolean {
  if (card.card === 'plotTwist') return card.timing.length > 1 || card.timing.some(({ anyTurn }) => anyTurn === true);
  if (card.card === 'location') return !card.basic && (card.powers ?? []).length > 0;
  if (card.card === 'pileCard') return true;
  return card.powers.some(({ power }) => power === 'super');
}

function styleOf(fighters: readonly Held[], cards: readonly Held[]): DeckStyle {
  const all = sum(fighters);
  const part = (test: (held: Held) => boolean): number => percent(sum(fighters.filter(test)), all);
  const ofDeck = (kind: Card['card']): number => percent(sum(cards.filter(isOfKind(kind))), sum(cards));
  if (ofDeck('equipment') >= 14) return 'gear';
  if (ofDeck('plotTwist') >= 30) return 'tricks';
  if (part((held) => costOf(held) <= 2) >= 48) return 'swarm';
  if (part((held) => costOf(held) >= 6) >= 28) return 'giants';
  if (part(reaches) >= 62) return 'reach';
  return 'curve';
}

/** The strongest first: what costs most, then what is there most often. */
const byWeight = (a: Held, b: Held): number =>
  costOf(b) - costOf(a) || b.count - a.count || (a.card.id < b.card.id ? -1 : 1);

const STARS = 3;

export function vsFacts({ main, cards }: Starter, cardOf: (id: string) => Card | undefined): DeckFacts {
  const held = cards.flatMap(({ id, count }): Held[] => {
    const card = cardOf(id);
    return card === undefined ? [] : [{ card, count }];
  });
  const fighters = held.filter(isFighter);
  const names = new Set<string>();
  const stars = fighters.toSorted(byWeight).filter(({ card }) => !names.has(card.name) && names.add(card.name));
  const leader = cardOf(main);
  const much = held.filter(asksMuch).length;
  return {
    style: styleOf(fighters, held),
    hard: much <= 8 ? 1 : much <= 14 ? 2 : 3,
    stars: stars.slice(0, STARS).map(({ card }) => ({ key: card.id, name: card.name })),
    cheap: percent(sum(fighters.filter((each) => costOf(each) <= 2)), sum(fighters)),
    reach: percent(sum(fighters.filter(reaches)), sum(fighters)),
    tricks: sum(held.filter(isOfKind('plotTwist'))),
    symbols: leader?.card === 'character' ? symbolsOf(leader) : [],
  };
}

const symbolsOf = ({ powers }: CharacterCard): readonly string[] => [
  ...new Set(powers.flatMap((power) => (power.power === 'super' ? power.cost.flat() : []))),
];
