import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Coverage,
  coverExamples,
  coverRules,
  findTests,
  gapProblems,
  idProblems,
} from '@longbox/testkit/coverage';
import { type Command, UsageError } from '../command.ts';
import { coverageTable } from '../rulebook/coverage-table.ts';
import { type Book, knownEverywhere, readBook, testFiles } from '../rulebook/read-book.ts';

const GAMES = ['vs', 'arena'] as const;
const WHAT = ['rules', 'examples'] as const;
const OPTIONS = { json: { type: 'boolean' } } as const;
const USAGE = `Usage: longbox coverage ${WHAT.join('|')} [--json]`;

const HELP = `${USAGE}

Tells for each rule of both games whether it is written and which tests name it.

  longbox coverage rules           a table by section, with gaps and untested ids
  longbox coverage examples        the worked examples of the rulebooks
  longbox coverage rules --json    as data, with the tests of every id

Exit code 1 if a test names an id that no rulebook has. For cards: longbox cards.`;

export const coverage: Command = {
  name: 'coverage',
  summary: 'Show which rules and worked examples have tests',
  help: HELP,
  run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const what = WHAT.find((word) => word === positionals[0]);
    if (what === undefined || positionals.length > 1) {
      shell.err(USAGE);
      return 2;
    }
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    if (testFiles(root, 'vs').length === 0)
      throw new UsageError('longbox coverage needs the tests, so it works in a checkout of Longbox only');
    const books = GAMES.map((game) => readBook(root, game));
    const report = GAMES.map((game, i) => coverBook(books[i], what, root, game));
    if (values.json) shell.out(JSON.stringify(Object.fromEntries(GAMES.map((game, i) => [game, report[i]]))));
    else for (const [i, book] of books.entries()) shell.out(coverageTable(book, report[i], what));

    const tests = GAMES.flatMap((game) => findTests(testFiles(root, game)));
    const problems = [
      ...idProblems(tests, knownEverywhere(books)),
      ...books.flatMap((book) => gapProblems(book.rules, book.gaps)),
    ];
    for (const problem of problems) shell.err(problem);
    return problems.length > 0 ? 1 : 0;
  },
};

function coverBook(book: Book, what: (typeof WHAT)[number], root: string, game: string): Coverage {
  const tests = findTests(testFiles(root, game));
  return what === 'rules' ? coverRules(book.rules, book.gaps, tests) : coverExamples(book.rules, tests);
}
