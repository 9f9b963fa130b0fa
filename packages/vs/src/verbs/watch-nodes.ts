import type { Catalogue } from '../catalogue/catalogue.ts';
import { isTreeNode, type TreeNode } from '../language/walk.ts';
import { stepsOf } from './steps.ts';

/** Which nodes of the cards' trees a catalogue's games have used so far. */
export interface NodeWatch {
  /** By card, the paths of nodes that were not used yet, as `powers.1.effects.0.cards`; no entry where all were. */
  readonly open: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many nodes each card has. */
  readonly nodes: ReadonlyMap<string, number>;
  /** How many nodes were used; grows while games are played. */
  used(): number;
}

/**
 * Watches all nodes of all cards from now on, for tests: an instruction counts when it runs, everything else when rules read
 * it. A node is watched until its first use. Catalogues made from the same cards share their nodes: watch in a process of its own,
 * or play only the watched games meanwhile.
 */
export function watchNodes(catalogue: Catalogue): NodeWatch {
  const open = new Map<string, Set<string>>();
  const nodes = new Map<string, number>();
  const places = new Map<object, readonly [card: string, path: string]>();
  let used = 0;
  const use = (node: object): void => {
    const place = places.get(node);
    if (place === undefined) return;
    places.delete(node);
    used++;
    const [card, path] = place;
    const left = open.get(card);
    left?.delete(path);
    if (left?.size === 0) open.delete(card);
  };

  // Steps are prepared once; that must happen before reads count.
  const steps = catalogue.blocks.flatMap((_, block) => stepsOf(catalogue, block));
  for (const { card } of catalogue.faces) {
    const found = [...nodesBelow(card, '')].filter(([node]) => !isKeyword(node));
    nodes.set(card.id, found.length);
    if (found.length > 0) open.set(card.id, new Set(found.map(([, path]) => path)));
    for (const [node, path] of found) places.set(node, [card.id, path]);
  }
  for (const step of steps) {
    const { node, verb } = step;
    Object.assign(step, {
      verb: {
        ...verb,
        run: (...args: Parameters<typeof verb.run>) => {
          use(node);
          return verb.run(...args);
        },
      },
    });
  }
  for (const node of [...places.keys()]) if (!('verb' in node)) watchReads(node, use);
  return { open, nodes, used: () => used };
}

/** A keyword is a bit of its card; what it means is written elsewhere. */
const isKeyword = (node: TreeNode): boolean => node.power === 'keyword';

function* nodesBelow(tree: unknown, path: string): Generator<readonly [TreeNode, string]> {
  if (!isTreeNode(tree) && !Array.isArray(tree)) return;
  for (const [field, part] of Object.entries(tree)) {
    const at = path === '' ? field : `${path}.${field}`;
    if (isTreeNode(part)) yield [part, at];
    yield* nodesBelow(part, at);
  }
}

/** Calls `use` at the first read of any field of the node, and then restores the node. */
function watchReads(node: object, use: (node: object) => void): void {
  const fields: [string, unknown][] = Object.entries(node);
  const heard = (): void => {
    for (const [field, value] of fields)
      Object.defineProperty(node, field, { value, enumerable: true, configurable: true, writable: true });
    use(node);
  };
  for (const [field, value] of fields)
    Object.defineProperty(node, field, {
      get: () => {
        heard();
        return value;
      },
      enumerable: true,
      configurable: true,
    });
}
