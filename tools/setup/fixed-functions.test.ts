import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { fixedFunctions } from './fixed-functions.mjs';

const SOURCE = `
import { sep } from 'node:path';
export const early = twice(20) + countDown(2);
const sign = 'è 😀';
function twice(x) { return 2 * x; }
function countDown(n) { return n === 0 ? 0 : 1 + countDown(n - 1); }
function moody() { return 'bad'; }
moody = () => 'good' + sign + sep.length;
export async function later(list) { for (const twice of list) await twice(); return { twice: list.length }; }
export { twice, countDown, moody };
`;

test('functions of a built file become constants that are there before anything runs', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'longbox-fixed-'));
  writeFileSync(path.join(dir, 'a.js'), SOURCE);
  const file = path.join(dir, 'out.mjs');
  const [{ code, map }] = (
    await build({
      input: path.join(dir, 'a.js'),
      platform: 'node',
      plugins: [fixedFunctions()],
      output: { file, format: 'esm', sourcemap: true },
    })
  ).output;
  expect(code.match(/^const \w+ = (async )?function ?\(/gm)).toHaveLength(3);
  expect(code).toMatch(/^function moody/m);
  expect(map?.sourcesContent).toEqual([SOURCE]);

  const built = await import(pathToFileURL(file).href);
  expect(built.early).toBe(42);
  expect([built.twice(4), built.twice.name, built.countDown(5), built.moody()]).toEqual([8, 'twice', 5, 'goodè 😀1']);
  expect(await built.later([async () => {}])).toEqual({ twice: 1 });
});
