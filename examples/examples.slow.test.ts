import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tools/setup/port.mjs';
import { ROOT, run } from '../tools/setup/run.mjs';

const example = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', path.join(ROOT, 'examples', name), ...args]);

test('the simulation tells who wins, with intervals', { timeout: 120_000 }, async () => {
  const { code, output } = await example('simulation.ts', '4');
  expect(code, output).toBe(0);
  expect(output).toMatch(/^24 games, \d+ decisions\nThe first player wins .*\n(.+ % \(.+ % to .+ %\)\n){4}$/);
});

test('the client plays a match against a real server', { timeout: 240_000 }, async () => {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'longbox-example-'));
  const program = path.join(ROOT, 'apps', 'cli', 'bin', 'longbox.mjs');
  const server = spawn(process.execPath, [program, 'serve', '--port', String(port), '--data', data, '--json']);
  onTestFinished(() => {
    server.kill('SIGINT');
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const { code, output } = await example('client.ts', `http://localhost:${port}`, 'arena');
  expect(code, output).toBe(0);
  expect(output).toMatch(/^The match is over after \d+ answers: place [12]\.\n$/);
});
