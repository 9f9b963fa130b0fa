import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { useOnline } from './online-store.ts';

/** How long it is said that the line is back. */
const BACK = 4_000;

/** How the line to the server stands, in words; silent while all is well. */
export function StatusLine() {
  const t = useText();
  const status = useOnline((s) => s.status);
  const wasLost = useOnline((s) => s.wasLost);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    setBack(status === 'online' && wasLost);
    const timer = setTimeout(() => setBack(false), BACK);
    return () => clearTimeout(timer);
  }, [status, wasLost]);
  const words = status === 'online' ? (isBack ? t('online-back') : '') : t(`online-${status}`);
  return (
    <p role="status" className={`online-status ${words === '' ? 'unseen' : ''}`} data-status={status}>
      {words}
    </p>
  );
}
