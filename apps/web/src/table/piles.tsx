import { useState } from 'react';
import { PileSheet } from './pile-sheet.tsx';

export function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <li className="pile">
      <span>{name}</span> <b>{count}</b>
    </li>
  );
}

interface PileProps {
  readonly name: string;
  /** Its whole name, where the other is cut short. */
  readonly title?: string;
  readonly cards: readonly (string | undefined)[];
}

/** A pile that opens. */
export function Pile({ name, title = name, cards }: PileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="pile pile-open" title={title} onClick={() => setOpen(true)}>
        <span>{name}</span> <b>{cards.length}</b>
      </button>
      {isOpen && <PileSheet title={title} cards={cards} onClose={() => setOpen(false)} />}
    </li>
  );
}
