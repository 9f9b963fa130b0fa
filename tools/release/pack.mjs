import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from '../setup/install.mjs';
import { npm } from '../setup/run.mjs';
import { buildWeb } from '../setup/web-build.mjs';

/** What a download may weigh. The database driver of seven platforms is the larger part; cards grow the rest. */
const BUDGET = 20_000_000;

/**
 * Makes `longbox-VERSION.tgz`, installing and building first where that is needed.
 * @param {string} target the folder to put it into
 * @returns {Promise<{ file: string, bytes: number } | { problem: string }>}
 */
export async function packLongbox(target) {
  const problem = (await install()) ?? (await buildWeb());
  if (problem !== undefined) return { problem };
  // Only now, since a fresh clone has no bundler before the install.
  const { stagePackage } = await import('./stage.mjs');
  const folder = mkdtempSync(path.join(tmpdir(), 'longbox-pack-'));
  try {
    await stagePackage(folder);
    mkdirSync(target, { recursive: true });
    const args = [
      'pack',
      '--ignore-scripts',
      '--json',
      '--loglevel=error',
      `--pack-destination=${path.resolve(target)}`,
    ];
    const { code, output } = await npm(args, { cwd: folder });
    if (code !== 0) return { problem: `npm pack failed; what it said is below.\n\n${output}` };
    const [, name] = /"filename": "([^"]+)"/.exec(output) ?? [];
    if (name === undefined) return { problem: `npm pack did not say what it made:\n\n${output}` };
    const file = path.join(path.resolve(target), name);
    const { size: bytes } = statSync(file);
    if (bytes > BUDGET) return { problem: `${file} has ${bytes} bytes, more than the budget of ${BUDGET}.` };
    return { file, bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
