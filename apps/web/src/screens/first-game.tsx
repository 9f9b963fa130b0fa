import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { guidePlan } from '../learn/guide/guide-plan.ts';
import { useProfile } from '../state/profile.ts';
import { useTable } from '../state/table-store.ts';

/** The way to the guided game: deals it and goes to the table. */
export function FirstGame() {
  const t = useText();
  const { game } = useParams<{ game: string }>();
  const start = useTable((s) => s.start);
  const change = useProfile((s) => s.change);
  const [, go] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not deal again
  useEffect(() => {
    change({ isMet: true });
    const plan = guidePlan(game === 'arena' ? 'arena' : 'vs', [t('you'), t('computer')]);
    void start(plan).then(() => go('/table', { replace: true }));
  }, [game]);
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  );
}
