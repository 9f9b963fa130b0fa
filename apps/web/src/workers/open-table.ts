import { starterNamed } from '@longbox/games';
import { VS_STARTERS } from '@longbox/games/vs/vs-starters';
import type { Game, TableSeat } from '@longbox/kernel';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan, Wish } from './game-api.ts';
import { withKit } from './kits.ts';
import { tableOf } from './plan-table.ts';
import { PlayedTable } from './played-table.ts';
import { bring, setsOfCards } from './vs-shelf.ts';

/** A table of either game. */
export type OpenTable = Pick<
  PlayedTable<unknown, unknown, Snapshot['view']>,
  | 'plan'
  | 'autoPass'
  | 'replay'
  | 'log'
  | 'begin'
  | 'position'
  | 'deciding'
  | 'choose'
  | 'answer'
  | 'pick'
  | 'lift'
  | 'concede'
  | 'undo'
  | 'rewind'
  | 'planAttacks'
  | 'explain'
  | 'snapshot'
> & { preview(wish: Wish): ReturnType<OpenTable['snapshot']>['view'] | undefined };

/** What reads scenes is large and rarely needed. */
let scenes: typeof import('./scene-table.ts') | undefined;

/** To be awaited before a plan is used: brings what it needs. The answer is the plan with its sets of cards named. */
export async function prepare(plan: TablePlan): Promise<TablePlan> {
  if (plan.scene !== undefined) {
    scenes ??= await import('./scene-table.ts');
    return { ...plan, sets: await scenes.bringFor(plan.scene) };
  }
  if (plan.game !== 'vs') return plan;
  const sets = plan.sets ?? setsOfCards(plan.seats.flatMap((seat) => listOf(seat)));
  await bring(sets);
  return { ...plan, sets };
}

function listOf({ deck, own }: TablePlan['seats'][number]): readonly string[] {
  const seat: TableSeat = own ?? starterNamed(VS_STARTERS, deck).seat;
  return [...seat.deck, ...(seat.side ?? [])];
}

const theScenes = () => {
  if (scenes === undefined) throw new Error('nobody prepared for scenes');
  return scenes;
};

export function openTable(plan: TablePlan): OpenTable {
  if (plan.scene !== undefined) return theScenes().sceneTable(plan);
  return withKit(plan, (kit): OpenTable => new PlayedTable(kit, plan));
}

/** Hands over the game of a plan, and how it begins. */
export function beginOf<T>(plan: TablePlan, to: <S>(game: Game<S, unknown, unknown>, begin: () => S) => T): T {
  if (plan.scene !== undefined) return theScenes().beginScene(plan.scene, to);
  return withKit(plan, (kit) => to(kit.game, () => kit.game.setup(tableOf(kit, plan))));
}

export const ownCards = (plan: TablePlan | undefined, language: Language): readonly CardFacts[] =>
  plan?.scene === undefined ? [] : theScenes().cardsOfScene(plan.scene, language);
