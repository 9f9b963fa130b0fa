import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENE_GAMES } from './games.ts';
import { runScenes } from './runner.ts';
import { sceneSchema } from './schema.ts';
import { withVocabulary } from './vocabulary.ts';

const docs = new URL('../../../../docs/', import.meta.url);
const page = readFileSync(new URL('scenes.md', docs), 'utf8');
const REMEDY = 'run: npx tsx tools/write-scene-docs.ts';

test('the schema for editors says what the games say', () => {
  const schema: unknown = JSON.parse(readFileSync(new URL('scene.schema.json', docs), 'utf8'));
  expect(schema, REMEDY).toEqual(JSON.parse(JSON.stringify(sceneSchema(SCENE_GAMES))));
});

test('the tables of words say what the games say', () => {
  expect(withVocabulary(page, SCENE_GAMES), REMEDY).toBe(page);
  for (const { game } of SCENE_GAMES) expect(page).toContain(`<!-- words: ${game} -->`);
});

const scenes = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)]
  .map(([, text]) => text)
  .filter((text) => /^game: /m.test(text));

test('every scene in the documentation holds', () => {
  expect(scenes).not.toEqual([]);
  for (const text of scenes) {
    for (const { failure } of runScenes(text, 'scenes.md', SCENE_GAMES)) expect(failure).toBeUndefined();
  }
});

test('the message in the documentation is the one you see', () => {
  const [{ failure }] = runScenes(
    scenes[0].replace('ann: { score: 3 }', 'ann: { score: 4 }'),
    'magpie.yaml',
    SCENE_GAMES,
  );
  expect(page).toContain(`\n${failure}\n`);
});
