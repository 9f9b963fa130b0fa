import type { ArenaState } from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { type GameName, needGameName } from '@longbox/games';
import type { Game } from '@longbox/kernel';
import type { SceneAdapter, Stage } from '@longbox/testkit/scene/adapter';
import { arenaScenes } from '@longbox/testkit/scene/arena/arena-scenes';
import type { Scene } from '@longbox/testkit/scene/format';
import type { Playing } from '@longbox/testkit/scene/names';
import { type Problem, printProblem } from '@longbox/testkit/scene/problem';
import { readScene } from '@longbox/testkit/scene/read-scene';
import { openScene } from '@longbox/testkit/scene/runner';
import { takeStep } from '@longbox/testkit/scene/take-step';
import { vsScenesWith } from '@longbox/testkit/scene/vs/vs-scenes-with';
import { parseYaml } from '@longbox/testkit/scene/yaml-tree';
import { type VsGame, writtenTree } from '@longbox/vs';
import type { CardFacts } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import { arenaFacts } from './arena-facts.ts';
import type { SceneInfo, TablePlan } from './game-api.ts';
import { withStage } from './kits.ts';
import type { OpenTable } from './open-table.ts';
import { PlayedTable } from './played-table.ts';
import { vsFacts } from './vs-facts.ts';
import { bring, bringAll, cardHere, setsHere, setsOfCards } from './vs-shelf.ts';

let made: { readonly sets: number; readonly games: readonly SceneAdapter[] } | undefined;

/** Scenes of both games, with the cards that are here. */
export function sceneGames(): readonly SceneAdapter[] {
  const sets = setsHere();
  if (made?.sets !== sets.length) made = { sets: sets.length, games: [vsScenesWith(sets), arenaScenes] };
  return made.games;
}

const CARD_ID = /\b[a-z][a-z0-9]*-\d+[a-z]?\b/g;

/** Brings the sets a scene needs, and names them. Where it calls cards by their names, any set may have them. */
export async function bringFor(text: string): Promise<readonly string[]> {
  const sets = setsOfCards(text.match(CARD_ID) ?? []);
  await bring(sets);
  try {
    read(text);
    return sets;
  } catch {
    await bringAll();
    return setsHere().map(({ set }) => set);
  }
}

/** The first scene of a text, read; errors name the line. */
function read(text: string): Scene {
  const { trees, problems } = parseYaml(text);
  const found: Problem[] = [...problems];
  const scene = trees.length === 0 ? undefined : readScene(trees[0], sceneGames(), found);
  if (scene === undefined || found.length > 0) throw new Error(sayAll(found));
  return scene;
}

const sayAll = (problems: readonly Problem[]): string =>
  problems.length === 0 ? 'the file holds no scene' : problems.map((each) => printProblem(each, 'scene')).join('\n');

/** The position, and everything the scene says happens in it. */
export function lay(text: string): Playing {
  const scene = read(text);
  const adapter = sceneGames().find(({ game }) => game === scene.position.game);
  const problems: Problem[] = [];
  const playing = adapter && openScene(scene, adapter, problems);
  if (playing === undefined) throw new Error(sayAll(problems));
  for (const step of scene.steps) {
    const [fault] = takeStep(playing, step);
    if (fault !== undefined) throw new Error(`expected: ${fault.expected}; actual: ${fault.actual}`);
  }
  return playing;
}

export function infoOf(text: string): SceneInfo {
  const { position, title, puzzle } = read(text);
  return {
    game: needGameName(position.game),
    profile: position.profile,
    title: title ?? '',
    names: position.seats.map(({ name }) => name),
    puzzle,
  };
}

export function sceneTable(plan: TablePlan): OpenTable {
  const { stage } = lay(plan.scene ?? '');
  return withStage(stage, (kit, state): OpenTable => new PlayedTable(kit, plan, { table: stage.table, state }));
}

export function beginScene<T>(text: string, to: <S>(game: Game<S, unknown, unknown>, begin: () => S) => T): T {
  return lay(text).stage.hand((game, state) => to(game, () => game.clone(state)));
}

/** Invented cards, which no catalogue has. */
export const cardsOfScene = (text: string, language: Language): readonly CardFacts[] =>
  cardsOfStage(lay(text).stage, language);

export const cardsOfStage = (stage: Stage, language: Language): readonly CardFacts[] =>
  stage.hand((game, state) => OWN_CARDS[needGameName(stage.table.game)](game, state, language));

/** Cards of the scene's game that no catalogue has; a stage has forgotten their types. */
const OWN_CARDS: Readonly<
  Record<GameName, (game: unknown, state: unknown, language: Language) => readonly CardFacts[]>
> = {
  vs(game, _state, language) {
    const { faces } = (game as VsGame).catalogue;
    return faces
      .filter(({ id }) => cardHere(id) === undefined)
      .map(({ card }) => vsFacts(writtenTree(card), 'scene', language));
  },
  arena(_game, state, language) {
    const { cards } = (state as ArenaState).book;
    return cards.filter(({ key }) => !ARENA_KEYS.has(key)).map((card) => arenaFacts(card, language));
  },
};

const ARENA_KEYS: ReadonlySet<string> = new Set(ARENA_CARDS.map(({ key }) => key));
