import { createArena } from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { type Log, replay } from '@longbox/kernel';
import { createVs } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import type { SceneAdapter, Stage } from './adapter.ts';
import { arenaReader } from './arena/arena-reader.ts';
import { arenaScenes } from './arena/arena-scenes.ts';
import { makeStage } from './stage.ts';
import { vsReader } from './vs/vs-reader.ts';
import { vsScenes } from './vs/vs-scenes.ts';

/** A played game at one of its decisions, as scenes see it; `undefined` if the game has no scenes. */
export function stageOf(log: Log, seq: number): { readonly adapter: SceneAdapter; readonly stage: Stage } | undefined {
  const { table } = log;
  if (table.game === 'vs') {
    const game = createVs(VS_SETS);
    const stage = makeStage({ game, table, state: replay(game, log, seq), reader: vsReader(game), labels: new Map() });
    return { adapter: vsScenes, stage };
  }
  if (table.game !== 'arena') return undefined;
  const game = createArena(ARENA_CARDS);
  const stage = makeStage({ game, table, state: replay(game, log, seq), reader: arenaReader(game), labels: new Map() });
  return { adapter: arenaScenes, stage };
}
