import { useState } from 'react';
import { Link } from 'wouter';
import { Sym } from '../draw/symbol.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { BarTools } from '../table/bar-tools.tsx';
import { PhaseBar } from '../table/game-parts.tsx';
import { useTableContext } from '../table/table-context.tsx';
import { turnWords } from '../table/turn-words.ts';
import { Chat } from './chat.tsx';
import { OnlineMenu } from './online-menu.tsx';
import { useOnline } from './online-store.ts';

/** The bar of a table far away: no hints here, but somebody to talk to. */
export function OnlineBar() {
  const { snapshot, t, playerName } = useTableContext();
  const undo = useTable((s) => s.undo);
  const match = useOnline((s) => s.match);
  const unseen = useOnline((s) => s.lines.length - s.seen);
  const [isTalking, setTalking] = useState(false);
  const isPlayer = typeof match?.viewer === 'number';
  const turn = turnWords(snapshot, isPlayer && snapshot.active === snapshot.seat, t, playerName);
  return (
    <header className="top table-top">
      <Link href="/online" className="logo">
        Longbox
      </Link>
      <h1 className="unseen">{t('online-table')}</h1>
      <PhaseBar game={snapshot.game} hasStops />
      <BarTools menu={(close) => <OnlineMenu onClose={close} />}>
        {!isPlayer && <span className="turn-count">{t('online-watching-short')}</span>}
        {snapshot.turn > 0 && <span className="turn-count">{turn}</span>}
        {isPlayer && (
          <button type="button" className="tool" disabled={!snapshot.canUndo} onClick={() => void undo()}>
            <Sym name="turn" />{' '}
            <span className="tool-word">{t(match.doc.undo === 'consent' ? 'online-undo-ask' : 'tool-undo')}</span>{' '}
            <kbd className="tool-word">U</kbd>
          </button>
        )}
        <button type="button" className="tool tool-chat" onClick={() => setTalking(true)}>
          {t('online-chat')} {unseen > 0 && <b className="online-unseen">{unseen}</b>}
          {unseen > 0 && <span className="unseen">{t('online-chat-new', { count: unseen })}</span>}
        </button>
      </BarTools>
      {isTalking && (
        <Sheet title={t('online-chat')} onClose={() => setTalking(false)} className="chat-sheet">
          <Chat />
        </Sheet>
      )}
    </header>
  );
}
