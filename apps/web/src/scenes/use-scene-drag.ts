import { type RefObject, useEffect } from 'react';
import { followDrags } from '../shell/follow-drags.ts';

/** What was dragged: a card that was found, or an entry of the position. */
export type Dragged = { readonly find: string } | { readonly entry: string };
export interface DropPlace {
  readonly seat: string;
  readonly zone: string;
}

/**
 * Dragging, as an extra to clicking and keys. Only with a mouse or pen: on a touch screen the page scrolls, and a tap
 * does the same.
 */
export function useSceneDrag(
  container: RefObject<HTMLElement | null>,
  onDrop: (what: Dragged, place: DropPlace) => void,
): void {
  useEffect(() => {
    const page = container.current;
    if (page === null) return;
    return followDrags<Dragged>(page, {
      take({ pointerType, target }) {
        if (pointerType === 'touch' || !(target instanceof Element)) return undefined;
        const source = target.closest<HTMLElement>('[data-find], [data-entry]');
        if (source === null) return undefined;
        const { find, entry } = source.dataset;
        return { source, what: find === undefined ? { entry: entry ?? '' } : { find } };
      },
      onMove: (event) => markOver(page, zoneAt(event)),
      onEnd: () => markOver(page, undefined),
      onDrop(what, _source, event) {
        const { seat, zone } = zoneAt(event)?.dataset ?? {};
        if (seat !== undefined && zone !== undefined) onDrop(what, { seat, zone });
      },
    });
  }, [container, onDrop]);
}

function markOver(page: HTMLElement, over: HTMLElement | undefined): void {
  for (const zone of page.querySelectorAll('[data-zone]')) zone.classList.toggle('scene-zone-over', zone === over);
}

const zoneAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-zone]'))
    .find((zone) => zone !== null) ?? undefined;
