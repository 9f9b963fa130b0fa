/** Any object of a card's tree: the card itself, a power, an instruction, a query, a filter. */
export type TreeNode = Readonly<Record<string, unknown>>;

/** Both are told under which field of its parent the node stands. */
export interface Visitor {
  readonly enter?: (node: TreeNode, field: string) => void;
  readonly leave?: (node: TreeNode, field: string) => void;
}

/** Visits all nodes below, each before and after its parts, in the order in which they are written. */
export function walk(tree: unknown, visitor: Visitor, field = ''): void {
  if (Array.isArray(tree)) {
    for (const part of tree) walk(part, visitor, field);
    return;
  }
  if (!isTreeNode(tree)) return;
  visitor.enter?.(tree, field);
  for (const [name, part] of Object.entries(tree)) walk(part, visitor, name);
  visitor.leave?.(tree, field);
}

export const isTreeNode = (tree: unknown): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);
