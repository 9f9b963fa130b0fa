import { useMemo } from 'react';
import { Link, useSearchParams } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { GameNote } from '../cards/game-note.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards, useFields } from '../library/library-client.ts';
import { CardQuery } from '../search/card-query.tsx';
import { QueryHelp } from '../search/query-help.tsx';
import { useFinding } from '../search/use-finding.ts';
import { Page } from '../shell/page.tsx';
import '../styles/gallery.css';
import '../styles/query.css';

/** Every card of both games, found as you type. The query stands in the address, so that a search can be shared. */
export function Cards() {
  const t = useText();
  const { byKey } = useCards();
  const [search, setSearch] = useSearchParams();
  const game: GameName = GAMES.find((each) => each === search.get('game')) ?? 'vs';
  const query = search.get('q') ?? '';
  const fields = useFields(game);
  const found = useFinding(game, query);
  const cards = useMemo(() => (found?.keys ?? []).flatMap((key) => byKey.get(key) ?? []), [found?.keys, byKey]);
  const seek = (next: string, of: GameName = game): void => {
    setSearch({ ...(of !== 'vs' && { game: of }), ...(next !== '' && { q: next }) }, { replace: true });
  };
  return (
    <Page title={t('nav-cards')}>
      <h1 className="title">{t('cards-title')}</h1>
      <CardQuery
        game={game}
        query={query}
        found={found}
        beside={<GameTabs game={game} />}
        onChange={(next) => seek(next)}
      />
      <GameNote game={game} />
      {game === 'vs' && (
        <p className="caption">
          <Link href="/cards/ledger">{t('ledger-title')}</Link>
        </p>
      )}
      <QueryHelp game={game} fields={fields} onTry={(example) => seek(example)} />
      <p role="status" className="gallery-count" data-answer={found?.query}>
        {found === undefined ? t('loading') : t('cards-found', { count: cards.length })}
      </p>
      {found?.problem === undefined && found !== undefined && cards.length === 0 && (
        <p className="caption">{t('cards-none')}</p>
      )}
      {found !== undefined && <CardGrid cards={cards} place={`${game} ${found.query}`} />}
    </Page>
  );
}

function GameTabs({ game }: { readonly game: GameName }) {
  const t = useText();
  return (
    <ul className="tabs" aria-label={t('game')}>
      {GAMES.map((each) => (
        <li key={each}>
          <Link
            href={each === 'vs' ? '/cards' : `/cards?game=${each}`}
            className="tab"
            aria-current={each === game ? 'true' : undefined}
          >
            {t(`game-${each}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
