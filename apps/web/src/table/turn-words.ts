import type { Snapshot } from '../workers/game-api.ts';
import type { Speech } from './table-context.tsx';

/** So many turns before the last one people are told that there is a last one. */
const NEAR = 20;

/** Which turn it is and whose; near the end also of how many there can be. */
export function turnWords(
  { turn, turnLimit, active }: Pick<Snapshot, 'turn' | 'turnLimit' | 'active'>,
  isMine: boolean,
  t: Speech['t'],
  playerName: Speech['playerName'],
): string {
  const count =
    turnLimit === undefined || turnLimit - turn > NEAR ? String(turn) : t('turn-count', { turn, limit: turnLimit });
  return isMine ? t('turn-yours', { turn: count }) : t('turn-of', { turn: count, name: playerName(active) });
}
