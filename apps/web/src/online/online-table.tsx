import type { RoomView } from '@longbox/protocol';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTable } from '../state/table-store.ts';
import { Announcer } from '../table/announcer.tsx';
import { Board as GameBoard } from '../table/game-parts.tsx';
import { Rail } from '../table/rail.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { tableClasses } from '../table/table-classes.ts';
import { TableProvider, useTableContext } from '../table/table-context.tsx';
import { useBeatMarks } from '../table/use-beat-marks.ts';
import { useKeys } from '../table/use-keys.ts';
import { PHONE, useMedia } from '../table/use-media.ts';
import { useShown } from '../table/use-shown.ts';
import { useTurnTitle } from '../table/use-turn-title.ts';
import { ZoomSheet } from '../table/zoom-sheet.tsx';
import type { Snapshot } from '../workers/game-api.ts';
import { api } from './api.ts';
import { Clocks } from './clocks.tsx';
import { OnlineBar } from './online-bar.tsx';
import { useOnline } from './online-store.ts';
import { Proposal } from './proposal.tsx';
import { SeenFrom } from './seen-from.tsx';
import { StatusLine } from './status-line.tsx';
import { TakenOver } from './taken-over.tsx';
import { PassingTrouble } from './trouble-line.tsx';
import { TurnCall } from './turn-call.tsx';
import '../styles/table.css';
import '../styles/table-menu.css';
import '../styles/table-side.css';
import '../styles/table-combat.css';
import '../styles/table-motion.css';
import '../styles/table-arena.css';
import '../styles/table-lanes.css';
import '../styles/table-phone.css';
import '../styles/table-arena-phone.css';
import '../styles/table-lying.css';
import '../styles/table-tablet.css';

/** What next is asked at the end alone. */
const AfterwardsButtons = lazy(() => import('./afterwards.tsx').then((m) => ({ default: m.AfterwardsButtons })));

/** The same table as at home, held by a server. */
export function OnlineTable({ room, snapshot }: { readonly room: RoomView; readonly snapshot: Snapshot }) {
  useTurnTitle(snapshot);
  const match = snapshot.plan.seed;
  const isWatched = useOnline((s) => s.match?.viewer === 'watcher');
  const afterwards = useMemo(
    () => ({
      buttons: (
        <Suspense>
          <AfterwardsButtons room={room} match={match} />
        </Suspense>
      ),
      isWatched,
      replay: async () => (await api.replay(match)).code,
    }),
    [room, match, isWatched],
  );
  const [from, setFrom] = useState(0);
  const shown = useShown(snapshot) ?? snapshot;
  const seen = useMemo(() => (isWatched ? { ...shown, seat: from } : shown), [shown, isWatched, from]);
  return (
    <TableProvider snapshot={seen} afterwards={afterwards}>
      <Board place={isWatched ? <SeenFrom from={from} onChange={setFrom} /> : undefined} />
    </TableProvider>
  );
}

function Board({ place }: { readonly place: ReactNode }) {
  const { snapshot } = useTableContext();
  const isBusy = useTable((s) => s.isBusy);
  const marks = useBeatMarks();
  const isPhone = useMedia(PHONE);
  useKeys();
  const { game } = snapshot;
  return (
    <div
      className={`table-online ${tableClasses(snapshot)}`}
      data-seq={snapshot.seq}
      data-busy={isBusy ? 'yes' : 'no'}
      {...marks}
    >
      <OnlineBar />
      <div className="online-notices">
        <StatusLine />
        <PassingTrouble />
        <Clocks />
        <TakenOver />
        <Proposal />
        <TurnCall />
        {place}
      </div>
      <GameBoard game={game} isPhone={isPhone} />
      {!isPhone && <Rail />}
      <Announcer />
      <ZoomSheet />
      <RuleSheet />
    </div>
  );
}
