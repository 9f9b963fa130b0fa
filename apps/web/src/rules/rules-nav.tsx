import { Link } from 'wouter';
import { GAMES } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useMedia } from '../table/use-media.ts';
import { ruleHref } from './rule-ids.ts';
import { placeOf, type Rulebook } from './rulebook.ts';

interface Props {
  readonly book: Rulebook;
  readonly current: string | undefined;
  readonly query: string;
  readonly onSeek: (query: string) => void;
}

/** Game, search and sections, beside the text; on a phone above it. */
export function RulesNav({ book, current, query, onSeek }: Props) {
  const t = useText();
  const isNarrow = useMedia('(max-width: 860px)');
  const place = current === undefined ? undefined : placeOf(book, current);
  const here =
    place?.kind === 'rule' ? place.rule.section : place?.kind === 'sections' ? place.sections[0].id : current;
  const sections = (
    <ul className="rules-sections">
      {book.editions.length > 0 && (
        <Entry
          href={`/rules/${book.game}/editions`}
          text={t('rules-editions')}
          count={book.editions.length}
          here={here}
        />
      )}
      <Entry href={`/rules/${book.game}/rulings`} text={t('rules-rulings')} count={book.rulings.length} here={here} />
      {book.sections.map(({ id, rules }) => (
        <Entry key={id} href={ruleHref(id)} text={t(`section-${id}`)} count={rules.length} here={here} />
      ))}
    </ul>
  );
  return (
    <div className="rules-nav">
      <search className="rules-search">
        <label className="field">
          {t('rules-search')}
          <input
            className="input"
            type="search"
            value={query}
            placeholder={t('rules-search-hint')}
            onChange={(event) => onSeek(event.target.value)}
          />
        </label>
      </search>
      <ul className="tabs" aria-label={t('game')}>
        {GAMES.map((game) => (
          <li key={game}>
            <Link href={`/rules/${game}`} className="tab" aria-current={game === book.game ? 'true' : undefined}>
              {t(`game-${game}`)}
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label={t('rules-sections')}>
        {isNarrow ? (
          <details className="rules-fold">
            <summary className="btn">{t('rules-sections')}</summary>
            {sections}
          </details>
        ) : (
          sections
        )}
      </nav>
    </div>
  );
}

interface EntryProps {
  readonly href: string;
  readonly text: string;
  readonly count: number;
  readonly here: string | undefined;
}

function Entry({ href, text, count, here }: EntryProps) {
  return (
    <li>
      <Link href={href} aria-current={here !== undefined && href.endsWith(`/${here}`) ? 'page' : undefined}>
        <span>{text}</span> <span className="rules-size">{count}</span>
      </Link>
    </li>
  );
}
