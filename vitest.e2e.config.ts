import { defineConfig } from 'vitest/config';

/** Browser tests: one at a time, since each starts a server and a browser on the same two cores. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
