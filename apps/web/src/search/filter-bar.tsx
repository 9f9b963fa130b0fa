import { pickedIn, toggleValue } from '@longbox/search';
import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useFilters } from '../library/library-client.ts';
import { FilterMenu } from './filter-menu.tsx';
import { optionWords } from './filter-words.ts';

/** Fields with few values, all in sight; the others are menus. */
const IN_SIGHT: ReadonlySet<string> = new Set(['type', 'kind', 'abilityType']);

interface Props {
  readonly game: GameName;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** What can be picked by a click. It stands in the query, which teaches how that is written; and what is typed is picked. */
export function FilterBar({ game, query, onChange }: Props) {
  const t = useText();
  const filters = useFilters(game);
  return (
    <fieldset className="filters">
      <legend className="unseen">{t('cards-filters')}</legend>
      <div className="filter-menus">
        {filters
          .filter(({ field }) => !IN_SIGHT.has(field))
          .map((info) => (
            <FilterMenu key={info.field} info={info} query={query} onChange={onChange} />
          ))}
      </div>
      <ul className="chips filter-chips" aria-label={t('filter-type')}>
        {filters
          .filter(({ field }) => IN_SIGHT.has(field))
          .flatMap((info) => {
            const picked = pickedIn(query, info);
            return info.options.map((option) => (
              <li key={`${info.field} ${option.value}`}>
                <button
                  type="button"
                  className="chip"
                  aria-pressed={picked.includes(option.value)}
                  onClick={() => onChange(toggleValue(query, info, option.value))}
                >
                  {optionWords(info, option, t)}
                </button>
              </li>
            ));
          })}
      </ul>
    </fieldset>
  );
}
