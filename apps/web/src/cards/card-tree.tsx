import { useText } from '../i18n/language.tsx';
import type { TreePart } from '../library/library-api.ts';
import { RuleLinks } from '../rules/rule-link.tsx';
import type { CardFacts } from './card-facts.ts';

/** The card as the engine has it: the text above is printed from nothing else. */
export function CardTree({ powers, card }: { readonly powers: readonly TreePart[]; readonly card: CardFacts }) {
  const t = useText();
  if (powers.length === 0) return null;
  return (
    <details className="panel card-tree">
      <summary>{t('card-tree')}</summary>
      <p className="card-tree-lead">{t('card-tree-lead', { name: card.name })}</p>
      <ul className="tree" lang="en">
        {powers.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: powers keep their places
          <Part key={i} part={part} />
        ))}
      </ul>
    </details>
  );
}

function Part({ part: { field, word, rules, parts } }: { readonly part: TreePart }) {
  return (
    <li>
      {field !== '' && <span className="tree-field">{field}</span>} {word !== '' && <b>{word}</b>}{' '}
      {rules.length > 0 && <RuleLinks ids={rules} />}
      {parts.length > 0 && (
        <ul>
          {parts.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tree never changes
            <Part key={i} part={each} />
          ))}
        </ul>
      )}
    </li>
  );
}
