import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { findRules, wordsOf } from '../rules/find-rules.ts';
import { RuleItem } from '../rules/rule-item.tsx';
import type { Rule, Rulebook } from '../rules/rulebook.ts';
import { RulesContent, RulesOverview } from '../rules/rules-content.tsx';
import { RulesNav } from '../rules/rules-nav.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import { Page } from '../shell/page.tsx';
import '../styles/rule-sheet.css';
import '../styles/rules.css';

const SHOWN = 40;

/** The rules of both games by id, in our own words. */
export function RulesScreen() {
  const t = useText();
  const { game: wanted, id } = useParams<{ game?: string; id?: string }>();
  const game: GameName = GAMES.find((each) => each === wanted) ?? 'vs';
  const book = useRulebook(game);
  const [search, setSearch] = useSearchParams();
  const [, go] = useLocation();
  const typed = search.get('q') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    // It answers with a promise in newer browsers, which is no way to clean up.
    void scrollTo(0, 0);
  }, [game, id]);

  const seek = (query: string): void => {
    if (id !== undefined) go(`/rules/${game}?q=${encodeURIComponent(query)}`);
    else setSearch(query === '' ? {} : { q: query }, { replace: true });
  };
  return (
    <Page title={id === undefined ? t('nav-rules') : id}>
      <div className="rulebook">
        <RulesNav book={book} current={id} query={typed} onSeek={seek} />
        <div className="rulebook-main">
          {typed === '' ? <Read book={book} id={id} /> : <Hits book={book} query={typed} />}
        </div>
      </div>
    </Page>
  );
}

function Read({ book, id }: { readonly book: Rulebook; readonly id: string | undefined }): ReactNode {
  return id === undefined ? <RulesOverview book={book} /> : <RulesContent book={book} id={id} />;
}

function Hits({ book, query }: { readonly book: Rulebook; readonly query: string }) {
  const t = useText();
  const sought = useDeferredValue(query);
  const found = useMemo(() => findRules(book, sought), [book, sought]);
  const words = useMemo(() => wordsOf(sought), [sought]);
  const [more, setMore] = useState({ query: '', count: SHOWN });
  const count = more.query === sought ? more.count : SHOWN;
  return (
    <>
      <h1 className="title">{t('rules-found-title', { query: sought })}</h1>
      <p role="status" className="rules-count">
        {t('rules-found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <p>
          {t('rules-found-none')} <Link href={`/rules/${book.game}`}>{t('rules-all')}</Link>
        </p>
      )}
      <List book={book} rules={found.slice(0, count)} sought={words} />
      {found.length > count && (
        <button type="button" className="btn" onClick={() => setMore({ query: sought, count: count + SHOWN })}>
          {t('show-more', { count: Math.min(SHOWN, found.length - count) })}
        </button>
      )}
    </>
  );
}

/** Found rules in their rank, with the section named wherever it changes. */
function List(props: { readonly book: Rulebook; readonly rules: readonly Rule[]; readonly sought: readonly string[] }) {
  const t = useText();
  const { rules, sought } = props;
  return (
    <ul className="rule-list">
      {rules.map((rule, i) => (
        <li key={rule.id}>
          {rules[i - 1]?.section !== rule.section && <h2 className="label">{t(`section-${rule.section}`)}</h2>}
          <RuleItem rule={rule} sought={sought} />
        </li>
      ))}
    </ul>
  );
}
