import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_FACTS } from '@longbox/games';
import { showProblem } from '@longbox/search';
import { LANGS, type Lang } from '@longbox/vs/print';
import { VS_GAPS, VS_SETS } from '@longbox/vs-sets';
import { coverSets, type SetCoverage } from '../cards/card-coverage.ts';
import { type GateOptions, showGates } from '../cards/card-gates.ts';
import { type Pool, poolOf } from '../cards/pools.ts';
import { type Command, type Shell, UsageError } from '../command.ts';
import { GAME_NAMES, GAME_OPTION, type GameName, takeGame } from '../games/games.ts';
import { columns, plural } from '../games/phrase.ts';
import { testFiles } from '../rulebook/read-book.ts';

const OPTIONS = {
  ...GAME_OPTION,
  lang: { type: 'string' },
  text: { type: 'boolean' },
  fields: { type: 'boolean' },
  gates: { type: 'boolean' },
  facts: { type: 'string', multiple: true },
  rulings: { type: 'string' },
  sign: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox cards [QUERY] [--game vs|arena] [--lang en|it] [--text] [--json]

Finds cards. One card is shown whole, in both languages; several are a list.
Without a query it tells what each set has: cards, how many of them work and
how many have a test.

  longbox cards storm                          name or text has "storm"
  longbox cards mnb-010                        one card, by its id
  longbox cards 'team:x-men cost<=3'           terms side by side must all hold
  longbox cards 'has:flight or has:ranged'     or; not; -term; (brackets)
  longbox cards 'does:draw -type:main'         what the effects do
  longbox cards 'name:"iron man" atk>=5'       : has, = is, < <= > >= !=, 2..4
  longbox cards --lang it 'text:pesca' --text  search and print Italian
  longbox cards arena 'ability:switch'         the other game
  longbox cards AV-thor-C                      one of its cards, by its key

  --fields  every field of the query language and what it is
  --text    print every card found, not only its line
  --json    as data; exit code 1 if no card fits

Gates: longbox cards --gates [SET|ID] [--facts FILE]... [--rulings FILE]

Tells which gates each card passes: numbers and wording as in the facts, every
node executed, every node missed when it is taken out, every ruling kept by a
test. Exit code 1 if one fails or its record is stale. docs/adding-a-card.md

  --facts   a JSON list of cards as printed; without it two gates are unasked
  --rulings a JSON list of rulings; without it one gate is unasked
  --sign    with one ID and its facts: signs how its wording differs, and why`;

export const cards: Command = {
  name: 'cards',
  summary: 'Search the cards, show one, or tell what each set has',
  help: HELP,
  run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { game: asked, rest } = takeGame(positionals, values.game);
    const query = rest.join(' ');
    // An id belongs to one game, whichever was asked for by default.
    const game = asked ?? gameOfCard(query) ?? 'vs';
    const lang = LANGS.find((one) => one === (values.lang ?? 'en'));
    if (lang === undefined)
      throw new UsageError(`there is no language "${values.lang}"; there are ${LANGS.join(' and ')}`);
    if (values.gates) return showGates(ROOT, testFiles(ROOT, 'vs'), gateOptions(query, values), shell);
    if (values.fields) return showFields(poolOf(game, lang), shell);
    if (query.trim() === '' && !values.text && game === 'vs') return showSets(values.json === true, shell);
    const show = {
      json: values.json === true,
      text: values.text === true,
      lang: values.lang === undefined ? undefined : lang,
    };
    return search(game, lang, query, show, shell);
  },
};

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface GateValues {
  readonly facts?: readonly string[];
  readonly rulings?: string;
  readonly sign?: string;
  readonly json?: boolean;
}

const gateOptions = (about: string, { facts = [], rulings, sign, json }: GateValues): GateOptions => ({
  about,
  facts,
  rulings,
  sign,
  json: json === true,
});

const gameOfCard = (key: string): GameName | undefined =>
  GAME_NAMES.find((game) => poolOf(game, 'en').byKey(key) !== undefined);

function showFields({ search: { fields } }: Pool<unknown>, shell: Shell): number {
  const rows = fields.map(({ name, aliases = [], kind, summary, words }) => [
    [name, ...aliases].join(', '),
    kind,
    summary ?? (words ?? []).slice(0, 6).join(', '),
  ]);
  for (const line of columns([['field', 'kind', 'what it is'], ...rows])) shell.out(line);
  return 0;
}

function showSets(json: boolean, shell: Shell): number {
  const tests = testFiles(ROOT, 'vs');
  const sets = coverSets(VS_SETS, VS_GAPS, tests);
  if (json) {
    shell.out(JSON.stringify({ sets }));
    return 0;
  }
  const names = new Map(VS_SETS.map(({ set, name }) => [set, name]));
  const row = ({ set, cards, implemented, tested }: SetCoverage): string[] =>
    [set, names.get(set) ?? '', cards, implemented, tested].map(String);
  const table = [['set', 'name', 'cards', 'implemented', 'tested'], ...sets.map(row)];
  // A package carries no tests, so there is nothing to count.
  const shown = tests.length === 0 ? table.map((line) => line.slice(0, -1)) : table;
  for (const line of columns(shown, [2, 3, 4])) shell.out(line);
  for (const { card, reason } of sets.flatMap(({ gaps }) => gaps)) shell.out(`  gap: ${card}: ${reason}`);
  shell.out('\nTo search: longbox cards QUERY. How: longbox cards --help');
  return 0;
}

interface Show {
  readonly json: boolean;
  readonly text: boolean;
  /** Both, if nobody asked for one. */
  readonly lang: Lang | undefined;
}

function search(game: GameName, lang: Lang, query: string, show: Show, shell: Shell): number {
  const pool = poolOf(game, lang);
  // An id alone is meant as such, whatever texts it occurs in.
  const one = pool.byKey(query);
  const { items, problem } = one === undefined ? pool.search.find(query) : { items: [one], problem: undefined };
  if (problem !== undefined) throw new UsageError(showProblem(query, problem));
  if (show.json) {
    shell.out(JSON.stringify({ query, count: items.length, cards: items.map(pool.entry) }));
  } else if (items.length === 0) {
    shell.err(`No card fits "${query}". The fields: longbox cards --fields`);
  } else if (items.length === 1 || show.text) {
    for (const item of items) for (const line of wholeCard(pool, item, show.lang)) shell.out(line);
    if (items.length > 1) shell.out(plural(items.length, 'card'));
  } else {
    for (const line of pool.table(items)) shell.out(line);
    shell.out(`\n${plural(items.length, 'card')}`);
    const { note } = GAME_FACTS[game];
    if (note !== undefined) shell.out(note[lang]);
  }
  return items.length === 0 ? 1 : 0;
}

function wholeCard(pool: Pool<unknown>, item: unknown, lang: Lang | undefined): string[] {
  const languages = lang === undefined ? LANGS : [lang];
  return [pool.title(item), ...languages.flatMap((one) => [...pool.lines(item, one).map((line) => `  ${line}`), ''])];
}
