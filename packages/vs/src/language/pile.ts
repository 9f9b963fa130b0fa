import type { Card } from './card.ts';

/** The side pile that a card begins in, by its print or by what it says of itself (VS-MEC-PILE-05). */
export function pileAtStart(card: Card): string | undefined {
  if (card.pile !== undefined || card.card !== 'character') return card.pile;
  for (const power of card.powers) {
    if (power.power !== 'static') continue;
    for (const rule of power.rules ?? []) if (rule.rule === 'startsInPile' && rule.who === 'you') return rule.pile;
  }
  return undefined;
}
