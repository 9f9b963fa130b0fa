import { keyOf, toggleValue } from '@longbox/search';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import type { FilterInfo, FilterOption } from '../library/library-api.ts';
import { optionWords } from './filter-words.ts';

/** With more values than this, one looks for them by typing. */
const MANY = 12;

interface Props {
  readonly info: FilterInfo;
  readonly picked: readonly string[];
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The values of one field, in groups, to tick. Arrows go from one to the next. */
export function FilterList({ info, picked, query, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const wanted = keyOf(typed);
  const shown = info.options
    .map((option) => ({ option, words: optionWords(info, option, t) }))
    .filter(({ option, words }) => keyOf(`${words} ${option.value}`).includes(wanted));
  const groups = [...new Set(shown.map(({ option }) => option.group))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra; Tab goes the same way
    <div className="filter-list" onKeyDown={stepThrough}>
      {info.options.length > MANY && (
        <input
          className="input filter-typed"
          type="search"
          aria-label={t('filter-find', { what: t(`filter-${info.field}`) })}
          placeholder={t('filter-find', { what: t(`filter-${info.field}`) })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {groups.map((group) => (
        <fieldset key={group} className={info.kind === 'number' ? 'filter-group filter-numbers' : 'filter-group'}>
          <legend className={group === '' ? 'unseen' : undefined}>
            {t(group === '' ? `filter-${info.field}` : `filter-group-${group}`)}
          </legend>
          {shown
            .filter(({ option }) => option.group === group)
            .map(({ option, words }) => (
              <Option
                key={option.value}
                option={option}
                words={words}
                isPicked={picked.includes(option.value)}
                onPick={() => onChange(toggleValue(query, info, option.value))}
              />
            ))}
        </fieldset>
      ))}
      {shown.length === 0 && <p className="filter-none">{t('filter-nothing')}</p>}
    </div>
  );
}

interface OptionProps {
  readonly option: FilterOption;
  readonly words: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function Option({ option: { count }, words, isPicked, onPick }: OptionProps) {
  const t = useText();
  return (
    <label className="filter-option">
      <input type="checkbox" checked={isPicked} onChange={onPick} />
      <span>{words}</span>
      <small>
        <span aria-hidden="true">{count}</span>
        <span className="unseen">{t('cards-found', { count })}</span>
      </small>
    </label>
  );
}

function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  const at = event.target instanceof HTMLInputElement ? inputs.indexOf(event.target) : -1;
  inputs[(at + step + inputs.length) % inputs.length]?.focus();
}
