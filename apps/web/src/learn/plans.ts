import type { SceneInfo, TablePlan } from '../workers/game-api.ts';
import type { Lesson } from './lesson.ts';
import { GAUNTLET, GUIDE, LESSON, PUZZLE, SCENE } from './purpose-seeds.ts';

/** How the computer of a lesson or puzzle plays. */
export const RIVAL = 'agent';

/** What a table was set for, by its seed. */
export type Purpose = { readonly kind: 'gauntlet' | 'guide' | 'lesson' | 'puzzle'; readonly id: string };

export function purposeOf({ seed }: TablePlan): Purpose | undefined {
  if (seed.startsWith(LESSON)) return { kind: 'lesson', id: seed.slice(LESSON.length) };
  if (seed.startsWith(PUZZLE)) return { kind: 'puzzle', id: seed.slice(PUZZLE.length) };
  if (seed.startsWith(GUIDE)) return { kind: 'guide', id: seed.slice(GUIDE.length) };
  if (seed.startsWith(GAUNTLET)) return { kind: 'gauntlet', id: seed.slice(GAUNTLET.length) };
  return undefined;
}

export const lessonPlan = (
  { id, game, profile, decks, scene }: Lesson,
  names: readonly [string, string],
): TablePlan => ({
  game,
  profile,
  seed: `${LESSON}${id}`,
  seats: [
    { deck: decks[0], player: 'person', name: names[0] },
    { deck: decks[1], player: 'computer', level: 'recruit', name: names[1] },
  ],
  ...(scene !== undefined && { scene }),
});

/**
 * A scene on the table: its first seat is the person's, unless people want all of them. Computers are called so: the names
 * of a scene file are made for its steps, not for people.
 */
export function scenePlan(info: SceneInfo, scene: string, people: 'first' | 'all', computer: string): TablePlan {
  const { game, profile, names, puzzle } = info;
  const rivals = names.length - 1;
  return {
    game,
    profile,
    seed: puzzle === undefined ? `${SCENE}${info.title}` : `${PUZZLE}${puzzle.id}`,
    seats: names.map((name, seat) =>
      people === 'all' || seat === 0
        ? { deck: 'scene', player: 'person', name }
        : { deck: 'scene', player: 'computer', level: RIVAL, name: rivals === 1 ? computer : `${computer} ${seat}` },
    ),
    scene,
  };
}

/** Where somebody goes on who has played a table to its end. */
export type Afterwards = 'deck' | 'lesson' | 'puzzle' | 'scene';

export function afterwardsOf(plan: TablePlan): Afterwards {
  const kind = purposeOf(plan)?.kind;
  // Lessons come after the guided game.
  if (kind === 'guide') return 'lesson';
  if (kind === undefined || kind === 'gauntlet') return plan.scene === undefined ? 'deck' : 'scene';
  return kind;
}

/** The same table once more. A lesson, puzzle or scene is known by its seed and keeps it; anything else is dealt again. */
export const againPlan = (plan: TablePlan, seed: string): TablePlan =>
  afterwardsOf(plan) === 'deck' ? { ...plan, seed } : plan;
