import { useEffect, useState } from 'react';
import { useTableContext } from '../table/table-context.tsx';
import { countdown } from './clock-rules.ts';
import { useOnline } from './online-store.ts';

const TICK = 500;

/** The time everybody has left. Only the clock of the player who must decide is running. */
export function Clocks() {
  const { t, snapshot, playerName } = useTableContext();
  const clock = useOnline((s) => s.match?.doc.clock);
  const ahead = useOnline((s) => s.ahead);
  const [now, setNow] = useState(() => Date.now());
  const { deadline, banks, paused } = clock ?? {};
  useEffect(() => {
    setNow(Date.now());
    if (deadline === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [deadline]);
  if (clock === undefined) return null;
  const left = deadline === undefined ? undefined : deadline - now - ahead;
  const rows = snapshot.plan.seats.flatMap((_, seat) => {
    const time = seat === snapshot.deciding && left !== undefined ? left : banks?.[seat];
    return time === undefined ? [] : [{ seat, time, isRunning: seat === snapshot.deciding && left !== undefined }];
  });
  return (
    <ul className="online-clocks" aria-label={t('online-clocks')}>
      {paused && <li className="online-clock">{t('online-paused')}</li>}
      {rows.map(({ seat, time, isRunning }) => (
        <li key={seat} className={`online-clock ${isRunning ? 'online-clock-runs' : ''}`}>
          <span>{playerName(seat)}</span> <b>{countdown(time)}</b>
        </li>
      ))}
    </ul>
  );
}
