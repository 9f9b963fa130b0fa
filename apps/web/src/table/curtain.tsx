import { useEffect, useRef } from 'react';
import { useTable } from '../state/table-store.ts';
import { LogWords } from './log-words.tsx';
import { useTableContext } from './table-context.tsx';

/** So much of what everybody may know is told on the curtain. */
const SHOWN = 6;

/** Between two people at one screen: nothing of anybody's hand is in the page until the next one has sat down. */
export function Curtain({ seat }: { readonly seat: number }) {
  const { snapshot, t } = useTableContext();
  const lift = useTable((s) => s.lift);
  const button = useRef<HTMLButtonElement>(null);
  const { name } = snapshot.plan.seats[seat];
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain halftone" data-seq={snapshot.seq}>
      <section className="panel panel-raised splash curtain-panel" aria-labelledby="curtain-title">
        <h1 className="curtain-title" id="curtain-title">
          {t('curtain-title', { name })}
        </h1>
        <p className="curtain-words">{t('curtain-text', { name })}</p>
        <button ref={button} type="button" className="btn btn-main btn-big" onClick={() => void lift()}>
          {t('curtain-lift', { name })}
        </button>
      </section>
      {snapshot.lines.length > 0 && (
        <section className="panel curtain-log">
          <h2 className="label">{t('curtain-since')}</h2>
          <ol>
            {snapshot.lines.slice(-SHOWN).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
              <li key={i}>
                <LogWords line={line} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </main>
  );
}
