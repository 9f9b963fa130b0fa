import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useOnline } from '../online/online-store.ts';
import { RoomPage } from '../online/room-page.tsx';
import { StatusLine } from '../online/status-line.tsx';
import { TroubleLine } from '../online/trouble-line.tsx';
import { Page } from '../shell/page.tsx';
import { useTable } from '../state/table-store.ts';
import '../styles/online.css';

const bringTable = () => import('../online/online-table.tsx');
const OnlineTable = lazy(() => bringTable().then((m) => ({ default: m.OnlineTable })));

/** One address for everything at a table: before the match, the match, and after it. */
export function OnlineRoom({ params: { room: id } }: { readonly params: { readonly room: string } }) {
  const enter = useOnline((s) => s.enter);
  const room = useOnline((s) => s.room);
  const isGone = useOnline((s) => s.isGone);
  const snapshot = useTable((s) => s.snapshot);
  const error = useTable((s) => s.error);
  useEffect(() => enter(id), [enter, id]);
  useEffect(() => {
    // It comes while people sit down; where it does not, the match asks for it again.
    bringTable().catch(() => undefined);
  }, []);
  if (error !== undefined) throw error;
  if (isGone) return <NoTable />;
  if (room === undefined || room.id !== id) return <Coming />;
  const isOn = room.stage === 'playing' || room.stage === 'finished';
  if (!isOn) return <RoomPage room={room} />;
  if (snapshot === undefined || snapshot.plan.seed !== room.match) return <Coming />;
  return (
    <Suspense fallback={<Coming />}>
      <OnlineTable room={room} snapshot={snapshot} />
    </Suspense>
  );
}

function Coming() {
  const t = useText();
  const trouble = useOnline((s) => s.trouble);
  return (
    <Page title={t('online-room')}>
      <h1 className="title">{t('online-room')}</h1>
      <StatusLine />
      <TroubleLine trouble={trouble} />
      <p>{t('loading')}</p>
    </Page>
  );
}

function NoTable() {
  const t = useText();
  return (
    <Page title={t('online-room')}>
      <h1 className="title">{t('online-gone')}</h1>
      <p>{t('online-gone-text')}</p>
      <Link href="/online" className="btn">
        {t('online-to-lobby')}
      </Link>
    </Page>
  );
}
