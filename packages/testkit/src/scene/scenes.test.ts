import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENE_GAMES } from './games.ts';
import { runScenes } from './runner.ts';

const folder = new URL('../../scenes/', import.meta.url);

for (const file of readdirSync(folder)) {
  for (const { title, failure, steps } of runScenes(readFileSync(new URL(file, folder), 'utf8'), file, SCENE_GAMES)) {
    test(`${file}: ${title}`, () => {
      expect(failure).toBeUndefined();
      expect(steps).toBeGreaterThan(0);
    });
  }
}
