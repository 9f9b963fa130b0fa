import type { Phrase } from '@longbox/vs/print';
import { useText } from '../i18n/language.tsx';
import { RuleLinks } from '../rules/rule-link.tsx';
import type { Language } from '../state/settings.ts';
import type { CardFacts, TextLine } from './card-facts.ts';
import { Words } from './card-text.tsx';

interface Props {
  readonly card: CardFacts;
  readonly language: Language;
  /** Rules by keyword. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  /** The language the person reads; the other one stands beside it. */
  readonly isFirst?: boolean;
}

/** A card's text in one language, every keyword explained and linked to its rule. */
export function CardPowers({ card, language, keywords, isFirst = false }: Props) {
  const t = useText();
  return (
    <section className={isFirst ? 'panel powers powers-first' : 'panel powers'} lang={language}>
      <h2 className="label">{t(`language-${language}`)}</h2>
      {card.lines.length === 0 && <p className="power-none">{t('card-no-text')}</p>}
      {card.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's powers have no other name of their own
        <PowerText key={i} line={line} rules={keywordsIn(line).flatMap((keyword) => keywords[keyword] ?? [])} />
      ))}
      {card.arena?.nemesis !== undefined && <p className="power-nemesis">{card.arena.nemesis}</p>}
    </section>
  );
}

function PowerText({ line, rules }: { readonly line: TextLine; readonly rules: readonly string[] }) {
  const { heading, lead, body, reminder } = line;
  return (
    <div className="power-block">
      <p className="power-words">
        {heading.length > 0 && (
          <b>
            <Words phrase={heading} />
          </b>
        )}{' '}
        <Words phrase={lead} />
        {lead.length > 0 && body.length > 0 && ': '}
        <Words phrase={body} />
      </p>
      {(reminder.length > 0 || rules.length > 0) && (
        <p className="power-reminder">
          <Words phrase={reminder} /> <RuleLinks ids={[...new Set(rules)]} />
        </p>
      )}
    </div>
  );
}

/** Keywords a line names; two of them are drawn as icons. */
const keywordsIn = ({ heading, lead, body }: TextLine): readonly string[] =>
  ([heading, lead, body] as readonly Phrase[]).flatMap((phrase) =>
    phrase.flatMap((token) => (token.kind === 'keyword' ? [token.keyword] : token.kind === 'icon' ? [token.icon] : [])),
  );
