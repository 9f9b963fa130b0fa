import type { CardId, Option } from '@longbox/kernel';

/** How a group of characters begins to attack: the rules take its lowest card first, and the others join it in order. */
export interface AttackStart {
  readonly target: CardId;
  readonly choice: number;
  readonly others: readonly CardId[];
}

/** Every target the first of them may attack. Whether the others may join, the rules say. */
export function attackStarts(
  offers: readonly (Option & { readonly choice: number })[],
  attackers: readonly CardId[],
): readonly AttackStart[] {
  const [first, ...others] = attackers.toSorted((a, b) => a - b);
  return offers.flatMap(({ verb, card, target, choice }) =>
    verb === 'attack' && card === first && target !== undefined ? [{ target, choice, others }] : [],
  );
}
