import { defineConfig } from 'vitest/config';

/** Browser tests: one at a time, since each starts a server and a browser on the same two cores. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // A real browser may lose a race on a busy machine; a second try is reported.
    retry: 2,
    hookTimeout: 180_000,
  },
});
