import type { GameName } from '@longbox/games';
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { VsBoard } from './vs/vs-board.tsx';
import { VsPhaseBar } from './vs/vs-phase-bar.tsx';

/** Players of one game do not wait for the parts of the other. */
const arena = () => import('./arena/arena-parts.ts');
const ArenaBoard = lazy(() => arena().then((m) => ({ default: m.ArenaBoard })));
const ArenaPhaseBar = lazy(() => arena().then((m) => ({ default: m.ArenaPhaseBar })));

interface BoardProps {
  readonly game: GameName;
  readonly isPhone: boolean;
}

const BOARDS: Readonly<Record<GameName, ComponentType<Pick<BoardProps, 'isPhone'>>>> = {
  vs: VsBoard,
  arena: ArenaBoard,
};

/** The board of a game. Parts of a table are drawn anew when what they show changes, not whenever the table around them is. */
export const Board = memo(function Board({ game, isPhone }: BoardProps) {
  const Own = BOARDS[game];
  return (
    <Suspense>
      <Own isPhone={isPhone} />
    </Suspense>
  );
});

interface BarProps {
  readonly game: GameName;
  /** Phases can be told to pass by themselves. */
  readonly hasStops?: true;
}

const BARS: Readonly<Record<GameName, ComponentType<Omit<BarProps, 'game'>>>> = {
  vs: VsPhaseBar,
  arena: ArenaPhaseBar,
};

/** The phases of a game's turn. */
export function PhaseBar({ game, ...stops }: BarProps) {
  const Own = BARS[game];
  return (
    <Suspense>
      <Own {...stops} />
    </Suspense>
  );
}
