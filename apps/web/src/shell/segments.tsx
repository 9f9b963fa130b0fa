interface Props<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
  /** What the one that is chosen means. */
  readonly hint?: string;
}

/** One of a few, all in sight. */
export function Segments<T extends string>({ legend, name, value, options, onChange, hint }: Props<T>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {options.map(([option, text]) => (
        <label key={option} className="segment">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
      {hint !== undefined && (
        <p className="segments-hint" role="status">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
