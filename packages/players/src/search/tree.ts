/** A tree in columns: nodes and edges are numbers, an edge is found by its node and key. Room is kept from search to search. */
export interface Tree {
  readonly nodeVisits: Int32Array;
  readonly visits: Int32Array;
  readonly available: Int32Array;
  readonly total: Float64Array;
  readonly child: Int32Array;
  isFull(): boolean;
  clear(): void;
  /** The edge with this key, made if there is none; columns read before may be old ones afterwards. */
  edge(node: number, key: number): number;
  addNode(): number;
}

const NOTHING = -1;
const FIRST_ROOM = 1 << 11;
/** Some eight megabytes; a search that fills this has thought for long. */
const MOST_EDGES = 1 << 17;
/** Edges that one more way down the tree may make. */
const RESERVE = 4096;

interface Columns {
  readonly nodeVisits: Int32Array;
  readonly visits: Int32Array;
  readonly available: Int32Array;
  readonly total: Float64Array;
  readonly child: Int32Array;
  readonly nodeOf: Int32Array;
  readonly keyOf: Int32Array;
  /** Twice as many as edges, so that it is never crowded. */
  readonly slots: Int32Array;
}

const createColumns = (room: number): Columns => ({
  nodeVisits: new Int32Array(room),
  visits: new Int32Array(room),
  available: new Int32Array(room),
  total: new Float64Array(room),
  child: new Int32Array(room),
  nodeOf: new Int32Array(room),
  keyOf: new Int32Array(room),
  slots: new Int32Array(2 * room).fill(NOTHING),
});

function slotFrom(node: number, key: number): number {
  let x = Math.imul(node ^ 0x9e3779b9, 0x85ebca6b) ^ key;
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

export function createTree(): Tree {
  let columns = createColumns(FIRST_ROOM);
  let [nodes, edges] = [0, 0];

  /** The slot of this edge, or the free one where it belongs. */
  function findSlot(node: number, key: number): number {
    const { slots, nodeOf, keyOf } = columns;
    const mask = slots.length - 1;
    for (let slot = slotFrom(node, key) & mask; ; slot = (slot + 1) & mask) {
      const found = slots[slot];
      if (found === NOTHING || (nodeOf[found] === node && keyOf[found] === key)) return slot;
    }
  }

  function grow(): void {
    const old = columns;
    columns = createColumns(2 * old.visits.length);
    columns.nodeVisits.set(old.nodeVisits);
    columns.visits.set(old.visits);
    columns.available.set(old.available);
    columns.total.set(old.total);
    columns.child.set(old.child);
    columns.nodeOf.set(old.nodeOf);
    columns.keyOf.set(old.keyOf);
    for (let edge = 0; edge < edges; edge++) columns.slots[findSlot(old.nodeOf[edge], old.keyOf[edge])] = edge;
  }

  function addEdge(node: number, key: number): number {
    if (edges === columns.visits.length) grow();
    const { slots, nodeOf, keyOf, visits, available, total, child } = columns;
    const edge = edges++;
    slots[findSlot(node, key)] = edge;
    nodeOf[edge] = node;
    keyOf[edge] = key;
    visits[edge] = 0;
    available[edge] = 0;
    total[edge] = 0;
    child[edge] = NOTHING;
    return edge;
  }

  const addNode = (): number => {
    columns.nodeVisits[nodes] = 0;
    return nodes++;
  };

  return {
    get nodeVisits() {
      return columns.nodeVisits;
    },
    get visits() {
      return columns.visits;
    },
    get available() {
      return columns.available;
    },
    get total() {
      return columns.total;
    },
    get child() {
      return columns.child;
    },
    isFull: () => edges + RESERVE > MOST_EDGES,
    clear() {
      columns.slots.fill(NOTHING);
      nodes = 0;
      edges = 0;
      addNode();
    },
    addNode,
    edge(node, key) {
      const found = columns.slots[findSlot(node, key)];
      return found === NOTHING ? addEdge(node, key) : found;
    },
  };
}
