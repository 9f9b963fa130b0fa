import { goTo, listChoices, type Seat, undoKind } from '@longbox/kernel';
import { seatName } from '../games/kit.ts';
import type { Session } from './session.ts';

/** Goes back to the last real choice of this seat; what shows hidden cards needs the others' consent. */
export async function takeBack(session: Session, seat: Seat): Promise<boolean> {
  const { timeline, shell, players, table, heard, shown, scene } = session;
  const at = lastChoiceOf(session, seat);
  if (at === undefined) {
    shell.out('There is nothing to take back.');
    return false;
  }
  const others = players.flatMap((player, other) =>
    player === 'human' && other !== seat ? [seatName(table, other)] : [],
  );
  if (others.length > 0 && undoKind(timeline, at, seat) === 'consent') {
    const answer = await shell.readLine?.(
      `Others acted or cards were shown since. ${others.join(', ')}, do you agree? (y/n) `,
    );
    if (answer?.trim().toLowerCase() !== 'y') {
      shell.out('Nothing was taken back.');
      return false;
    }
  }
  const steps = timeline.seq - at;
  goTo(timeline, at);
  players.forEach((player, each) => {
    if (player !== 'human') return;
    heard[each].push(`(${seatName(table, seat)} takes back ${steps} decision${steps === 1 ? '' : 's'}.)`);
    if (each === seat) shown[each] = heard[each].length - 1;
    scene[each] = '';
  });
  return true;
}

/** Decisions with one option are no choices. */
function lastChoiceOf({ kit, timeline }: Session, seat: Seat): number | undefined {
  const here = timeline.seq;
  for (let at = here - 1; at >= 0; at--) {
    if (timeline.seats[at] !== seat) continue;
    goTo(timeline, at);
    const isChoice = listChoices(kit.game, timeline.state).length > 1;
    goTo(timeline, here);
    if (isChoice) return at;
  }
  return undefined;
}
