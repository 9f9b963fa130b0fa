import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages,apps}/*/src/**/*.test.{ts,tsx}',
      'packages/*/{rulebook,test}/**/*.test.ts',
      'apps/server/test/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/src/**/*.test.ts',
    ],
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is no reason for a test to fail; what hangs is still found.
    testTimeout: 60_000,
    // Tests with real processes, sockets and databases may lose a race on a busy machine; a second try is reported.
    retry: 2,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
