import { type InputHTMLAttributes, useId, useState } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** An input that keeps what is being typed while the text it changes is read elsewhere. */
export function DraftInput({ value, onChange, ...rest }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...rest}
      value={draft ?? value}
      onFocus={() => setDraft(value)}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(event.target.value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}

/** The same with its label. */
export function DraftField({ label, ...input }: Props & { readonly label: string }) {
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      {label}
      <DraftInput {...input} id={id} className="input" />
    </label>
  );
}
