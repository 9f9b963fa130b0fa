import { useState } from 'react';
import { PileSheet } from './pile-sheet.tsx';

export function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <li className="pile">
      <span>{name}</span> <b>{count}</b>
    </li>
  );
}

/** A pile that opens. */
export function Pile({ name, cards }: { readonly name: string; readonly cards: readonly (string | undefined)[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="pile pile-open" onClick={() => setOpen(true)}>
        <span>{name}</span> <b>{cards.length}</b>
      </button>
      {isOpen && <PileSheet title={name} cards={cards} onClose={() => setOpen(false)} />}
    </li>
  );
}
