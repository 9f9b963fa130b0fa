import type { Seat } from '@longbox/kernel';
import { seatName } from '../games/kit.ts';
import { askedRows, type OptionRow } from './option-rows.ts';
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

export function showOptions(session: Session, seat: Seat, picked: readonly OptionRow[] = []): void {
  const asked = askedRows(session, seat, picked);
  if (asked === undefined) return;
  const { shell } = session;
  const { question, rows, set } = asked;
  if (picked.length > 0) shell.out(`Picked: ${picked.map(({ name, words }) => name ?? words).join(', ')}`);
  shell.out(question);
  const width = String(rows.length).length;
  rows.forEach(({ words }, i) => {
    shell.out(`  ${String(i + 1).padStart(width)}  ${words}`);
  });
  if (set !== undefined && set.most - picked.length > 1) {
    shell.out(
      `  Pick up to ${set.most - picked.length} at once, in any order, by number or name: 2 5, or ${exampleOf(rows)}`,
    );
  }
}

const exampleOf = (rows: readonly OptionRow[]): string =>
  rows
    .flatMap(({ name }) => name ?? [])
    .slice(0, 2)
    .reverse()
    .join(', ');
