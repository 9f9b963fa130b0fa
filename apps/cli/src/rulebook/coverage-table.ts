import type { Coverage } from '@longbox/testkit/coverage';
import type { Book } from './read-book.ts';

/** A readable table, one line per section, with the gaps and the ids nobody tests below. */
export function coverageTable(book: Book, coverage: Coverage, what: 'rules' | 'examples'): string {
  const gaps = new Set(coverage.gaps.map((gap) => gap.id));
  const sections = new Map<string, { title: string; ids: string[] }>();
  for (const rule of book.rules) {
    const ids = what === 'rules' ? [rule.id] : rule.examples.map((example) => example.id);
    const section = sections.get(rule.section) ?? { title: rule.sectionTitle, ids: [] };
    section.ids.push(...ids);
    sections.set(rule.section, section);
  }
  const rows = [...sections]
    .filter(([, { ids }]) => ids.length > 0)
    .map(([id, { title, ids }]) => {
      const tested = ids.filter((one) => coverage.tests[one].length > 0).length;
      return [id, title, ids.length, ids.filter((one) => !gaps.has(one)).length, tested].map(String);
    });
  const { total, implemented, tested } = coverage;
  const head = ['section', book.title, what, 'implemented', 'tested'];
  const sum = ['all', '', ...[total, implemented, tested].map(String)];
  const untested = Object.keys(coverage.tests).filter((id) => coverage.tests[id].length === 0 && !gaps.has(id));
  return [
    ...align([head, ...rows, sum]),
    ...(what === 'rules'
      ? listed(
          'gaps',
          coverage.gaps.map((gap) => `${gap.id}: ${gap.reason}`),
        )
      : []),
    ...listed('not tested', what === 'rules' ? untested : [...gaps]),
    '',
  ].join('\n');
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i < 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

const SHOWN = 12;

function listed(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const more = items.length > SHOWN ? [`  and ${items.length - SHOWN} more; --json has them all`] : [];
  return ['', `${title}:`, ...items.slice(0, SHOWN).map((item) => `  ${item}`), ...more];
}
