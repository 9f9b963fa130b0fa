import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Effect } from '../language/index.ts';
import { type Operand, operandsOf } from './operands.ts';
import type { VerbRules } from './verb.ts';
import { verbOf } from './verbs.ts';

/** An instruction with what running it needs. */
export interface Step {
  readonly node: Effect;
  readonly verb: VerbRules;
  readonly operands: readonly Operand[];
}

type Steps = (readonly Step[] | undefined)[];
const kept = new WeakMap<Catalogue, Steps>();

// Nearly all games of a process have one catalogue, so that its steps are found without a look-up.
let newest: Catalogue | undefined;
let newestSteps: Steps = [];

/** The instructions of a list, by its number in the catalogue; put together the first time it runs. */
export function stepsOf(catalogue: Catalogue, block: number): readonly Step[] {
  if (catalogue !== newest) {
    newestSteps = kept.get(catalogue) ?? [];
    kept.set(catalogue, newestSteps);
    newest = catalogue;
    for (let i = newestSteps.length; i < catalogue.blocks.length; i++) newestSteps.push(undefined);
  }
  const known = newestSteps[block];
  if (known !== undefined) return known;
  const steps = catalogue.blocks[block].map((node) => ({ node, verb: verbOf(node), operands: operandsOf(node) }));
  newestSteps[block] = steps;
  return steps;
}
