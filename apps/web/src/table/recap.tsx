import { LogWords } from './log-words.tsx';
import { recapLines } from './recap-lines.ts';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';

/** What happened while nobody looked: the weightiest of it in words, and the rest for who wants to see it. Nothing plays by itself. */
export function Recap() {
  const { snapshot, t } = useTableContext();
  const missed = useTheatre((s) => s.missed);
  const { watch, forget } = useTheatre.getState();
  const lines = missed === undefined ? [] : recapLines(snapshot.lines, missed.from);
  if (missed === undefined || lines.length === 0) return null;
  return (
    <section className="recap caption" aria-label={t('recap-title')}>
      <h3>{t('recap-title')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <LogWords line={line} />
          </li>
        ))}
      </ul>
      <p className="recap-buttons">
        <button type="button" className="btn" onClick={watch}>
          {t('recap-watch', { seconds: Math.max(1, Math.round(missed.milliseconds / 1000)) })}
        </button>
        <button type="button" className="btn btn-main" onClick={forget} ref={(button) => button?.focus()}>
          {t('recap-go')} <kbd>Enter</kbd>
        </button>
      </p>
    </section>
  );
}
