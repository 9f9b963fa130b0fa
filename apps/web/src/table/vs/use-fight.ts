import type { VsView } from '@longbox/vs';
import { useRef } from 'react';
import type { Cue } from '../../workers/cue.ts';
import { useTheatre } from '../theatre.ts';

export type Strike = Extract<Cue, { readonly kind: 'strike' }>;

interface Fight {
  /** The table with the combat in it: a stunned character is out of the combat, but still on the strip. */
  readonly view: VsView;
  /** What has been struck so far. */
  readonly strikes: readonly Strike[];
}

const isWhole = ({ combat }: VsView): boolean => combat !== undefined && combat.defender !== undefined;

/** The combat on the strip, held until it is over. */
export function useFight(view: VsView): Fight | undefined {
  const cues = useTheatre((s) => s.cues);
  const held = useRef<{ fight: Fight; of: readonly Cue[] } | undefined>(undefined);
  const now = held.current;
  if (view.combat === undefined) held.current = undefined;
  else if (now?.of !== cues || now.fight.view !== view) {
    const fresh = cues.filter((cue): cue is Strike => cue.kind === 'strike');
    const isAnew = cues.some(({ kind }) => kind === 'attack');
    const before = isAnew || now === undefined ? [] : now.fight.strikes;
    const seen = isWhole(view) ? view : now?.fight.view;
    const strikes = now?.of === cues ? before : [...before, ...fresh];
    held.current = seen === undefined ? undefined : { of: cues, fight: { view: seen, strikes } };
  }
  return held.current?.fight;
}
