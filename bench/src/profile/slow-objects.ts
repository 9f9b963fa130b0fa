// V8 has fast and slow ways to hold the same object. Needs `--allow-natives-syntax`.
const DEPTH = 5;
const FEWEST_PROPERTIES = 8;

const native = (name: string): ((value: object) => boolean) => new Function('value', `return %${name}(value)`) as never;

/** Says which objects and lists within reach of `root` are slow to read, and why. */
export function findSlowObjects(root: object): string[] {
  const isFast = native('HasFastProperties');
  const isDouble = native('HasDoubleElements');
  const isHoley = native('HasHoleyElements');
  const found = new Map<string, number>();
  const seen = new Set<object>();

  const note = (path: string, what: string): void => {
    const text = `${path.replace(/\.\d+/g, '.*')} ${what}`;
    found.set(text, (found.get(text) ?? 0) + 1);
  };
  const judge = (value: object, path: string, size: number): void => {
    if (!Array.isArray(value)) {
      // Every read of a property is then a look-up; comes of building an object property by property.
      if (size >= FEWEST_PROPERTIES && !isFast(value)) note(path, 'is a hash table: make it by one literal');
    } else if (isDouble(value)) {
      // One -0 or fraction is enough, and what is read from such a list makes doubles of others: -x of 0 is -0.
      note(path, 'holds doubles: a number that is not a 32-bit integer came into it, perhaps -0');
    } else if (size > 0 && isHoley(value) && value.every((each) => typeof each === 'number')) {
      note(path, 'has holes: grow it by push, not by length or index');
    }
  };
  const visit = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEPTH || seen.has(value)) return;
    if (ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set) return;
    seen.add(value);
    // A state holds its lists twice, by number and by name; names say more.
    const entries = Object.entries(value).sort(([a], [b]) => Number(a === 'lists') - Number(b === 'lists'));
    judge(value, path, entries.length);
    for (const [name, part] of entries) visit(part, path === '' ? name : `${path}.${name}`, depth + 1);
  };
  visit(root, '', 0);
  return [...found].map(([text, times]) => (times > 1 ? `${text} (${times} times)` : text));
}
