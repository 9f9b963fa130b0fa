import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { EditionTable } from './edition-table.tsx';
import { ruleHref } from './rule-ids.ts';
import { RuleItem } from './rule-item.tsx';
import { RuleText } from './rule-link.tsx';
import { RulePage } from './rule-page.tsx';
import { EDITIONS, placeOf, type Rulebook, type Section } from './rulebook.ts';
import { RulingList } from './ruling-list.tsx';

/** Whatever the id stands for. */
export function RulesContent({ book, id }: { readonly book: Rulebook; readonly id: string }) {
  const t = useText();
  if (id === 'rulings') return <AllRulings book={book} />;
  if (id === 'editions' && book.editions.length > 0) return <AllEditions book={book} />;
  const place = placeOf(book, id);
  switch (place?.kind) {
    case 'rule':
      return <RulePage book={book} rule={place.rule} />;
    case 'sections':
      return place.sections.map((section) => <SectionRules key={section.id} book={book} section={section} />);
    case 'edition':
      return (
        <>
          <h1 className="title">{t('rules-edition-row', { id })}</h1>
          <EditionTable rows={[place.row]} caption={t('rules-editions')} />
        </>
      );
    case 'ruling':
      return (
        <>
          <h1 className="title">{t('rules-ruling-row', { id })}</h1>
          <RulingList rulings={place.rulings} own={id} />
        </>
      );
    default:
      return (
        <div className="panel panel-raised rule-sheet" role="alert">
          <h1 className="title">{t('rules-unknown', { id })}</h1>
          <p>
            <Link href={`/rules/${book.game}`}>{t('rules-all')}</Link>
          </p>
        </div>
      );
  }
}

function SectionRules({ book, section }: { readonly book: Rulebook; readonly section: Section }) {
  const t = useText();
  return (
    <section>
      <h1 className="title">{t(`section-${section.id}`)}</h1>
      <p className="rules-count">
        {section.id} · {t('rules-found', { count: section.rules.length })}
        {section.rules[0].ability !== undefined && <span lang={book.lang}> · {section.rules[0].ability}</span>}
      </p>
      <ul className="rule-list">
        {section.rules.map((rule, i) => (
          <li key={rule.id}>
            {rule.part !== undefined && rule.part !== section.rules[i - 1]?.part && (
              <h2 className="heading" lang={book.lang}>
                {rule.part}
              </h2>
            )}
            <RuleItem rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllEditions({ book }: { readonly book: Rulebook }) {
  const t = useText();
  const groups = [...new Set(book.editions.map(({ group }) => group))];
  return (
    <>
      <h1 className="title">{t('rules-editions')}</h1>
      <p className="rules-lead">{t('rules-editions-lead')}</p>
      <dl className="edition-names">
        {EDITIONS.map((edition) => (
          <div key={edition}>
            <dt className="rule-book rule-book-on">{edition}</dt>
            <dd>{t(`edition-${edition}`)}</dd>
          </div>
        ))}
      </dl>
      {groups.map((group) => (
        <section key={group} className="rule-part">
          <h2 className="heading" lang={book.lang}>
            {group}
          </h2>
          <EditionTable rows={book.editions.filter((row) => row.group === group)} caption={group} />
        </section>
      ))}
    </>
  );
}

function AllRulings({ book }: { readonly book: Rulebook }) {
  const t = useText();
  const groups = [...new Set(book.rulings.map(({ group }) => group))];
  return (
    <>
      <h1 className="title">{t('rules-rulings')}</h1>
      <p className="rules-lead">{t('rules-rulings-lead')}</p>
      {groups.map((group) => (
        <section key={group} className="rule-part">
          {group !== '' && (
            <h2 className="heading" lang={book.lang}>
              {group}
            </h2>
          )}
          <RulingList rulings={book.rulings.filter((ruling) => ruling.group === group)} />
        </section>
      ))}
    </>
  );
}

/** Where a reader without a question begins. */
export function RulesOverview({ book }: { readonly book: Rulebook }) {
  const t = useText();
  return (
    <>
      <h1 className="title">{t('rules-title', { game: t(`game-${book.game}`) })}</h1>
      <p className="rules-lead">{t('rules-lead', { count: book.rules.length })}</p>
      <ul className="section-grid">
        {book.sections.map(({ id, rules }) => (
          <li key={id}>
            <Link href={ruleHref(id)} className="panel section-card">
              <b>{t(`section-${id}`)}</b>
              <span className="section-foot">
                {id} <span>{t('rules-found', { count: rules.length })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {book.notes.map(({ title, text, lang }) => (
        <section key={title} className="panel rules-note" lang={lang}>
          <h2 className="heading">{title}</h2>
          {text.split('\n').map((line) => (
            <p key={line}>
              <RuleText text={line.replace(/^- /, '')} lang={lang} />
            </p>
          ))}
        </section>
      ))}
      <section className="panel rules-note">
        <h2 className="heading">{t('rules-codes')}</h2>
        <dl className="code-list" lang={book.lang}>
          {Object.entries(book.codes).map(([code, meaning]) => (
            <div key={code}>
              <dt>{code}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
