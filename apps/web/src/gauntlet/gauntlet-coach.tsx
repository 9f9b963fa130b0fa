import { useEffect } from 'react';
import { Link } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { LEARNER } from '../learn/lesson.ts';
import { useProfile } from '../state/profile.ts';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { isOver, recordRun, runPlan } from './run.ts';
import { STAGES } from './stages.ts';

/** At a table of the gauntlet, once it is decided: how the run stands, and the way on. */
export function GauntletCoach({ game }: { readonly game: GameName }) {
  const { snapshot, t } = useTableContext();
  const start = useTable((s) => s.start);
  const run = useProfile((s) => s.runs[game]);
  const { result, plan } = snapshot;
  const hasWon = result?.places[LEARNER] === 1;
  const isDone = result !== undefined;
  useEffect(() => {
    if (!isDone) return;
    const { change, ...profile } = useProfile.getState();
    change(recordRun(profile, game, plan.seed, hasWon));
  }, [isDone, hasWon, game, plan.seed]);
  if (!isDone || run === undefined) return null;
  const over = isOver(game, run);
  const count = STAGES[game].length;
  return (
    <aside className="coach panel" aria-label={t('gauntlet-title')} data-run={run.level}>
      <p className="coach-title">
        <b>{t('gauntlet-title')}</b> <span>{t('coach-at', { beat: Math.min(run.level, count), count })}</span>
      </p>
      <p className="coach-words" aria-live="polite">
        {t(over ? (run.lives > 0 ? 'gauntlet-all' : 'gauntlet-over') : hasWon ? 'gauntlet-won' : 'gauntlet-lost', {
          level: run.level,
          lives: run.lives,
        })}
      </p>
      <p className="coach-buttons">
        {!over && (
          <button
            type="button"
            className="btn btn-main"
            onClick={() => void start(runPlan(game, run, { you: t('you'), computer: t('computer') }))}
          >
            {t(hasWon ? 'gauntlet-next' : 'gauntlet-retry')}
          </button>
        )}
        <Link href={`/gauntlet/${game}`} className="btn">
          {t('gauntlet-see')}
        </Link>
      </p>
    </aside>
  );
}
