import { type Choice, type Game, type Log, randomBelow, replay, type Table } from '@longbox/kernel';
import {
  classOf,
  createMind,
  type Luck,
  lookFrom,
  luckOf,
  type MindSettings,
  openReview,
  type ReviewRecord,
  sureLoss,
  type Thought,
} from '@longbox/players';
import { playOut } from './play.ts';

/** Looks harder than the review does, and at bad options too. */
const REFERENCE: MindSettings = { rung: 'search', budget: { iterations: 1500 }, numbers: { explore: 3 } };
/** Finds out where it is worth asking. */
const GLANCE: MindSettings = { ...REFERENCE, budget: { iterations: 150 } };
const GLANCED = { visits: 5, cost: 0.12 };
/** What a planted decision costs at least, by two searches with different luck; and how often each must have tried it. */
const COST = 0.15;
const LEAST_VISITS = 25;
/** Decisions that are tried for one where something costs that much. */
const ATTEMPTS = 40;
/** Decisions of a game that the stronger search is asked about: of those it approves none should be called a mistake. */
const ASKED = 6;
/** Within so much of its best the stronger search approves. */
const APPROVED = 0.01;

/** One game in which a decision was replaced by a bad one. */
export interface PlantedResult {
  readonly number: number;
  readonly seq: number;
  readonly cost: number;
  /** Its place among the decisions of its seat by what they gave away, 1 for the worst. */
  readonly place: number;
  readonly class: string;
  readonly loss: number;
  readonly asked: number;
  readonly approved: number;
  /** Approved decisions that were called a mistake or a blunder. */
  readonly alarms: number;
  readonly falseAlarms: readonly string[];
  readonly milliseconds: number;
}

export function plantOne<S>(
  game: Game<S, unknown, unknown>,
  table: Table,
  player: MindSettings,
  number: number,
): PlantedResult | undefined {
  const luck = luckOf(`plant ${table.seed}`);
  const log = playOut(game, table, player);
  const plant = findPlant(game, log, luck);
  if (plant === undefined) return undefined;
  const bad = playOut(game, table, player, [...log.choices.slice(0, plant.seq), plant.choice]);
  const from = Date.now();
  const record = reviewAll(game, bad, `planted ${number}`);
  const milliseconds = Date.now() - from;
  const planted = record.weighings.find(({ seq }) => seq === plant.seq);
  if (planted === undefined) throw new Error('the planted decision was not looked at');
  const own = record.weighings.filter(({ seat }) => seat === planted.seat);
  const worse = own.filter((each) => sureLoss(each) > sureLoss(planted)).length;
  const isFound = sureLoss(planted) > 0;
  return {
    number,
    seq: plant.seq,
    cost: plant.cost,
    place: isFound ? worse + 1 : own.length,
    class: classOf(planted),
    loss: planted.loss,
    milliseconds,
    ...askAbout(game, bad, record, luck, plant.seq),
  };
}

export function reviewAll<S>(game: Game<S, unknown, unknown>, log: Log, seed: string): ReviewRecord {
  const review = openReview(game, log, { seed });
  while (review.step());
  return review.record();
}

const ask = <S>(game: Game<S, unknown, unknown>, state: S, seed: string, settings = REFERENCE): Thought => {
  const seat = game.decision(state)?.seat ?? 0;
  return createMind(game, { ...settings, seed }).think(lookFrom(game, state, seat));
};

/** What each option costs, as far as it was tried often enough. */
function costsOf({ options }: Thought, least = LEAST_VISITS): Map<Choice, number> {
  const tried = options.filter(({ visits }) => visits >= least);
  const best = Math.max(...tried.map(({ chance = 0 }) => chance));
  return new Map(tried.map(({ choice, chance = 0 }) => [choice, best - chance]));
}

function findPlant<S>(game: Game<S, unknown, unknown>, log: Log, luck: Luck) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seq = randomBelow(luck, log.choices.length);
    const state = replay(game, log, seq);
    if ((game.decision(state)?.count ?? 0) < 2) continue;
    const glanced = costsOf(ask(game, state, `glance ${seq}`, GLANCE), GLANCED.visits);
    if (Math.max(...glanced.values()) < GLANCED.cost) continue;
    const first = costsOf(ask(game, state, `plant ${seq}`));
    const dear = [...first].filter(([, cost]) => cost >= COST);
    if (dear.length === 0) continue;
    const [choice] = dear[randomBelow(luck, dear.length)];
    const cost = costsOf(ask(game, state, `plant again ${seq}`)).get(choice) ?? 0;
    if (cost >= COST) return { seq, choice, cost };
  }
  return undefined;
}

function askAbout<S>(game: Game<S, unknown, unknown>, log: Log, record: ReviewRecord, luck: Luck, planted: number) {
  const open = record.weighings.filter(({ seq }) => seq !== planted);
  let [asked, approved] = [0, 0];
  const falseAlarms: string[] = [];
  for (; asked < Math.min(ASKED, open.length); asked++) {
    const weighing = open[randomBelow(luck, open.length)];
    const { seq, chosen, loss } = weighing;
    const thought = ask(game, replay(game, log, seq), `approve ${seq}`);
    const costs = costsOf(thought);
    if (thought.choice !== chosen && (costs.get(chosen) ?? 1) > APPROVED) continue;
    approved++;
    const name = classOf(weighing);
    if (name === 'mistake' || name === 'blunder') falseAlarms.push(`${seq}: ${name}, ${loss.toFixed(2)}`);
  }
  return { asked, approved, alarms: falseAlarms.length, falseAlarms };
}
