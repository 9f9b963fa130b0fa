import { RuleLinks, RuleText } from './rule-link.tsx';
import type { Ruling } from './rulebook.ts';

/** A ruling may rest on many rules; the first say what it is about. */
const SHOWN = 6;

/** Questions the books leave open, each with our answer. */
export function RulingList({ rulings, own = '' }: { readonly rulings: readonly Ruling[]; readonly own?: string }) {
  return (
    <ul className="rulings">
      {rulings.map(({ ids, question, decision, why }) => {
        const others = ids.filter((id) => id !== own).slice(0, SHOWN);
        return (
          <li key={question} className="ruling">
            <p className="ruling-question">
              <RuleText text={question} own={own} />
            </p>
            <p>
              <RuleText text={decision} own={own} />
            </p>
            <p className="ruling-foot">
              {why !== '' && <RuleText text={why} own={own} />}
              {why !== '' && others.length > 0 && ' · '}
              <RuleLinks ids={others} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
