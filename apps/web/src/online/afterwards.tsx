import type { RoomView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';
import { FairCheck } from './fair-check.tsx';
import { useOnline } from './online-store.ts';

/** What next, after a match: again, the replay, the shuffle. */
export function AfterwardsButtons({ room, match }: { readonly room: RoomView; readonly match: string }) {
  const t = useText();
  const ask = useOnline((s) => s.ask);
  const { you, rematch, seats } = room;
  const isWanting = you !== undefined && rematch.includes(you);
  const people = seats.filter(({ kind }) => kind === 'player').length;
  return (
    <div className="end-buttons online-after">
      {you !== undefined && (
        <button
          type="button"
          className="btn btn-main btn-big"
          disabled={isWanting}
          onClick={() => void ask((id) => api.rematch(id))}
        >
          {isWanting ? t('online-rematch-waits', { count: rematch.length, of: people }) : t('online-rematch')}
        </button>
      )}
      <ReplayLink match={match} />
      <Link href="/online" className="btn btn-big">
        {t('online-to-lobby')}
      </Link>
      <FairCheck match={match} />
    </div>
  );
}

function ReplayLink({ match }: { readonly match: string }) {
  const t = useText();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    // A match behind closed doors, or too long for a link, has none.
    void api.replay(match).then(
      (replay) => setCode(replay.code),
      () => undefined,
    );
  }, [match]);
  if (code === undefined) return null;
  return (
    <a className="btn btn-big" href={`/replay#${code}`}>
      {t('online-replay')}
    </a>
  );
}
