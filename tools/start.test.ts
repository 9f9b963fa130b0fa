import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeProblem } from './setup/node-version.mjs';
import { freePort, parsePort, portRefusal } from './setup/port.mjs';
import { ROOT, run } from './setup/run.mjs';

const tool = (name: string) => path.join(ROOT, 'tools', name);

describe('an old Node', () => {
  // Loaded before the command, so that the command sees the version of an old Node.
  const pretend = "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.20.4'})";

  test.each(['start.mjs', 'test.mjs'])('%s says in one sentence what to do', async (name) => {
    const { code, output } = await run(process.execPath, ['--import', pretend, tool(name)]);
    expect(code).toBe(1);
    expect(output).toBe(
      'Longbox needs Node 20 or later and this is v18.20.4. Install a current Node (nodejs.org, or your version ' +
        'manager), then run the same command again.\n',
    );
  });

  test('20 and everything later is good', () => {
    expect(nodeProblem('v20.0.0')).toBeUndefined();
    expect(nodeProblem('v100.1.0')).toBeUndefined();
    expect(nodeProblem('v19.9.0')).toContain('v19.9.0');
  });
});

describe('the port', () => {
  test.each(['0.0.0.0', '127.0.0.1', '::'])('npm start says what to do when it is busy on %s', async (host) => {
    const port = await freePort();
    const other = createServer().listen(port, host);
    await once(other, 'listening');
    try {
      const { code, output } = await run(process.execPath, [tool('start.mjs')], { env: { PORT: String(port) } });
      expect(code).toBe(1);
      expect(output).toBe(
        `Port ${port} is in use by another program. Stop that program, or choose another port: ` +
          `PORT=${port + 1} npm start\n`,
      );
    } finally {
      other.close();
    }
  });

  test('is 8080 unless PORT says otherwise', () => {
    expect(parsePort(undefined)).toBe(8080);
    expect(parsePort('')).toBe(8080);
    expect(parsePort('9000')).toBe(9000);
  });

  test.each(['0', '65536', '80x', '-1', '8e3'])('%s is refused with a sentence', (text) => {
    expect(parsePort(text)).toBe(
      `PORT is '${text}', which is no port. Choose a number from 1 to 65535: PORT=8080 npm start`,
    );
  });

  test('for tests is free and below 32768', async () => {
    const port = await freePort();
    expect(port).toBeLessThan(32_768);
    expect(await portRefusal(port)).toBeUndefined();
  });
});
