import type { ArenaEvent, ArenaState } from '@longbox/arena';
import { type Choice, type Game, type Log, listChoices, type Seat } from '@longbox/kernel';
import { createAnswers } from './expected-answers.ts';

/**
 * What no sensible player does. Lines are those its player expects: it follows its principles, the other passes.
 * - `hopelessChallenge`: the challenge comes to nothing, and something is given up for it: Power Points for an ability that serves
 *   it alone, cards of the hand, or the safety of its leader, whom a counterstrike would harm.
 * - `wastedCards`: a Boost or Super Hit after which the attack comes to nothing, or its target falls all the same.
 */
export const ARENA_BLUNDERS = ['hopelessChallenge', 'wastedCards'] as const;
export type ArenaBlunderKind = (typeof ARENA_BLUNDERS)[number];

export interface ArenaBlunder {
  readonly kind: ArenaBlunderKind;
  readonly seat: Seat;
  /** Which decision of the game it was, counted from 0. */
  readonly decision: number;
}

export interface ArenaBlunderReport {
  readonly challenges: number;
  /** Boosts and Super Hits. */
  readonly stakes: number;
  readonly blunders: readonly ArenaBlunder[];
}

type ArenaLike = Game<ArenaState, ArenaEvent, unknown>;
type Declared = Extract<ArenaEvent, { type: 'challengeDeclared' }>;

/** No turn takes so many decisions. */
const LONGEST = 200;

/** Abilities that help nothing but the challenge of their character. */
const OWN_CHALLENGE: readonly string[] = [
  'Group Attack',
  'Trap Attack',
  'Brute Force',
  'Attack Mission',
  'Double Hit',
  'Bonus Attack',
];

/** What became of one challenge in a line. */
interface Course {
  readonly isNothing: boolean;
  readonly isDefeat: boolean;
  /** Its side gave cards for it. */
  readonly hasPaid: boolean;
  /** A counterstrike harmed its leader. */
  readonly isPunished: boolean;
}

/** Plays a log again and looks for blunders. */
export function findArenaBlunders(game: ArenaLike, log: Pick<Log, 'table' | 'choices'>): ArenaBlunderReport {
  const state = game.setup(log.table);
  const expect = createCourses(game);
  const blunders: ArenaBlunder[] = [];
  /** Slots that have engaged Power Points for their own challenge this turn. */
  const engaged = new Set<number>();
  let [challenges, stakes, current] = [0, 0, 0];

  log.choices.forEach((choice, decision) => {
    if (game.decision(state) === undefined) return;
    const events: ArenaEvent[] = [];
    game.apply(state, choice, events);
    events.forEach((event, at) => {
      if (event.type === 'turnBegan') engaged.clear();
      else if (event.type === 'abilityActivated' && servesItself(event, events[at + 1])) engaged.add(event.slot);
      else if (event.type === 'challengeBegan') current = event.challenge;
      else if (event.type === 'challengeDeclared') {
        challenges++;
        if (isHopeless(event)) blunders.push({ kind: 'hopelessChallenge', seat: event.seat, decision });
      } else if (event.type === 'boosted' || event.type === 'superHit') {
        if (event.type === 'boosted' && event.cards.length === 0) return;
        stakes++;
        const { isNothing, isDefeat } = expect(state, event.seat, current, events.slice(at), false);
        if (event.side === 'attack' ? isNothing : isDefeat)
          blunders.push({ kind: 'wastedCards', seat: event.seat, decision });
      }
    });
  });
  return { challenges, stakes, blunders };

  function isHopeless({ seat, challenge, leader, partner }: Declared): boolean {
    const { isNothing, hasPaid } = expect(state, seat, challenge, [], false);
    if (!isNothing) return false;
    if (hasPaid || engaged.has(leader) || (partner !== undefined && engaged.has(partner))) return true;
    return expect(state, seat, challenge, [], true).isPunished;
  }
}

/** A Bonus Attack for a whole category helps others too. */
function servesItself(event: Extract<ArenaEvent, { type: 'abilityActivated' }>, next: ArenaEvent | undefined): boolean {
  if (!OWN_CHALLENGE.includes(event.ability)) return false;
  return next?.type !== 'bonusGranted' || next.slot !== undefined;
}

/** Plays on from a state and tells what becomes of one challenge; with `counters` the other side strikes back if it can. */
function createCourses(
  game: ArenaLike,
): (state: ArenaState, seat: Seat, challenge: number, already: readonly ArenaEvent[], counters: boolean) => Course {
  const answer = createAnswers(game);
  let line: ArenaState | undefined;
  let trial: ArenaState | undefined;

  /** The choice that readies a counterstrike in this challenge, if there is one. */
  function findCounter(state: ArenaState, challenge: number): Choice | undefined {
    return listChoices(game, state).find((choice) => {
      const events: ArenaEvent[] = [];
      trial = game.clone(state, trial);
      game.apply(trial, choice, events);
      return events.some((event) => event.type === 'counterReadied' && event.challenge === challenge);
    });
  }

  return (state, seat, challenge, already, counters) => {
    line = game.clone(state, line);
    const events = [...already];
    for (let step = 0; step < LONGEST && !isOver(events, challenge); step++) {
      const open = game.decision(line);
      if (open === undefined) break;
      const counter = counters && open.seat !== seat ? findCounter(line, challenge) : undefined;
      game.apply(line, counter ?? answer(line, open.seat === seat), events);
    }
    return readCourse(events, seat, challenge);
  };
}

const isOver = (events: readonly ArenaEvent[], challenge: number): boolean =>
  events.some(
    (event) =>
      event.type === 'gameEnded' ||
      ((event.type === 'compared' || event.type === 'challengeLapsed') && event.challenge === challenge),
  );

function readCourse(events: readonly ArenaEvent[], seat: Seat, challenge: number): Course {
  let [current, hasPaid, isPunished] = [-1, false, false];
  let outcome: string | undefined;
  for (const event of events) {
    if (event.type === 'challengeBegan') current = event.challenge;
    else if (event.type === 'boosted' || event.type === 'superHit') {
      const isCard = event.type === 'superHit' || event.cards.length > 0;
      if (isCard && current === challenge && event.seat === seat) hasPaid = true;
    } else if (event.type === 'compared' && event.challenge === challenge) {
      if (event.isCounter) isPunished = event.outcome !== 'ineffective';
      else outcome = event.outcome;
    }
  }
  return { isNothing: outcome === 'ineffective', isDefeat: outcome === 'defeated', hasPaid, isPunished };
}
