import type { Lesson } from './lesson.ts';

/** The lesson to go on with: of a game that somebody has begun to learn first, then of the others. */
export function nextLesson(lessons: readonly Lesson[], done: ReadonlySet<string>): Lesson | undefined {
  const open = lessons.filter(({ id }) => !done.has(id));
  const isBegun = (game: string): boolean =>
    done.has(`guide-${game}`) || lessons.some((each) => each.game === game && done.has(each.id));
  return open.find(({ game }) => isBegun(game)) ?? open[0];
}
