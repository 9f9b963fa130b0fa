import type { Snapshot } from '../workers/game-api.ts';
import type { Speech } from './table-context.tsx';

/** Which turn it is, of how many there can be, and whose. */
export function turnWords(
  { turn, turnLimit, active }: Pick<Snapshot, 'turn' | 'turnLimit' | 'active'>,
  isMine: boolean,
  t: Speech['t'],
  playerName: Speech['playerName'],
): string {
  const count = turnLimit === undefined ? String(turn) : t('turn-count', { turn, limit: turnLimit });
  return isMine ? t('turn-yours', { turn: count }) : t('turn-of', { turn: count, name: playerName(active) });
}
