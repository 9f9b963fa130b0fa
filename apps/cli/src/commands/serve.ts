import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Command, type Shell, UsageError } from '../command.ts';
import { numberFrom } from '../options.ts';

const OPTIONS = { port: { type: 'string' }, data: { type: 'string' }, json: { type: 'boolean' } } as const;

const HELP = `Usage: longbox serve [OPTIONS]

Serves the web app, tables for friends and replays. In a checkout it does as npm start
does: it installs and builds what is missing first. Stop it with Ctrl-C. What else can be
set by environment variables is in docs/hosting.md.

  longbox serve                      at http://localhost:8080
  longbox serve --port 3000 --data ~/longbox

  --port N       where it listens (8080, or PORT)
  --data FOLDER  where matches and accounts are kept (LONGBOX_DATA)
  --json         a line of JSON once it answers`;

/** As npm start has them; see docs/hosting.md. */
const FLAGS = ['--min-semi-space-size=16', '--no-parallel-scavenge', '--use-largepages=silent'];
const placeOf = (file: string): string => fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
/** In a checkout what npm start runs, in a package the built server. */
const START = [placeOf('tools/start.mjs'), placeOf('apps/server/dist/main.mjs')];

export const serve: Command = {
  name: 'serve',
  summary: 'Serve the web app and tables for friends',
  help: HELP,
  run(args, shell) {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const start = START.find((file) => existsSync(file));
    if (start === undefined) throw new UsageError('the server is missing; install longbox again');
    if (values.port !== undefined) numberFrom('port', values.port, 1);
    const env = {
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.data !== undefined && { LONGBOX_DATA: values.data }),
    };
    return serveUntilStopped(start, env, values.json === true, shell);
  },
};

/** The server is a process of its own, so that it is the very same as that of npm start. */
function serveUntilStopped(start: string, env: NodeJS.ProcessEnv, json: boolean, shell: Shell): Promise<number> {
  const child = spawn(process.execPath, [...FLAGS, start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = shell.interrupt?.();
  stop?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!json) return shell.out(text.trimEnd());
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    if (address !== undefined) shell.out(JSON.stringify({ address }));
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(stop?.aborted ? 0 : (code ?? 1)));
  });
}
