import type { Option } from '@longbox/kernel';
import type { CardFacts } from '../cards/card-facts.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';

/** Asks the rules why the thing most likely meant by a click cannot be done, and puts the answer on the prompt line. */
export async function explainCard(
  card: number,
  snapshot: Snapshot,
  selected: readonly number[],
  facts: (face: string | undefined) => CardFacts | undefined,
  name: string,
): Promise<void> {
  const intent = likelyIntent(card, snapshot, selected, facts);
  if (intent === undefined) return;
  const [reason] = await gameClient().explain(intent);
  useTable.getState().say(reason === undefined ? undefined : { code: reason.code, rules: reason.rules, name });
}

function likelyIntent(
  card: number,
  { view, seat }: Snapshot,
  selected: readonly number[],
  facts: (face: string | undefined) => CardFacts | undefined,
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
