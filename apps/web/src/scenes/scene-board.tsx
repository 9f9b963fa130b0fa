import { useMemo } from 'react';
import { useText } from '../i18n/language.tsx';
import { Board } from '../table/game-parts.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { TableProvider } from '../table/table-context.tsx';
import { useMedia } from '../table/use-media.ts';
import { ZoomSheet } from '../table/zoom-sheet.tsx';
import type { SceneReading } from './scene-api.ts';
import '../styles/table.css';
import '../styles/table-side.css';
import '../styles/table-combat.css';
import '../styles/table-arena.css';
import '../styles/table-lanes.css';
import '../styles/table-phone.css';
import '../styles/table-arena-phone.css';
import '../styles/table-lying.css';

/** The position as the table shows it; nobody is asked anything. */
export function SceneBoard({ reading }: { readonly reading: SceneReading }) {
  const t = useText();
  const isPhone = useMedia('(max-width: 980px)');
  const own = useMemo(() => new Map(reading.cards.map((card) => [card.key, card])), [reading.cards]);
  const { snapshot } = reading;
  if (snapshot === undefined) return <p className="deck-empty">{t('scene-no-table')}</p>;
  const { game, plan } = snapshot;
  return (
    <TableProvider snapshot={snapshot} own={own} isShow>
      <div className={`table table-scene table-${game} ${plan.seats.length > 2 ? 'table-many' : ''}`}>
        <Board game={game} isPhone={isPhone} />
        <ZoomSheet />
        <RuleSheet />
      </div>
    </TableProvider>
  );
}
