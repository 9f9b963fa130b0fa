import { expect, test } from 'vitest';
import { idList } from './sql.ts';

test('a list of ids comes in few lengths, and names nobody else', () => {
  const lengths = new Set<number>();
  for (let count = 1; count <= 500; count++) {
    const ids = Array.from({ length: count }, (_, i) => `id-${i}`);
    const { marks, values } = idList(ids);
    expect(marks.split(', ')).toHaveLength(values.length);
    expect([...new Set(values)]).toEqual(ids);
    lengths.add(values.length);
  }
  expect(lengths.size).toBe(10);
  expect(idList([])).toEqual({ marks: '', values: [] });
});
