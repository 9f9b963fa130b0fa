import { type ReactNode, useRef } from 'react';
import type { CardSize } from '../cards/card-name.tsx';
import { CardBack, CardPicture } from '../cards/card-picture.tsx';
import { Sym } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from './table-context.tsx';

const TAB_SYMBOLS: Readonly<Record<string, SymbolName>> = {
  exhausted: 'turn',
  stunned: 'wound',
  hidden: 'hidden',
  frozen: 'ice',
  attacking: 'arrow',
  defending: 'def',
  selected: 'check',
  target: 'ranged',
};

interface ButtonProps {
  readonly id: number;
  readonly face: string | undefined;
  readonly size: CardSize;
  readonly label: string;
  readonly states: readonly string[];
  readonly isFirst: boolean;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Any card on the table: a button that shows the card large, and does what the offers say. */
export function CardButton({ id, face, size, label, states, isFirst, children, className = '' }: ButtonProps) {
  const { intents, selected, t, click } = useTableContext();
  const show = useTable((s) => s.show);
  const press = useRef<number>(undefined);
  const isTarget = intents.targets.has(id);
  const isSelected = selected.includes(id);
  const isLegal = !isTarget && !isSelected && intents.byCard.has(id);
  const all = [...states, ...(isSelected ? ['selected'] : []), ...(isTarget ? ['target'] : [])];
  const tab = all.at(-1);
  const spoken = [
    label,
    ...(isSelected ? [t('state-selected')] : []),
    ...(isTarget ? [t('state-target')] : []),
    ...(isLegal ? [t('state-legal')] : []),
  ];
  const look = () => {
    if (face !== undefined) show({ face, id });
  };
  return (
    <button
      type="button"
      className={`card card-${size} ${all.map((state) => `is-${state}`).join(' ')} ${isLegal ? 'is-legal' : ''} ${className}`}
      aria-pressed={isSelected ? true : undefined}
      data-roving
      data-card={id}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => click(id)}
      onFocus={look}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') look();
      }}
      onPointerDown={(event) => {
        // A long press shows the card without doing anything.
        if (event.pointerType !== 'mouse')
          press.current = window.setTimeout(
            () => document.dispatchEvent(new CustomEvent('longbox-zoom', { detail: face })),
            450,
          );
      }}
      onPointerUp={() => clearTimeout(press.current)}
      onPointerLeave={() => clearTimeout(press.current)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className="unseen">{spoken.join(', ')}</span>
      {children}
      {tab !== undefined && (
        <span className={`state-tab tab-${tab}`} aria-hidden="true">
          <Sym name={TAB_SYMBOLS[tab] ?? 'info'} />
          <span className="state-word">{t(`state-${tab}`)}</span>
        </span>
      )}
    </button>
  );
}

/** A card in the hand or in a tray. */
export function HeldCard({
  id,
  face,
  isFirst,
}: {
  readonly id: number;
  readonly face: string | undefined;
  readonly isFirst: boolean;
}) {
  const { facts, t, snapshot, intents } = useTableContext();
  const card = facts(face);
  const isDim = snapshot.asked !== undefined && !intents.byCard.has(id);
  const label = card === undefined ? t('label-unknown') : [card.name, t(`type-${card.kind}`), ...card.teams].join(', ');
  return (
    <CardButton
      id={id}
      face={face}
      size="hand"
      label={label}
      states={[]}
      isFirst={isFirst}
      className={isDim ? 'is-dim' : ''}
    >
      {card === undefined ? <CardBack /> : <CardPicture card={card} size="hand" />}
    </CardButton>
  );
}
