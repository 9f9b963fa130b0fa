import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import type { FieldInfo } from '../library/library-api.ts';
import { type CompletionOption, complete, take } from './complete.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly query: string;
  readonly fields: readonly FieldInfo[];
  readonly isWrong: boolean;
  /** Id of the element that says what is wrong. */
  readonly describedBy: string;
  readonly onChange: (query: string) => void;
}

/** A search box that completes fields and their words, as a combobox. */
export function QueryField({ label, hint, query, fields, isWrong, describedBy, onChange }: Props) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const completion = complete(query, Math.min(caret, query.length), fields);
  const { options } = completion;
  const isShown = isOpen && options.length > 0;

  const choose = (option: CompletionOption): void => {
    const [next, at] = take(query, completion, option);
    onChange(next);
    setCaret(at);
    setActive(-1);
    setOpen(option.kind === 'field');
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      if (isShown) setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Tab' && isShown && active >= 0) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <div className="query">
      <label className="field" htmlFor={`${id}-input`}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        ref={input}
        className="input query-input"
        type="search"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        placeholder={hint}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => {
          onChange(event.target.value);
          setCaret(event.target.selectionStart ?? event.target.value.length);
          setActive(-1);
          setOpen(true);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        className="query-options"
        aria-label={t('query-suggestions')}
        hidden={!isShown}
      >
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          <div
            key={option.text}
            id={`${id}-${i}`}
            role="option"
            // The focus stays in the input.
            tabIndex={-1}
            aria-selected={i === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <b>{option.text}</b>
            {option.kind === 'field' && <span>{t(`field-${option.field}`)}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
