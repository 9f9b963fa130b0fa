import { VS_SETS } from '@longbox/vs-sets';
import { vsScenesWith } from './vs-scenes-with.ts';

/** Scenes with every card there is. */
export const vsScenes = vsScenesWith(VS_SETS);
