import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scene } from './scene.ts';

async function run(...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const shell = { commands: [], out: (text: string) => said.push(text), err: (text: string) => complained.push(text) };
  return { code: await scene.run(args, shell), out: said.join('\n'), err: complained.join('\n') };
}

const scenes = fileURLToPath(new URL('../../../../packages/testkit/scenes', import.meta.url));

test('scenes that hold end with exit code 0', async () => {
  const { code, out, err } = await run(scenes);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('ok      A scout looks at two cards and hides one (4 steps, 3 expectations)');
  expect(out).toMatch(/^\d+ scenes held, 0 failed$/m);
});

test('a scene that does not hold shows why and ends with exit code 1', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scene-'));
  const file = path.join(folder, 'a.yaml');
  writeFileSync(
    file,
    'scene: Too much\ngame: toy\nann: { hand: [coin], deck: 2 }\nbob:\nsteps:\n  - expect: { ann: { score: 9 } }\n',
  );
  const { code, out } = await run(file);
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 4)).toEqual([
    'FAILED  Too much',
    `${file}:6:22: step 1, expect`,
    '    expected: ann score 9',
    '    actual:   ann score 0',
  ]);
  expect(JSON.parse((await run(file, '--json')).out)).toMatchObject([{ file, title: 'Too much', ok: false, steps: 1 }]);
  rmSync(folder, { recursive: true });
});

test('a file that is not there, or none at all, is told with exit code 2', async () => {
  expect((await run()).err).toContain('Usage: longbox scene FILE…');
  const { code, err } = await run('no-such-file.yaml');
  expect(code).toBe(2);
  expect(err).toContain('no-such-file.yaml cannot be read');
});
