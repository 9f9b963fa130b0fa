import { useVs } from '../table-context.tsx';

const PHASES: readonly string[] = ['draw', 'recovery', 'build', 'main'];

/** Where the turn stands: what is done is ticked, what is now is filled, and a step inside it is named. */
export function VsPhaseBar() {
  const { snapshot, t } = useVs();
  const { phase, step, combat } = snapshot.view;
  const now = PHASES.indexOf(phase);
  const within = combat !== undefined ? t('step-combat') : step === undefined ? undefined : t(`step-${step}`);
  return (
    <ol className="phases" aria-label={t('phase-label')}>
      {now === -1 && (
        <li className="phase-now" aria-current="step">
          {t(`phase-${phase}`)}
        </li>
      )}
      {PHASES.map((each, i) => {
        const isNow = i === now;
        const isStep = isNow && step !== undefined && combat === undefined;
        const text = isNow && within !== undefined && combat === undefined ? within : t(`phase-${each}`);
        return (
          <li
            key={each}
            className={isNow ? 'phase-now' : i < now ? 'phase-done' : ''}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={isStep ? 'phase-long' : undefined}>{text}</span>
            {isStep && (
              <span className="phase-short" aria-hidden="true">
                {t(`step-short-${step}`)}
              </span>
            )}
          </li>
        );
      })}
      {combat !== undefined && <li className="phase-step">{t('step-combat')}</li>}
    </ol>
  );
}
