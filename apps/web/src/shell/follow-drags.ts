/** Pixels before a press becomes a drag. */
const FAR = 8;
/** What tells cards apart on a page; a picture of one is none. */
const NAMES = ['data-card', 'data-find', 'data-entry'];

/** What to do with the drags of an area. A drag is of some `what`, lifted off the element that shows it. */
export interface Drags<T> {
  /** What a press takes hold of, if anything. */
  take(event: PointerEvent): { readonly what: T; readonly source: HTMLElement } | undefined;
  /** The press has become a drag. */
  onLift?(what: T): void;
  onMove?(event: PointerEvent): void;
  /** Dropped or let go: whatever `onMove` showed is to be taken back. */
  onEnd?(): void;
  onDrop(what: T, source: HTMLElement, event: PointerEvent): void;
}

interface Drag<T> {
  readonly what: T;
  readonly source: HTMLElement;
  readonly from: readonly [number, number];
  readonly pointer: number;
  ghost: HTMLElement | undefined;
}

/** Dragging, as an extra to clicking: a picture of the source follows the pointer. Returns how to stop it. */
export function followDrags<T>(area: HTMLElement, { take, onLift, onMove, onEnd, onDrop }: Drags<T>): () => void {
  let drag: Drag<T> | undefined;
  const end = () => {
    drag?.ghost?.remove();
    drag?.source.classList.remove('is-dragged');
    drag = undefined;
    onEnd?.();
  };
  const down = (event: PointerEvent) => {
    const taken = event.button === 0 ? take(event) : undefined;
    if (taken === undefined) return;
    drag = { ...taken, from: [event.clientX, event.clientY], pointer: event.pointerId, ghost: undefined };
  };
  const move = (event: PointerEvent) => {
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const [x, y] = drag.from;
    if (drag.ghost === undefined) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
      drag.ghost = lift(drag.source);
      onLift?.(drag.what);
    }
    drag.ghost.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
    onMove?.(event);
  };
  const up = (event: PointerEvent) => {
    const was = drag;
    end();
    if (was?.ghost === undefined || event.pointerId !== was.pointer) return;
    swallowClick(area);
    onDrop(was.what, was.source, event);
  };
  const noNative = (event: Event) => event.preventDefault();
  area.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', end);
  area.addEventListener('dragstart', noNative);
  return () => {
    end();
    area.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', end);
    area.removeEventListener('dragstart', noNative);
  };
}

/** A picture of the card that follows the pointer; the card itself stays where it is. */
function lift(source: HTMLElement): HTMLElement {
  const rect = source.getBoundingClientRect();
  const ghost = source.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return source;
  for (const name of NAMES) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('drag-ghost');
  ghost.style.left = `${rect.left}px`;
  ghost.style.top = `${rect.top}px`;
  ghost.style.width = `${rect.width}px`;
  ghost.style.height = `${rect.height}px`;
  document.body.append(ghost);
  source.classList.add('is-dragged');
  return ghost;
}

/** The click that ends a drag is not meant for the card. */
function swallowClick(area: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  area.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => area.removeEventListener('click', swallow, true));
}
