import type { GameName } from '@longbox/games';
import type { ComponentType } from 'react';
import { ArenaBoard } from './arena/arena-board.tsx';
import { ArenaPhaseBar } from './arena/arena-phase-bar.tsx';
import { VsBoard } from './vs/vs-board.tsx';
import { VsPhaseBar } from './vs/vs-phase-bar.tsx';

interface BoardProps {
  readonly game: GameName;
  readonly isPhone: boolean;
}

const BOARDS: Readonly<Record<GameName, ComponentType<Pick<BoardProps, 'isPhone'>>>> = {
  vs: VsBoard,
  arena: ArenaBoard,
};

/** The board of a game. */
export function Board({ game, isPhone }: BoardProps) {
  const Own = BOARDS[game];
  return <Own isPhone={isPhone} />;
}

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
  return <Own {...stops} />;
}
