import type { Game } from '@longbox/kernel';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan, Wish } from './game-api.ts';
import { withKit } from './kits.ts';
import { tableOf } from './plan-table.ts';
import { PlayedTable } from './played-table.ts';

/** A table of either game. */
export type OpenTable = Pick<
  PlayedTable<unknown, unknown, Snapshot['view']>,
  | 'plan'
  | 'manners'
  | 'replay'
  | 'log'
  | 'position'
  | 'deciding'
  | 'choose'
  | 'answer'
  | 'pick'
  | 'lift'
  | 'concede'
  | 'undo'
  | 'planAttacks'
  | 'explain'
  | 'snapshot'
> & { preview(wish: Wish): ReturnType<OpenTable['snapshot']>['view'] | undefined };

/** What reads scenes is large and rarely needed. */
let scenes: typeof import('./scene-table.ts') | undefined;

/** To be awaited before a plan with a scene is used. */
export async function prepare({ scene }: TablePlan): Promise<void> {
  if (scene !== undefined) scenes ??= await import('./scene-table.ts');
}

const theScenes = () => {
  if (scenes === undefined) throw new Error('nobody prepared for scenes');
  return scenes;
};

export function openTable(plan: TablePlan): OpenTable {
  if (plan.scene !== undefined) return theScenes().sceneTable(plan);
  return withKit(plan.game, (kit): OpenTable => new PlayedTable(kit, plan));
}

/** Hands over the game of a plan, and how it begins. */
export function beginOf<T>(plan: TablePlan, to: <S>(game: Game<S, unknown, unknown>, begin: () => S) => T): T {
  if (plan.scene !== undefined) return theScenes().beginScene(plan.scene, to);
  return withKit(plan.game, (kit) => to(kit.game, () => kit.game.setup(tableOf(kit, plan))));
}

export const ownCards = (plan: TablePlan | undefined, language: Language): readonly CardFacts[] =>
  plan?.scene === undefined ? [] : theScenes().cardsOfScene(plan.scene, language);
