import { useId } from 'react';
import { useText } from '../i18n/language.tsx';
import { DraftInput } from './draft-input.tsx';
import type { FactWord } from './scene-api.ts';
import { usePending } from './use-pending.ts';

interface Props {
  readonly fact: FactWord;
  /** Message id of its name. */
  readonly label: string;
  readonly value: unknown;
  readonly seats: readonly string[];
  /** `undefined` says nothing about it. */
  readonly onChange: (value: unknown) => void;
}

/** One fact of a card, a seat or the table, in the control that fits it. */
export function FactField({ fact, label, value, seats, onChange }: Props) {
  const t = useText();
  const id = useId();
  const name = t(label);
  const [shown, show] = usePending(value);
  const change = (next: unknown) => {
    show(next);
    onChange(next);
  };
  if (fact.kind === 'flag' && fact.isOff) {
    return (
      <label className="scene-flag">
        <input
          type="checkbox"
          checked={shown === true}
          onChange={(event) => change(event.target.checked ? true : undefined)}
        />
        <span>{name}</span>
      </label>
    );
  }
  if (fact.kind === 'number') return <NumberField name={name} fact={fact} value={value} onChange={onChange} />;
  if (fact.kind === 'word' && fact.words.length === 0) {
    return (
      <label className="field" htmlFor={id}>
        {name}
        <DraftInput
          id={id}
          className="input"
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text.trim() === '' ? undefined : text)}
        />
      </label>
    );
  }
  const options = optionsOf(fact, seats);
  return (
    <label className="field" htmlFor={id}>
      {name}
      <select
        id={id}
        value={shown === undefined ? '' : String(shown)}
        onChange={(event) => change(chosen(fact, event.target.value))}
      >
        <option value="">{t('scene-usual')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {fact.kind === 'seat' ? option : t(fact.kind === 'flag' ? `scene-${option}` : `scene-at-${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function optionsOf({ kind, words }: FactWord, seats: readonly string[]): readonly string[] {
  if (kind === 'seat') return seats;
  return kind === 'flag' ? ['true', 'false'] : words;
}

function chosen({ kind }: FactWord, text: string): unknown {
  if (text === '') return undefined;
  return kind === 'flag' ? text === 'true' : text;
}

function NumberField({
  name,
  fact,
  value,
  onChange,
}: Pick<Props, 'fact' | 'value' | 'onChange'> & { readonly name: string }) {
  const t = useText();
  const now = typeof value === 'number' ? value : undefined;
  const put = (next: number | undefined) =>
    onChange(next === undefined || (next === 0 && fact.isOff) ? undefined : Math.max(0, next));
  return (
    <fieldset className="scene-number">
      <legend>{name}</legend>
      <button
        type="button"
        className="btn"
        aria-label={t('scene-fewer', { name })}
        disabled={(now ?? 0) === 0}
        onClick={() => put((now ?? 0) - 1)}
      >
        −
      </button>
      <DraftInput
        className="input"
        inputMode="numeric"
        aria-label={name}
        placeholder={fact.isOff ? '0' : '–'}
        value={now === undefined ? '' : String(now)}
        onChange={(text) => put(/^\d+$/.test(text) ? Number(text) : undefined)}
      />
      <button
        type="button"
        className="btn"
        aria-label={t('scene-more-of', { name })}
        onClick={() => put((now ?? 0) + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
