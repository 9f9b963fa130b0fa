import { ARENA_ASKINGS_IT } from './arena-askings.it.ts';
import { ARENA_LINES_IT } from './arena-lines.it.ts';
import { ARENA_OPTIONS_IT } from './arena-options.it.ts';
import type { GameWords } from './catalogue.ts';
import { VS_ASKINGS_IT } from './vs-askings.it.ts';
import { VS_LINES_IT } from './vs-lines.it.ts';
import { VS_OPTIONS_IT } from './vs-options.it.ts';

export const WORDS_IT: GameWords = {
  lines: { ...VS_LINES_IT, ...ARENA_LINES_IT },
  vsOptions: VS_OPTIONS_IT,
  vsAskings: VS_ASKINGS_IT,
  arenaOptions: ARENA_OPTIONS_IT,
  arenaAskings: ARENA_ASKINGS_IT,
};
