import { ARENA_ASKINGS_EN } from './arena-askings.en.ts';
import { ARENA_LINES_EN } from './arena-lines.en.ts';
import { ARENA_OPTIONS_EN } from './arena-options.en.ts';
import type { GameWords } from './catalogue.ts';
import { VS_ASKINGS_EN } from './vs-askings.en.ts';
import { VS_LINES_EN } from './vs-lines.en.ts';
import { VS_OPTIONS_EN } from './vs-options.en.ts';

export const WORDS_EN: GameWords = {
  lines: { ...VS_LINES_EN, ...ARENA_LINES_EN },
  vsOptions: VS_OPTIONS_EN,
  vsAskings: VS_ASKINGS_EN,
  arenaOptions: ARENA_OPTIONS_EN,
  arenaAskings: ARENA_ASKINGS_EN,
};
