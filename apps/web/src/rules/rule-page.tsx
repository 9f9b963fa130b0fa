import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { EditionTable } from './edition-table.tsx';
import { RuleCards } from './rule-cards.tsx';
import { ruleHref } from './rule-ids.ts';
import { Basis, Remark, Remarks } from './rule-item.tsx';
import { OtherLanguage, RuleText } from './rule-link.tsx';
import { editionsOn, type Rule, type Rulebook, rulingsOn } from './rulebook.ts';
import { RulingList } from './ruling-list.tsx';

/** Everything we know about one rule. */
export function RulePage({ book, rule }: { readonly book: Rulebook; readonly rule: Rule }) {
  const t = useText();
  const at = book.rules.indexOf(rule);
  const rows = editionsOn(book, rule);
  const rulings = rulingsOn(book, rule.id);
  return (
    <>
      <p className="crumbs">
        <Link href={ruleHref(rule.section)}>{t(`section-${rule.section}`)}</Link>
        {rule.part !== undefined && <span lang={book.lang}> · {rule.part}</span>}
      </p>
      <article className="panel panel-raised rule-sheet">
        <header className="rule-sheet-head">
          <h1 className="title">{rule.id}</h1>
          <OtherLanguage lang={rule.lang} />
          <Basis rule={rule} />
        </header>
        <p className="rule-sheet-text">
          <RuleText text={rule.text} lang={rule.lang} own={rule.id} />
        </p>
        <Remarks rule={rule} />
        {rule.source !== undefined && <Remark label="rules-source" text={rule.source} lang="en" />}
        {rule.examples.map((example) => (
          <p key={example.id} className="caption rule-example" id={example.id}>
            <b>{t('rules-example')}</b> {example.from !== undefined && <span lang={rule.lang}>({example.from}) </span>}
            <RuleText text={example.text} lang={rule.lang} own={rule.id} />
          </p>
        ))}
        {(rule.cases ?? []).map((each) => (
          <Remark key={each} label="rules-case" text={each} lang={rule.lang} own={rule.id} />
        ))}
      </article>
      {rows.length > 0 && (
        <section className="rule-part">
          <h2 className="heading">{t('rules-editions')}</h2>
          <EditionTable rows={rows} caption={t('rules-editions')} />
        </section>
      )}
      {rulings.length > 0 && (
        <section className="rule-part">
          <h2 className="heading">{t('rules-rulings')}</h2>
          <RulingList rulings={rulings} own={rule.id} />
        </section>
      )}
      <RuleCards key={rule.id} id={rule.id} />
      <nav className="rule-turn" aria-label={t('rules-neighbours')}>
        <Neighbour rule={book.rules[at - 1]} label="rules-previous" />
        <Neighbour rule={book.rules[at + 1]} label="rules-next" />
      </nav>
    </>
  );
}

function Neighbour({ rule, label }: { readonly rule: Rule | undefined; readonly label: string }) {
  const t = useText();
  if (rule === undefined) return <span />;
  return (
    <Link href={ruleHref(rule.id)} className="btn">
      {t(label, { id: rule.id })}
    </Link>
  );
}
