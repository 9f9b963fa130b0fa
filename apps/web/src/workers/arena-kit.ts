import type { ArenaEvent, ArenaGame, ArenaState, ArenaView } from '@longbox/arena';
import { arenaGame, describeArena } from '@longbox/games/arena';
import type { Seat } from '@longbox/kernel';
import { placeOption } from './arena-places.ts';
import type { Cue } from './cue.ts';
import { type GameKit, onScreen } from './game-kit.ts';

export type ArenaKit = GameKit<ArenaState, ArenaEvent, ArenaView>;

/** For the usual cards, or for a scene with cards of its own. */
export function arenaKit(game: ArenaGame = arenaGame()): ArenaKit {
  const description = describeArena(game);
  return {
    ...description,
    glance: ({ turn, active, deciding }) => ({ turn, active, deciding }),
    isFight: ({ challenges }) => challenges.length > 0,
    place: placeOption,
    tell: onScreen(description.tell),
    cue,
    moment,
    planAttacks: () => [],
    frame: (facts, view) => ({ ...facts, game: 'arena', view }),
  };
}

/** Whose turn, and which phase of it. */
const moment = (view: ArenaView, seat: Seat): string | undefined =>
  view.turn === 0 ? undefined : `${view.active === seat ? 'mine' : 'theirs'}-${view.phase}`;

const topOf = (view: ArenaView, slot: number): number | undefined =>
  view.seats.flatMap(({ slots }) => slots).find((each) => each.slot === slot)?.stack[0]?.card;

function cue(event: ArenaEvent, view: ArenaView): Cue | undefined {
  switch (event.type) {
    case 'compared':
      return compared(event, view);
    case 'powerPointLost':
      return { kind: 'stun', card: topOf(view, event.slot) ?? event.card.card };
    case 'hitPointLost':
      return { kind: 'wound', card: topOf(view, event.slot) ?? event.card.card };
    case 'characterLost':
      return { kind: 'defeat', card: event.stack[0].card };
    case 'scored':
      return { kind: 'score', seat: event.seat };
    case 'drew':
      return { kind: 'draw', seat: event.seat, count: event.count };
    case 'assembled':
    case 'upgraded':
    case 'raised':
    case 'hitPointAdded':
      return { kind: 'levelUp', card: event.card.card };
    default:
      return undefined;
  }
}

function compared(event: Extract<ArenaEvent, { type: 'compared' }>, view: ArenaView): Cue | undefined {
  const challenge = view.challenges[event.challenge];
  if (challenge === undefined) return undefined;
  const from = topOf(view, challenge.leader);
  const to = topOf(view, challenge.against);
  if (from === undefined || to === undefined) return undefined;
  const hits = event.outcome !== 'ineffective';
  return event.isCounter ? { kind: 'strike', from: [to], to: from, hits } : { kind: 'strike', from: [from], to, hits };
}
