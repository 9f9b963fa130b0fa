/** Where something stands: a path through the scene and, in a file, line and column counted from 1. */
export interface Place {
  readonly path: string;
  readonly line?: number;
  readonly column?: number;
}

/** A scene as written, before anything is known about it. YAML files and TypeScript values both become this. */
export type Tree = MapTree | ListTree | ScalarTree;

export interface MapTree {
  readonly kind: 'map';
  readonly place: Place;
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Tree;
}

export interface ListTree {
  readonly kind: 'list';
  readonly place: Place;
  readonly items: readonly Tree[];
}

export interface ScalarTree {
  readonly kind: 'scalar';
  readonly place: Place;
  readonly value: string | number | boolean | undefined;
  /** As written: a card may be called `1602` or `true`. */
  readonly text: string;
}

const ROOT: Place = { path: '' };

export const below = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** The TypeScript spelling: plain objects, lists, texts, numbers and flags. */
export function treeOf(value: unknown, place: Place = ROOT): Tree {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, i) => treeOf(item, { path: below(place.path, i) }));
    return { kind: 'list', place, items };
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]: [string, unknown]) => {
        const keyPlace = { path: below(place.path, key) };
        return { key, keyPlace, value: treeOf(item, keyPlace) };
      });
    return { kind: 'map', place, entries };
  }
  const plain = typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
  const text = value === undefined || value === null ? '' : String(value);
  return { kind: 'scalar', place, value: plain ?? (text === '' ? undefined : text), text };
}

/** Back to plain data, for parts that are compared as they are. */
export function plainOf(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'list') return tree.items.map(plainOf);
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, plainOf(value)]));
}
