import { describe, expect, test } from 'vitest';
import { freePort } from '../../../../tools/setup/port.mjs';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

describe('longbox serve', { timeout: 2 * PATIENCE }, () => {
  test('serves until Ctrl-C, where it is told to', async () => {
    const port = String(await freePort());
    const served = await longbox(['serve', '--port', port, '--data', folderWith()], {
      interruptAfter: 'Stop with Ctrl+C',
    });
    expect(served.out).toContain(`Longbox is at http://localhost:${port}`);
    expect(served.code).toBe(0);
  });

  test('what it cannot do is told', async () => {
    expect((await inProcess(['serve', '--port', 'many'])).err).toContain(
      '--port is a whole number from 1 on, not "many"',
    );
  });
});
