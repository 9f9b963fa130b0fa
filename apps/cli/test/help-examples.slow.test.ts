import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { main } from '../src/main.ts';

/** Runs a command line in this process; nobody types anything. */
async function longbox(args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const [said, complained]: string[][] = [[], []];
  const shell = {
    commands: COMMANDS,
    out: (text: string) => said.push(text),
    err: (text: string) => complained.push(text),
    readLine: () => Promise.resolve(undefined),
    readLines: async function* () {},
  };
  return { code: await main(args, shell), out: said.join('\n'), err: complained.join('\n') };
}

const folder = mkdtempSync(path.join(tmpdir(), 'longbox-examples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => path.join(folder, name);
let code = '';

const SCENE = `
game: vs
ann: { front: [body A 3/3] }
bob: { front: [body B 2/2] }
steps:
  - ann: attack B, A
open: true
`;

/** What the examples speak of: a saved game and its code, a deck, scenes. */
beforeAll(async () => {
  await longbox(['watch', '--seed', 'monday', '--pace', '0', '--players', 'random,random', '--save', at('game.json')]);
  code = (await longbox(['replay', 'code', at('game.json')])).out.trim();
  writeFileSync(at('my-deck.txt'), (await longbox(['deck', 'convert', 'mnb-x-men', '--to', 'text'])).out);
  for (const name of ['my-scene.yaml', 'bug.yaml']) writeFileSync(at(name), SCENE);
}, 120_000);

const HELPS = await Promise.all(COMMANDS.map(async (command) => (await command.load?.()) ?? command));
const EXAMPLES = HELPS.flatMap(({ help = '' }) =>
  // Two blanks part an example from what is said of it; what a shell does with the output is not ours to try.
  [...help.matchAll(/^ {2}longbox (.+)$/gm)].map(([, line]) => line.split(/ {2,}| [|>]/)[0].trim()),
);

/** Commands that answer at once are run as their help says; those that play games have suites of their own. */
const isQuick = (line: string): boolean => /^(cards|deck|scene|coverage|replay|completion|help)\b/.test(line);
/** What only a server has. */
const isPossible = (line: string): boolean => !line.includes('--fair');

/** As a shell would: quotes hold a word together, a star stands for files. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  return words.map((word) => {
    if (word === 'CODE') return code;
    return word === '*.txt' ? at('my-deck.txt') : /\.(txt|json|yaml|html|jsonl)$/.test(word) ? inFolder(word) : word;
  });
}

const inFolder = (word: string): string =>
  word
    .split(',')
    .map((part) => (part.includes('.') ? at(part) : part))
    .join(',');

test('there are examples', () => expect(EXAMPLES.length).toBeGreaterThan(50));

test.each(EXAMPLES.filter((line) => isQuick(line) && isPossible(line)))(
  'longbox %s',
  { timeout: 120_000 },
  async (line) => {
    const { code: exit, err } = await longbox(wordsOf(line));
    expect([exit, err.split('\n').filter((each) => /^(Usage|More:|There is no|No )/.test(each))]).toEqual([0, []]);
  },
);
