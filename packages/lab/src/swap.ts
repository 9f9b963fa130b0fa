import type { LabDeck } from './lab-game.ts';

/** The deck with every copy of one card replaced by another; `undefined` if it has none. Their places stay the same. */
export function swapCard(deck: LabDeck, from: string, to: string): LabDeck | undefined {
  const { deck: cards, side } = deck.seat;
  if (!cards.includes(from)) return undefined;
  return {
    name: `${deck.name}:${from}=${to}`,
    title: `${deck.title}, ${to} for ${from}`,
    seat: { ...deck.seat, deck: cards.map((key) => (key === from ? to : key)), ...(side !== undefined && { side }) },
  };
}
