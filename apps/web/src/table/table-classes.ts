import type { Snapshot } from '../workers/game-api.ts';

/** What the styles must know about a table: its game, how many play, whether there is a fight. */
export function tableClasses({ game, view, plan }: Snapshot): string {
  const classes = ['table', `table-${game}`];
  if (plan.seats.length > 2) classes.push('table-many');
  if (game === 'vs' && view.combat !== undefined) classes.push('table-combat');
  if (game === 'arena' && view.challenges.length > 0) classes.push('table-challenged');
  return classes.join(' ');
}
