import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/setup/port.mjs';
import { ROOT } from '../../../tools/setup/run.mjs';

export interface Product {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts what `npm start` starts, on a free port, with a data folder that goes when it stops. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'longbox-e2e-'));
  const child = spawn(process.execPath, [path.join(ROOT, 'tools', 'start.mjs')], {
    // Everybody here comes from one address, and was made a moment ago.
    env: { ...process.env, LONGBOX_DATA: data, LIMITS: '20', RATED_AFTER_HOURS: '0', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = `http://localhost:${port}`;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      if (output.includes(address)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return {
    address,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}
