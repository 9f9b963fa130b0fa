import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitEntropy, commitSecret, revealShuffle } from '@longbox/kernel';
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

  test('checks that nobody chose the shuffle', async () => {
    const label = 'a match';
    const [secret, entropies] = ['s'.repeat(32), ['one', 'two']];
    const commitments = {
      server: commitSecret(label, secret),
      seats: entropies.map((entropy, seat) => commitEntropy(label, seat, entropy)),
    };
    const record = revealShuffle(label, commitments, secret, entropies);
    const folder = folderWith({ 'fair.json': JSON.stringify({ label, record, verdict: { ok: true } }) });
    const file = path.join(folder, 'game.json');
    await inProcess(['watch', 'arena', '--seed', record.seed, '--save', file]);
    const fair = path.join(folder, 'fair.json');
    const sound = await inProcess(['replay', 'verify', file, '--fair', fair]);
    expect(sound).toMatchObject({ code: 0 });
    expect(sound.out).toContain('ok      the shuffle is what everybody committed to before it');
    // As the server tells it: the log with the record beside it.
    const both = path.join(folder, 'both.json');
    writeFileSync(
      both,
      JSON.stringify({ log: JSON.parse(readFileSync(file, 'utf8')), fair: { ...record, seats: [] } }),
    );
    const forged = await inProcess(['replay', 'verify', both]);
    expect(forged.code).toBe(1);
    expect(forged.out).toContain('FAILED  the shuffle: ');
    const other = await watched('arena');
    const wrong = await inProcess(['replay', 'verify', other, '--fair', fair, '--json']);
    expect(JSON.parse(wrong.out)).toMatchObject({ ok: false, shuffle: { ok: false, step: 'table' } });
    expect((await inProcess(['replay', 'verify', file, '--fair', file])).err).toContain('holds no record of a shuffle');
  });

  test.each(['vs', 'arena'])(
    'a position of %s becomes a scene that runs, and says what it cannot say',
    async (game) => {
      const file = await watched(game);
      const decisions = JSON.parse(readFileSync(file, 'utf8')).choices.length;
      const results: boolean[] = [];
      for (let at = 30; at < Math.min(decisions, 130); at += 10) {
        const { seq, scene, differs } = JSON.parse(
          (await inProcess(['replay', 'scene', file, '--at', `${at}`, '--json'])).out,
        );
        expect(seq).toBe(at);
        results.push(differs.length === 0);
        const folder = folderWith({ 'one.yaml': scene });
        if (differs.length === 0)
          expect(await inProcess(['scene', path.join(folder, 'one.yaml')])).toMatchObject({ code: 0 });
      }
      expect(results).toContain(true);
      const out = path.join(folderWith(), 'scene.yaml');
      expect((await inProcess(['replay', 'scene', file, '--at', '30', '--out', out])).err).toBe(`Written to ${out}.\n`);
      expect(readFileSync(out, 'utf8')).toMatch(/^(# Not as it was in the game: .*\n)*scene: /);
    },
  );

  test('writes what it would print', async () => {
    const file = await watched('arena');
    const out = path.join(folderWith(), 'game.txt');
    expect((await inProcess(['replay', file, '--out', out])).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toBe((await inProcess(['replay', file])).out);
  });
});
