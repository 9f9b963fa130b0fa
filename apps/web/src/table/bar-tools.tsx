import type { ReactNode } from 'react';
import { Sym } from '../draw/symbol.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { Log } from './log.tsx';
import { useTableContext } from './table-context.tsx';

interface Props {
  /** What this kind of table offers before log and menu. */
  readonly children: ReactNode;
  readonly menu: (onClose: () => void) => ReactNode;
}

/** The right end of the bar: the tools of the table, then log and menu with what they open. */
export function BarTools({ children, menu }: Props) {
  const { t } = useTableContext();
  const open = useTable((s) => s.open);
  const setOpen = useTable((s) => s.setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="top-tools">
        {children}
        <button type="button" className="tool tool-log" onClick={() => setOpen('log')} aria-label={t('tool-log')}>
          <Sym name="log" />
        </button>
        <button type="button" className="tool tool-menu" onClick={() => setOpen('menu')}>
          <Sym name="gear" /> <span className="tool-word">{t('tool-menu')}</span> <kbd className="tool-word">?</kbd>
        </button>
      </div>
      {open === 'log' && (
        <Sheet title={t('tool-log')} onClose={close} className="log-sheet">
          <Log />
        </Sheet>
      )}
      {open === 'menu' && menu(close)}
    </>
  );
}
