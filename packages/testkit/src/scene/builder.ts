import type { Reason } from '@longbox/kernel';
import { onTestFinished } from 'vitest';
import type { SceneAdapter } from './adapter.ts';
import { oneCard } from './check-cards.ts';
import { type Told, type ToldSeat, tellCard, tellSeat, tellTable } from './facts.ts';
import type { Line, Step } from './format.ts';
import type { Playing } from './names.ts';
import { offeredLines, refusal } from './play.ts';
import { printProblem, SceneError } from './problem.ts';
import { makeLine, printLine } from './read-line.ts';
import { readSceneOf } from './read-scene.ts';
import { printFailure } from './report.ts';
import { openScene } from './runner.ts';
import { endFaults, takeStep } from './take-step.ts';
import { treeOf } from './tree.ts';

export type SceneWord = string | number;

/** The same keys as in a YAML scene: seats with their zones and facts, and facts of the table. */
export type ScenePosition = Readonly<Record<string, unknown>>;

/** Keys that hold keys are seats. */
type SeatNames<P> = {
  [K in keyof P]: P[K] extends readonly unknown[] ? never : P[K] extends object ? K : never;
}[keyof P];

/** A seat, acting and asked: every verb of the game is a method. */
export type Player<Verb extends string> = Readonly<Record<Verb, (...words: SceneWord[]) => void>> & {
  /** Everything that is offered to this seat; of one verb, only the words. */
  offered(verb?: Verb): string[];
  /** The rules that forbid it. Fails if it is offered. */
  refused(verb: Verb, ...words: SceneWord[]): string[];
  /** Why it is not: codes with their rules. Fails if it is offered. */
  reasons(verb: Verb, ...words: SceneWord[]): readonly Reason[];
  sees(card: string): boolean;
  view(): unknown;
};

export interface SceneTools {
  card(name: string): Told;
  seat(name: string): ToldSeat;
  table(): Told;
  /** Who must decide, or undefined when the game is over. */
  decides(): string | undefined;
  asks(): string | undefined;
  winners(): string[];
  /** Why the game ended. */
  ended(): Reason | undefined;
  /** Somebody at no seat. */
  readonly watcher: { sees(card: string): boolean; view(): unknown };
  /** What chance decides next: numbers counted from 0, or the names of cards. */
  random(...results: SceneWord[]): void;
  /** Puts cards on top of a pile. */
  arrange(seat: string, zone: string, ...cards: string[]): void;
  /**
   * Fails on an open question, a scripted result that did not come up, or a state that is not sound. A scene that
   * a passed test has not closed is closed, and checked, when the test ends.
   */
  close(): void;
}

export type SceneMaker<Verb extends string> = <const P extends ScenePosition>(
  profile: string,
  position: P,
) => Readonly<Record<SeatNames<P>, Player<Verb>>> & SceneTools;

/** The TypeScript spelling of scenes of one game. */
export function sceneFor<Verb extends string>(adapter: SceneAdapter<Verb>): SceneMaker<Verb>;
export function sceneFor(adapter: SceneAdapter): (profile: string, position: ScenePosition) => object {
  return (profile, position) => {
    const { playing, open } = layOut(adapter, { profile, ...position });
    const players = playing.seats.map((name, seat) => [name, playerOf(playing, name, seat)]);
    const tools = toolsOf(playing);
    return { ...Object.fromEntries(players), ...tools, close: closeOnce(() => closeScene(playing, open)) };
  };
}

function layOut(adapter: SceneAdapter, position: ScenePosition): { playing: Playing; open: boolean } {
  const tree = treeOf(position);
  if (tree.kind !== 'map') throw new SceneError('a scene is an object');
  const problems: Parameters<typeof readSceneOf>[2] = [];
  const scene = readSceneOf(tree, adapter, problems);
  const playing = problems.length > 0 ? undefined : openScene(scene, adapter, problems);
  if (playing === undefined) throw new SceneError(problems.map((problem) => printProblem(problem, 'scene')).join('\n'));
  return { playing, open: scene.open };
}

