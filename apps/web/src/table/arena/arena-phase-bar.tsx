import { PhaseCell } from '../phase-cell.tsx';
import { MOMENTS } from '../stop-store.ts';
import { useArena } from '../table-context.tsx';
import { useSkipped } from '../use-skipped.ts';

/** The phases of a turn by their printed numbers. */
const PHASES: readonly string[] = [
  'coolDown',
  'dutyCall',
  'replacement',
  'powerUp',
  'missionActivation',
  'specialAbilities',
  'challenge',
  'boost',
  'superHit',
  'challengeResolution',
  'missionResolution',
  'checkPoint',
];
/** So many after the current one are named. */
const NAMED = 2;

/** Twelve cells: what is done is struck, what is now is filled and named, and so are the next two. */
export function ArenaPhaseBar({ hasStops = false }: { readonly hasStops?: boolean }) {
  const { snapshot, t } = useArena();
  const now = PHASES.indexOf(snapshot.view.phase);
  const skipped = useSkipped();
  const isOn = hasStops && snapshot.result === undefined;
  const whose = snapshot.active === snapshot.seat ? 'mine' : 'theirs';
  return (
    <ol className="phases phases-arena" aria-label={t('phase-label')}>
      {now === -1 && (
        <li className="phase-now" aria-current="step">
          {t('arena-phase-preparation')}
        </li>
      )}
      {PHASES.map((phase, i) => {
        const name = t(`arena-phase-${phase}`);
        const isNamed = i >= now && i <= now + NAMED && now !== -1;
        return (
          <PhaseCell
            key={phase}
            state={i === now ? 'now' : i < now ? 'done' : isNamed ? 'next' : 'later'}
            name={name}
            part={phase}
            why={i < now ? skipped(phase) : undefined}
            moments={!isOn ? [] : MOMENTS.arena.filter((moment) => moment === `${whose}-${phase}`)}
          >
            {i + 1}
            {isNamed ? ` ${name}` : <span className="unseen"> {name}</span>}
          </PhaseCell>
        );
      })}
    </ol>
  );
}
