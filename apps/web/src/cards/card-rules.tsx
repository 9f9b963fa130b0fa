import { useText } from '../i18n/language.tsx';
import { OtherLanguage, RuleLink, RuleText } from '../rules/rule-link.tsx';
import { placeOf, type Rule, type Rulebook } from '../rules/rulebook.ts';
import { RulingList } from '../rules/ruling-list.tsx';
import { useCardRulings, useRulebook } from '../rules/use-rulebook.ts';
import type { CardFacts } from './card-facts.ts';

const SHOWN = 8;

/** The rules a card rests on, and what was decided about the card and about them. */
export function CardRules({ card, rules: ids }: { readonly card: CardFacts; readonly rules: readonly string[] }) {
  const t = useText();
  const book = useRulebook(card.game);
  const rules = ids.flatMap((id) => rulesAt(book, id));
  const own = useCardRulings().filter(({ cards }) => cards.includes(card.key));
  const about = new Set(rules.map(({ id }) => id));
  const general = book.rulings.filter((ruling) => ruling.ids.some((id) => about.has(id)));
  return (
    <>
      <section className="card-part">
        <h2 className="heading">{t('card-rules')}</h2>
        <RuleRows rules={rules.slice(0, SHOWN)} />
        {rules.length > SHOWN && (
          <details className="more">
            <summary>{t('card-rules-more', { count: rules.length - SHOWN })}</summary>
            <RuleRows rules={rules.slice(SHOWN)} />
          </details>
        )}
      </section>
      <section className="card-part">
        <h2 className="heading">{t('rules-rulings')}</h2>
        {own.length === 0 && <p className="card-none">{t('card-no-rulings')}</p>}
        <RulingList rulings={own} />
        {general.length > 0 && (
          <details className="more">
            <summary>{t('card-rulings-more', { count: general.length })}</summary>
            <RulingList rulings={general} />
          </details>
        )}
      </section>
    </>
  );
}

/** A section stands for all its rules. */
function rulesAt(book: Rulebook, id: string): readonly Rule[] {
  const place = placeOf(book, id);
  if (place?.kind === 'rule') return [place.rule];
  return place?.kind === 'sections' ? place.sections.flatMap(({ rules }) => rules) : [];
}

function RuleRows({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <ul className="card-rules">
      {rules.map(({ id, text, lang }) => (
        <li key={id}>
          <RuleLink id={id} />
          <p>
            <OtherLanguage lang={lang} />
            <RuleText text={text} lang={lang} own={id} />
          </p>
        </li>
      ))}
    </ul>
  );
}
