import type { Game, Log, Seat } from '@longbox/kernel';
import type { VsEvent, VsState } from '@longbox/vs';
import { createAnswers } from './expected-answers.ts';

/**
 * What no sensible player does:
 * - `hopelessAttack`: in the line the attacker expects (it follows its principles, the others pass) the attack harms no enemy,
 *   gains no XP and sets off no power of the attacker's side. One that the defender escapes is excused if the same
 *   defender is attacked again in the turn: it was made to use the escape up.
 * - `cancelledOwnAttack`: a power or card of the attacking side cancels its own attack.
 * - `woundedOwnMain`: an action wounds the main character of its player, outside strikes, and brings nothing.
 */
export const BLUNDERS = ['hopelessAttack', 'cancelledOwnAttack', 'woundedOwnMain'] as const;
export type BlunderKind = (typeof BLUNDERS)[number];

export interface Blunder {
  readonly kind: BlunderKind;
  readonly seat: Seat;
  /** Which decision of the game it was, counted from 0. */
  readonly decision: number;
}

export interface BlunderReport {
  /** Attacks declared, by seat. */
  readonly attacks: readonly number[];
  readonly blunders: readonly Blunder[];
}

type VsLike = Game<VsState, VsEvent, unknown>;

/** Whose cards were whose before something happened: a card that is KO'd goes back to its owner. */
interface Sides {
  readonly team: ArrayLike<number>;
  readonly controller: ArrayLike<number>;
}

const sidesOf = (state: VsState): Sides => ({ team: state.team, controller: state.controller.slice() });

/** No combat takes so many decisions. */
const LONGEST = 200;

/** Plays a log again and looks for blunders. */
export function findBlunders(game: VsLike, log: Pick<Log, 'table' | 'choices'>): BlunderReport {
  const state = game.setup(log.table);
  const attacks = log.table.seats.map(() => 0);
  const blunders: Blunder[] = [];
  const expect = createExpectation(game);
  /** Attacks that the defender was expected to escape from, by defender. */
  const baits = new Map<number, Blunder>();
  const dropBaits = (): void => {
    blunders.push(...baits.values());
    baits.clear();
  };
  let combat: { seat: Seat; decision: number; lastActor: Seat | undefined } | undefined;
  let action: { seat: Seat; decision: number; sides: Sides; events: VsEvent[] } | undefined;

  log.choices.forEach((choice, decision) => {
    const open = game.decision(state);
    if (open === undefined) return;
    const events: VsEvent[] = [];
    const sides = sidesOf(state);
    if (open.ask === 'playOrPass') {
      noteWound(action);
      action = { seat: open.seat, decision, sides, events: [] };
    }
    game.apply(state, choice, events);
    action?.events.push(...events);
    for (const event of events) {
      if (event.type === 'attackDeclared') {
        attacks[event.seat]++;
        combat = { seat: event.seat, decision, lastActor: undefined };
        baits.delete(event.defender);
        const blunder: Blunder = { kind: 'hopelessAttack', seat: event.seat, decision };
        const line = expect(state, event.seat, sides, events.slice(events.indexOf(event) + 1));
        if (line === 'escaped') baits.set(event.defender, blunder);
        else if (line === 'nothing') blunders.push(blunder);
      } else if (event.type === 'turnBegan') dropBaits();
      else if (combat === undefined) continue;
      else if (event.type === 'usedPower') combat.lastActor = event.seat;
      else if (event.type === 'moved' && event.to === 'playing') combat.lastActor = event.seat;
      else if (event.type === 'combatEnded') {
        const { seat, lastActor } = combat;
        const isOwn = event.cancelled && lastActor !== undefined && state.team[lastActor] === state.team[seat];
        if (isOwn) blunders.push({ kind: 'cancelledOwnAttack', seat, decision });
        combat = undefined;
      }
    }
  });
  noteWound(action);
  dropBaits();
  return { attacks, blunders };

  function noteWound(done: typeof action): void {
    if (done === undefined || done.events.some(({ type }) => type === 'struck')) return;
    const { seat, decision, sides, events } = done;
    const isWound = (event: VsEvent): boolean =>
      event.type === 'wounded' && state.owner[event.card] === seat && state.firstMain[seat] === event.card;
    if (!events.some(isWound) || events.some((event) => brings(sides, seat, event))) return;
    blunders.push({ kind: 'woundedOwnMain', seat, decision });
  }
}

/** Whether an event hurts somebody whom `seat` plays against. */
function harmsEnemy({ team, controller }: Sides, seat: Seat, event: VsEvent): boolean {
  switch (event.type) {
    case 'stunned':
    case 'dazed':
    case 'koed':
    case 'froze':
    case 'wounded':
    case 'exhausted':
      return team[controller[event.card]] !== team[seat];
    case 'moved':
      // Out of play, such as a character that goes back to the hand when attacked.
      return (event.from === 'front' || event.from === 'back') && team[controller[event.card]] !== team[seat];
    case 'countersPut':
      return event.counter === 'minus' && team[controller[event.card]] !== team[seat];
    case 'eliminated':
      return team[event.seat] !== team[seat];
    case 'gameEnded':
      return event.winners.includes(seat);
    default:
      return false;
  }
}

/** XP or a power that goes off for the side of `seat`. */
function rewards({ team, controller }: Sides, seat: Seat, event: VsEvent): boolean {
  if (event.type !== 'gainedXp' && event.type !== 'triggered') return false;
  return team[controller[event.card]] === team[seat];
}

/** Whether an event is what a player may have paid for. */
function brings(sides: Sides, seat: Seat, event: VsEvent): boolean {
  if (harmsEnemy(sides, seat, event) || rewards(sides, seat, event)) return true;
  switch (event.type) {
    case 'drew':
    case 'gainedPoints':
      return sides.team[event.seat] === sides.team[seat];
    case 'appeared':
    case 'readied':
    case 'recovered':
    case 'healed':
    case 'leveled':
    case 'modified':
      return true;
    case 'countersPut':
      return event.counter === 'plus';
    case 'moved':
      return event.to === 'hand';
    case 'ruled':
      return true;
    default:
      return false;
  }
}

type Line = 'something' | 'nothing' | 'escaped';

/** Answers what an attack just declared brings in the line its player expects. */
function createExpectation(
  game: VsLike,
): (state: VsState, seat: Seat, sides: Sides, already: readonly VsEvent[]) => Line {
  const answer = createAnswers(game);
  let line: VsState | undefined;

  const isGood = (sides: Sides, seat: Seat, event: VsEvent): boolean =>
    harmsEnemy(sides, seat, event) || rewards(sides, seat, event);

  /** What the events of one step say; `undefined` if the combat goes on. */
  function read(sides: Sides, seat: Seat, events: readonly VsEvent[]): Line | undefined {
    if (events.some((event) => isGood(sides, seat, event))) return 'something';
    const end = events.find((event) => event.type === 'combatEnded');
    return end === undefined ? undefined : end.cancelled ? 'escaped' : 'nothing';
  }

  return (state, seat, sides, already) => {
    let found = read(sides, seat, already);
    line = game.clone(state, line);
    for (let step = 0; step < LONGEST && found === undefined; step++) {
      const open = game.decision(line);
      if (open === undefined) return 'something';
      const events: VsEvent[] = [];
      const before = sidesOf(line);
      game.apply(line, answer(line, line.team[open.seat] === line.team[seat]), events);
      found = read(before, seat, events);
    }
    return found ?? 'nothing';
  };
}
