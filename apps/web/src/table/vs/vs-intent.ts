import type { Option } from '@longbox/kernel';
import type { CardFacts } from '../../cards/card-facts.ts';
import type { VsSnapshot } from '../../workers/game-api.ts';
import type { FactsOf } from '../why-not.ts';

/** What a click on a card that does nothing was most likely meant to do. */
export function vsIntent(
  card: number,
  { view, seat }: VsSnapshot,
  selected: readonly number[],
  facts: FactsOf,
): Option | undefined {
  const held = view.seats[seat].hand.known.find(({ id }) => id === card);
  if (held !== undefined) return handIntent(card, facts(held.face), view.step === 'resource');
  const inPlay = view.seats.flatMap(({ front, back }) => [...front, ...back]).find(({ id }) => id === card);
  if (inPlay === undefined) return undefined;
  if (inPlay.controller === seat) return { verb: 'attack', card };
  return selected.length === 0 ? undefined : { verb: 'attack', card: selected[0], target: card };
}

function handIntent(card: number, facts: CardFacts | undefined, isResourceStep: boolean): Option {
  if (isResourceStep || facts?.kind === 'location') return { verb: 'resource', card, name: 'down' };
  if (facts?.kind === 'plotTwist') return { verb: 'play', card, value: 0 };
  return { verb: 'recruit', card, name: 'front' };
}
