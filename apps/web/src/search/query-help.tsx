import { useState } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import type { FieldInfo } from '../library/library-api.ts';

/** Queries that show what can be asked. */
const EXAMPLES: Readonly<Record<GameName, readonly string[]>> = {
  vs: [
    'team:x-men cost<=3',
    'has:flight does:draw',
    'type:main level:2 atk>=6',
    '(has:leader or gives:leader) -team:avengers',
  ],
  arena: ['affiliation:x-men attack>=900', 'kind:team members>=3', 'abilityType:offensive cost<=2', 'nemesis:thanos'],
};

interface Props {
  readonly game: GameName;
  readonly fields: readonly FieldInfo[];
  readonly onTry: (query: string) => void;
}

export function QueryHelp(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="query-help" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('query-help')}</summary>
      {isOpen && <Help {...props} />}
    </details>
  );
}

function Help({ game, fields, onTry }: Props) {
  const t = useText();
  return (
    <div className="panel query-help-body">
      <p>{t('query-help-words')}</p>
      <ul className="chips">
        {EXAMPLES[game].map((example) => (
          <li key={example}>
            <button type="button" className="chip" onClick={() => onTry(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <dl className="query-fields">
        {fields.map(({ name, kind }) => (
          <div key={name}>
            <dt>{kind === 'number' ? `${name}<=` : `${name}:`}</dt>
            <dd>{t(`field-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
