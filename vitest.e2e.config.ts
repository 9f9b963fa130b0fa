import { defineConfig } from 'vitest/config';

/** Browser tests. A file starts a server and a browser of its own, and often waits for them: three at a time fill two cores. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    globalSetup: ['apps/web/e2e/build-once.ts'],
    maxWorkers: 3,
    testTimeout: 120_000,
    // A second, as it is by default, is soon over on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // A real browser may lose a race on a busy machine; `npm test` names each test that needed its second try.
    retry: 1,
    hookTimeout: 180_000,
  },
});
