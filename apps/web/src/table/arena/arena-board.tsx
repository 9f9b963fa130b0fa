import { useRef } from 'react';
import { EndPanel } from '../end-panel.tsx';
import { Hand } from '../hand.tsx';
import { Hints } from '../hints.tsx';
import { LateStage } from '../late-stage.tsx';
import { Prompt } from '../prompt.tsx';
import { useArena } from '../table-context.tsx';
import { useTheatre } from '../theatre.ts';
import { Tray } from '../tray.tsx';
import { useDrag } from '../use-drag.ts';
import { useFlip } from '../use-flip.ts';
import { useMotion } from '../use-motion.ts';
import { ArenaSide } from './arena-side.tsx';
import { Lanes } from './lanes.tsx';

/** The opponent on top, the challenges in the middle, the person's own squads and hand below. */
export function ArenaBoard({ isPhone }: { readonly isPhone: boolean }) {
  const { snapshot } = useArena();
  const ref = useRef<HTMLElement>(null);
  useMotion(
    ref,
    useFlip(
      ref,
      useTheatre((s) => s.tick),
    ),
  );
  useDrag(ref);
  const { seat } = snapshot;
  return (
    <main className="board board-arena" ref={ref}>
      <ArenaSide seat={1 - seat} isMine={false} isSlim={isPhone} />
      {snapshot.result === undefined ? <Lanes /> : <EndPanel />}
      <ArenaSide seat={seat} isMine isSlim={isPhone} />
      <LateStage />
      <Tray />
      <Hints />
      <div className="dock">
        <Prompt />
        <Hand />
      </div>
    </main>
  );
}
