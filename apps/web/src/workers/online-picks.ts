import type { ArenaView } from '@longbox/arena';
import type { Offer, PickSet } from './game-api.ts';

const SQUAD = 3;
/** Ended by passing, so that more need not be known than what is offered first. */
const OPEN_SETS = ['boost', 'recycle'];

/**
 * Cards of Mission Arena that are picked together, from the offers alone. `arenaPickSet` must mean the same; it has the
 * rules at hand and is exact, while a set found here may turn out too large when it is handed in.
 */
export function offeredSet(offers: readonly Offer[], view: ArenaView): PickSet | undefined {
  const mine = view.viewer === 'watcher' ? undefined : view.seats[view.viewer];
  if (mine === undefined) return undefined;
  const isOpen = offers.some(({ verb }) => verb === 'pass');
  const { chosen = [], hand = [] } = mine;
  const cardsOf = (verb: string): number[] =>
    offers.flatMap((offer) => (offer.verb === verb && offer.card !== undefined ? [offer.card] : []));
  const first = cardsOf('deploy');
  if (first.length > 0 && chosen.length < SQUAD) {
    // The last of the hand cannot be first, as the rules take them in order, but they can be in the squad.
    const above = hand.map(({ card }) => card).filter((card) => card > Math.max(...first));
    return { verb: 'deploy', cards: [...first, ...above], most: SQUAD - chosen.length, isOpen, isRepeated: false };
  }
  const verb = isOpen ? OPEN_SETS.find((each) => cardsOf(each).length > 0) : undefined;
  if (verb === undefined) return undefined;
  const cards = cardsOf(verb);
  return { verb, cards, most: cards.length, isOpen, isRepeated: false };
}
