import { type RefObject, useEffect, useRef } from 'react';
import { EndPanel } from '../end-panel.tsx';
import { Hand } from '../hand.tsx';
import { Hints } from '../hints.tsx';
import { LateStage } from '../late-stage.tsx';
import { Prompt } from '../prompt.tsx';
import { useVs } from '../table-context.tsx';
import { useTheatre } from '../theatre.ts';
import { Tray } from '../tray.tsx';
import { useDrag } from '../use-drag.ts';
import { useFlip } from '../use-flip.ts';
import { useMotion } from '../use-motion.ts';
import { CombatStrip } from './combat-strip.tsx';
import { VsSide } from './vs-side.tsx';

/** On a phone the enemies lie side by side: a new attack brings the one in it to the front. */
function useFacing(board: RefObject<HTMLElement | null>, combat: string | undefined): void {
  useEffect(() => {
    if (combat === undefined) return;
    const enemies = board.current?.querySelector<HTMLElement>('.enemies');
    const card = enemies?.querySelector('.is-attacking, .is-defending');
    const side = card?.closest<HTMLElement>('.side');
    if (side !== null && side !== undefined) enemies?.scrollTo({ left: side.offsetLeft });
  }, [board, combat]);
}

/** Enemies on top, the strip in the middle, the person's own side and hand below. */
export function VsBoard({ isPhone }: { readonly isPhone: boolean }) {
  const { snapshot } = useVs();
  const ref = useRef<HTMLElement>(null);
  useMotion(
    ref,
    useFlip(
      ref,
      useTheatre((s) => s.tick),
    ),
  );
  useDrag(ref);
  useFacing(ref, snapshot.view.combat?.attackers.join());
  const { view, seat } = snapshot;
  const count = view.seats.length;
  // In seating order, the one on the left first.
  const others = Array.from({ length: count - 1 }, (_, i) => view.seats[(seat + 1 + i) % count]);
  return (
    <main className="board" ref={ref}>
      <div className="enemies">
        {others.map((each) => (
          <VsSide key={each.seat} seat={each} isMine={false} isSlim={isPhone || count > 2} />
        ))}
      </div>
      {snapshot.result === undefined ? <CombatStrip /> : <EndPanel />}
      <VsSide seat={view.seats[seat]} isMine isSlim={isPhone} />
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
