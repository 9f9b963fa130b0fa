import { type RefObject, useEffect, useRef } from 'react';
import { useTable } from '../state/table-store.ts';
import type { Offer } from '../workers/game-api.ts';
import { type TableContext, useTableContext } from './table-context.tsx';
import { explainCard } from './why-not.ts';

/** Pixels before a press becomes a drag. */
const FAR = 8;

interface Drag {
  readonly card: number;
  readonly source: HTMLElement;
  readonly from: readonly [number, number];
  readonly pointer: number;
  ghost: HTMLElement | undefined;
}

/**
 * Dragging, as an extra to clicking: a drag selects the card, a drop is the click on what lies under it. Zones that take
 * cards say so with `data-drop`. On a touch screen only hand cards are dragged, and only upwards, since the rest scrolls.
 */
export function useDrag(container: RefObject<HTMLElement | null>): void {
  const context = useTableContext();
  const latest = useRef(context);
  latest.current = context;
  useEffect(() => {
    const board = container.current;
    if (board === null) return;
    let drag: Drag | undefined;
    const end = () => {
      drag?.ghost?.remove();
      drag?.source.classList.remove('is-dragged');
      drag = undefined;
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const source = event.target.closest<HTMLElement>('[data-card]');
      const card = Number(source?.dataset.card);
      const isTouch = event.pointerType !== 'mouse';
      if (source === null || !latest.current.intents.byCard.has(card) || latest.current.intents.set !== undefined)
        return;
      if (isTouch && source.closest('.hand') === null) return;
      drag = { card, source, from: [event.clientX, event.clientY], pointer: event.pointerId, ghost: undefined };
    };
    const onMove = (event: PointerEvent) => {
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const [x, y] = drag.from;
      if (drag.ghost === undefined) {
        if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
        drag.ghost = lift(drag.source);
        const { selected, select } = useTable.getState();
        if (!selected.includes(drag.card)) void select([drag.card]);
      }
      drag.ghost.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
    };
    const onUp = (event: PointerEvent) => {
      if (drag?.ghost === undefined || event.pointerId !== drag.pointer) return end();
      const { card, source } = drag;
      end();
      swallowClick(board);
      dropOn(document.elementsFromPoint(event.clientX, event.clientY), card, source, latest.current);
    };
    const noNative = (event: Event) => event.preventDefault();
    board.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', end);
    board.addEventListener('dragstart', noNative);
    return () => {
      end();
      board.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', end);
      board.removeEventListener('dragstart', noNative);
    };
  }, [container]);
}

/** A picture of the card that follows the pointer; the card itself stays where it is. */
function lift(source: HTMLElement): HTMLElement {
  const rect = source.getBoundingClientRect();
  const ghost = source.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return source;
  ghost.removeAttribute('data-card');
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
function swallowClick(board: HTMLElement): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  board.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => board.removeEventListener('click', swallow, true));
}

function dropOn(under: readonly Element[], card: number, source: HTMLElement, context: TableContext): void {
  const { intents, snapshot, selected, facts, nameOf, faceOf } = context;
  const { choose } = useTable.getState();
  const onto = under
    .map((element) => element.closest<HTMLElement>('[data-card]'))
    .find((found) => found !== null && found !== source);
  const target = Number(onto?.dataset.card);
  const aimed = intents.targets.get(target);
  if (aimed !== undefined) return void choose(aimed.choices);
  const zone = under.map((element) => element.closest<HTMLElement>('[data-drop]')).find((found) => found !== null);
  const fitting = intents.actions.filter((offer) => isMeantBy(offer, zone?.dataset.drop));
  if (fitting.length === 1) return void choose([fitting[0].choice]);
  // Dropped where it cannot go: say why, if that place is a card.
  if (Number.isInteger(target) && zone?.contains(source) !== true) {
    void explainCard(target, snapshot, selected.length > 0 ? selected : [card], facts, nameOf(faceOf(target)));
  }
}

/** Whether dropping a card on a zone means this offer. */
function isMeantBy({ verb, name }: Offer, zone: string | undefined): boolean {
  switch (zone) {
    case 'front':
    case 'back':
      return verb === 'move' || (verb === 'recruit' && name === zone);
    case 'resources':
      return verb === 'resource';
    case 'middle':
      return verb === 'play' || verb === 'use' || verb === 'superHit' || verb === 'activate';
    default:
      return false;
  }
}
