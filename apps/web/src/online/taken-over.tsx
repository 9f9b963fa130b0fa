import { useTableContext } from '../table/table-context.tsx';
import { useOnline } from './online-store.ts';

/** Seats of people that the computer plays since their time ran out. */
export function TakenOver() {
  const { t, playerName } = useTableContext();
  const room = useOnline((s) => s.room);
  const match = useOnline((s) => s.match);
  const taken = (match?.doc.computers ?? []).filter((seat) => room?.seats[seat]?.kind === 'player');
  return taken.map((seat) => (
    <p key={seat} className="caption online-taken" role="status">
      {seat === match?.viewer ? t('online-taken-yours') : t('online-taken', { name: playerName(seat) })}
    </p>
  ));
}
