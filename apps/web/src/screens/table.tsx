import { useEffect, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { CardDetail } from '../cards/card-detail.tsx';
import { useText } from '../i18n/language.tsx';
import { useTitle } from '../shell/page.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { Announcer } from '../table/announcer.tsx';
import { CombatStrip } from '../table/combat-strip.tsx';
import { EndPanel } from '../table/end-panel.tsx';
import { Hand } from '../table/hand.tsx';
import { Prompt } from '../table/prompt.tsx';
import { Rail } from '../table/rail.tsx';
import { Side } from '../table/side.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { TableProvider, useTableContext } from '../table/table-context.tsx';
import { Tray } from '../table/tray.tsx';
import { useFlip } from '../table/use-flip.ts';
import { useKeys } from '../table/use-keys.ts';
import { useMedia } from '../table/use-media.ts';
import { usePacing } from '../table/use-pacing.ts';
import '../styles/table.css';
import '../styles/table-side.css';
import '../styles/table-combat.css';
import '../styles/table-phone.css';

export function Table() {
  const t = useText();
  useTitle(t('table-title'));
  const { snapshot, isThere, error, resume } = useTable();
  useEffect(() => void resume(), [resume]);
  usePacing(snapshot);
  if (error !== undefined) throw error;
  if (snapshot === undefined) {
    return isThere === false ? <Redirect to="/play" /> : <p className="waiting">{t('loading')}</p>;
  }
  return (
    <TableProvider snapshot={snapshot}>
      <TableBoard />
    </TableProvider>
  );
}

function TableBoard() {
  const { snapshot } = useTableContext();
  const ref = useRef<HTMLElement>(null);
  const isBusy = useTable((s) => s.isBusy);
  const isPhone = useMedia('(max-width: 820px)');
  useFlip(ref, snapshot.seq);
  useKeys();
  const { view, seat } = snapshot;
  const count = view.seats.length;
  // In seating order, the one on the left first.
  const others = Array.from({ length: count - 1 }, (_, i) => view.seats[(seat + 1 + i) % count]);
  return (
    <div
      className={`table ${count > 2 ? 'table-many' : ''} ${view.combat === undefined ? '' : 'table-combat'}`}
      data-seq={snapshot.seq}
      data-busy={isBusy ? 'yes' : 'no'}
    >
      <TableBar />
      <main className="board" ref={ref}>
        <div className="enemies">
          {others.map((each) => (
            <Side key={each.seat} seat={each} isMine={false} isSlim={isPhone || count > 2} />
          ))}
        </div>
        {snapshot.result === undefined ? <CombatStrip /> : <EndPanel />}
        <Side seat={view.seats[seat]} isMine isSlim={isPhone} />
        <Tray />
        <Prompt />
        <Hand />
      </main>
      {!isPhone && <Rail />}
      <Announcer />
      <ZoomSheet />
    </div>
  );
}

/** A card opened from the log, a pile or a long press. */
function ZoomSheet() {
  const { facts } = useTableContext();
  const [face, setFace] = useState<string>();
  useEffect(() => {
    const onZoom = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') setFace(event.detail);
    };
    document.addEventListener('longbox-zoom', onZoom);
    return () => document.removeEventListener('longbox-zoom', onZoom);
  }, []);
  const card = facts(face);
  if (card === undefined) return null;
  return (
    <Sheet title={card.name} onClose={() => setFace(undefined)}>
      <CardDetail card={card} />
    </Sheet>
  );
}
