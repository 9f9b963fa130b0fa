import type { RoomView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';
import { clockWords } from './clock-rules.ts';
import { gameTitle, profileTitle } from './profile-title.ts';

/** The list is fetched again after this time. */
const EVERY = 10_000;

/** Tables that anybody may join. */
export function OpenTables() {
  const t = useText();
  const [rooms, setRooms] = useState<readonly RoomView[]>();
  useEffect(() => {
    const look = () => void api.rooms().then(setRooms, () => undefined);
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  if (rooms === undefined) return <p>{t('loading')}</p>;
  if (rooms.length === 0) return <p className="online-none">{t('online-tables-none')}</p>;
  return (
    <ul className="online-tables">
      {rooms.map((room) => (
        <li key={room.id}>
          <Link href={`/t/${room.id}`} className="online-open panel">
            <b>{namesIn(room) || t('online-nobody')}</b>
            <span>
              {gameTitle(room.game)} · {profileTitle(room.game, room.profile, t)} · {clockWords(room.clock, t)}
            </span>
            <span>
              {t('online-free', { count: room.seats.filter(({ kind }) => kind === 'open').length })}
              {room.rated && ` · ${t('online-rated-word')}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const namesIn = ({ seats }: RoomView): string =>
  seats.flatMap((seat) => (seat.kind === 'player' ? [seat.name] : [])).join(', ');
