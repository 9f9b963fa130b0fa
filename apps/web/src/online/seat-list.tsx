import type { RoomSeat, RoomView } from '@longbox/protocol';
import { useDecks } from '../cards/use-catalogue.ts';
import { Sym } from '../draw/symbol.tsx';
import { useText } from '../i18n/language.tsx';
import { LEVELS } from '../screens/play-plan.ts';
import { api } from './api.ts';
import { useOnline } from './online-store.ts';

/** Who sits where, who is ready, and what the host may do about it. */
export function SeatList({ room }: { readonly room: RoomView }) {
  const t = useText();
  return (
    <ol className="online-seats" aria-label={t('online-seats')}>
      {room.seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
        <li key={at} className={`online-seat panel ${at === room.you ? 'online-seat-mine' : ''}`} data-kind={seat.kind}>
          <span className="label">{t('online-seat', { number: at + 1 })}</span>
          <Who seat={seat} room={room} />
          <SeatTools seat={seat} at={at} room={room} />
        </li>
      ))}
    </ol>
  );
}

function Who({ seat, room }: { readonly seat: RoomSeat; readonly room: RoomView }) {
  const t = useText();
  if (seat.kind === 'open') return <b className="online-free">{t('online-seat-free')}</b>;
  if (seat.kind === 'computer') return <b>{t('online-seat-computer', { level: t(`level-${seat.level}`) })}</b>;
  const { name, player, rating, ready, hasDeck } = seat;
  return (
    <span className="online-who">
      <b>{name}</b>
      {player === room.host && <span className="caption">{t('online-host')}</span>}
      {rating !== undefined && <span>{t('online-rating', { rating })}</span>}
      <span className={ready ? 'online-ready' : 'online-waiting'}>
        {ready && <Sym name="check" />} {t(ready ? 'online-is-ready' : hasDeck ? 'online-not-ready' : 'online-no-deck')}
      </span>
    </span>
  );
}

interface ToolsProps {
  readonly seat: RoomSeat;
  readonly at: number;
  readonly room: RoomView;
}

function SeatTools({ seat, at, room }: ToolsProps) {
  const t = useText();
  const me = useOnline((s) => s.me);
  const ask = useOnline((s) => s.ask);
  const decks = useDecks().filter(({ game, isFirst }) => game === room.game && isFirst);
  const isHost = me === room.host && room.you !== undefined;
  const isOpen = room.stage === 'open';
  if (seat.kind === 'open' && room.you === undefined && isOpen) {
    return (
      <button type="button" className="btn btn-main" onClick={() => void ask((id) => api.sit(id, at))}>
        {t('online-sit')}
      </button>
    );
  }
  if (!isHost || room.stage === 'playing' || at === room.you) return null;
  if (seat.kind === 'player') {
    return (
      <button type="button" className="btn" onClick={() => void ask((id) => api.kick(id, at))}>
        {t('online-kick', { name: seat.name })}
      </button>
    );
  }
  if (room.rated || !isOpen) return null;
  const level = seat.kind === 'computer' ? seat.level : '';
  const place = (wanted: string) => {
    const deck = { starter: decks[at % decks.length].key };
    const player = wanted === '' ? { kind: 'open' as const } : { kind: 'computer' as const, level: wanted, deck };
    return ask((id) => api.computer(id, { seat: at, player }));
  };
  return (
    <label className="field">
      <span className="unseen">{t('online-seat', { number: at + 1 })}</span>
      <select value={level} onChange={(event) => void place(event.target.value)}>
        <option value="">{t('online-seat-person')}</option>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {t('online-seat-computer', { level: t(`level-${each}`) })}
          </option>
        ))}
      </select>
    </label>
  );
}
