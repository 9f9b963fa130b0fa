import { listChoices, type Seat } from '@longbox/kernel';
import { namesFor, optionWords, seatName } from '../games/kit.ts';
import type { Session } from './session.ts';
import { tableLines } from './watch-game.ts';

/** The screen is passed on: what one person saw, the next must not. */
export async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { shell, players, table, asked, isOpen } = session;
  const isAlone = players.filter((player) => player === 'human').length === 1;
  const isSame = asked === seat;
  session.asked = seat;
  if (isAlone || isOpen || isSame || shell.readLine === undefined) return true;
  if (shell.progress?.isTty) shell.out('\u001b[2J\u001b[3J\u001b[H');
  const line = await shell.readLine(
    `\n${seatName(table, seat)}, it is your decision. Press Enter when only you are looking. `,
  );
  return line !== undefined;
}

/** News, the table where it looks different, and the numbered options. */
export function showDecision(session: Session, seat: Seat): void {
  const { shell, heard, shown, scene } = session;
  for (const line of heard[seat].slice(shown[seat])) shell.out(line);
  shown[seat] = heard[seat].length;
  const now = sceneOf(session, seat);
  if (scene[seat] !== now) showTable(session, seat);
  scene[seat] = now;
  showOptions(session, seat);
}

/** Turn and phase, or the combat: within them the table changes little. */
function sceneOf({ kit, timeline }: Session, seat: Seat): string {
  const view = kit.game.view(timeline.state, seat);
  if (typeof view !== 'object' || view === null) return '';
  const facts: Readonly<Record<string, unknown>> = { ...view };
  return JSON.stringify([facts.turn, facts.phase, facts.combat !== undefined, facts.active]);
}

export function showTable({ kit, table, timeline, shell }: Session, seat: Seat): void {
  shell.out('');
  for (const line of tableLines(kit, table, timeline.state, seat)) shell.out(`| ${line}`);
  shell.out('');
}

export function showOptions({ kit, table, timeline, shell }: Session, seat: Seat): void {
  const { state } = timeline;
  const decision = kit.game.decision(state);
  if (decision === undefined) return;
  const names = namesFor(kit, table, state, seat);
  const choices = listChoices(kit.game, state);
  const options = choices.map((choice) => kit.game.option(state, choice));
  shell.out(kit.question(decision, options, kit.game.view(state, seat), names));
  const width = String(choices.length).length;
  optionWords(kit, state, choices, names).forEach((words, i) => {
    shell.out(`  ${String(i + 1).padStart(width)}  ${words}`);
  });
}
