import type { Mutant } from './find-mutants.ts';

/** A mutant with its number in this run. */
export interface Planted extends Mutant {
  readonly id: number;
}

/**
 * The source with all these mutants in it, each asleep behind a question: `(__mutant(7) ? a <= b : a < b)`. One build then
 * serves the whole run. Ranges nest, since they are nodes of one tree.
 */
export function plantMutants(source: string, mutants: readonly Planted[]): string {
  const outer = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  return plant(source, 0, source.length, outer);
}

/** The text from `from` to `to`, with the mutants in it; these come sorted, outer before inner. */
function plant(source: string, from: number, to: number, mutants: readonly Planted[]): string {
  let text = '';
  let at = from;
  for (let i = 0; i < mutants.length; ) {
    const [mutant, ...rest] = mutants.slice(i);
    const inside = rest.findIndex(({ start, end }) => start >= mutant.end || end > mutant.end);
    const inner = mutant.start === mutant.end ? [] : rest.slice(0, inside === -1 ? rest.length : inside);
    text += source.slice(at, mutant.start) + asleep(mutant, plant(source, mutant.start, mutant.end, inner));
    at = mutant.end;
    i += 1 + inner.length;
  }
  return text + source.slice(at, to);
}

function asleep({ id, kind, after }: Planted, original: string): string {
  switch (kind) {
    case 'drop':
      // In braces, or an "else" behind it would be taken for its own.
      return `{ if (!__mutant(${id})) { ${original} } }`;
    case 'return':
      return ` if (__mutant(${id})) ${after} `;
    default:
      return `(__mutant(${id}) ? (${after}) : (${original}))`;
  }
}
