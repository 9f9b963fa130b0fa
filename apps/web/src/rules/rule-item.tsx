import { useText } from '../i18n/language.tsx';
import type { Language } from '../state/settings.ts';
import { OtherLanguage, RuleLink, RuleText } from './rule-link.tsx';
import { EDITIONS, type Rule } from './rulebook.ts';

/** One rule in a list: its number, its statement, and who says so. */
export function RuleItem({ rule, sought = [] }: { readonly rule: Rule; readonly sought?: readonly string[] }) {
  return (
    <article className="rule-item">
      <header className="rule-item-head">
        <RuleLink id={rule.id} />
        <OtherLanguage lang={rule.lang} />
        <Basis rule={rule} />
      </header>
      <p className="rule-item-text">
        <RuleText text={rule.text} lang={rule.lang} own={rule.id} sought={sought} />
      </p>
      <Remarks rule={rule} sought={sought} />
    </article>
  );
}

/** Which books state it; shape and word first, colour last. */
export function Basis({ rule }: { readonly rule: Rule }) {
  const t = useText();
  const { editions, basis } = rule;
  if (editions === undefined) return null;
  const says = EDITIONS.filter((edition) => editions.includes(edition));
  const label = says.length === 0 ? t('rules-stated-nowhere') : t('rules-stated-in', { editions: says.join(', ') });
  return (
    <span className="rule-books">
      {basis !== undefined && basis !== 'stated' && (
        <span className={`rule-basis rule-basis-${basis}`}>{t(`rules-basis-${basis}`)}</span>
      )}
      <span className="unseen">{label}</span>
      {EDITIONS.map((edition) => (
        <span
          key={edition}
          className={says.includes(edition) ? 'rule-book rule-book-on' : 'rule-book'}
          title={t(`edition-${edition}`)}
          aria-hidden="true"
        >
          {edition}
        </span>
      ))}
    </span>
  );
}

export function Remarks({ rule, sought = [] }: { readonly rule: Rule; readonly sought?: readonly string[] }) {
  const rows = [
    ['rules-differ', rule.differ],
    ['rules-ruling', rule.ruling],
    ['rules-update', rule.update],
  ] as const;
  return rows.map(([key, text]) =>
    text === undefined ? null : (
      <Remark key={key} label={key} text={text} lang={rule.lang} own={rule.id} sought={sought} />
    ),
  );
}

interface RemarkProps {
  readonly label: string;
  readonly text: string;
  readonly lang: Language;
  readonly own?: string;
  readonly sought?: readonly string[];
}

export function Remark({ label, text, lang, own = '', sought = [] }: RemarkProps) {
  const t = useText();
  return (
    <p className="rule-remark">
      <b>{t(label)}</b> <RuleText text={text} lang={lang} own={own} sought={sought} />
    </p>
  );
}
