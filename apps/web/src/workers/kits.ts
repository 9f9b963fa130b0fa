import type { ArenaGame, ArenaState } from '@longbox/arena';
import type { Stage } from '@longbox/testkit/scene/adapter';
import type { VsGame, VsState } from '@longbox/vs';
import { FIRST_SETS } from '@longbox/vs-sets/set-keys';
import { arenaKit } from './arena-kit.ts';
import type { Snapshot, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import { vsKit } from './vs-kit.ts';
import { vsGameHere } from './vs-shelf.ts';

type UseKit<T> = <S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>) => T;

/**
 * Does something with the kit of a game, with the sets that a plan or log names; before they named any, there were a few.
 * The types of a game come together only where it is named, so it is named here.
 */
export const withKit = <T>({ game, sets = FIRST_SETS }: Pick<TablePlan, 'game' | 'sets'>, use: UseKit<T>): T =>
  game === 'vs' ? use(vsKit(vsGameHere(sets))) : use(arenaKit());

type UseStage<T> = <S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, state: S) => T;

/** The same for a scene, with its own cards. A stage has forgotten the types of its game; the name says what they were. */
export const withStage = <T>(stage: Stage, use: UseStage<T>): T =>
  stage.hand((game, state): T => {
    const [any, start]: [unknown, unknown] = [game, state];
    return stage.table.game === 'vs'
      ? use(vsKit(any as VsGame), start as VsState)
      : use(arenaKit(any as ArenaGame), start as ArenaState);
  });
