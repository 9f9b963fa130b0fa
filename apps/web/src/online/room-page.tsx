import { needGameName } from '@longbox/games';
import type { DeckChoice, RoomView } from '@longbox/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { api } from './api.ts';
import { Chat } from './chat.tsx';
import { chosenDeck, rememberDeck } from './chosen-deck.ts';
import { clockWords } from './clock-rules.ts';
import { DeckSelect } from './deck-select.tsx';
import { commitTo } from './entropy.ts';
import { useOnline } from './online-store.ts';
import { gameTitle, profileTitle } from './profile-title.ts';
import { SeatList } from './seat-list.tsx';
import { StatusLine } from './status-line.tsx';
import { TroubleLine } from './trouble-line.tsx';

/** Before the first card: who sits where, with which deck, and the link for the others. */
export function RoomPage({ room }: { readonly room: RoomView }) {
  const t = useText();
  const trouble = useOnline((s) => s.trouble);
  const { game, profile, clock, watch, rated } = room;
  const facts = [
    gameTitle(game),
    profileTitle(game, profile, t),
    clockWords(clock, t),
    t(
      watch.who === 'nobody' ? 'online-watch-nobody' : watch.delay > 0 ? 'online-watch-delayed' : 'online-watch-anyone',
    ),
    ...(watch.openHands ? [t('online-open-hands')] : []),
    ...(rated ? [t('online-rated-word')] : []),
  ];
  return (
    <Page title={t('online-room')}>
      <StatusLine />
      <h1 className="title">{t('online-room')}</h1>
      <p className="online-lead">{facts.join(' · ')}</p>
      <TroubleLine trouble={trouble} />
      <div className="online-columns">
        <section className="panel online-panel" aria-label={t('online-seats')}>
          <Invite room={room} />
          <SeatList room={room} />
          {room.you === undefined ? <p className="online-note">{t('online-watching')}</p> : <Mine room={room} />}
          <p className="online-note" title={room.shuffle.commitment}>
            {t('online-bound', { commitment: room.shuffle.commitment.slice(0, 12) })}
          </p>
        </section>
        <section className="panel online-panel" aria-label={t('online-chat')}>
          <h2 className="heading">{t('online-chat')}</h2>
          <Chat />
        </section>
      </div>
    </Page>
  );
}

function Invite({ room }: { readonly room: RoomView }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const link = `${window.location.origin}/t/${room.id}`;
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  // Closing the share sheet is no error.
  const share = () => void navigator.share({ title: t('online-share-title'), url: link }).catch(() => undefined);
  return (
    <div className="online-invite">
      <label className="field">
        <span>{t('online-link')}</span>
        <input className="input" name="invite" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="btn" onClick={copy}>
        {t(isCopied ? 'online-copied' : 'online-copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="btn" onClick={share}>
          {t('online-share')}
        </button>
      )}
    </div>
  );
}

/** One's own deck, and whether one is ready. */
function Mine({ room }: { readonly room: RoomView }) {
  const t = useText();
  const ask = useOnline((s) => s.ask);
  const [, go] = useLocation();
  const [deck, setDeck] = useState(() => chosenDeck(room.id));
  const { you, shuffle, stage } = room;
  const seat = you === undefined ? undefined : room.seats[you];
  if (you === undefined || seat?.kind !== 'player') return null;
  const ready = () => {
    const commitment = commitTo(shuffle, you);
    return ask((id) => api.ready(id, { label: shuffle.label, commitment }));
  };
  const take = async (value: string, choice: DeckChoice) => {
    if (!(await ask((id) => api.deck(id, choice)))) return;
    rememberDeck(room.id, value);
    setDeck(value);
  };
  const leave = () => ask((id) => api.leave(id)).then((isGone) => isGone && go('/online'));
  return (
    <div className="online-mine">
      {!seat.ready && stage === 'open' && (
        <DeckSelect
          game={needGameName(room.game)}
          value={deck}
          label={t(seat.hasDeck && deck === '' ? 'online-deck-other' : 'online-deck')}
          onChange={(value, choice) => void take(value, choice)}
        />
      )}
      <p className="sheet-buttons">
        {stage !== 'open' ? (
          <span role="status">{t('online-dealing')}</span>
        ) : seat.ready ? (
          <button type="button" className="btn" onClick={() => void ask((id) => api.ready(id, {}))}>
            {t('online-unready')}
          </button>
        ) : (
          <button type="button" className="btn btn-main btn-big" disabled={!seat.hasDeck} onClick={() => void ready()}>
            {t('online-ready')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => void leave()}>
          {t('online-leave')}
        </button>
      </p>
      {!seat.hasDeck && <p className="online-note">{t('online-refused-deck')}</p>}
    </div>
  );
}
