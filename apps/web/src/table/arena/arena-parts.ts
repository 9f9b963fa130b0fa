export { ArenaBoard } from './arena-board.tsx';
export { ArenaPhaseBar } from './arena-phase-bar.tsx';
