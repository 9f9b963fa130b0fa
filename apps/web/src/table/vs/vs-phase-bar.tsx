import { PhaseCell } from '../phase-cell.tsx';
import { MOMENTS } from '../stop-store.ts';
import { useVs } from '../table-context.tsx';
import { useSkipped } from '../use-skipped.ts';

/** The build phase by its steps, since each has a stop of its own; combat last, inside the main phase. */
const PARTS = ['draw', 'recovery', 'resource', 'recruit', 'formation', 'main', 'combat'] as const;
type Part = (typeof PARTS)[number];
/** Fights are no part that must come, and the main phase goes on around them. */
const SKIPPABLE: ReadonlySet<Part> = new Set(['draw', 'recovery', 'resource', 'recruit', 'formation']);
const ORDER: readonly string[] = PARTS;

const wordFor = (part: Part): string =>
  part === 'combat'
    ? 'step-combat'
    : part === 'draw' || part === 'recovery' || part === 'main'
      ? `phase-${part}`
      : `step-${part}`;

/** Where the turn stands: what is done is ticked, what is now is filled; a click on a part sets its stop. */
export function VsPhaseBar({ hasStops = false }: { readonly hasStops?: boolean }) {
  const { snapshot, t } = useVs();
  const { phase, step, combat, active, seats } = snapshot.view;
  const at: string = combat !== undefined ? 'combat' : (step ?? phase);
  const now = ORDER.indexOf(at);
  const skipped = useSkipped();
  const isOn = hasStops && snapshot.result === undefined;
  const whose = active === snapshot.seat ? 'mine' : 'theirs';
  const momentsOf = (part: Part): readonly string[] =>
    !isOn
      ? []
      : MOMENTS.vs.filter(
          (moment) => moment === `${whose}-${part}` || (seats.length > 2 && moment === `${whose}-${part}-of-others`),
        );
  return (
    <ol className="phases phases-vs" aria-label={t('phase-label')}>
      {now === -1 && (
        <li className="phase-now" aria-current="step">
          {t(`phase-${phase}`)}
        </li>
      )}
      {PARTS.map((part, i) => {
        const name = t(wordFor(part));
        const isStep = part === 'resource' || part === 'recruit' || part === 'formation';
        return (
          <PhaseCell
            key={part}
            state={i === now ? 'now' : i < now ? 'done' : 'later'}
            name={name}
            part={part}
            moments={momentsOf(part)}
            className={part === 'combat' ? 'phase-combat' : ''}
            why={i < now && SKIPPABLE.has(part) ? skipped(part) : undefined}
          >
            {isStep ? (
              <>
                <span className="phase-long unseen">{name}</span>
                <span aria-hidden="true">{t(`step-short-${part}`)}</span>
              </>
            ) : (
              <span>{name}</span>
            )}
          </PhaseCell>
        );
      })}
    </ol>
  );
}
