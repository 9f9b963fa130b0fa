import { Fragment, type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { Language } from '../state/settings.ts';
import { askForRule } from './ask-for-rule.ts';
import { partsOf, ruleHref } from './rule-ids.ts';

/** A rule by its id, one click from its words: beside an open table, else on its page. A log has many. */
export const RuleLink = memo(function RuleLink({ id }: { readonly id: string }) {
  const open = (event: MouseEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isPlain && askForRule(id)) event.preventDefault();
  };
  return (
    <Link href={ruleHref(id)} className="rule" onClick={open}>
      {id}
    </Link>
  );
});

export function RuleLinks({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, i) => (
    <Fragment key={id}>
      {i > 0 && ', '}
      <RuleLink id={id} />
    </Fragment>
  ));
}

/** Said where words are not in the reader's language. */
export function OtherLanguage({ lang }: { readonly lang: Language }) {
  const t = useText();
  return lang === useLanguage() ? null : <span className="rule-basis">{t(`rules-in-${lang}`)}</span>;
}

interface Props {
  readonly text: string;
  readonly lang: Language;
  /** The rule being read, which need not link to itself. */
  readonly own?: string;
  /** Words that were searched for. */
  readonly sought?: readonly string[];
}

/** A statement of ours with the ids in it linked. */
export function RuleText({ text, lang, own, sought = [] }: Props) {
  return (
    <span lang={lang}>
      {partsOf(text).map((part, i) => {
        const key = `${i}`;
        if (part.kind === 'text') return <Fragment key={key}>{marked(part.text, sought)}</Fragment>;
        if (part.kind === 'emphasis') return <em key={key}>{marked(part.text, sought)}</em>;
        if (part.kind === 'code') return <code key={key}>{part.text}</code>;
        return part.text === own ? part.text : <RuleLink key={key} id={part.text} />;
      })}
    </span>
  );
}

function marked(text: string, sought: readonly string[]): ReactNode {
  if (sought.length === 0) return text;
  const any = new RegExp(`(${sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  // Splitting by a group puts every second piece inside it.
  return text.split(any).map((piece, i) => {
    const key = `${i}`;
    return i % 2 === 1 ? <mark key={key}>{piece}</mark> : piece;
  });
}
