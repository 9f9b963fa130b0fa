import type { Option } from '@longbox/kernel';
import type { CardFacts } from '../cards/card-facts.ts';
import { useSettings } from '../state/settings.ts';
import { tableHost } from '../state/table-host.ts';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { arenaIntent } from './arena/arena-intent.ts';
import { byGame } from './by-game.ts';
import { vsIntent } from './vs/vs-intent.ts';

export type FactsOf = (face: string | undefined) => CardFacts | undefined;

/** Asks the rules why the thing most likely meant by a click cannot be done, and puts the answer on the prompt line. */
export async function explainCard(
  card: number,
  snapshot: Snapshot,
  selected: readonly number[],
  facts: FactsOf,
  name: string,
): Promise<void> {
  const intent = likelyIntent(card, snapshot, selected, facts);
  if (intent === undefined) return;
  const [reason] = await tableHost().explain(intent, useSettings.getState().language);
  useTable.getState().say(reason === undefined ? undefined : { ...reason, name });
}

const likelyIntent = (
  card: number,
  snapshot: Snapshot,
  selected: readonly number[],
  facts: FactsOf,
): Option | undefined =>
  byGame(snapshot, {
    vs: (own) => vsIntent(card, own, selected, facts),
    arena: (own) => arenaIntent(card, own, selected),
  });
