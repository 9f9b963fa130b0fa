import { useState } from 'react';
import { Link } from 'wouter';
import { LanguageButton } from '../shell/page.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { KeysList } from '../table/keys-list.tsx';
import { Stops } from '../table/stops.tsx';
import { useTableContext } from '../table/table-context.tsx';
import { useOnline } from './online-store.ts';

/** Everything of an online table that is no move. */
export function OnlineMenu({ onClose }: { readonly onClose: () => void }) {
  const { t, snapshot } = useTableContext();
  const isPlayer = useOnline((s) => typeof s.match?.viewer === 'number');
  return (
    <Sheet title={t('tool-menu')} onClose={onClose} className="menu-sheet">
      <p className="sheet-buttons menu-links">
        <LanguageButton />
        <Link href={`/rules/${snapshot.game}`} className="btn">
          {t('menu-rules')}
        </Link>
        <Link href="/online" className="btn">
          {t('online-to-lobby')}
        </Link>
      </p>
      {isPlayer && snapshot.result === undefined && <PlayerTools onClose={onClose} />}
      {isPlayer && <Stops />}
      <KeysList />
    </Sheet>
  );
}

function PlayerTools({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTableContext();
  const concede = useTable((s) => s.concede);
  const act = useOnline((s) => s.act);
  const clock = useOnline((s) => s.match?.doc.clock);
  const [isSure, setSure] = useState(false);
  if (isSure) {
    return (
      <div className="caption menu-sure" role="alert">
        <p>{t('concede-text')}</p>
        <p className="sheet-buttons">
          <button type="button" className="btn btn-main" onClick={() => void concede()}>
            {t('concede-yes')}
          </button>
          <button type="button" className="btn" onClick={() => setSure(false)}>
            {t('leave-no')}
          </button>
        </p>
      </div>
    );
  }
  const pause = () => {
    onClose();
    void act({ t: 'propose', what: 'pause' });
  };
  return (
    <p className="sheet-buttons">
      <button type="button" className="btn" onClick={() => setSure(true)}>
        {t('tool-concede')}
      </button>
      {clock !== undefined && clock.paused === undefined && (
        <button type="button" className="btn" onClick={pause}>
          {t('online-pause')}
        </button>
      )}
    </p>
  );
}
