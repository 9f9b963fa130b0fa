import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A project's own `exclude` replaces the `--exclude` of the command line, and then `npm run check` runs the slow suites too.
test('no project of the unit tests has an exclude of its own', () => {
  const config = readFileSync(new URL('../../vitest.config.ts', import.meta.url), 'utf8');
  expect(config).toContain('projects:');
  expect(config).not.toMatch(/^\s*exclude:/m);
});
