import type { SceneAdapter } from './adapter.ts';
import { arenaScenes } from './arena/arena-scenes.ts';
import { toyScenes } from './toy-scenes.ts';
import { vsScenes } from './vs/vs-scenes.ts';

/** The games whose scenes can be run. */
export const SCENE_GAMES: readonly SceneAdapter[] = [vsScenes, arenaScenes, toyScenes];
