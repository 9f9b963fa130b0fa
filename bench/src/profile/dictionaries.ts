/** V8 keeps objects built property by property as hash tables, and every read of one is then a look-up. */
const DEPTH = 5;
const FEWEST_PROPERTIES = 8;

/** Names the objects within reach of `root` that V8 holds as hash tables. Needs `--allow-natives-syntax`. */
export function findDictionaries(root: object): string[] {
  const isFast: (value: object) => boolean = new Function('value', 'return %HasFastProperties(value)') as never;
  const found: string[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEPTH || seen.has(value)) return;
    if (ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set) return;
    seen.add(value);
    const entries = Object.entries(value);
    if (!Array.isArray(value) && entries.length >= FEWEST_PROPERTIES && !isFast(value)) found.push(path);
    for (const [name, part] of entries) visit(part, path === '' ? name : `${path}.${name}`, depth + 1);
  };
  visit(root, '', 0);
  return found;
}
