/** Rows of all tables of a Markdown text, each with the heading above it; header rows are left out. */
export interface TableRow {
  readonly heading: string;
  readonly cells: readonly string[];
}

export function readTables(text: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  let heading = '';
  let isBody = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+\s*/, '');
    if (!line.startsWith('|')) isBody = false;
    else if (/^\|[\s|:-]+$/.test(line)) isBody = true;
    else if (isBody) rows.push({ heading, cells: cellsOf(line) });
  }
  return rows;
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|\s*|\s*\|\s*$/g, '')
    .split(/\s+\|(?:\s+|$)/)
    .map((cell) => cell.trim());

/** Ids of the cards a cell names: `mnb-031, 032 Deadpool` and `mcu1-040 to 042 Ultron` too. */
export function cardIdsIn(cell: string): readonly string[] {
  const ids: string[] = [];
  let set = '';
  let last = 0;
  for (const match of cell.matchAll(/(?:\b([a-z][a-z0-9]*)-|\b(to|and)\s+|,\s*)(\d{3})\b/g)) {
    const number = Number(match[3]);
    if (match[1] !== undefined) set = match[1];
    if (set === '') continue;
    const from = match[2] === 'to' ? last + 1 : number;
    for (let each = from; each <= number; each++) ids.push(`${set}-${String(each).padStart(3, '0')}`);
    last = number;
  }
  return ids;
}
