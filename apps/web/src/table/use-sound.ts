import { useEffect } from 'react';
import { useTable } from '../state/table-store.ts';
import type { Cue } from '../workers/cue.ts';
import { openSound, type SoundName, sound } from './sound.ts';
import { soundOf } from './sound-of.ts';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';

/** Milliseconds a phone shakes for what is felt. */
const FELT: Readonly<Partial<Record<Cue['kind'], number>>> = { strike: 12, ko: 20, superHit: 20 };

function hearPress({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('button') !== null) sound('press');
}

/** Lets the beat on the table be heard, once for each kind of thing, and felt where there is a phone. */
export function useSound(): void {
  const { snapshot } = useTableContext();
  const { seat } = snapshot;
  const tick = useTheatre((s) => s.tick);
  const isRefused = useTable((s) => s.note !== undefined);
  useEffect(() => {
    document.addEventListener('pointerdown', openSound, { once: true });
    document.addEventListener('keydown', openSound, { once: true });
    document.addEventListener('click', hearPress);
    return () => {
      document.removeEventListener('pointerdown', openSound);
      document.removeEventListener('keydown', openSound);
      document.removeEventListener('click', hearPress);
    };
  }, []);
  useEffect(() => {
    if (isRefused) sound('refuse');
  }, [isRefused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat is heard once, as it comes
  useEffect(() => {
    const { cues } = useTheatre.getState();
    const heard = new Set<SoundName>();
    for (const cue of cues) {
      const name = soundOf(cue, seat);
      if (name === undefined || heard.has(name)) continue;
      heard.add(name);
      sound(name, 'seat' in cue && cue.seat !== undefined ? (cue.seat === seat ? -1 : 1) : 0);
    }
    const isTurn = cues.some((cue) => cue.kind === 'turn' && cue.seat === seat);
    const felt = Math.max(isTurn ? 12 : 0, ...cues.map(({ kind }) => FELT[kind] ?? 0));
    if (felt > 0 && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(felt);
  }, [tick]);
}
