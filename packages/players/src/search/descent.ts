import type { Choice, Game, Seat } from '@longbox/kernel';
import { shareOut } from '../arithmetic.ts';
import type { Chances } from '../evaluate.ts';
import { createJudgement, type Judgement } from '../judgement.ts';
import { type Luck, tieBreak } from '../luck.ts';
import { createMeaning } from './meaning.ts';
import type { SearchNumbers } from './settings.ts';
import { createTree, type Tree } from './tree.ts';

/** Longest way down the tree, forced decisions included. */
const DEEPEST = 200;
const MOST_OPEN = 64;
const ROOT = 0;
/** How much the chances of a learned policy count beside places by it. */
const TRUST = 0.75;

/** What does not change while one decision is thought about. */
export interface Quest {
  readonly seat: Seat;
  readonly sides: Int32Array;
  readonly salt: number;
}

/** The way down the tree, one edge at a time, and back up with what was found. */
export interface Descent<S> {
  readonly tree: Tree;
  begin(world: S, quest: Quest): void;
  /** Plays down the tree in this world until it has made a new node or the game is over; `forced`: what the seat takes first. */
  descend(world: S, luck: Luck, forced?: readonly Choice[]): void;
  backUp(chances: Chances): void;
  /** The edge of an option at the root. */
  rootEdge(choice: Choice): number;
  /** Where the search would go on with this option in this world; NONE where it has not been. */
  edgeAt(world: S, node: number, decider: Seat, choice: Choice): number;
}

export function createDescent<S>(game: Game<S, unknown, unknown>, numbers: SearchNumbers): Descent<S> {
  const tree = createTree();
  const meaning = createMeaning(game);
  /** What the root offers and how it is judged is the same in every world: it follows from what the seat sees. */
  const atRoot = createJudgement(game, numbers.order);
  const below = createJudgement(game, numbers.order);
  const isLearned = numbers.order === 'policy' && game.insight?.policy !== undefined;
  const open = new Int32Array(MOST_OPEN);
  const edges = new Int32Array(MOST_OPEN);
  const priors = new Float64Array(MOST_OPEN);
  const path = { nodes: new Int32Array(DEEPEST), edges: new Int32Array(DEEPEST), seats: new Int32Array(DEEPEST) };
  let length = 0;
  let quest: Quest = { seat: 0, sides: new Int32Array(1), salt: 0 };

  /** The seat's own decision at the root: choices have the same numbers in every world. */
  const isAtHome = (node: number, decider: Seat): boolean => node === ROOT && decider === quest.seat;
  const edgeAt = (world: S, node: number, decider: Seat, choice: Choice): number =>
    tree.edge(node, isAtHome(node, decider) ? choice : meaning.keyOf(world, decider, choice));

  /** The option with the best outlook among those open by now; options beyond them wait. */
  function select(world: S, node: number, decider: Seat, judged: Judgement<S>): number {
    const least = node === ROOT ? numbers.leastAtRoot : numbers.least;
    const wanted = least + Math.floor(numbers.widen * Math.sqrt(tree.nodeVisits[node]));
    const count = openBest(judged, Math.min(wanted, MOST_OPEN), quest.salt, open);
    let [visited, total, weights] = [0, 0, 0];
    for (let rank = 0; rank < count; rank++) {
      const edge = edgeAt(world, node, decider, judged.choices[open[rank]]);
      edges[rank] = edge;
      tree.available[edge]++;
      visited += tree.visits[edge];
      total += tree.total[edge];
      weights += 1 / (rank + 1);
    }
    if (isLearned) sharePolicy(judged, open, count, priors);
    const untried = visited === 0 ? 0 : total / visited - numbers.caution;
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (let rank = 0; rank < count; rank++) {
      const edge = edges[rank];
      const tries = tree.visits[edge];
      const value = tries === 0 ? untried : tree.total[edge] / tries;
      const byRank = 1 / (rank + 1) / weights;
      const prior = isLearned ? TRUST * priors[rank] + (1 - TRUST) * byRank : byRank;
      const worth = value + (numbers.explore * prior * Math.sqrt(tree.available[edge])) / (1 + tries);
      if (worth > most) [best, most] = [rank, worth];
    }
    return open[best];
  }

  const pick = (isOwn: boolean, world: S, node: number, decider: Seat, judged: Judgement<S>, luck: Luck): Choice =>
    judged.choices[isOwn ? select(world, node, decider, judged) : judged.best(luck[0])];

  function take(world: S, node: number, decider: Seat, choice: Choice): number {
    const edge = edgeAt(world, node, decider, choice);
    path.nodes[length] = node;
    path.edges[length] = edge;
    path.seats[length] = decider;
    length++;
    game.apply(world, choice);
    return edge;
  }

  return {
    tree,
    edgeAt,
    rootEdge: (choice) => tree.edge(ROOT, choice),
    begin(world, next) {
      quest = next;
      tree.clear();
      meaning.begin(world, next.seat);
      atRoot.judge(world);
    },
    descend(world, luck, forced = []) {
      let taken = 0;
      const { seat, sides } = quest;
      let node = ROOT;
      length = 0;
      for (let depth = 0; depth < DEEPEST && !tree.isFull(); depth++) {
        const decision = game.decision(world);
        if (decision === undefined) return;
        const { seat: decider, count } = decision;
        if (count === 1) {
          below.list(world);
          game.apply(world, below.choices[0]);
          continue;
        }
        const judged = depth === 0 && decider === seat ? atRoot : below;
        if (judged === below) below.judge(world);
        // Others decide by principle, which sees only their cards: they must not profit from what the player really holds.
        const isOwn = sides[decider] === sides[seat];
        const next = decider === seat && taken < forced.length ? forced[taken++] : undefined;
        const isForced = next !== undefined && isListed(judged, next);
        const edge = take(world, node, decider, isForced ? next : pick(isOwn, world, node, decider, judged, luck));
        if (tree.child[edge] < 0) tree.child[edge] = tree.addNode();
        if (tree.visits[edge] === 0 && !isForced) return;
        node = tree.child[edge];
      }
    },
    backUp(chances) {
      for (let i = 0; i < length; i++) {
        tree.nodeVisits[path.nodes[i]]++;
        tree.visits[path.edges[i]]++;
        tree.total[path.edges[i]] += chances[path.seats[i]];
      }
    },
  };
}

