import type { DeckChoice, GameView, RoomView } from '@longbox/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useDecks } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { api } from '../online/api.ts';
import { rememberDeck } from '../online/chosen-deck.ts';
import { clockOf } from '../online/clock-rules.ts';
import { NamePanel } from '../online/name-panel.tsx';
import { asTrouble, type Trouble } from '../online/online-trouble.ts';
import { OpenTables } from '../online/open-tables.tsx';
import { GameFields, RuleFields, SeatFields } from '../online/table-form.tsx';
import { FIRST_WISH, isRated, profileOf, roomBody, type TableWish } from '../online/table-wish.ts';
import { TroubleLine } from '../online/trouble-line.tsx';
import { useSession } from '../online/use-session.ts';
import { Page } from '../shell/page.tsx';
import '../styles/online.css';

/** Where people find each other: one's own table, somebody else's, or anybody who wants the same. */
export function Online() {
  const t = useText();
  const [games, setGames] = useState<readonly GameView[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const session = useSession();
  useEffect(() => {
    api.games().then(setGames, (error: unknown) => setTrouble(asTrouble(error)));
  }, []);
  return (
    <Page title={t('online-title')}>
      <h1 className="title">{t('online-title')}</h1>
      <p className="online-lead">{t('online-lead')}</p>
      <TroubleLine trouble={trouble ?? session.trouble} />
      <div className="online-columns online-lobby">
        <section className="panel online-panel" aria-labelledby="online-create">
          <h2 className="heading" id="online-create">
            {t('online-create')}
          </h2>
          {games === undefined ? <p>{t('loading')}</p> : <Create games={games} />}
        </section>
        <div className="online-side">
          <section className="panel online-panel" aria-label={t('online-who')}>
            <h2 className="heading">{t('online-who')}</h2>
            <NamePanel player={session.player} onChange={session.change} />
            <p className="online-ways">
              <Link href="/online/you">{t('online-you-link')}</Link>
              <Link href="/online/ratings">{t('online-ratings')}</Link>
            </p>
          </section>
          <section className="panel online-panel" aria-label={t('online-join')}>
            <h2 className="heading">{t('online-join')}</h2>
            <Join />
          </section>
          <section className="panel online-panel online-waiting-tables" aria-label={t('online-tables')}>
            <h2 className="heading">{t('online-tables')}</h2>
            <OpenTables />
          </section>
        </div>
      </div>
    </Page>
  );
}

function Create({ games }: { readonly games: readonly GameView[] }) {
  const t = useText();
  const [, go] = useLocation();
  const decks = useDecks();
  const [wish, setWish] = useState<TableWish>(FIRST_WISH);
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<TableWish>) => setWish((now) => ({ ...now, ...part }));
  const game = games.find((each) => each.game === wish.game);
  if (game === undefined) return null;
  const first = decks.filter((deck) => deck.game === wish.game && deck.isFirst).map(({ key }) => key);
  const deckFor = (seat: number): string => first[seat % first.length];
  const own: DeckChoice = wish.choice ?? { starter: first[0] };
  const deck = wish.deck === '' ? `starter:${first[0]}` : wish.deck;

  const open = async (work: () => Promise<RoomView>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { id } = await work();
      rememberDeck(id, deck);
      go(`/t/${id}`);
    } catch (error) {
      setTrouble(asTrouble(error));
      setBusy(false);
    }
  };
  const create = () =>
    open(async () => {
      const room = await api.create(roomBody(wish, game, deckFor));
      return api.deck(room.id, own);
    });
  const quick = () => {
    const { clock, expiry } = wish;
    const body = { game: wish.game, profile: profileOf(wish, game), deck: own, clock: clockOf(clock, expiry) };
    return open(() => api.quick({ ...body, rated: isRated(wish) }));
  };
  const fields = { wish, game, change };
  return (
    <form
      className="online-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <GameFields {...fields} wish={{ ...wish, deck }} />
      <SeatFields {...fields} />
      <RuleFields {...fields} />
      <TroubleLine trouble={trouble} />
      <p className="sheet-buttons">
        <button type="submit" className="btn btn-main btn-big" disabled={isBusy}>
          {t('online-create-go')}
        </button>
        <button type="button" className="btn btn-big" disabled={isBusy} onClick={() => void quick()}>
          {t('online-quick')}
        </button>
      </p>
      <p className="online-note">{t('online-quick-text')}</p>
    </form>
  );
}

/** A link, or the name of a table from one. */
function Join() {
  const t = useText();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const room = /([\w-]{4,40})\/?\s*$/.exec(text)?.[1];
  return (
    <form
      className="online-join"
      onSubmit={(event) => {
        event.preventDefault();
        if (room !== undefined) go(`/t/${room}`);
      }}
    >
      <label className="field">
        <span>{t('online-join-link')}</span>
        <input
          className="input"
          name="link"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={room === undefined}>
        {t('online-join-go')}
      </button>
    </form>
  );
}
