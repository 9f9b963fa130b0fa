import { provePuzzles } from './prove-puzzles.ts';

provePuzzles('arena');