/** What a policy says of the open options, as shares that add up to 1. */
function sharePolicy<S>({ scores }: Judgement<S>, open: Int32Array, count: number, out: Float64Array): void {
  for (let rank = 0; rank < count; rank++) out[rank] = scores[open[rank]] / 1000;
  shareOut(out, count);
}

function isListed<S>({ choices, count }: Judgement<S>, choice: Choice): boolean {
  for (let i = 0; i < count; i++) if (choices[i] === choice) return true;
  return false;
}

/** Writes the places of the best-judged options, best first; ties are broken alike in every iteration. */
function openBest<S>(judged: Judgement<S>, wanted: number, salt: number, out: Int32Array): number {
  const { scores, choices, count } = judged;
  let opened = 0;
  for (let i = 0; i < count; i++) {
    // What is foolish waits until there is nothing else; the first option is there in any case.
    if (opened > 0 && judged.isFoolish(i)) continue;
    let at = opened < wanted ? opened++ : wanted;
    while (at > 0 && isBetter(scores, choices, salt, i, out[at - 1])) {
      if (at < wanted) out[at] = out[at - 1];
      at--;
    }
    if (at < wanted) out[at] = i;
  }
  return opened > 1 && judged.isFoolish(out[opened - 1]) ? opened - 1 : opened;
}

function isBetter(scores: Int32Array, choices: Int32Array, salt: number, a: number, b: number): boolean {
  if (scores[a] !== scores[b]) return scores[a] > scores[b];
  return tieBreak(salt, choices[a]) > tieBreak(salt, choices[b]);
}
