import type { Card, CardSet } from '@longbox/vs';

/** Many more cards than there are, for trying what a page can hold: real powers under invented names, in many small sets. */
export function inventSets(real: readonly CardSet[], wanted: number): readonly CardSet[] {
  const cards = real.flatMap((set) => set.cards.map((card) => ({ card, universe: set.universe })));
  const sets: CardSet[] = [...real];
  let left = wanted - cards.length;
  for (let number = 1; left > 0; number++) {
    const set = `zz${number}`;
    const size = Math.min(left, SIZE);
    const from = ((number - 1) * SIZE) % cards.length;
    const own = Array.from({ length: size }, (_, i): Card => invented(cards[(from + i) % cards.length].card, set, i));
    sets.push({ set, name: `The ${WORDS[number % WORDS.length]} Box ${number}`, universe: 'illustrated', cards: own });
    left -= size;
  }
  return sets;
}

/** About as many as a small box has. */
const SIZE = 38;
const WORDS = ['Silver', 'Crimson', 'Emerald', 'Golden', 'Midnight', 'Distant', 'Broken'] as const;

const invented = (card: Card, set: string, at: number): Card => ({
  ...card,
  id: `${set}-${String(at + 1).padStart(3, '0')}`,
  name: `${card.name} ${WORDS[(at * 5) % WORDS.length]}`,
});
