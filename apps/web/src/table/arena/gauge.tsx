import type { Totals } from '@longbox/arena';
import { useArena } from '../table-context.tsx';

/** Numbers stand this far from the ends of the scale. */
const MARGIN = 140;

interface Props {
  readonly totals: Totals;
  /** What the thing pointed at would make of it. */
  readonly ghost: Totals | undefined;
}

/** A ruler with the marks at Defence and at Defence plus Resistance, and the Attack above it. */
export function Gauge({ totals, ghost }: Props) {
  const { t } = useArena();
  const { attack, defence, resistance } = totals;
  const both = defence + resistance;
  const all = [attack, defence, both, ghost?.attack ?? attack, (ghost?.defence ?? defence) + (ghost?.resistance ?? 0)];
  const from = Math.min(...all) - MARGIN;
  const to = Math.max(...all) + MARGIN;
  const at = (value: number): string => `${(((value - from) / (to - from)) * 100).toFixed(2)}%`;
  const hasGhost = ghost !== undefined && (ghost.attack !== attack || ghost.defence !== defence);
  return (
    <div className="gauge" role="img" aria-label={t('arena-gauge', { attack, defence, both })}>
      <i className="gauge-low" style={{ width: at(defence) }} />
      <i className="gauge-mid" style={{ left: at(defence), width: `calc(${at(both)} - ${at(defence)})` }} />
      <i className="gauge-high" style={{ left: at(both), right: 0 }} />
      <span className="gauge-mark" style={{ left: at(defence) }}>
        D {defence}
      </span>
      <span className="gauge-mark" style={{ left: at(both) }}>
        D+R {both}
      </span>
      {hasGhost && ghost.attack !== attack && (
        <em className="gauge-attack gauge-ghost" style={{ left: at(ghost.attack) }}>
          {ghost.attack}
        </em>
      )}
      {hasGhost && ghost.defence !== defence && (
        <em className="gauge-attack gauge-ghost" style={{ left: at(ghost.defence) }}>
          D {ghost.defence}
        </em>
      )}
      <em className="gauge-attack" key={attack} style={{ left: at(attack) }}>
        {attack}
      </em>
    </div>
  );
}
