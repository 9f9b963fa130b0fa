import { useEffect } from 'react';
import { useTable } from '../state/table-store.ts';
import { promptOffers } from './prompt.tsx';
import { useTableContext } from './table-context.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Keys of the table. Inside a row, arrows, Enter and Space belong to the card that has the focus. */
export function useKeys(): void {
  const { intents, selected, snapshot } = useTableContext();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { choose, select, undo } = useTable.getState();
      const offers = promptOffers(intents, selected);
      const at = Number(event.key) - 1;
      if (event.key === 'Escape') void select([]);
      else if (event.key === 'u' && snapshot.canUndo) void undo();
      else if (event.key === ' ' && event.target === document.body) {
        const pass = intents.buttons.find(({ verb }) => verb === 'pass');
        event.preventDefault();
        if (pass !== undefined) void choose([pass.choice]);
      } else if (Number.isInteger(at) && offers[at] !== undefined) void choose([offers[at].choice]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [intents, selected, snapshot]);
}
