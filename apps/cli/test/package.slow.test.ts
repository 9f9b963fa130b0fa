import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/setup/port.mjs';
import { ROOT, run } from '../../../tools/setup/run.mjs';
import { PATIENCE } from './run-longbox.ts';

// What somebody does who has Node and the file, and nothing else: no checkout, no registry.
let folder = '';
let file = '';
let version: { code: number; out: string };
const env = (): NodeJS.ProcessEnv => ({
  ...process.env,
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_cache: path.join(folder, 'cache'),
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'longbox-package-'));
  const release = path.join(ROOT, 'tools', 'release.mjs');
  const { code, output } = await run(process.execPath, [release, '--pack', folder]);
  if (code !== 0) throw new Error(output);
  // The last thing it says is where the file is.
  file = `./${path.relative(folder, output.trimEnd().split('\n').at(-1) ?? '')}`;
  version = await outcome(startByNpx(['--version']));
}, 3 * PATIENCE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npx ./longbox-VERSION.tgz`, which unpacks it. */
function startByNpx(args: readonly string[]): ChildProcess {
  // npx is a script on Windows, which only a shell can start. Elsewhere it leads a group of processes of its own.
  const shell = process.platform === 'win32';
  return spawn('npx', ['--yes', file, ...args], { cwd: folder, env: env(), stdio: 'pipe', shell, detached: !shell });
}

/** npx does not pass signals on, so what it started is told too. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGINT');
  else process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** Runs what npx has unpacked, without the seconds that npx takes. */
function longbox(args: readonly string[], input = ''): Promise<{ code: number; out: string }> {
  const program = path.join(unpacked(), 'apps', 'cli', 'bin', 'longbox.mjs');
  return outcome(spawn(process.execPath, [program, ...args], { cwd: folder, env: env(), stdio: 'pipe' }), input);
}

function outcome(child: ChildProcess, input = ''): Promise<{ code: number; out: string }> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out }));
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

/** The package as npx has unpacked it. */
function unpacked(): string {
  const [one] = readdirSync(path.join(folder, 'cache', '_npx'));
  return path.join(folder, 'cache', '_npx', one ?? '', 'node_modules', 'longbox');
}

const filesUnder = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

test('says its version, and its name is that of the file', () => {
  expect(version.code).toBe(0);
  expect(file).toBe(`./longbox-${version.out.trim()}.tgz`);
});

test('carries what it needs, and no address of the machine that built it', () => {
  const files = filesUnder(unpacked());
  const tops = new Set(files.map((name) => name.split('/').slice(0, 2).join('/')));
  expect([...tops].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'LICENSES.txt',
    'README.md',
    'apps/cli',
    'apps/server',
    'apps/web',
    'node_modules/@photostructure',
    'node_modules/node-gyp-build',
    'package.json',
    'packages/arena',
    'packages/vs',
  ]);
  expect(files.filter((name) => /\.(ts|tsx|map)$/.test(name))).toEqual([]);
  const text = (name: string): string => readFileSync(path.join(unpacked(), name), 'latin1');
  const told = files.filter((name) => text(name).includes(ROOT.replace(/[\\/]$/, '')));
  expect(told).toEqual([]);
  const manifest = JSON.parse(text('package.json'));
  expect(Object.keys(manifest.dependencies)).toEqual(manifest.bundleDependencies);
  expect([manifest.devDependencies, manifest.scripts]).toEqual([undefined, undefined]);
  for (const name of ['react', 'pg', 'hono', '@photostructure/sqlite', '@fontsource/anton']) {
    expect(text('LICENSES.txt')).toContain(`\n${name} `);
  }
});

test('simulates on several cores', { timeout: PATIENCE }, async () => {
  const { code, out } = await longbox(['sim', 'mnb-x-men', 'mnb-avengers', '--games', '8', '--cores', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 8 });
});

test('plays at the terminal', { timeout: PATIENCE }, async () => {
  const { code, out } = await longbox(['play', 'arena', '--seed', 'package', '--players', 'human,random'], '1\n1\n');
  expect(code).toBe(0);
  expect(out).toContain('To go on: longbox play --from');
});

test('plays scenes', { timeout: PATIENCE }, async () => {
  cpSync(path.join(ROOT, 'packages', 'puzzles', 'vs'), path.join(folder, 'scenes'), { recursive: true });
  const { code, out } = await longbox(['scene', 'scenes']);
  expect(code).toBe(0);
  expect(out).toMatch(/\n\d+ scenes held, 0 failed\n$/);
});

test('lets a model play, and look up rules', { timeout: PATIENCE }, async () => {
  const ask = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
  const clientInfo = { name: 'test', version: '1' };
  const input = [
    ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }),
    ask(2, 'tools/call', { name: 'rules', arguments: { game: 'vs', find: 'VS-PWR-08' } }),
  ];
  const { code, out } = await longbox(['mcp'], input.join(''));
  expect(code).toBe(0);
  expect(out).toContain('"serverInfo":{"name":"longbox"');
  expect(out).toContain('VS-PWR-08');
  expect(out).toContain('"isError":false');
});

test('serves the page, keeps data, and thinks in a thread', { timeout: PATIENCE }, async () => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = startByNpx(['serve', '--port', String(port), '--data', 'data', '--json']);
  try {
    await new Promise((resolve, reject) => {
      child.stdout?.setEncoding('utf8').on('data', (text: string) => text.includes(address) && resolve(text));
      child.on('close', () => reject(new Error('it has ended')));
    });
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ ok: true });
    const page = await (await fetch(address)).text();
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(address + script)).status).toBe(200);
    expect(readdirSync(path.join(folder, 'data'))).toContain('longbox.db');
  } finally {
    await stop(child);
  }
  const thread = new Worker(path.join(unpacked(), 'apps', 'server', 'src', 'computer', 'worker.mjs'));
  const answer = new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  thread.postMessage({ id: 1, game: 'no such game' });
  expect(await answer).toEqual({ id: 1, error: 'Error: nobody plays no such game' });
  await thread.terminate();
});
