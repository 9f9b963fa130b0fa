import { useText } from '../i18n/language.tsx';
import { gameOfRule, ruleHref } from '../rules/rule-ids.ts';
import { RuleItem } from '../rules/rule-item.tsx';
import { placeOf, rulingsOn } from '../rules/rulebook.ts';
import { RulingList } from '../rules/ruling-list.tsx';
import { useRulebook } from '../rules/use-rulebook.ts';
import '../styles/rule-sheet.css';
import '../styles/rules.css';

/** A rule, or all rules of a section, with what was decided about it, and the way to its page in a tab of its own. */
export function RuleBeside({ id }: { readonly id: string }) {
  const t = useText();
  const book = useRulebook(gameOfRule(id));
  const place = placeOf(book, id);
  const rules =
    place?.kind === 'rule'
      ? [place.rule]
      : place?.kind === 'sections'
        ? place.sections.flatMap((each) => each.rules)
        : [];
  const rulings = rulingsOn(book, id);
  return (
    <div className="rule-beside-body">
      {rules.map((rule) => (
        <RuleItem key={rule.id} rule={rule} />
      ))}
      {rulings.length > 0 && (
        <section className="rule-part">
          <h3 className="heading">{t('rules-rulings')}</h3>
          <RulingList rulings={rulings} own={id} />
        </section>
      )}
      <a className="btn" href={ruleHref(id)} target="_blank" rel="noreferrer">
        {t('rules-own-tab')}
      </a>
    </div>
  );
}
