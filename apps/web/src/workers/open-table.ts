import { arenaKit } from './arena-kit.ts';
import type { TablePlan, Wish } from './game-api.ts';
import { PlayedTable } from './played-table.ts';
import { vsKit } from './vs-kit.ts';

/** A table of either game. */
export type OpenTable = Pick<
  ReturnType<typeof vsTable>,
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

const vsTable = (plan: TablePlan) => new PlayedTable(vsKit(), plan);
const arenaTable = (plan: TablePlan) => new PlayedTable(arenaKit(), plan);

export const openTable = (plan: TablePlan): OpenTable => (plan.game === 'vs' ? vsTable(plan) : arenaTable(plan));
