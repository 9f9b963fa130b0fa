import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { isCall } from '../table/turn-title.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { useOnline } from './online-store.ts';

/** Browsers without it, and pages without TLS, have no notifications. */
const canCall = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Notifies people who are looking elsewhere that it is their move. Permission is asked once. */
export function TurnCall() {
  const { t } = useTableContext();
  const truth = useTable((s) => s.snapshot);
  const isPlayer = useOnline((s) => typeof s.match?.viewer === 'number');
  const isAsked = useSettings((s) => s.isCallAsked);
  const change = useSettings((s) => s.change);
  const [mayAsk, setMayAsk] = useState(() => canCall() && Notification.permission === 'default');
  const before = useRef<Snapshot | undefined>(undefined);
  useEffect(() => {
    if (truth === undefined || !isPlayer) return;
    if (canCall() && Notification.permission === 'granted' && isCall(before.current, truth, document.hidden)) {
      const call = new Notification(t('call-title'), { body: t('call-text'), tag: truth.plan.seed });
      call.onclick = () => {
        window.focus();
        call.close();
      };
    }
    before.current = truth;
  }, [truth, isPlayer, t]);
  if (!isPlayer || isAsked || !mayAsk || truth?.result !== undefined) return null;
  const answer = (isWanted: boolean) => {
    change({ isCallAsked: true });
    setMayAsk(false);
    if (isWanted) void Notification.requestPermission();
  };
  return (
    <div className="caption online-call" role="status">
      <span>{t('call-ask')}</span>
      <span className="online-reply">
        <button type="button" className="btn" onClick={() => answer(true)}>
          {t('call-yes')}
        </button>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {t('call-no')}
        </button>
      </span>
    </div>
  );
}
