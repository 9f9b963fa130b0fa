import type { ReactNode } from 'react';
import { Sym } from '../draw/symbol.tsx';
import { useStop } from './stop-store.ts';
import { useTableContext } from './table-context.tsx';

interface Props {
  readonly state: 'done' | 'now' | 'next' | 'later';
  readonly name: string;
  readonly part: string;
  /** What the person may pass here without being asked; nothing where the table never passes, or never asks. */
  readonly moments: readonly string[];
  readonly className?: string;
  /** Why nothing happened in it, in a word. */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

/** One part of a turn. Where it can be passed, it is a switch: the table stops here, or goes on by itself. */
export function PhaseCell({ state, name, part, moments, className = '', why, children }: Props) {
  const { t } = useTableContext();
  const { stops, toggle } = useStop(moments);
  const hasStop = moments.length > 0;
  const reason = why === undefined ? undefined : <small className="phase-why">{why}</small>;
  const told = why === undefined ? name : `${name}: ${why}`;
  return (
    <li
      data-phase={part}
      className={`phase-${state} ${hasStop && !stops ? 'phase-passed' : ''} ${why === undefined ? '' : 'phase-skipped'} ${className}`}
      aria-current={state === 'now' ? 'step' : undefined}
      title={hasStop ? undefined : told}
    >
      {hasStop ? (
        <button
          type="button"
          className="phase-stop"
          aria-pressed={stops}
          title={t(stops ? 'phase-stops' : 'phase-passes', { name: told })}
          onClick={toggle}
        >
          {children}
          {reason}
          <span className="phase-mark" aria-hidden="true">
            <Sym name={stops ? 'stop' : 'skip'} />
          </span>
          <span className="unseen">{t('phase-stop-switch')}</span>
        </button>
      ) : (
        <>
          {children}
          {reason}
        </>
      )}
    </li>
  );
}
