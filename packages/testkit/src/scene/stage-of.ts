import { type GameName, isGameName } from '@longbox/games';
import { arenaGame } from '@longbox/games/arena';
import { vsGameOf } from '@longbox/games/vs';
import { type Game, type Log, type Machine, replay } from '@longbox/kernel';
import type { SceneAdapter, Stage } from './adapter.ts';
import { arenaReader } from './arena/arena-reader.ts';
import { arenaScenes } from './arena/arena-scenes.ts';
import { makeStage, type StateReader } from './stage.ts';
import { vsReader } from './vs/vs-reader.ts';
import { vsScenes } from './vs/vs-scenes.ts';

interface PlayedStage {
  readonly adapter: SceneAdapter;
  readonly stage: Stage;
}

const STAGES: Readonly<Record<GameName, (log: Log, seq: number) => PlayedStage>> = {
  vs(log, seq) {
    const game = vsGameOf(log.sets);
    return { adapter: vsScenes, stage: stageAt(game, vsReader(game), log, seq) };
  },
  arena: (log, seq) => ({ adapter: arenaScenes, stage: stageAt(arenaGame(), arenaReader(arenaGame()), log, seq) }),
};

function stageAt<S extends Machine, Event, View>(
  game: Game<S, Event, View>,
  reader: StateReader<S>,
  log: Log,
  seq: number,
): Stage {
  return makeStage({ game, table: log.table, state: replay(game, log, seq), reader, labels: new Map() });
}

/** A played game at one of its decisions, as scenes see it; `undefined` if the game has no scenes. */
export function stageOf(log: Log, seq: number): PlayedStage | undefined {
  return isGameName(log.table.game) ? STAGES[log.table.game](log, seq) : undefined;
}
