import type { Choice } from '@longbox/kernel';
import type { Effect, Verb } from '../language/index.ts';
import type { Ctx } from '../queries/ctx.ts';
import type { VsState } from '../state/state.ts';

/** Where an instruction stands: its frame, its scope, and how often it has been called again. */
export interface Running {
  readonly at: number;
  readonly scope: number;
  readonly phase: number;
}

/**
 * `undefined`: carried out. `nothing`: could not do what it says (VS-MOD-17), which "if you do" asks about. `wait`: it has
 * asked somebody. `again`: it pushed frames and wants to go on after them, with the next phase.
 */
export type Outcome = undefined | 'nothing' | 'wait' | 'again';

/** The node of a verb, also where one node type serves several verbs. */
export type NodeOf<V extends Verb, E = Effect> = E extends { verb: infer W } ? (V extends W ? E : never) : never;

/** How one verb runs. Its operands have been chosen before `run` is called. */
export interface VerbRules<N extends Effect = Effect> {
  run(s: VsState, node: N, running: Running, ctx: Ctx): Outcome;
  list?(s: VsState, node: N, running: Running): void;
  answer?(s: VsState, node: N, running: Running, choice: Choice): void;
}

export const did = (anything: boolean): Outcome => (anything ? undefined : 'nothing');
