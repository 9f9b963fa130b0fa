import { EDITIONS, type Edition, type EditionRow } from '@longbox/testkit';
import { idsIn, rowCells, sectionLines } from './markdown.ts';

export function importEditions(lines: readonly string[]): EditionRow[] {
  const rows: EditionRow[] = [];
  let group = '';
  for (const line of sectionLines(lines, '## 1. Differences')) {
    if (line.startsWith('### ')) group = line.slice(4);
    const cells = rowCells(line);
    if (cells?.[0].startsWith('E-') === true) rows.push(editionRow(group, cells));
  }
  return rows;
}

function editionRow(group: string, cells: readonly string[]): EditionRow {
  const [id, topic, ...rest] = cells;
  if (rest.length !== EDITIONS.length + 1) throw new Error(`${id} has ${cells.length} cells`);
  const says: Partial<Record<Edition, string>> = {};
  for (const [i, edition] of EDITIONS.entries()) if (rest[i] !== '-') says[edition] = rest[i];
  // A row on one keyword's text is headed by the keyword alone.
  const keyword = group === 'Keyword texts' && /^\w+$/.test(topic) ? [`VS-KW-${topic.toUpperCase()}`] : [];
  return {
    id,
    group,
    topic: topic.replace(/ \(VS-[^)]*\)$/, ''),
    rules: [...idsIn(topic), ...keyword],
    says,
    modern: rest[EDITIONS.length],
  };
}
