import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { dayOf } from '../learn/daily.ts';
import { loadDaily, minedPlan } from '../learn/mined.ts';
import { useTable } from '../state/table-store.ts';

/** The way to the puzzle of the day: lays it out and goes to the table. */
export function Daily() {
  const t = useText();
  const game = useParams<{ game: string }>().game === 'arena' ? 'arena' : 'vs';
  const start = useTable((s) => s.start);
  const [, go] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not start over
  useEffect(() => {
    void (async () => {
      const { at, puzzle } = await loadDaily(game, dayOf(new Date()));
      await start(minedPlan(game, at, puzzle, [t('you'), t('computer')]));
      go('/table', { replace: true });
    })();
  }, [game]);
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  );
}
