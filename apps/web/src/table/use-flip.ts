import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove, useSettings } from '../state/settings.ts';
import { endMoves } from './moves.ts';

export const EASE = 'cubic-bezier(.2,.9,.25,1)';
/** Beyond this many at once, motion tells nothing and costs much. */
const MOST = 12;
/** New cards come a little way, as if dealt. */
const DEALT = '48px 18px';

interface Spot {
  readonly rect: DOMRect;
  readonly zone: Element | null;
  readonly element: HTMLElement;
}
export type Spots = ReadonlyMap<string, Spot>;

export interface Places {
  readonly before: RefObject<Spots>;
  readonly now: RefObject<Spots>;
}

/**
 * Cards that change their zone glide from where they were. The state is already true while they do: nothing waits, and a
 * card can be clicked in flight. Hands back where every card was before, and where it is now, whatever still moves.
 */
export function useFlip(container: RefObject<HTMLElement | null>, key: number): Places {
  const before = useRef<Spots>(new Map());
  const previous = useRef<Spots>(new Map());
  const gliding = useRef<Animation[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards move when the game does
  useLayoutEffect(() => {
    // Measuring makes the browser lay everything out at once; where nothing moves, nobody needs it.
    if (!mayMove() || useSettings.getState().pace === 'off') {
      before.current = new Map();
      return;
    }
    for (const glide of gliding.current.splice(0)) glide.finish();
    endMoves();
    const now = new Map<string, Spot>();
    const moved: (() => Animation)[] = [];
    const isMoving = before.current.size > 0;
    for (const element of container.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const id = element.dataset.card ?? '';
      const spot = { rect: element.getBoundingClientRect(), zone: element.closest('ul'), element };
      now.set(id, spot);
      const last = before.current.get(id);
      if (isMoving && hasMoved(last, spot)) moved.push(() => glide(element, last?.rect, spot.rect));
    }
    previous.current = before.current;
    before.current = now;
    if (moved.length <= MOST) gliding.current = moved.map((move) => move());
  }, [key]);
  return { before: previous, now: before };
}

/** To another zone, or along its row as others come and go. */
const hasMoved = (last: Spot | undefined, { rect, zone }: Spot): boolean =>
  last === undefined || last.zone !== zone || Math.hypot(last.rect.left - rect.left, last.rect.top - rect.top) > 8;

function glide(element: HTMLElement, from: DOMRect | undefined, to: DOMRect): Animation {
  const timing = { duration: 220, easing: EASE };
  if (from === undefined) {
    return element.animate(
      [
        { opacity: 0, translate: DEALT },
        { opacity: 1, translate: '0 0' },
      ],
      timing,
    );
  }
  const translate = `${from.left - to.left}px ${from.top - to.top}px`;
  return element.animate([{ translate }, { translate: '0 0' }], timing);
}
