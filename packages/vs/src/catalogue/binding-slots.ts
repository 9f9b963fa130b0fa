/** Fields of nodes that hold the name of a binding. */
export const BINDING_KEYS: ReadonlySet<string> = new Set([
  'name',
  'rest',
  'count',
  'named',
  'namedTeam',
  'chosen',
  'with',
]);

/**
 * The register of each name that effects bind. A running effect has room for all registers, so there are as few as will do: names
 * that stand on one card have registers of their own, while those of different cards never meet and may share one.
 * @param own names that the rules bind on any card
 * @param cards the names on each card
 */
export function bindingSlots(
  own: readonly string[],
  cards: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const slots = new Map(own.map((name, slot) => [name, slot]));
  for (const [name, others] of besideEach(cards)) {
    if (slots.has(name)) continue;
    const taken = new Set<number | undefined>();
    for (const other of others) taken.add(slots.get(other));
    let slot = own.length;
    while (taken.has(slot)) slot++;
    slots.set(name, slot);
  }
  return slots;
}

/** For each name all those that stand on a card with it, itself among them. */
function besideEach(cards: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const beside = new Map<string, Set<string>>();
  for (const names of cards) {
    for (const name of names) {
      const others = beside.get(name) ?? new Set();
      for (const other of names) others.add(other);
      beside.set(name, others);
    }
  }
  return beside;
}
