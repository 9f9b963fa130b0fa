import { useText } from '../i18n/language.tsx';

interface Props {
  /** What is counted, for a reader of screens. */
  readonly name: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** One fewer, how many, one more. */
export function Stepper({ name, count, onChange }: Props) {
  const t = useText();
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={t('deck-fewer', { name })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        −
      </button>
      <output aria-label={t('deck-copies', { name, count })}>{count}</output>
      <button type="button" aria-label={t('deck-more', { name })} onClick={() => onChange(count + 1)}>
        +
      </button>
    </span>
  );
}
