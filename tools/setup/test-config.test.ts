import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

// A project's own `exclude` replaces the `--exclude` of the command line, and then `npm run check` runs the slow suites too.
test('no project of the unit tests has an exclude of its own', () => {
  const projects = config.test?.projects ?? [];
  expect(projects).toHaveLength(3);
  for (const project of projects)
    expect(typeof project === 'object' && 'test' in project && project.test?.exclude).toBeUndefined();
});
