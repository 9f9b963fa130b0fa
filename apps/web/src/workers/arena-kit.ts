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
    turnLimit: () => undefined,
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
    case 'turnBegan':
      return { kind: 'turn', seat: event.seat, turn: event.turn };
    case 'challengeDeclared':
      return declared(event, view);
    case 'compared':
      return compared(event, view);
    case 'powerPointLost':
      return { kind: 'stun', card: topOf(view, event.slot) ?? event.card.card };
    case 'hitPointLost':
      return { kind: 'wound', card: topOf(view, event.slot) ?? event.card.card };
    case 'characterLost':
      return { kind: 'ko', card: event.stack[0].card, isMain: false };
    case 'scored':
      return { kind: 'score', seat: event.seat, points: event.points };
    case 'missionCompleted':
      return { kind: 'mission', seat: event.seat, face: event.card.key, points: event.points };
    case 'boosted':
      return withTop(view, event.slot, (card) => ({
        kind: 'boost',
        seat: event.seat,
        card,
        count: event.cards.length,
      }));
    case 'superHit':
      return { kind: 'superHit', seat: event.seat, face: event.card.key };
    case 'played':
      return { kind: 'recruit', seat: event.seat, card: event.card.card, face: event.card.key };
    case 'poweredUp':
      return withTop(view, event.slot, (card) => ({ kind: 'gain', card }));
    case 'abilityActivated':
      return { kind: 'power', card: event.card.card, name: event.ability, seat: event.seat };
    case 'drew':
      return { kind: 'draw', seat: event.seat, count: event.count };
    case 'assembled':
    case 'upgraded':
    case 'raised':
    case 'hitPointAdded':
      return { kind: 'levelUp', card: event.card.card, face: event.card.key, was: undefined, level: undefined };
    case 'gameEnded':
      return { kind: 'end', winners: event.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
    case 'deployed':
    case 'dutyCalled':
    case 'moved':
    case 'missionActivated':
    case 'missionFailed':
    case 'missionBeaten':
    case 'recycled':
    case 'replaced':
      return { kind: 'change', card: event.card.card };
    case 'bonusGranted':
    case 'counterReadied':
    case 'banked':
      return event.slot === undefined
        ? { kind: 'change', card: undefined }
        : withTop(view, event.slot, (card) => ({ kind: 'gain', card }));
    case 'missionsDealt':
    case 'squadsConfirmed':
    case 'revealedForFirst':
    case 'firstPlayerFound':
    case 'cooledDown':
    case 'exchanged':
    case 'switched':
    case 'missionExchanged':
    case 'missionReplaced':
    case 'challengeLapsed':
    case 'conceded':
      return { kind: 'change', card: undefined };
    // Lanes and the bar show it; it waits for what comes next.
    case 'phaseBegan':
    case 'challengeBegan':
    case 'bonusesEnded':
    case 'bankClosed':
      return undefined;
  }
}

function withTop(view: ArenaView, slot: number, make: (card: number) => Cue): Cue | undefined {
  const card = topOf(view, slot);
  return card === undefined ? undefined : make(card);
}

function declared(event: Extract<ArenaEvent, { type: 'challengeDeclared' }>, view: ArenaView): Cue | undefined {
  const from = [event.leader, ...(event.partner === undefined ? [] : [event.partner])];
  const cards = from.flatMap((slot) => topOf(view, slot) ?? []);
  return withTop(view, event.against, (to) => ({ kind: 'attack', seat: event.seat, from: cards, to }));
}

function compared(event: Extract<ArenaEvent, { type: 'compared' }>, view: ArenaView): Cue | undefined {
  const challenge = view.challenges[event.challenge];
  if (challenge === undefined) return undefined;
  const from = topOf(view, challenge.leader);
  const to = topOf(view, challenge.against);
  if (from === undefined || to === undefined) return undefined;
  const { outcome, isCounter: isBack, attack: force, defence: against } = event;
  const strike = { kind: 'strike', hits: outcome !== 'ineffective', isBack, force, against, outcome } as const;
  return isBack ? { ...strike, from: [to], to: from } : { ...strike, from: [from], to };
}
