import { expect, test } from 'vitest';
import { testsIn } from './scan-tests.ts';

const scan = (source: string) => testsIn('a.test.ts', source).map(({ line, title, comment }) => [line, title, comment]);

test('a test is found by its title, the comment directly above it and the first one inside', () => {
  const source = `
    import { test } from 'vitest';

    // VS-ATK-01, and
    // VS-ATK-02.
    test('an attacker is ready', () => {
      // VS-ATK-03
      run(); // VS-ATK-04
    });`;
  expect(scan(source)).toEqual([[6, 'an attacker is ready', '// VS-ATK-01, and\n// VS-ATK-02.\n// VS-ATK-03']]);
});

test('comments further away do not belong to a test', () => {
  const source = `
    // far above

    const x = 1; // beside code
    it("one", async ({ page }) => {
      run();
      // later
    });`;
  expect(scan(source)).toEqual([[5, 'one', '']]);
});

test('tables, modifiers and lines in any shape are read; skipped tests are no tests', () => {
  const source = `
    test.each([
      ['(', /'\\//],
    ])(
      'a table %s',
      (a) => {
        /* inside */
        run(a);
      },
    );
    test.skip('skipped', () => {});
    test.todo('to do');
    test.concurrent(\`template\`, function named() {
      // function
    });
    it.for\`a | b\`('tagged', () => run());
    regex.test('no test');`;
  expect(scan(source)).toEqual([
    [2, 'a table %s', '/* inside */'],
    [13, 'template', '// function'],
    [16, 'tagged', ''],
  ]);
});

test('what looks like a test in a string or comment is none', () => {
  expect(scan(`// test('a', () => {})\nconst text = "test('b', () => {})";`)).toEqual([]);
});
