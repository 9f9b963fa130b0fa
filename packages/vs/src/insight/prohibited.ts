import type { Prohibition } from '../language/index.ts';
import { isSameSide } from '../state/relation.ts';
import { PHASE, ROLE, V, type VsState } from '../state/state.ts';
import { outcome, side, weighCombat } from './exchange.ts';
import { isReady, sight } from './sight.ts';

const GOOD_TO_LACK: ReadonlySet<Prohibition> = new Set<Prohibition>([
  'beAttacked',
  'beRangedAttacked',
  'beFlownOver',
  'beStruck',
  'beStruckBack',
  'beStunned',
  'beKod',
  'beMoved',
  'gainMinus',
  'haveMinus',
  'beWoundedByStun',
  'beWounded',
]);
const SAVES: ReadonlySet<Prohibition> = new Set<Prohibition>([
  'beStunned',
  'beStruck',
  'beStruckBack',
  'beWoundedByStun',
  'beWounded',
]);

/** What a character could still do in its player's turn. */
export const threatOf = (s: VsState, card: number): number =>
  isSameSide(s, s.v[V.active], s.controller[card]) && s.v[V.phase] <= PHASE.main ? 4 + 3 * sight.atk[card] : 1;

/** What it is worth to its own player that a character can't do something, or that something can't be done to it. */
export function prohibited(s: VsState, what: Prohibition, card: number): number {
  if (GOOD_TO_LACK.has(what)) return SAVES.has(what) && isDoomed(s, card) ? sight.hurt[card] : 3;
  if (what === 'strike' || what === 'strikeBack') {
    if (s.role[card] !== ROLE.defender) return s.v[V.combat] === 0 && readyAgainst(s, card) > 1 ? -4 : 0;
    weighCombat(s);
    return -outcome.loss;
  }
  if (what === 'ready') return -(6 + 2 * sight.atk[card]);
  return what === 'attack' ? -threatOf(s, card) : -5;
}

/** How many enemies could attack a character now. */
function readyAgainst(s: VsState, card: number): number {
  let count = 0;
  for (const other of s.board) {
    if (s.team[s.controller[other]] === s.team[s.controller[card]]) continue;
    if (isSameSide(s, s.v[V.active], s.controller[other]) && isReady(s, other)) count++;
  }
  return count;
}

/** Whether the combat going on would stun it as things stand. */
function isDoomed(s: VsState, card: number): boolean {
  if (s.v[V.combat] === 0 || s.role[card] === ROLE.none) return false;
  weighCombat(s);
  if (s.role[card] === ROLE.defender) return outcome.stuns;
  for (let i = 0; i < side.count; i++)
    if (side.card[i] === card) return outcome.loss > 0 && side.risk[i] >= outcome.loss;
  return false;
}
