import { useEffect, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { Segments } from '../shell/segments.tsx';
import type { DecisionSheet, SeatSheet } from './review-api.ts';
import { points } from './review-parts.tsx';

interface Props {
  readonly sheet: SeatSheet;
  readonly at: number | undefined;
  readonly onPick: (seq: number) => void;
}

const SIGNS = { best: '✓', good: '✓', inaccurate: '?!', mistake: '?', blunder: '??' } as const;

/** Every decision of a seat, or those that gave something away, by turn. Up and down go from one to the next. */
export function DecisionList({ sheet, at, onPick }: Props) {
  const t = useText();
  const [only, setOnly] = useState<'lost' | 'all'>('lost');
  const isLost = ({ class: name }: DecisionSheet): boolean => name !== 'best' && name !== 'good';
  const listed = sheet.decisions.filter((each) => only === 'all' || isLost(each) || each.seq === at);
  useSteps(listed, at, onPick);
  const turns = [...new Set(listed.map(({ turn }) => turn))];
  return (
    <nav className="decision-list" aria-label={t('review-title')}>
      <Segments
        legend={t('review-only')}
        name="review-only"
        value={only}
        options={[
          ['lost', t('review-only-lost')],
          ['all', t('review-only-all')],
        ]}
        onChange={setOnly}
      />
      {listed.length === 0 && <p className="review-small">{t('review-none')}</p>}
      {turns.map((turn) => (
        <section key={turn}>
          <h2 className="label">{t('review-turn', { turn })}</h2>
          <ul>
            {listed
              .filter((each) => each.turn === turn)
              .map((each) => (
                <li key={each.seq}>
                  <button
                    type="button"
                    className="decision-row"
                    aria-current={each.seq === at}
                    onClick={() => onPick(each.seq)}
                  >
                    <i className={`decision-sign class-${each.class}`} aria-hidden="true">
                      {SIGNS[each.class]}
                    </i>
                    <span>
                      {each.chosen} <span className="unseen">({t(`review-class-${each.class}`)})</span>
                    </span>
                    {each.loss > 0 && <b>{points(-each.loss)}</b>}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function useSteps(listed: readonly DecisionSheet[], at: number | undefined, onPick: (seq: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [role=dialog]') !== null;
      if (way === 0 || isTyping) return;
      const next = listed[listed.findIndex(({ seq }) => seq === at) + way];
      if (next === undefined) return;
      event.preventDefault();
      onPick(next.seq);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [listed, at, onPick]);
}
