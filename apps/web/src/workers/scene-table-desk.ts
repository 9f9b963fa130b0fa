import { needGameName } from '@longbox/games';
import type { Log, Seat } from '@longbox/kernel';
import type { FactSpelling, SceneAdapter, Stage } from '@longbox/testkit/scene/adapter';
import { editScene } from '@longbox/testkit/scene/edit-scene';
import { type Examined, examineScene } from '@longbox/testkit/scene/read-sheet';
import { stageOf } from '@longbox/testkit/scene/stage-of';
import { writeScene } from '@longbox/testkit/scene/write-scene';
import { isSetKey } from '@longbox/vs-sets/set-keys';
import type { FactWord, LaidEntry, SceneReading, SceneWords, WrittenScene } from '../scenes/scene-api.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan } from './game-api.ts';
import { withStage } from './kits.ts';
import { present } from './present.ts';
import { cardsOfStage, lay, sceneGames } from './scene-table.ts';

export { editScene };

const wordsOf = (facts: Readonly<Record<string, FactSpelling>>): readonly FactWord[] =>
  Object.entries(facts)
    .filter(([, { readOnly }]) => readOnly !== true)
    .map(([name, { kind, words = [], rest }]) => ({ name, kind, words, isOff: rest !== undefined }));

const vocabulary = (adapter: SceneAdapter): SceneWords => ({
  profiles: adapter.profiles,
  profile: adapter.profile,
  zones: Object.keys(adapter.zones),
  cardFacts: wordsOf(adapter.cardFacts),
  seatFacts: wordsOf(adapter.seatFacts),
  tableFacts: wordsOf(adapter.tableFacts),
});

/** Everything the editor shows of a text. */
export function readSheet(text: string, language: Language): SceneReading {
  const examined = examineScene(text, sceneGames());
  const { sheet, playing } = examined;
  const adapter = sceneGames().find(({ game }) => game === sheet.game);
  return {
    text,
    sheet,
    words: adapter && vocabulary(adapter),
    snapshot: playing && look(playing.stage, playing.seats),
    laid: laidOf(examined),
    cards: playing === undefined ? [] : cardsOfStage(playing.stage, language),
  };
}

function laidOf({ playing, cards }: Examined): ReadonlyMap<string, LaidEntry> {
  if (playing === undefined) return new Map();
  return new Map([...cards].map(([key, ids]) => [key, { ids, face: playing.stage.keyOf(ids[0]) }]));
}

/** The table as all seats see it together. */
const look = (stage: Stage, names: readonly string[]): Snapshot =>
  withStage(stage, (kit, state) => {
    const { table } = stage;
    const plan: TablePlan = {
      game: needGameName(table.game),
      profile: table.profile,
      // A plan is known by its seed.
      seed: `desk:${names.join()}`,
      sets: kit.game.sets?.filter(isSetKey) ?? [],
      seats: names.map((name) => ({ deck: 'scene', player: 'person', name })),
    };
    const view = kit.together(names.map((_, seat) => kit.game.view(state, seat)));
    return present(kit, { plan, view, seat: 0, seq: 0, result: kit.game.result(state) });
  });

const write = (adapter: SceneAdapter, stage: Stage, title: string): WrittenScene => {
  const { text, differs } = writeScene(adapter, stage, title);
  return { text, differs };
};

/** A moment of a game that was played from its deal. */
export function sceneOfLog(log: Log, seq: number, title: string): WrittenScene {
  const played = stageOf(log, seq);
  if (played === undefined) throw new Error('this game has no scenes');
  return write(played.adapter, played.stage, title);
}

/** Where a table stands, as far as `seat` can know: everything else is dealt again. */
export function sceneOfTable(plan: TablePlan, log: Log, seat: Seat, title: string): WrittenScene {
  const begun = plan.scene === undefined ? stageOf(log, log.choices.length) : playOn(plan.scene, log);
  if (begun === undefined) throw new Error('this game has no scenes');
  const { adapter, stage } = begun;
  if (stage.result() === undefined) stage.hand((game, state) => game.imagine(state, seat, ANY_SEED));
  return write(adapter, stage, title);
}

/** Any will do: what it deals is a guess and says nothing. */
const ANY_SEED = 2026;

function playOn(scene: string, { choices }: Log): { readonly adapter: SceneAdapter; readonly stage: Stage } {
  const { adapter, stage } = lay(scene);
  for (const choice of choices) stage.apply(choice);
  return { adapter, stage };
}
