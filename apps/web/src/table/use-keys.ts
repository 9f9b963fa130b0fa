import { useEffect } from 'react';
import { PACES, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { zoomOn } from './long-press.ts';
import { promptOffers } from './prompt.tsx';
import { type TableContext, useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';
import { explainCard } from './why-not.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** The card that was pointed at or got the focus last: the one shown large, or one with the focus whose face is hidden. */
function cardInSight(faceOf: TableContext['faceOf']): number | undefined {
  const focused = document.activeElement?.getAttribute('data-card');
  const card = focused === null || focused === undefined ? undefined : Number(focused);
  const isHidden = card !== undefined && faceOf(card) === undefined;
  return isHidden ? card : (useTable.getState().shown?.id ?? card);
}

/** Walks through everything that can be done, targets first while something is selected. */
function focusNext(step: number): void {
  const targets = [...document.querySelectorAll<HTMLElement>('.board .is-target')];
  const all = targets.length > 0 ? targets : [...document.querySelectorAll<HTMLElement>('.board .is-legal')];
  const stops = all.length > 0 ? all : [...document.querySelectorAll<HTMLElement>('.prompt-buttons .btn')];
  if (stops.length === 0) return;
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[at === -1 && step < 0 ? stops.length - 1 : (at + step + stops.length) % stops.length];
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** What a key does that needs no number; `undefined` leaves the key to the page. */
function actionFor(event: KeyboardEvent, context: TableContext): (() => void) | undefined {
  const { intents, snapshot, selected, facts, nameOf, faceOf } = context;
  const { take, select, undo, hint, setOpen } = useTable.getState();
  const isOnControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (event.key) {
    case 'Escape':
      return useTheatre.getState().isPlaying ? useTheatre.getState().finish : () => void select([]);
    case 'u':
      return snapshot.canUndo ? () => void undo() : undefined;
    case 'h':
      return () => void hint();
    case 'm': {
      const { isMuted, change } = useSettings.getState();
      return () => change({ isMuted: !isMuted });
    }
    case '.':
    case ',': {
      const { pace, change } = useSettings.getState();
      const next = PACES[PACES.indexOf(pace) + (event.key === '.' ? 1 : -1)];
      return next === undefined ? undefined : () => change({ pace: next });
    }
    case 'l':
      return () => {
        const log = document.querySelector<HTMLElement>('.rail .log');
        if (log === null) setOpen('log');
        else log.focus();
      };
    case '?':
      return () => setOpen('menu');
    case 'n':
      return () => focusNext(1);
    case 'N':
      return () => focusNext(-1);
    case 'z': {
      const face = faceOf(cardInSight(faceOf)) ?? useTable.getState().shown?.face;
      return face === undefined ? undefined : () => zoomOn(face);
    }
    case 'w': {
      const card = cardInSight(faceOf);
      if (card === undefined) return undefined;
      return () => void explainCard(card, snapshot, selected, facts, nameOf(faceOf(card)));
    }
    case ' ':
    case 'p': {
      // While beats play, Space hurries them; it never passes by the way.
      if (event.key === ' ' && useTheatre.getState().hurry()) return () => undefined;
      const pass = intents.buttons.find(({ verb }) => verb === 'pass');
      if (pass === undefined || (event.key === ' ' && isOnControl)) return undefined;
      return () => void take(pass);
    }
    default:
      return undefined;
  }
}

/** Keys of the table. Inside a row, arrows, Enter and Space belong to the card that has the focus. */
export function useKeys(): void {
  const context = useTableContext();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const offers = promptOffers(context.intents, context.selected);
      const at = Number(event.key) - 1;
      const offer = event.key === ' ' || !Number.isInteger(at) ? undefined : offers[at];
      const action = offer === undefined ? actionFor(event, context) : () => void useTable.getState().take(offer);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [context]);
}
