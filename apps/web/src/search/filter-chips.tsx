import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { hasTerm, toggleTerm } from './complete.ts';

const FILTERS: Readonly<Record<GameName, readonly string[]>> = {
  vs: ['type:main', 'type:supporting', 'type:plot', 'type:location', 'type:equipment'],
  arena: ['kind:single', 'kind:team', 'abilityType:offensive', 'abilityType:defensive', 'abilityType:support'],
};

interface Props {
  readonly game: GameName;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Common terms by one click; they stand in the query, which teaches how it is written. */
export function FilterChips({ game, query, onChange }: Props) {
  const t = useText();
  return (
    <ul className="chips" aria-label={t('cards-filters')}>
      {FILTERS[game].map((term) => (
        <li key={term}>
          <button
            type="button"
            className="chip"
            aria-pressed={hasTerm(query, term)}
            onClick={() => onChange(toggleTerm(query, term))}
          >
            {t(`filter-${term.replace(':', '-')}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}
