import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, run } from '../../../tools/setup/run.mjs';
import manifest from '../package.json' with { type: 'json' };
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { main } from './main.ts';

async function longbox(args: string[], commands: readonly Command[] = COMMANDS) {
  const said: string[] = [];
  const complained: string[] = [];
  const shell = { commands, out: (text: string) => said.push(text), err: (text: string) => complained.push(text) };
  return { code: await main(args, shell), out: said.join('\n'), err: complained.join('\n') };
}

test.each([[[]], [['help']], [['--help']], [['-h']]])('longbox %j lists the commands', async (args) => {
  const { code, out, err } = await longbox(args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Usage: longbox COMMAND');
  for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`  ${name} +${summary}`));
});

test.each(['--version', '-v'])('longbox %s is the version of the package', async (option) => {
  expect(await longbox([option])).toEqual({ code: 0, out: manifest.version, err: '' });
});

test('an unknown command or option is told, with exit code 2', async () => {
  expect(await longbox(['fly'])).toEqual({
    code: 2,
    out: '',
    err: "longbox has no command 'fly'. The list: longbox help",
  });
  const { code, err } = await longbox(['--fly']);
  expect(code).toBe(2);
  expect(err).toContain("'--fly'");
});

test('what follows the name belongs to the command, and its exit code is ours', async () => {
  let given: readonly string[] = [];
  const echo: Command = {
    name: 'echo',
    summary: '',
    run(args) {
      given = args;
      return 7;
    },
  };
  expect((await longbox(['echo', '--version', 'a'], [echo])).code).toBe(7);
  expect(given).toEqual(['--version', 'a']);
});

// Starting the program takes a while on a busy machine.
test('the program runs from a checkout', { timeout: 60_000 }, async () => {
  const program = path.join(ROOT, 'apps', 'cli', 'bin', 'longbox.mjs');
  expect(await run(process.execPath, [program, '--version'])).toEqual({ code: 0, output: `${manifest.version}\n` });
});
