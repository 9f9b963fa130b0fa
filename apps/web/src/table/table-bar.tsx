import { Link } from 'wouter';
import { Sym } from '../draw/symbol.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { ArenaPhaseBar } from './arena/arena-phase-bar.tsx';
import { Log } from './log.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { useTableContext } from './table-context.tsx';
import { VsPhaseBar } from './vs/vs-phase-bar.tsx';

export function TableBar() {
  const { snapshot, t, playerName } = useTableContext();
  const undo = useTable((s) => s.undo);
  const hint = useTable((s) => s.hint);
  const isHinting = useTable((s) => s.isHinting);
  const open = useTable((s) => s.open);
  const setOpen = useTable((s) => s.setOpen);
  const { seat, canUndo, asked } = snapshot;
  const turn =
    snapshot.active === seat
      ? t('turn-yours', { turn: snapshot.turn })
      : t('turn-of', { turn: snapshot.turn, name: playerName(snapshot.active) });
  return (
    <header className="top table-top">
      <Link href="/" className="logo">
        Longbox
      </Link>
      <h1 className="unseen">{t('table-title')}</h1>
      {snapshot.game === 'vs' ? <VsPhaseBar hasStops /> : <ArenaPhaseBar hasStops />}
      <div className="top-tools">
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
        <button type="button" className="tool tool-log" onClick={() => setOpen('log')} aria-label={t('tool-log')}>
          <Sym name="log" />
        </button>
        <button type="button" className="tool tool-menu" onClick={() => setOpen('menu')}>
          <Sym name="gear" /> <span className="tool-word">{t('tool-menu')}</span> <kbd className="tool-word">?</kbd>
        </button>
      </div>
      {open === 'log' && (
        <Sheet title={t('tool-log')} onClose={() => setOpen(undefined)} className="log-sheet">
          <Log />
        </Sheet>
      )}
      {open === 'menu' && <MenuSheet onClose={() => setOpen(undefined)} />}
    </header>
  );
}
