import { type RefObject, useEffect } from 'react';

/** Scrolls a hand that is wider than the screen to the first card that can be used, unless one is in sight. */
export function useLegalInSight(hand: RefObject<HTMLElement | null>, seq: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision lights other cards
  useEffect(() => {
    const legal = [...(hand.current?.querySelectorAll<HTMLElement>('.is-legal') ?? [])];
    if (legal.length === 0 || legal.some(isInSight)) return;
    legal[0].scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [hand, seq]);
}

function isInSight(card: HTMLElement): boolean {
  const { left, right } = card.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}
