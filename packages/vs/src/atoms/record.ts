import { NONE, truncate } from '@longbox/kernel';
import { LOG_ROW } from '../queries/history.ts';
import { refTo, V, type VsState } from '../state/state.ts';

/** Keeps an event for powers that look back on it; see `LOG`. */
export function record(
  s: VsState,
  event: number,
  subject: number,
  object: number,
  seat: number,
  amount: number,
  power: number,
): void {
  const subjectFace = subject === NONE ? NONE : s.face[subject];
  const objectFace = object === NONE ? NONE : s.face[object];
  const combat = s.v[V.combat];
  s.turnLog.push(event, refTo(s, subject), refTo(s, object), seat, amount, combat, power, subjectFace, objectFace);
}

/** At the end of a turn: keeps for good only what powers ask about the whole game. */
export function keepGameEvents(s: VsState): void {
  const { turnLog, gameLog } = s;
  for (let at = 0; at < turnLog.length; at += LOG_ROW) {
    if (!s.book.recordedForGame[turnLog[at]]) continue;
    for (let i = 0; i < LOG_ROW; i++) gameLog.push(turnLog[at + i]);
  }
  truncate(turnLog, 0);
}
