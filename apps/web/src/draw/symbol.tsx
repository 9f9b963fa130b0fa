import { SYMBOL_SHAPES, type SymbolName } from './symbol-shapes.tsx';

/** A symbol in a line of text. Give a label where no word beside it says the same. */
export function Sym({ name, label }: { readonly name: SymbolName; readonly label?: string | undefined }) {
  const shape = SYMBOL_SHAPES[name];
  if (label === undefined) {
    return (
      <svg className="sym" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className="sym" viewBox="0 0 24 24" fill="currentColor" role="img" aria-label={label}>
      {shape}
    </svg>
  );
}

export function Coin({ name, label }: { readonly name: SymbolName; readonly label?: string | undefined }) {
  return (
    <span className={name === 'anyTurn' ? 'coin coin-any' : 'coin'}>
      <Sym name={name} label={label} />
    </span>
  );
}
