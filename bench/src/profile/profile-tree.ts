/** A node of either profile that V8 writes, with its cost: microseconds or bytes. */
export interface CostNode {
  readonly name: string;
  readonly url: string;
  readonly line: number;
  readonly column: number;
  readonly self: number;
  readonly children: readonly CostNode[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface HeapProfile {
  readonly head: HeapNode;
}
interface HeapNode {
  readonly callFrame: CallFrame;
  readonly selfSize: number;
  readonly children: readonly HeapNode[];
}

const nodeOf = (frame: CallFrame, self: number, children: readonly CostNode[]): CostNode => ({
  name: frame.functionName || '(anonymous)',
  url: frame.url,
  line: frame.lineNumber,
  column: frame.columnNumber,
  self,
  children,
});

/** Time until the next sample belongs to the function of this one. */
export function timeTree({ nodes, samples, timeDeltas }: CpuProfile): CostNode {
  const self = new Map<number, number>();
  samples.forEach((id, i) => {
    self.set(id, (self.get(id) ?? 0) + (timeDeltas[i + 1] ?? 0));
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const build = (id: number): CostNode[] => {
    const node = byId.get(id);
    return node ? [nodeOf(node.callFrame, self.get(id) ?? 0, (node.children ?? []).flatMap(build))] : [];
  };
  const [root] = build(nodes[0].id);
  return root;
}

export function memoryTree({ head }: HeapProfile): CostNode {
  const build = (node: HeapNode): CostNode => nodeOf(node.callFrame, node.selfSize, node.children.map(build));
  return build(head);
}

/** The cost of one function wherever it was called from. */
export interface FunctionCost {
  readonly name: string;
  readonly node: CostNode;
  self: number;
  /** With everything it called; a function that calls itself counts once. */
  total: number;
}

export function costByFunction(root: CostNode): FunctionCost[] {
  const costs = new Map<string, FunctionCost>();
  const open = new Set<string>();
  const visit = (node: CostNode): number => {
    const key = `${node.name} ${node.url} ${node.line} ${node.column}`;
    const cost = costs.get(key) ?? { name: node.name, node, self: 0, total: 0 };
    costs.set(key, cost);
    const isOutermost = !open.has(key);
    open.add(key);
    let sum = node.self;
    for (const child of node.children) sum += visit(child);
    cost.self += node.self;
    if (isOutermost) {
      cost.total += sum;
      open.delete(key);
    }
    return sum;
  };
  visit(root);
  return [...costs.values()].sort((a, b) => b.self - a.self);
}
