import type { GameName } from '../cards/card-facts.ts';
import { useSettings } from '../state/settings.ts';

/** Moments a person may leave to the table, by game. They are named by whose turn it is and by the phase alone. */
export const MOMENTS: Readonly<Record<GameName, readonly string[]>> = {
  vs: ['mine-resource', 'mine-recruit', 'mine-formation', 'mine-combat', 'theirs-combat', 'theirs-combat-of-others'],
  arena: [
    'mine-replacement',
    'mine-specialAbilities',
    'mine-boost',
    'mine-superHit',
    'mine-checkPoint',
    'theirs-challenge',
    'theirs-boost',
    'theirs-superHit',
  ],
};

interface Stop {
  readonly stops: boolean;
  toggle(): void;
}

/** Whether the table stops at any of these moments; one click is for all of them. */
export function useStop(moments: readonly string[]): Stop {
  const passed = useSettings((s) => s.passed);
  const change = useSettings((s) => s.change);
  const stops = moments.some((moment) => !passed.includes(moment));
  return {
    stops,
    toggle() {
      const others = passed.filter((moment) => !moments.includes(moment));
      change({ passed: stops ? [...others, ...moments] : others });
    },
  };
}
