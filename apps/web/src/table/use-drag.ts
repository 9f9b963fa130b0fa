import { type RefObject, useEffect, useRef } from 'react';
import { followDrags } from '../shell/follow-drags.ts';
import { useTable } from '../state/table-store.ts';
import type { Offer } from '../workers/game-api.ts';
import { type TableContext, useTableContext } from './table-context.tsx';
import { explainCard } from './why-not.ts';

/**
 * Dragging, as an extra to clicking: a drag selects the card, a drop is the click on what lies under it. Zones that take
 * cards say so with `data-drop`. On a touch screen only hand cards are dragged, and only upwards, since the rest scrolls.
 */
export function useDrag(container: RefObject<HTMLElement | null>): void {
  const context = useTableContext();
  const latest = useRef(context);
  latest.current = context;
  const isDragging = useRef(false);
  // What the lifted card can do is known a moment after it was lifted.
  useEffect(() => {
    if (isDragging.current && container.current !== null) lightZones(container.current, context.intents.actions);
  });
  useEffect(() => {
    const board = container.current;
    if (board === null) return;
    return followDrags<number>(board, {
      take({ pointerType, target }) {
        const source = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
        const what = Number(source?.dataset.card);
        const { intents } = latest.current;
        if (source === null || !intents.byCard.has(what) || intents.set !== undefined) return undefined;
        const isTouch = pointerType !== 'mouse';
        return isTouch && source.closest('.hand') === null ? undefined : { what, source };
      },
      onLift(card) {
        isDragging.current = true;
        const { selected, select } = useTable.getState();
        if (!selected.includes(card)) void select([card]);
      },
      onEnd() {
        isDragging.current = false;
        lightZones(board, []);
      },
      onDrop(card, source, { clientX, clientY }) {
        dropOn(document.elementsFromPoint(clientX, clientY), card, source, latest.current);
      },
    });
  }, [container]);
}

/** Marks the zones on which a drop means one of these; where it may mean several, the prompt then asks which. */
function lightZones(board: HTMLElement, actions: readonly Offer[]): void {
  for (const zone of board.querySelectorAll<HTMLElement>('[data-drop]')) {
    const fitting = actions.filter((offer) => isMeantBy(offer, zone.dataset.drop));
    zone.classList.toggle('takes-drop', fitting.length > 0);
  }
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
