import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

async function watched(...args: string[]): Promise<string> {
  const file = path.join(folderWith(), 'game.json');
  await inProcess(['watch', ...args, '--seed', 'tuesday', '--save', file]);
  return file;
}

describe('longbox replay', { timeout: PATIENCE }, () => {
  test('prints what was watched', async () => {
    const file = await watched();
    const { code, out, err } = await longbox(['replay', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Vs. System, modern, seed tuesday, \d+ decisions$/m);
    const { out: seen } = await inProcess(['watch', '--seed', 'tuesday']);
    const told = (text: string): string => text.slice(text.indexOf('goes first.'), text.indexOf('The game is over'));
    expect(told(out)).toBe(told(seen));
  });

  test('shows a seat only what it could see', async () => {
    const file = await watched();
    const mine = await inProcess(['replay', 'print', file, '--as', '1', '--choices']);
    expect(mine.out).toContain('Bob draws 7 cards.');
    expect(mine.out).toMatch(/^ +\d+ {2}seat 2$/m);
    expect(mine.out).not.toMatch(/seat 2: /);
    const stranger = await inProcess(['replay', 'print', file, '--as', 'watcher']);
    expect(stranger.out).toContain('Ann draws 7 cards.');
    expect((await inProcess(['replay', 'print', file, '--as', '3'])).err).toContain('--as is a seat from 1 to 2');
  });

  test('verifies every fingerprint, and tells where a game strays', async () => {
    const file = await watched('arena');
    const sound = await longbox(['replay', 'verify', file]);
    expect(sound).toMatchObject({ code: 0, err: '' });
    const log = JSON.parse(readFileSync(file, 'utf8'));
    log.fingerprints[20] = '0000000000000000';
    writeFileSync(file, JSON.stringify(log));
    const strayed = await inProcess(['replay', 'verify', file]);
    expect(strayed.code).toBe(1);
    expect(strayed.out).toMatch(/^FAILED {2}decision 20: the state afterwards is \w+, the log says 0000000000000000$/m);
    log.choices[3] = 12345678;
    writeFileSync(file, JSON.stringify(log));
    expect((await inProcess(['replay', file])).err).toContain('decision 3: seat ');
  });

  test('a code, a link and a file say the same', async () => {
    const file = await watched('arena');
    const { out: code } = await inProcess(['replay', 'code', file]);
    const again = path.join(folderWith(), 'again.json');
    await inProcess(['replay', 'file', `https://example.org/#/replay/${code.trim()}`, '--out', again]);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(file, 'utf8'));
    const broken = await inProcess(['replay', code.trim().slice(0, -4)]);
    expect(broken.code).toBe(2);
    expect(broken.err).toContain('neither a file nor a replay code that works here');
  });

  test('steps forth, back and anywhere', async () => {
    const file = await watched();
    const { code, out } = await inProcess(['replay', 'step', file], ['', '', 'b', 'g 40', 't', 'x', 'q']);
    expect(code).toBe(0);
    const prompts = [...out.matchAll(/^(\d+) of \d+> $/gm)].map(([, seq]) => Number(seq));
    expect(prompts).toEqual([0, 1, 2, 1, 40, 40, 40]);
    const table = await inProcess(['replay', 'table', file, '--at', '40']);
    expect(out).toContain(table.out.trimEnd());
  });
});
