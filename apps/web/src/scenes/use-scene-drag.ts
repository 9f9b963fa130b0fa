import { type RefObject, useEffect } from 'react';

/** Pixels before a press becomes a drag. */
const FAR = 8;

/** What was dragged: a card that was found, or an entry of the position. */
export type Dragged = { readonly find: string } | { readonly entry: string };
export interface DropPlace {
  readonly seat: string;
  readonly zone: string;
}

interface Drag {
  readonly what: Dragged;
  readonly source: HTMLElement;
  readonly from: readonly [number, number];
  readonly pointer: number;
  ghost: HTMLElement | undefined;
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
    let drag: Drag | undefined;
    const end = () => {
      drag?.ghost?.remove();
      drag?.source.classList.remove('is-dragged');
      for (const zone of page.querySelectorAll('.scene-zone-over')) zone.classList.remove('scene-zone-over');
      drag = undefined;
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const source = event.target.closest<HTMLElement>('[data-find], [data-entry]');
      if (source === null) return;
      const { find, entry } = source.dataset;
      const what = find === undefined ? { entry: entry ?? '' } : { find };
      drag = { what, source, from: [event.clientX, event.clientY], pointer: event.pointerId, ghost: undefined };
    };
    const onMove = (event: PointerEvent) => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const [x, y] = drag.from;
      if (drag.ghost === undefined) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
        drag.ghost = lift(drag.source);
      }
      drag.ghost.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
      const over = zoneAt(event);
      for (const zone of page.querySelectorAll('[data-zone]')) zone.classList.toggle('scene-zone-over', zone === over);
    };
    const onUp = (event: PointerEvent) => {
      const was = drag;
      end();
      if (was?.ghost === undefined || event.pointerId !== was.pointer) return;
      swallowClick(page);
      const { seat, zone } = zoneAt(event)?.dataset ?? {};
      if (seat !== undefined && zone !== undefined) onDrop(was.what, { seat, zone });
    };
    const noNative = (event: Event) => event.preventDefault();
    page.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
    page.addEventListener('dragstart', noNative);
    return () => {
      end();
      page.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', end);
      page.removeEventListener('dragstart', noNative);
    };
  }, [container, onDrop]);
}

const zoneAt = ({ clientX, clientY }: PointerEvent): HTMLElement | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-zone]'))
    .find((zone) => zone !== null) ?? undefined;

/** A picture of the card that follows the pointer; the card itself stays where it is. */
function lift(source: HTMLElement): HTMLElement {
  const rect = source.getBoundingClientRect();
  const ghost = source.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return source;
  ghost.removeAttribute('data-find');
  ghost.removeAttribute('data-entry');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('scene-ghost');
  ghost.style.left = `${rect.left}px`;
  ghost.style.top = `${rect.top}px`;
  ghost.style.width = `${rect.width}px`;
  ghost.style.height = `${rect.height}px`;
  document.body.append(ghost);
  source.classList.add('is-dragged');
  return ghost;
}

/** The click that ends a drag is not meant for the card. */
function swallowClick(page: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  page.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => page.removeEventListener('click', swallow, true));
}
