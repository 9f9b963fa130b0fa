import type { Option, TableSeat } from '@longbox/kernel';
import { createVs, type VsEvent, type VsGame, type VsState } from '@longbox/vs';
import type { Card } from '@longbox/vs/language';
import { type NodeWatch, watchNodes } from '@longbox/vs/watch';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { deckFor, foeFor } from './decks.ts';
import { excuseFor } from './excuses.ts';
import { allGoals, type Goal, nodeGoal, reached } from './goals.ts';
import { seatWith } from './seat-with.ts';

const MOST_DECISIONS = 5000;
/** Where more choices than this are open, one is taken without trying them all. */
const MOST_CHOICES = 60;

export interface Wish {
  readonly seed: string;
  readonly mostGames: number;
  /** Milliseconds after which no further game begins. */
  readonly patience?: number;
  /** Whether every node must be executed too. */
  readonly withNodes: boolean;
  /** Only goals of cards whose id begins so; those of all cards, if nothing is said. */
  readonly about?: readonly string[];
  /** Told after each game. */
  hear?(games: number, left: number): void;
}

export interface Exhausted {
  readonly games: number;
  /** What was never reached: cards to be played, powers to be used, triggers to go off. */
  readonly goals: readonly string[];
  readonly nodes: NodeWatch | undefined;
}

/**
 * Games in which one seat seeks what no game has shown yet, until every card was played, every power used, every trigger
 * went off and every node of every card was executed. What a choice brings is found out by trying it on a copy of the game;
 * a node that was executed there was executed.
 */
export function exhaust({
  seed,
  mostGames,
  withNodes,
  patience = Number.POSITIVE_INFINITY,
  about = [''],
  hear,
}: Wish): Exhausted {
  const vs = createVs(VS_SETS);
  const nodes = withNodes ? watchNodes(vs.catalogue) : undefined;
  const isAsked = (id: string): boolean => about.some((start) => id.startsWith(start));
  const goals = new Map([...allGoals(vs)].filter(([, { card }]) => isAsked(card.id) && isReachable(vs, card)));
  const roll = dice(seed);
  const started = performance.now();
  const open = (): Goal[] => [...goals.values(), ...openNodes()];
  const cards = new Map(VS_SETS.flatMap((set) => set.cards.map((card) => [card.id, card])));

  function openNodes(): Goal[] {
    return [...(nodes?.open ?? [])].flatMap(([id, paths]) => {
      const card = cards.get(id);
      if (card === undefined || !isAsked(id)) return [];
      return [...paths].filter((path) => excuseFor(card, path) === undefined).map((path) => nodeGoal(card, path));
    });
  }

  let games = 0;
  for (; games < mostGames && performance.now() - started < patience; games++) {
    const left = open();
    hear?.(games, left.length);
    if (left.length === 0) break;
    // Every main character in turn, then whatever is left, again and again.
    const [goal, attempt] = [left[games % left.length], Math.floor(games / left.length)];
    const first =
      games < VS_DECKS.length && about.includes('') ? seatWith(VS_DECKS[games]) : deckFor(vs, goal, attempt, roll);
    play([first, foeFor(goal, attempt, roll)], `${seed}-${games}`);
  }
  return { games, goals: [...goals.keys()], nodes };

  /** One game: seat 0 seeks the goals, the other one mostly waits. Whatever is reached is taken off the list. */
  function play(seats: readonly TableSeat[], gameSeed: string): void {
    const s = vs.setup({ game: 'vs', profile: 'modern', seed: gameSeed, seats });
    const trial = vs.clone(s);
    for (let decisions = 0; ; decisions++) {
      const decision = vs.decision(s);
      if (decision === undefined) return;
      if (decisions >= MOST_DECISIONS) throw new Error(`${gameSeed}: no end after ${decisions} decisions`);
      const count = vs.choices(s, out);
      const choice = out[decision.seat === 0 ? bestOf(s, trial, count) : anyOf(s, count)];
      const before = s.face.slice();
      const events: VsEvent[] = [];
      vs.apply(s, choice, events);
      for (const key of reached(vs, s, before, events)) goals.delete(key);
    }
  }

  function bestOf(s: VsState, trial: VsState, count: number): number {
    const choices = out.slice(0, count);
    let best = roll(count);
    let most = 0;
    if (count > 1 && count < MOST_CHOICES) {
      choices.forEach((choice, i) => {
        const value = worth(s, trial, choice);
        if (value > most) [best, most] = [i, value];
      });
    }
    out.set(choices);
    return best;
  }

  /** What a choice would bring the guided seat: goals and nodes first, then XP and steps of a journey. */
  function worth(s: VsState, trial: VsState, choice: number): number {
    const used = nodes?.used() ?? 0;
    vs.clone(s, trial);
    const events: VsEvent[] = [];
    vs.apply(trial, choice, events);
    let value = 100 * ((nodes?.used() ?? 0) - used);
    for (const key of reached(vs, trial, s.face, events)) if (goals.has(key)) value += 100;
    for (const event of events) if (event.type === 'gainedXp') value += 10;
    for (let card = 0; card < s.progress.length; card++) if (trial.progress[card] > s.progress[card]) value += 10;
    return value;
  }

  function anyOf(s: VsState, count: number): number {
    const options: Option[] = Array.from(out.subarray(0, count), (choice) => vs.option(s, choice));
    const patient = options.findIndex(({ verb }) => PATIENT.includes(verb));
    return patient !== -1 && roll(4) > 0 ? patient : roll(count);
  }
}

/** A higher level is reached from the one before it, which may not be written yet. */
function isReachable(vs: VsGame, card: Card): boolean {
  if (card.card !== 'character' || card.type !== 'main' || (card.level ?? 1) === 1) return true;
  const face = vs.catalogue.faceOf(card.id);
  return vs.catalogue.faces.some((one) => one.line === face?.line && one.level === (card.level ?? 1) - 1);
}

const out = new Int32Array(4096);
const PATIENT = ['pass', 'done', 'no', 'keep'];

function dice(seed: string): (sides: number) => number {
  let value = 1;
  for (const letter of seed) value = (Math.imul(value, 31) + letter.charCodeAt(0)) | 0;
  return (sides) => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (value >>> 8) % sides;
  };
}
