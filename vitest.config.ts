import { defineConfig } from 'vitest/config';
import { bundledTests } from './tools/setup/bundled-tests.mjs';

const shared = {
  pool: 'threads',
  // A busy machine is no reason for a test to fail; what hangs is still found.
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

const ALONE = 'packages/*/test/**/*.alone.test.ts';

export default defineConfig({
  test: {
    // Tests with real parts often wait: three at a time fill two cores.
    maxWorkers: 3,
    projects: [
      {
        plugins: [bundledTests(['packages', 'apps/web/src', 'tools'])],
        test: {
          ...shared,
          name: 'pure',
          // Files share what they import: the engine is loaded and compiled once for all of them, not three hundred times.
          isolate: false,
          include: [
            'packages/*/{src,rulebook}/**/*.test.ts',
            'packages/*/test/**/!(*.alone).test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'examples/*/**/*.test.ts',
          ],
          // No `exclude` here: it would replace the `--exclude` of the command line, which leaves out slow suites.
        },
      },
      {
        // Tests that invent words of the language, which nobody else may meet.
        test: { ...shared, name: 'alone', include: [ALONE] },
      },
      {
        test: {
          ...shared,
          name: 'real parts',
          // Tests with real processes, sockets and databases may lose a race on a busy machine. `npm test` names each test
          // that needed its second try, and fails when there are three.
          retry: 1,
          include: ['apps/{cli,server}/{src,test}/**/*.test.ts', 'examples/*.test.ts'],
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
