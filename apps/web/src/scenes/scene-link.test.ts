import { expect, test } from 'vitest';
import { readSceneCode, sceneCode } from './scene-link.ts';

const TEXT = 'scene: Città\ngame: vs\nann:\n  front: [body A 2/2]\nbob: {}\n';

test('a scene comes through an address letter by letter', async () => {
  const code = await sceneCode(TEXT);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await readSceneCode(code)).toBe(TEXT);
});

test.each(['', '1', 'x', '1AAAA', '2abc'])('%j is no scene', async (code) => {
  expect(await readSceneCode(code)).toBeUndefined();
});

test('a scene that repeats itself takes little room', async () => {
  const long = `${TEXT}${'  - ann: pass\n'.repeat(200)}`;
  expect((await sceneCode(long)).length).toBeLessThan(200);
});
