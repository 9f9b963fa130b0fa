import type { Face } from '../catalogue/face.ts';
import { type Modifier, nameOfPower } from '../language/index.ts';

/** Names of powers by the modifiers in them, of each face once. */
const known = new WeakMap<Face, ReadonlyMap<unknown, string>>();

/** What the power is called that a modifier of this face is part of; nothing where no power of it has the modifier. */
export function powerBehind(face: Face, mod: Modifier): string | undefined {
  const names = known.get(face) ?? modifiersOf(face);
  known.set(face, names);
  return names.get(mod);
}

function modifiersOf({ powers }: Face): ReadonlyMap<unknown, string> {
  const names = new Map<unknown, string>();
  for (const { power } of powers) {
    const name = nameOfPower(power);
    if (name !== '') visit(power, name, names);
  }
  return names;
}

function visit(node: unknown, name: string, names: Map<unknown, string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('mod' in node) names.set(node, name);
  for (const part of Object.values(node)) visit(part, name, names);
}
