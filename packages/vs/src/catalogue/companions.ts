import type { Catalogue } from './catalogue.ts';
import { type Face, KIND, type StaticEntry } from './face.ts';

const known = new WeakMap<Catalogue, Map<Face, Face | undefined>>();

/** VS-MEC-MULTIMAIN-02: the main character that starts the game beside this one, if its card names one. */
export function companionOf(catalogue: Catalogue, main: Face): Face | undefined {
  const found = known.get(catalogue) ?? new Map<Face, Face | undefined>();
  known.set(catalogue, found);
  if (!found.has(main)) found.set(main, findCompanion(catalogue, main));
  return found.get(main);
}

function findCompanion(catalogue: Catalogue, main: Face): Face | undefined {
  const name = companionName(main);
  if (name === undefined) return undefined;
  return catalogue.faces.find(
    (face) => isStarting(face) && face.card.name === name && companionName(face) === main.card.name,
  );
}

const isStarting = ({ kind, level }: Face): boolean => (kind & KIND.main) !== 0 && level === 1;

function companionName({ statics }: Face): string | undefined {
  for (const { power } of statics as readonly StaticEntry[]) {
    for (const rule of power.rules ?? []) if (rule.rule === 'startsBeside') return rule.name;
  }
  return undefined;
}

/** Whether these belong to one pair that starts together, at whatever level. */
export function arePair(catalogue: Catalogue, one: Face, other: Face): boolean {
  return catalogue.faces.some((face) => {
    if (!isStarting(face) || face.line !== one.line) return false;
    const companion = companionOf(catalogue, face);
    return companion !== undefined && companion.line === other.line;
  });
}
