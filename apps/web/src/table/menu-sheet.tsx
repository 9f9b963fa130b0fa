import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { addScene } from '../scenes/kept-scenes.ts';
import { Sheet } from '../shell/sheet.tsx';
import { LANGUAGES, useSettings } from '../state/settings.ts';
import { isHere } from '../state/table-host.ts';
import { useTable } from '../state/table-store.ts';
import { gameClient } from '../workers/game-client.ts';
import { KeysList } from './keys-list.tsx';
import { saveRecord } from './save-record.ts';
import { SoundPanel } from './sound-panel.tsx';
import { Stops } from './stops.tsx';
import { useTableContext } from './table-context.tsx';

/** Everything of the table that is no move: where it stops, keys, the file, giving up, leaving. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, snapshot } = useTableContext();
  const language = useSettings((s) => s.language);
  const change = useSettings((s) => s.change);
  const other = LANGUAGES.find((each) => each !== language) ?? 'en';
  return (
    <Sheet title={t('tool-menu')} onClose={onClose} className="menu-sheet">
      <p className="sheet-buttons menu-links">
        <button type="button" className="btn" lang={other} onClick={() => change({ language: other })}>
          {t('menu-language')}
        </button>
        <Link href={`/rules/${snapshot.game}`} className="btn">
          {t('menu-rules')}
        </Link>
        <Link href="/settings" className="btn">
          {t('nav-settings')}
        </Link>
        <button type="button" className="btn" onClick={() => void saveRecord()}>
          {t('tool-save')}
        </button>
        {isHere() && <EditPosition />}
      </p>
      <SoundPanel />
      <Stops />
      <KeysList />
      <Leaving />
    </Sheet>
  );
}

/** The position goes to the editor of scenes; what the person cannot see is dealt again there. */
function EditPosition() {
  const { t } = useTableContext();
  const [, go] = useLocation();
  const edit = async () => {
    const { text } = await gameClient().sceneOfTable(t('menu-position'));
    go(`/scenes/${await addScene(text)}`);
  };
  return (
    <button type="button" className="btn" title={t('menu-edit-note')} onClick={() => void edit()}>
      {t('menu-edit')}
    </button>
  );
}

/** Both ways out ask once more. */
function Leaving() {
  const { t, snapshot } = useTableContext();
  const leave = useTable((s) => s.leave);
  const concede = useTable((s) => s.concede);
  const [asked, setAsked] = useState<'concede' | 'leave'>();
  const [, go] = useLocation();
  if (asked === undefined) {
    return (
      <p className="sheet-buttons">
        {snapshot.result === undefined && (
          <button type="button" className="btn" onClick={() => setAsked('concede')}>
            {t('tool-concede')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => setAsked('leave')}>
          {t('tool-leave')}
        </button>
      </p>
    );
  }
  return (
    <div className="caption menu-sure" role="alert">
      <p>{t(`${asked}-text`)}</p>
      <p className="sheet-buttons">
        <button
          type="button"
          className="btn btn-main"
          onClick={() => void (asked === 'leave' ? leave().then(() => go('/play')) : concede())}
        >
          {t(`${asked}-yes`)}
        </button>
        <button type="button" className="btn" onClick={() => setAsked(undefined)}>
          {t('leave-no')}
        </button>
      </p>
    </div>
  );
}
