// Writes what the documentation of scenes takes from the games' own words: npx tsx tools/write-scene-docs.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { sceneSchema } from '@longbox/testkit/scene/schema';
import { withVocabulary } from '@longbox/testkit/scene/vocabulary';

const docs = new URL('../docs/', import.meta.url);
const page = new URL('scenes.md', docs);

writeFileSync(new URL('scene.schema.json', docs), `${JSON.stringify(sceneSchema(SCENE_GAMES), undefined, 2)}\n`);
writeFileSync(page, withVocabulary(readFileSync(page, 'utf8'), SCENE_GAMES));