function closeScene(playing: Playing, open: boolean): void {
  const faults = endFaults(playing, open);
  if (faults.length === 0) return;
  throw new SceneError(printFailure(playing, 'scene', { path: 'close' }, 'the end of the scene', faults));
}

/** Makes sure that `close` is called by the end of the running test. */
function closeOnce(close: () => void): () => void {
  let closed = false;
  // A test that failed says why by itself; a fault of its unfinished scene would only hide that.
  onTestFinished(({ task }) => {
    if (!closed && task.result?.state !== 'fail') close();
  });
  return () => {
    closed = true;
    close();
  };
}

function take(playing: Playing, step: Step, title: string): void {
  const found = takeStep(playing, step);
  if (found.length > 0) throw new SceneError(printFailure(playing, 'scene', step.place, title, found));
}

function lineOf(playing: Playing, verb: string, words: readonly SceneWord[]): Line {
  const problems: Parameters<typeof readSceneOf>[2] = [];
  const line = makeLine({ ...playing, problems }, verb, words.map(String), { path: verb });
  if (line === undefined) throw new SceneError(problems.map((problem) => printProblem(problem, 'scene')).join('\n'));
  return line;
}

function playerOf(playing: Playing, name: string, seat: number): object {
  const act = (verb: string) => [
    verb,
    (...words: SceneWord[]) => {
      const line = lineOf(playing, verb, words);
      take(playing, { kind: 'line', place: { path: name }, seat, line }, printLine(line));
    },
  ];
  const reasonsFor = (verb: string, words: readonly SceneWord[]): readonly Reason[] => {
    const line = lineOf(playing, verb, words);
    const reasons = refusal(playing, seat, line);
    if (reasons !== undefined) return reasons;
    throw new SceneError(`${name} is offered: ${printLine(line)}`);
  };
  return {
    ...Object.fromEntries(Object.keys(playing.adapter.verbs).map(act)),
    offered: (verb?: string) => offeredLines(playing, seat, verb),
    refused: (verb: string, ...words: SceneWord[]) => reasonsFor(verb, words).flatMap(({ rules }) => rules),
    reasons: (verb: string, ...words: SceneWord[]) => reasonsFor(verb, words),
    sees: (card: string) => playing.stage.sees(seat, cardOf(playing, card)),
    view: () => playing.stage.view(seat),
  };
}

function cardOf(playing: Playing, name: string): number {
  const card = oneCard(playing, name);
  if (typeof card === 'number') return card;
  throw new SceneError([`expected ${card.expected}, ${card.actual}`, ...(card.hints ?? [])].join('\n    '));
}

function toolsOf(playing: Playing): Omit<SceneTools, 'close'> {
  const { stage, seats } = playing;
  const seatOf = (name: string): number => {
    if (seats.includes(name)) return seats.indexOf(name);
    throw new SceneError(`there is no seat "${name}"; known here: ${seats.join(', ')}`);
  };
  return {
    card: (name) => tellCard(playing, cardOf(playing, name)),
    seat: (name) => tellSeat(playing, seatOf(name)),
    table: () => tellTable(playing),
    decides: () => seats[stage.decision()?.seat ?? seats.length],
    asks: () => stage.decision()?.ask,
    ended: () => stage.result()?.reason,
    watcher: {
      sees: (card) => stage.sees('watcher', cardOf(playing, card)),
      view: () => stage.view('watcher'),
    },
    winners: () => seats.filter((_, seat) => stage.result()?.places[seat] === 1),
    random: (...results) => take(playing, { kind: 'random', place: { path: 'random' }, results }, 'random'),
    arrange(seat, zone, ...cards) {
      take(
        playing,
        { kind: 'arrange', place: { path: 'arrange' }, seat: seatOf(seat), zone, cards },
        `${seat} ${zone}`,
      );
    },
  };
}

/** An invented plain character, as a scene writes it: `body('A', 2, 2, 'flight')` is `body A 2/2 flight`. */
export function body(name: string, ...parts: SceneWord[]): string {
  const stats = parts.filter((part) => typeof part === 'number').join('/');
  const words = parts.filter((part) => typeof part === 'string');
  return ['body', name, stats, ...words].join(' ');
}
