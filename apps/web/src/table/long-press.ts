import { type PointerEvent, type SyntheticEvent, useRef } from 'react';

/** Shows a card large, over everything. */
export function zoomOn(face: string): void {
  document.dispatchEvent(new CustomEvent('longbox-zoom', { detail: face }));
}

const LONG = 450;
/** A finger that wanders this far scrolls or drags; it does not press. */
const STILL = 10;

/**
 * A long press shows the card and does nothing else: the click that the browser sends when the finger lifts is kept from
 * the card. The context menu of a long press is kept away as well.
 */
export function useLongPress(onLong: () => void) {
  const timer = useRef<number>(undefined);
  const from = useRef<readonly [number, number]>([0, 0]);
  const wasLong = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown(event: PointerEvent) {
      end();
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      from.current = [event.clientX, event.clientY];
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG);
    },
    onPointerMove(event: PointerEvent) {
      const [x, y] = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    onClickCapture(event: SyntheticEvent) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
