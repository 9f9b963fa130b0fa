import type { Cue } from '../workers/cue.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { type BeatTime, haste, timeOf } from './beat-times.ts';

/** What is drawn of a table, and what happens in it. */
export interface Shown {
  readonly shown: Snapshot | undefined;
  /** What happens in the beat that is drawn. */
  readonly cues: readonly Cue[];
  /** Another one for each beat. */
  readonly tick: number;
  /** How long this beat is beside the usual; 1 at the usual speed. */
  readonly speed: number;
  readonly isPlaying: boolean;
  /** What happened while nobody looked. */
  readonly missed: Missed | undefined;
}

/** From which line of the log on it is told, and how long it takes to be shown. */
export interface Missed {
  readonly from: number;
  readonly milliseconds: number;
}

/** The world around a player of beats; tests bring a clock of their own. */
export interface Surroundings {
  now(): number;
  /** Calls back after so many milliseconds, unless what it returns is called first. */
  wait(milliseconds: number, then: () => void): () => void;
  /** How long beats are beside the usual: 0 shows nothing but the end. */
  pace(): number;
  /** Nobody looks at the page. */
  isAway(): boolean;
  draw(part: Partial<Shown>): void;
}

export interface BeatPlayer {
  receive(next: Snapshot): void;
  /** Ends this beat soon; asked twice in a moment, all of them. False where nothing plays, and nobody has just hurried. */
  hurry(): boolean;
  /** Shows the truth at once. */
  finish(): void;
  /** The page goes away: what was still to be shown is missed. */
  leave(): void;
  /** Shows what was missed. */
  watch(): void;
  /** Leaves what was missed to the log. */
  forget(): void;
  clear(): void;
  /** Resolves once everything has been shown. */
  whenShown(): Promise<void>;
}

interface Beat extends BeatTime {
  readonly snapshot: Snapshot;
  readonly cues: readonly Cue[];
}

/** A beat that is hurried stands for so long. */
const HURRIED = 150;
const TWICE = 400;
/** Hurrying must not skip it. */
const SWALLOWED = 350;

const NOTHING: readonly Cue[] = [];

const isSameTable = (a: Snapshot, b: Snapshot): boolean =>
  a.plan.seed === b.plan.seed && a.seat === b.seat && a.curtain === b.curtain;

/** The snapshot at each of its beats; beats that show nothing are drawn with the next. */
function beatsOf(next: Snapshot, isMine: boolean): Beat[] {
  const beats: Beat[] = [];
  next.beats.forEach(({ view, cues, turn, active, deciding, faces, lines }, i) => {
    const isLast = i === next.beats.length - 1;
    if (cues.length === 0 && !isLast) return;
    const then = { turn, active, deciding, faces, lines: next.lines.slice(0, lines), result: undefined };
    // Game and view go together: both are those of the table.
    const snapshot = isLast ? next : ({ ...next, ...then, view, canUndo: false } as Snapshot);
    beats.push({ ...timeOf(cues, isMine), snapshot, cues });
  });
  return beats;
}

/**
 * Plays the beats that lead to each snapshot, in order and in time. The truth is the newest snapshot; what is drawn trails it.
 * However a beat ends, the table is the same afterwards.
 */
export function createBeatPlayer({ now, wait, pace, isAway, draw }: Surroundings): BeatPlayer {
  let queue: Beat[] = [];
  let truth: Snapshot | undefined;
  let isPlaying = false;
  let tick = 0;
  let cancel = (): void => undefined;
  let hurriedAt = Number.NEGATIVE_INFINITY;
  let emptiedAt = Number.NEGATIVE_INFINITY;
  /** Time that others have had since the person last acted. */
  let spent = 0;
  let waiting: (() => void)[] = [];
  /** Beats that came while nobody looked, and how many lines were told before them. */
  let missed: Beat[] = [];
  let told = 0;

  const miss = (beats: readonly Beat[], from: number): void => {
    if (beats.length === 0) return;
    if (missed.length === 0) told = from;
    missed.push(...beats);
    const milliseconds = missed.reduce((sum, { go, hold }) => sum + go + hold, 0) * haste(missed, 0);
    draw({ missed: { from: told, milliseconds } });
  };
  const forget = (): void => {
    missed = [];
    draw({ missed: undefined });
  };
  const rest = (): void => {
    emptiedAt = now();
    isPlaying = false;
    draw({ isPlaying });
    const heard = waiting;
    waiting = [];
    for (const resolve of heard) resolve();
  };
  const later = (milliseconds: number): void => {
    cancel();
    cancel = wait(milliseconds, play);
  };
  function play(): void {
    cancel();
    const beat = queue.shift();
    if (beat === undefined) return rest();
    const speed = pace() * haste([beat, ...queue], spent);
    isPlaying = true;
    draw({ shown: beat.snapshot, cues: beat.cues, speed, tick: ++tick, isPlaying });
    const length = (beat.go + beat.hold) * speed;
    spent += length;
    later(length);
  }
  const show = (snapshot: Snapshot, cues: readonly Cue[]): void => {
    cancel();
    queue = [];
    draw({ shown: snapshot, cues, tick: ++tick });
    rest();
  };
  const finish = (): void => {
    if (isPlaying && truth !== undefined) show(truth, NOTHING);
  };
  return {
    receive(next) {
      if (next === truth) return;
      const before = truth;
      truth = next;
      const isOwn = before?.asked !== undefined;
      const isKnown = before !== undefined && isSameTable(before, next) && next.beats.length > 0;
      if (!isKnown) return show(next, NOTHING);
      if (isOwn && missed.length > 0) forget();
      if (isAway()) miss(beatsOf(next, false), before.lines.length);
      if (pace() === 0 || isAway())
        return show(
          next,
          next.beats.flatMap(({ cues }) => cues),
        );
      // A player who acts has seen enough of what was before.
      if (isOwn) {
        queue = [];
        spent = 0;
      }
      queue.push(...beatsOf(next, isOwn));
      if (isOwn || !isPlaying) play();
    },
    hurry() {
      const isAgain = now() - hurriedAt < TWICE;
      if (!isPlaying) return now() - emptiedAt < SWALLOWED && now() - hurriedAt < 2 * SWALLOWED;
      hurriedAt = now();
      if (isAgain) finish();
      else later(HURRIED);
      return true;
    },
    finish,
    leave() {
      if (isPlaying && truth !== undefined) miss(queue, queue[0]?.snapshot.lines.length ?? truth.lines.length);
      finish();
    },
    watch() {
      if (missed.length === 0 || truth === undefined) return;
      const last = missed[missed.length - 1];
      queue =
        last.snapshot === truth ? missed : [...missed, { ...timeOf(NOTHING, true), snapshot: truth, cues: NOTHING }];
      spent = 0;
      forget();
      play();
    },
    forget,
    clear() {
      cancel();
      queue = [];
      truth = undefined;
      missed = [];
      draw({ shown: undefined, cues: NOTHING, missed: undefined });
      rest();
    },
    async whenShown() {
      if (isPlaying) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
