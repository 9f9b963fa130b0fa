import type { Option, TableSeat } from '@longbox/kernel';
import type { VsEvent, VsState } from '@longbox/vs';
import type { Card, CostSymbol } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { VS_DECKS, VS_SETS } from '../src/index.ts';
import { allGoals, type Goal, reached } from './goals.ts';
import { seatWith, vs } from './random-tables.ts';

/** Give another one as SEED to see other games. */
const SEED = process.env.SEED ?? 'longbox';
const MOST_GAMES = 3000;
const MOST_DECISIONS = 5000;

const cards = new Map(VS_SETS.flatMap((set) => set.cards.map((card) => [card.id, { card, set: set.set }])));
const LOCATIONS: Readonly<Record<string, string>> = {
  energy: 'mcu1-063',
  intellect: 'mcu1-064',
  might: 'mcu1-065',
  skill: 'mcu1-066',
};

function dice(seed: string): (sides: number) => number {
  let value = 1;
  for (const letter of seed) value = (Math.imul(value, 31) + letter.charCodeAt(0)) | 0;
  return (sides) => {
    value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (value >>> 8) % sides;
  };
}

const teamsOf = (id: string): readonly string[] => cards.get(id)?.card.teams ?? [];
const lineOf = (id: string): string | undefined => {
  const face = vs.catalogue.faceOf(id);
  return face === undefined ? undefined : `${face.universe}/${face.line}`;
};

/** Decks in which a goal can be reached: the character's own, or those of its box that share a team with the card. */
function decksFor({ card }: Goal): typeof VS_DECKS {
  const set = cards.get(card.id)?.set;
  const isMain = card.card === 'character' && card.type === 'main';
  const decks = VS_DECKS.filter(({ main }) =>
    isMain
      ? lineOf(main) === lineOf(card.id)
      : cards.get(main)?.set === set &&
        (card.teams.length === 0 || teamsOf(main).some((team) => teamsOf(card.id).includes(team))),
  );
  return decks.length > 0 ? decks : VS_DECKS;
}

/** A deck with more copies of the card, and of the locations its power asks for. */
function deckFor(goal: Goal, attempt: number): TableSeat {
  const decks = decksFor(goal);
  const { deck, side } = seatWith(decks[attempt % decks.length]);
  const isInDeck = goal.card.card !== 'character' || (goal.card.type === 'supporting' && goal.card.pile === undefined);
  const copies = isInDeck ? new Array<string>(4).fill(goal.card.id) : [];
  const locations = costOf(goal.card, goal.power).flatMap((symbol) =>
    new Array<string>(4).fill(LOCATIONS[String([symbol].flat()[0])]),
  );
  return { deck: [...deck, ...copies, ...locations], ...(side && { side }) };
}

function costOf(card: Card, name: string | undefined): readonly CostSymbol[] {
  const powers = card.card === 'character' ? card.powers : [];
  for (const power of powers) if (power.power === 'super' && power.name === name) return power.cost;
  return [];
}

const out = new Int32Array(4096);
const PATIENT = ['pass', 'done', 'no', 'keep'];

/** What a choice would bring the guided seat: goals first, then XP and steps of a journey. */
function worth(s: VsState, trial: VsState, choice: number, goals: ReadonlyMap<string, Goal>): number {
  vs.clone(s, trial);
  const events: VsEvent[] = [];
  vs.apply(trial, choice, events);
  let value = 0;
  for (const key of reached(trial, s.face, events)) if (goals.has(key)) value += 100;
  for (const event of events) if (event.type === 'gainedXp') value += 10;
  for (let card = 0; card < s.progress.length; card++) if (trial.progress[card] > s.progress[card]) value += 10;
  return value;
}

/** One game: seat 0 seeks the goals, the other one mostly waits. Whatever is reached is taken off the list. */
function play(
  seats: readonly TableSeat[],
  seed: string,
  goals: Map<string, Goal>,
  roll: (sides: number) => number,
): void {
  const s = vs.setup({ game: 'vs', profile: 'modern', seed, seats });
  const trial = vs.clone(s);
  for (let decisions = 0; ; decisions++) {
    const decision = vs.decision(s);
    if (decision === undefined) return;
    if (decisions >= MOST_DECISIONS) throw new Error(`${seed}: no end after ${decisions} decisions`);
    const count = vs.choices(s, out);
    const choice = out[decision.seat === 0 ? bestOf(s, trial, count, goals, roll) : anyOf(s, count, roll)];
    const before = s.face.slice();
    const events: VsEvent[] = [];
    vs.apply(s, choice, events);
    for (const key of reached(s, before, events)) goals.delete(key);
  }
}

function bestOf(
  s: VsState,
  trial: VsState,
  count: number,
  goals: ReadonlyMap<string, Goal>,
  roll: (sides: number) => number,
): number {
  const choices = out.slice(0, count);
  let best = roll(count);
  let most = 0;
  if (count > 1 && count < 60) {
    choices.forEach((choice, i) => {
      const value = worth(s, trial, choice, goals);
      if (value > most) [best, most] = [i, value];
    });
  }
  out.set(choices);
  return best;
}

function anyOf(s: VsState, count: number, roll: (sides: number) => number): number {
  const options: Option[] = Array.from(out.subarray(0, count), (choice) => vs.option(s, choice));
  const patient = options.findIndex(({ verb }) => PATIENT.includes(verb));
  return patient !== -1 && roll(4) > 0 ? patient : roll(count);
}

test(`every card is played, every power used and every trigger goes off (seed ${SEED})`, { timeout: 600_000 }, () => {
  const goals = allGoals();
  const roll = dice(SEED);
  const anyDeck = (): TableSeat => seatWith(VS_DECKS[roll(VS_DECKS.length)]);
  for (let game = 0; game < MOST_GAMES && goals.size > 0; game++) {
    const seed = `${SEED}-${game}`;
    // Every main character in turn, then whatever is left, again and again.
    const left = [...goals.values()];
    const first: TableSeat =
      game < VS_DECKS.length
        ? seatWith(VS_DECKS[game])
        : deckFor(left[game % left.length], Math.floor(game / left.length));
    const seats: readonly TableSeat[] = [first, anyDeck()];
    play(seats, seed, goals, roll);
  }
  expect([...goals.keys()]).toEqual([]);
});
