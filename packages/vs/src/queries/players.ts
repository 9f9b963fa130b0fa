import { NONE, type Seat, truncate } from '@longbox/kernel';
import { PLAYER_IT } from '../catalogue/own-registers.ts';
import type { Player } from '../language/index.ts';
import { isEnemySeat, isSameSide } from '../state/relation.ts';
import type { VsState } from '../state/state.ts';
import type { Ctx } from './ctx.ts';
import { registerNumber } from './registers.ts';
import { resolveFirst } from './select.ts';

/** Whether a seat is (one of) the players meant. */
export function playerIs(s: VsState, player: Player, seat: Seat, ctx: Ctx): boolean {
  if (typeof player === 'string') return isThatPlayer(s, player, seat, ctx);
  switch (player.player) {
    case 'pick':
      return seat === registerNumber(s, ctx, player.name ?? PLAYER_IT);
    case 'the':
      return seat === registerNumber(s, ctx, player.name);
    case 'controller':
    case 'owner': {
      const card = resolveFirst(s, player.of, ctx);
      return card !== NONE && seat === (player.player === 'owner' ? s.owner : s.controller)[card];
    }
  }
}

/** Whether a player meant is this seat or shares its side, for what is the side's and not one player's (VS-MODE-24). */
export function sideIs(s: VsState, player: Player, seat: Seat, ctx: Ctx): boolean {
  if (playerIs(s, player, seat, ctx)) return true;
  if (!s.book.profile.sharedSide || seat === NONE) return false;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && isSameSide(s, other, seat) && playerIs(s, player, other, ctx)) return true;
  }
  return false;
}

function isThatPlayer(s: VsState, player: Extract<Player, string>, seat: Seat, ctx: Ctx): boolean {
  switch (player) {
    case 'you':
      return seat === ctx.you;
    case 'eachEnemy':
      return isEnemySeat(s, seat, ctx.you);
    case 'eachOther':
      return seat !== ctx.you;
    case 'eachPlayer':
      return true;
    case 'thatPlayer':
      return seat === ctx.eventSeat;
  }
}

/** The players meant, in turn order from you; players out of the game are left out. */
export function playersOf(s: VsState, player: Player, ctx: Ctx, out: Seat[]): Seat[] {
  truncate(out, 0);
  for (let i = 0; i < s.seats; i++) {
    const seat = (ctx.you + i) % s.seats;
    if (s.out[seat] === 0 && playerIs(s, player, seat, ctx)) out.push(seat);
  }
  return out;
}

export function firstPlayerOf(s: VsState, player: Player, ctx: Ctx): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = (ctx.you + i) % s.seats;
    if (s.out[seat] === 0 && playerIs(s, player, seat, ctx)) return seat;
  }
  return NONE;
}
