import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { BackupPanel } from '../decks/backup-panel.tsx';
import type { OwnDeck } from '../decks/deck.ts';
import { DeckBox } from '../decks/deck-box.tsx';
import { addDeck, emptyDeck, useDeckStore, useOwnDecks } from '../decks/deck-store.ts';
import { ImportSheet } from '../decks/import-panel.tsx';
import { starterTitle } from '../decks/starter-title.ts';
import { useDefaultProfile } from '../decks/use-default-profile.ts';
import { useText } from '../i18n/language.tsx';
import { useCards, useStarters } from '../library/library-client.ts';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import '../styles/decks.css';

/** The deck box: one's own decks, and those that come with the program. */
export function Decks() {
  const t = useText();
  const own = useOwnDecks();
  const trouble = useDeckStore((s) => s.trouble);
  const [isImporting, setImporting] = useState(false);
  const make = useMakeDeck();
  return (
    <Page title={t('nav-decks')}>
      <h1 className="title">{t('nav-decks')}</h1>
      <p className="decks-lead">{t('decks-lead')}</p>
      {trouble !== undefined && (
        <p role="alert" className="verdict">
          {t('decks-trouble')} <span lang="en">{trouble}</span>
        </p>
      )}
      <div className="decks-tools">
        {GAMES.map((game) => (
          <button key={game} type="button" className="btn btn-go" onClick={() => make(game)}>
            {t('decks-new', { game: t(`game-${game}`) })}
          </button>
        ))}
        <button type="button" className="btn" onClick={() => setImporting(true)}>
          {t('import-title')}
        </button>
      </div>
      <section className="shelf">
        <h2 className="heading">{t('decks-own')}</h2>
        {own.length === 0 ? <p className="deck-empty">{t('decks-none')}</p> : <OwnShelf decks={own} />}
      </section>
      <StarterShelf />
      <BackupPanel />
      {isImporting && <ImportSheet onClose={() => setImporting(false)} />}
    </Page>
  );
}

/** Makes a deck and opens it; `?new=vs&card=…` does so at once, with that card in it. */
function useMakeDeck(): (game: GameName, card?: string) => void {
  const t = useText();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const { byKey } = useCards();
  const profileOf = useDefaultProfile();
  const make = (game: GameName, key?: string): void => {
    const card = key === undefined ? undefined : byKey.get(key);
    const deck = emptyDeck(game, t('deck-new-title'), profileOf(game));
    const id = addDeck({
      ...deck,
      ...(card?.kind === 'main' && { main: card.key }),
      ...(card !== undefined && card.kind !== 'main' && { cards: [{ id: card.key, count: 1 }] }),
    });
    go(`/decks/${id}`, { replace: key !== undefined });
  };
  const wanted = GAMES.find((game) => game === search.get('new'));
  const isMade = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, by the address the screen was opened with
  useEffect(() => {
    if (wanted === undefined || isMade.current) return;
    isMade.current = true;
    make(wanted, search.get('card') ?? '');
  }, [wanted]);
  return make;
}

function OwnShelf({ decks }: { readonly decks: readonly OwnDeck[] }) {
  const t = useText();
  const [, go] = useLocation();
  const remove = useDeckStore((s) => s.remove);
  const [leaving, setLeaving] = useState<string>();
  return (
    <ul className="deck-boxes">
      {decks.map((deck) => (
        <DeckBox
          key={deck.id}
          deck={deck}
          title={deck.title === '' ? t('deck-untitled') : deck.title}
          href={`/decks/${deck.id}`}
          profile={deck.profile}
        >
          {leaving === deck.id ? (
            <>
              <button type="button" className="btn btn-main" onClick={() => remove(deck.id)}>
                {t('deck-delete-yes')}
              </button>
              <button type="button" className="btn" onClick={() => setLeaving(undefined)}>
                {t('deck-delete-no')}
              </button>
            </>
          ) : (
            <>
              <button type="button" className="btn btn-go" onClick={() => go(`/play?deck=${deck.id}`)}>
                {t('deck-play')}
              </button>
              <button
                type="button"
                className="btn"
                onClick={() => go(`/decks/${addDeck({ ...deck, title: t('deck-copy-of', { title: deck.title }) })}`)}
              >
                {t('deck-copy')}
              </button>
              <button type="button" className="btn" onClick={() => setLeaving(deck.id)}>
                {t('deck-delete')}
              </button>
            </>
          )}
        </DeckBox>
      ))}
    </ul>
  );
}

function StarterShelf() {
  const t = useText();
  const [, go] = useLocation();
  const starters = useStarters();
  const profileOf = useDefaultProfile();
  const [game, setGame] = useState<GameName>('vs');
  const [isAll, setAll] = useState(false);
  const shown = starters.filter((deck) => deck.game === game && (isAll || deck.isFirst));
  const rest = starters.filter((deck) => deck.game === game).length - shown.length;
  return (
    <section className="shelf">
      <h2 className="heading">{t('decks-starters')}</h2>
      <Segments
        legend={t('game')}
        name="starters"
        value={game}
        options={GAMES.map((each) => [each, t(`game-${each}`)])}
        onChange={setGame}
      />
      <ul className="deck-boxes">
        {shown.map((deck) => {
          const { key, main, cards, side } = deck;
          const title = starterTitle(deck.title, t);
          return (
            <DeckBox key={key} deck={deck} title={title} href={`/decks/${key}`} profile={profileOf(game)}>
              <button
                type="button"
                className="btn"
                onClick={() =>
                  go(`/decks/${addDeck({ game, title, main, cards, side, profile: profileOf(game), notes: '' })}`)
                }
              >
                {t('deck-take')}
              </button>
            </DeckBox>
          );
        })}
      </ul>
      {rest > 0 && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {t('show-more', { count: rest })}
        </button>
      )}
    </section>
  );
}
