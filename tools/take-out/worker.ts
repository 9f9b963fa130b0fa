import { parentPort } from 'node:worker_threads';
import type { Part } from '@longbox/testkit/gates/kin';
import { sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenesWith } from '@longbox/testkit/scene/vs/vs-scenes-with';
import type { Card } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';
import { takeOut } from './find-removals.ts';

/** Cards without these parts, or whole; run the tests of these files, those that name the card first. */
export interface Errand {
  readonly card: string;
  /** The cards that scenes can hold; a small catalogue is compiled in no time. All cards if absent. */
  readonly among?: readonly string[];
  readonly parts: readonly Part[];
  readonly files: readonly string[];
}

/** The first test that failed; undefined if all passed. */
export interface Answer {
  readonly failed: string | undefined;
  /** Its file. */
  readonly file: string | undefined;
  readonly tests: number;
}

const shared = globalThis.__takeOut;
type Test = (typeof shared.tests)[number];

/** Every test makes its scenes with these cards. */
function setCards(parts: readonly Part[], among?: readonly string[]): void {
  const change = (card: Card): Card =>
    parts.filter((part) => part.card === card.id).reduce((left, { path }) => takeOut(left, path), card);
  shared.sets = VS_SETS.map((set) => ({
    ...set,
    cards: set.cards.filter(({ id }) => among?.includes(id) ?? true).map(change),
  }));
  shared.games.clear();
  const scene = sceneFor(vsScenesWith(shared.sets));
  shared.scene = (...args) => Reflect.apply(scene, undefined, args);
}

async function run({ card, parts, files, among }: Errand): Promise<Answer> {
  setCards(parts, among);
  const own = shared.tests.filter(({ file }) => files.includes(file));
  const folder = `/test/${card.split('-')[0]}/`;
  const isNamed = ({ title }: Test): boolean => title.includes(card);
  const isAtHome = ({ file }: Test): boolean => file.includes(folder);
  // A record then rests on tests of the card's own set where it can.
  const ordered = [
    ...own.filter((test) => isAtHome(test) && isNamed(test)),
    ...own.filter((test) => isAtHome(test) && !isNamed(test)),
    ...own.filter((test) => !isAtHome(test) && isNamed(test)),
    ...own.filter((test) => !isAtHome(test) && !isNamed(test)),
  ];
  for (const test of ordered) {
    try {
      await test.run();
    } catch (error) {
      return {
        failed: `${test.title}: ${error instanceof Error ? error.message : String(error)}`,
        file: test.file,
        tests: ordered.length,
      };
    }
  }
  return { failed: undefined, file: undefined, tests: ordered.length };
}

parentPort?.on('message', (errand: Errand) => {
  void run(errand).then((answer) => parentPort?.postMessage(answer));
});
