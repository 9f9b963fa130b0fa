import type { ReactNode } from 'react';
import type { CardSize } from '../cards/card-name.tsx';
import { CardBack, CardPicture } from '../cards/card-picture.tsx';
import { Sym } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import { useTable } from '../state/table-store.ts';
import { useLongPress, zoomOn } from './long-press.ts';
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
  partner: 'check',
  called: 'lock',
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
  const press = useLongPress(() => {
    if (face !== undefined) zoomOn(face);
  });
  const isTarget = intents.targets.has(id);
  const isSelected = selected.includes(id);
  const isInSet = intents.set?.cards.includes(id) ?? false;
  const isLegal = !isTarget && (!isSelected || intents.set?.isRepeated === true) && (isInSet || intents.byCard.has(id));
  const picks = selected.filter((each) => each === id).length;
  const aim = intents.targets.get(id)?.verb === 'group' ? 'partner' : 'target';
  const all = [...states, ...(isSelected ? ['selected'] : []), ...(isTarget ? [aim] : [])];
  const tab = all.at(-1);
  const spoken = [
    label,
    ...(isSelected ? [t('state-selected')] : []),
    ...(isTarget ? [t(`state-${aim}`)] : []),
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
      {...press}
    >
      <span className="unseen">{spoken.join(', ')}</span>
      {children}
      {tab !== undefined && (
        <span className={`state-tab tab-${tab}`} aria-hidden="true">
          <Sym name={TAB_SYMBOLS[tab] ?? 'info'} />
          <span className="state-word">
            {tab === 'selected' && intents.set?.isRepeated === true
              ? t('arena-picked', { count: picks })
              : t(`state-${tab}`)}
          </span>
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
  const isInSet = intents.set?.cards.includes(id) ?? false;
  const isDim = snapshot.asked !== undefined && !isInSet && !intents.byCard.has(id);
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
