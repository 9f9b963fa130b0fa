import { readdirSync, readFileSync } from 'node:fs';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { runScenes } from '@longbox/testkit/scene/runner';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

// The scenes name the rules they are about under `rules`.
for (const file of files) {
  for (const { title, failure } of runScenes(readFileSync(new URL(file, folder), 'utf8'), file, SCENE_GAMES)) {
    test(`${file}: ${title}`, () => {
      expect(failure).toBeUndefined();
    });
  }
}
