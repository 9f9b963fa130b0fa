import { type Effects, isTreeNode } from '../language/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Face } from './face.ts';

/** What `readyTree` adds for the rules; see `shapes.ts`. */
const ADDED: ReadonlySet<string> = new Set([
  'isOpen',
  'testsNames',
  'testsNumbers',
  'testsRest',
  'asksPrint',
  'findsBlank',
  'isOwnMain',
  'event',
  'rowKind',
]);

const written = new WeakMap<object, unknown>();

/** A tree of the catalogue as cards write it, plain enough to print and to send. Must agree with `shapes.ts`. */
export function writtenTree<T>(node: T): T {
  if (typeof node !== 'object' || node === null) return node;
  const known = written.get(node);
  if (known !== undefined) return known as T;
  const made = writeOut(node);
  written.set(node, made);
  return made;
}

function writeOut<T>(node: T): T {
  if (Array.isArray(node)) return node.map(writtenTree) as T;
  if (!isTreeNode(node)) return node;
  const fields = Object.entries(node).filter(([name, part]) => part !== undefined && !ADDED.has(name));
  return Object.fromEntries(fields.map(([name, part]) => [name, writtenTree(part)])) as T;
}

const kept = new WeakMap<Catalogue, ReadonlyMap<Effects, Face>>();

/** On which card a list of instructions is written; nothing for those of keywords that effects give. */
export function faceWith(catalogue: Catalogue, block: number): Face | undefined {
  const known = kept.get(catalogue) ?? facesByBlock(catalogue);
  kept.set(catalogue, known);
  return known.get(catalogue.blocks[block]);
}

function facesByBlock(catalogue: Catalogue): Map<Effects, Face> {
  const faces = new Map<Effects, Face>();
  const visit = (node: unknown, face: Face): void => {
    if (Array.isArray(node)) faces.set(node, face);
    if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) visit(part, face);
  };
  for (const face of catalogue.faces) {
    if (face.card.card === 'plotTwist') visit(face.card.timing, face);
    for (const { power } of face.powers) visit(power, face);
  }
  return faces;
}
