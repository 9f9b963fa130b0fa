/** Columns as wide as their widest cell; the first `numbers` of them are set right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[], numbers = 0): string {
  const width = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (i < numbers ? cell.padStart(width[i]) : cell.padEnd(width[i])))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
