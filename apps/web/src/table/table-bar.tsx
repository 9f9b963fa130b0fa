import { lazy, memo, Suspense } from 'react';
import { Link } from 'wouter';
import { Sym } from '../draw/symbol.tsx';
import { useTable } from '../state/table-store.ts';
import { BarTools } from './bar-tools.tsx';
import { PhaseBar } from './game-parts.tsx';
import { useTableContext } from './table-context.tsx';
import { turnWords } from './turn-words.ts';

/** The menu is opened rarely, and much is in it. */
const MenuSheet = lazy(() => import('./menu-sheet.tsx').then((m) => ({ default: m.MenuSheet })));

export const TableBar = memo(function TableBar() {
  const { snapshot, t, playerName } = useTableContext();
  const undo = useTable((s) => s.undo);
  const hint = useTable((s) => s.hint);
  const isHinting = useTable((s) => s.isHinting);
  const { seat, canUndo, asked } = snapshot;
  const turn = turnWords(snapshot, snapshot.active === seat, t, playerName);
  return (
    <header className="top table-top">
      <Link href="/" className="logo">
        Longbox
      </Link>
      <h1 className="unseen">{t('table-title')}</h1>
      <PhaseBar game={snapshot.game} hasStops />
      <BarTools
        menu={(close) => (
          <Suspense>
            <MenuSheet onClose={close} />
          </Suspense>
        )}
      >
        {snapshot.turn > 0 && <span className="turn-count">{turn}</span>}
        <button type="button" className="tool" disabled={!canUndo} onClick={() => void undo()}>
          <Sym name="turn" /> <span className="tool-word">{t('tool-undo')}</span> <kbd className="tool-word">U</kbd>
        </button>
        <button
          type="button"
          className="tool tool-hint"
          disabled={asked === undefined || isHinting}
          onClick={() => void hint()}
        >
          <Sym name="intellect" /> <span className="tool-word">{t(isHinting ? 'tool-hinting' : 'tool-hint')}</span>{' '}
          <kbd className="tool-word">H</kbd>
        </button>
      </BarTools>
    </header>
  );
});
