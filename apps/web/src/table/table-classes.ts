import type { Snapshot } from '../workers/game-api.ts';
import { byGame } from './by-game.ts';

/** What the styles must know about a table: its game, how many play, whether there is a fight. */
export function tableClasses(snapshot: Snapshot): string {
  const { game, plan } = snapshot;
  const classes = ['table', `table-${game}`, ...fightClasses(snapshot)];
  if (plan.seats.length > 2) classes.push('table-many');
  return classes.join(' ');
}

/** Whether there is a combat or a challenge. */
export const fightClasses = (snapshot: Snapshot): readonly string[] =>
  byGame(snapshot, {
    vs: ({ view }) => (view.combat === undefined ? [] : ['table-combat']),
    arena({ view: { challenges, phase } }) {
      if (challenges.length === 0) return [];
      const isOver = phase === 'checkPoint' && challenges.every(({ resolved }) => resolved);
      return isOver ? ['table-challenged', 'table-resolved'] : ['table-challenged'];
    },
  });
