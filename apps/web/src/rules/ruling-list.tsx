import { OtherLanguage, RuleLinks, RuleText } from './rule-link.tsx';
import type { Ruling } from './rulebook.ts';

/** A ruling may rest on many rules; the first say what it is about. */
const SHOWN = 6;

/** Questions the books leave open, each with our answer. */
export function RulingList({ rulings, own = '' }: { readonly rulings: readonly Ruling[]; readonly own?: string }) {
  return (
    <ul className="rulings">
      {rulings.map(({ key, ids, question, decision, why, lang }) => {
        const others = ids.filter((id) => id !== own).slice(0, SHOWN);
        return (
          <li key={key} className="ruling">
            <p className="ruling-question">
              <RuleText text={question} lang={lang} own={own} /> <OtherLanguage lang={lang} />
            </p>
            <p>
              <RuleText text={decision} lang={lang} own={own} />
            </p>
            <p className="ruling-foot">
              {why !== '' && <RuleText text={why} lang={lang} own={own} />}
              {why !== '' && others.length > 0 && ' · '}
              <RuleLinks ids={others} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
