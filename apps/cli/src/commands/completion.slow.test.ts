import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { PATIENCE } from '../../test/run-longbox.ts';
import { COMMANDS } from '../commands.ts';

/** Two of them say nothing but JSON. */
const JSON_ONLY = ['agent', 'mcp', 'help'];

describe('longbox completion', { timeout: PATIENCE }, () => {
  test('bash completes commands, options and decks', async () => {
    const { out } = await inProcess(['completion', 'bash']);
    const complete = (...words: readonly string[]): string[] =>
      execFileSync('bash', [
        '-c',
        `${out}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _longbox; printf '%s\\n' "\${COMPREPLY[@]}"`,
        'bash',
        'longbox',
        ...words,
      ])
        .toString()
        .trim()
        .split('\n');
    expect(complete('re')).toEqual(['replay', 'review']);
    expect(complete('sim', 'mnb-x')).toEqual(['mnb-x-men']);
    expect(complete('sim', '--sw')).toEqual(['--swap']);
    expect(complete('replay', 've')).toEqual(['verify']);
  });

  test.each(['bash', 'zsh', 'fish'])('%s knows every command', async (shell) => {
    const { out } = await inProcess(['completion', shell]);
    for (const { name } of COMMANDS) expect(out).toMatch(new RegExp(`\\b${name}\\b`));
    expect(out).toContain('swap');
  });

  test('every command has a name of its own and a help that teaches', async () => {
    const words = JSON.parse((await inProcess(['completion', '--json'])).out);
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
    for (const { name, options } of words) if (!JSON_ONLY.includes(name)) expect(options, name).toContain('--json');
    expect((await inProcess(['completion', 'tcsh'])).err).toContain('is for bash, zsh, fish, not "tcsh"');
  });
});
