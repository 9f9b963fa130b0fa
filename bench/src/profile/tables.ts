import { type CostNode, costByFunction } from './profile-tree.ts';

export interface Scale {
  /** As a share of everything. */
  share(cost: number): string;
  /** For one decision or step. */
  each(cost: number): string;
  place(node: CostNode): string;
}

export function functionRows(root: CostNode, { share, each, place }: Scale, byTotal: boolean): string[][] {
  const costs = costByFunction(root);
  const sorted = byTotal ? costs.toSorted((a, b) => b.total - a.total) : costs;
  return sorted.map(({ self, total, name, node }) => [share(self), each(self), share(total), name, place(node)]);
}

/** Who calls the functions of this name, and what they cost there with all that they call. */
export function callerRows(root: CostNode, { share, each, place }: Scale, name: string): string[][] {
  const found = new Map<string, { cost: number; caller: CostNode }>();
  const sum = (node: CostNode): number => node.children.reduce((total, child) => total + sum(child), node.self);
  const visit = (node: CostNode): void => {
    for (const child of node.children) {
      if (child.name === name) {
        const key = `${node.name} ${node.url} ${node.line}`;
        const entry = found.get(key) ?? { cost: 0, caller: node };
        entry.cost += sum(child);
        found.set(key, entry);
      }
      visit(child);
    }
  };
  visit(root);
  return [...found.values()]
    .sort((a, b) => b.cost - a.cost)
    .map(({ cost, caller }) => [share(cost), each(cost), caller.name, place(caller)]);
}
