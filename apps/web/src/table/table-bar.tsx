import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Sym } from '../draw/symbol.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { gameClient } from '../workers/game-client.ts';
import { ArenaPhaseBar } from './arena/arena-phase-bar.tsx';
import { Log } from './log.tsx';
import { useTableContext } from './table-context.tsx';
import { VsPhaseBar } from './vs/vs-phase-bar.tsx';

type Open = 'leave' | 'log' | undefined;

export function TableBar() {
  const { snapshot, t, playerName } = useTableContext();
  const undo = useTable((s) => s.undo);
  const [open, setOpen] = useState<Open>();
  const { seat, canUndo } = snapshot;
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
      {snapshot.game === 'vs' ? <VsPhaseBar /> : <ArenaPhaseBar />}
      <div className="top-tools">
        {snapshot.turn > 0 && <span className="turn-count">{turn}</span>}
        <button type="button" className="tool" disabled={!canUndo} onClick={() => void undo()}>
          <Sym name="turn" /> <span className="tool-word">{t('tool-undo')}</span> <kbd className="tool-word">U</kbd>
        </button>
        <button type="button" className="tool tool-log" onClick={() => setOpen('log')} aria-label={t('tool-log')}>
          <Sym name="log" />
        </button>
        <button type="button" className="tool" onClick={() => setOpen('leave')}>
          <Sym name="close" /> <span className="tool-word">{t('tool-leave')}</span>
        </button>
      </div>
      {open === 'log' && (
        <Sheet title={t('tool-log')} onClose={() => setOpen(undefined)} className="log-sheet">
          <Log />
        </Sheet>
      )}
      {open === 'leave' && <LeaveSheet onClose={() => setOpen(undefined)} />}
    </header>
  );
}

function LeaveSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTableContext();
  const leave = useTable((s) => s.leave);
  const [, go] = useLocation();
  return (
    <Sheet title={t('leave-title')} onClose={onClose}>
      <p>{t('leave-text')}</p>
      <p className="sheet-buttons">
        <button type="button" className="btn btn-main" onClick={() => void leave().then(() => go('/play'))}>
          {t('leave-yes')}
        </button>
        <button type="button" className="btn" onClick={() => void saveRecord()}>
          {t('tool-save')}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('leave-no')}
        </button>
      </p>
    </Sheet>
  );
}

/** Hands the game out as a file that replays it. */
async function saveRecord(): Promise<void> {
  const record = await gameClient().record();
  const address = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'longbox-game.json';
  link.click();
  URL.revokeObjectURL(address);
}
