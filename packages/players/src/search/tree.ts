/** A pooled tree: nodes are numbers, edges are found by node, seat and key. Everything is reused from search to search. */
export interface Tree {
  readonly nodeVisits: Int32Array;
  readonly visits: Int32Array;
  readonly available: Int32Array;
  readonly total: Float64Array;
  readonly child: Int32Array;
  nodes: number;
  edges: number;
  isFull(): boolean;
  clear(): void;
  /** The edge with this key, made if there is none. */
  edge(node: number, key: number): number;
  addNode(): number;
}

const NO_EDGE = -1;
/** Slots of the table that finds edges; twice the edges, so that it is never crowded. */
const SLOTS = 1 << 17;
const MOST_EDGES = SLOTS >> 1;
/** Most edges one step down may make. */
const RESERVE = 256;

const slotOf = (node: number, key: number): number => {
  let x = Math.imul(node ^ 0x9e3779b9, 0x85ebca6b) ^ key;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) & (SLOTS - 1);
};

export function createTree(): Tree {
  const slots = new Int32Array(SLOTS).fill(NO_EDGE);
  const used = new Int32Array(MOST_EDGES);
  const nodeOf = new Int32Array(MOST_EDGES);
  const keyOf = new Int32Array(MOST_EDGES);
  const self: Tree = {
    nodeVisits: new Int32Array(MOST_EDGES),
    visits: new Int32Array(MOST_EDGES),
    available: new Int32Array(MOST_EDGES),
    total: new Float64Array(MOST_EDGES),
    child: new Int32Array(MOST_EDGES),
    nodes: 0,
    edges: 0,
    isFull: () => self.edges + RESERVE > MOST_EDGES,
    clear() {
      for (let i = 0; i < self.edges; i++) slots[used[i]] = NO_EDGE;
      self.nodes = 0;
      self.edges = 0;
      self.addNode();
    },
    addNode() {
      self.nodeVisits[self.nodes] = 0;
      return self.nodes++;
    },
    edge(node, key) {
      let slot = slotOf(node, key);
      for (; slots[slot] !== NO_EDGE; slot = (slot + 1) & (SLOTS - 1)) {
        const found = slots[slot];
        if (nodeOf[found] === node && keyOf[found] === key) return found;
      }
      const edge = self.edges++;
      slots[slot] = edge;
      used[edge] = slot;
      nodeOf[edge] = node;
      keyOf[edge] = key;
      self.visits[edge] = 0;
      self.available[edge] = 0;
      self.total[edge] = 0;
      self.child[edge] = NO_EDGE;
      return edge;
    },
  };
  return self;
}
