import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bundle.ts';
import { figureRows, type Report, ratioRows } from './report.ts';

const FILE = path.join(ROOT, 'docs', 'benchmarks.md');
const BEGIN = '<!-- figures: written by `npm run bench -- --write-docs` -->';
const END = '<!-- end of figures -->';

/** Puts new tables between the two marks. */
export function replaceFigures(text: string, report: Report): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error('docs/benchmarks.md has lost the marks between which the figures stand');
  const tables = [
    `${report.machine}; medians of ${report.rounds} rounds, per second of processor time.`,
    markdown(figureRows(report)),
    'How many times as fast, compared round by round:',
    markdown(ratioRows(report)),
  ];
  return `${text.slice(0, from)}${BEGIN}\n${tables.join('\n\n')}\n${text.slice(to)}`;
}

export function writeDocs(report: Report): void {
  writeFileSync(FILE, replaceFigures(readFileSync(FILE, 'utf8'), report));
}

function markdown([head, ...rows]: string[][]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
