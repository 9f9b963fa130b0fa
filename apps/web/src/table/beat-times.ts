import type { Cue, CueKind } from '../workers/cue.ts';

/** Milliseconds of a beat: until it is done, and how long it then stands still so that it can be read. */
export interface BeatTime {
  readonly go: number;
  readonly hold: number;
}

/** At the usual speed. A hold of one's own action is short: who did it knows what they did. */
const TIMES: Readonly<Record<CueKind, { readonly go: number; readonly mine: number; readonly theirs: number }>> = {
  turn: { go: 380, mine: 420, theirs: 300 },
  attack: { go: 340, mine: 250, theirs: 560 },
  strike: { go: 460, mine: 560, theirs: 640 },
  stun: { go: 420, mine: 160, theirs: 160 },
  recover: { go: 260, mine: 0, theirs: 80 },
  ready: { go: 160, mine: 0, theirs: 0 },
  wound: { go: 300, mine: 0, theirs: 0 },
  gain: { go: 300, mine: 60, theirs: 200 },
  ko: { go: 480, mine: 220, theirs: 220 },
  levelUp: { go: 680, mine: 500, theirs: 600 },
  recruit: { go: 420, mine: 60, theirs: 700 },
  play: { go: 420, mine: 260, theirs: 1000 },
  resource: { go: 260, mine: 0, theirs: 160 },
  power: { go: 260, mine: 160, theirs: 620 },
  effect: { go: 340, mine: 160, theirs: 400 },
  draw: { go: 260, mine: 0, theirs: 0 },
  boost: { go: 380, mine: 120, theirs: 400 },
  superHit: { go: 620, mine: 400, theirs: 500 },
  mission: { go: 620, mine: 420, theirs: 460 },
  score: { go: 320, mine: 60, theirs: 100 },
  change: { go: 220, mine: 0, theirs: 120 },
  end: { go: 500, mine: 500, theirs: 500 },
};

/** So far into a strike it lands. */
export const CONTACT = 200;

/** A main character falls once in a game. */
const MAIN_KO = 600;

/** Nothing is shown of a beat without cues: what it changes is drawn with the next. */
export function timeOf(cues: readonly Cue[], isMine: boolean): BeatTime {
  let go = 0;
  let hold = 0;
  for (const cue of cues) {
    const { go: longer, mine, theirs } = TIMES[cue.kind];
    const extra = cue.kind === 'ko' && cue.isMain ? MAIN_KO : 0;
    go = Math.max(go, longer);
    hold = Math.max(hold, (isMine ? mine : theirs) + extra);
  }
  return { go, hold };
}

export const SPEEDS = { slow: 1.6, usual: 1, fast: 0.55, off: 0 } as const;

/** Nobody waits longer than this for what one choice brought, nor for a whole turn of others. */
const ONE_CHOICE = 3_600;
const ONE_TURN = 8_000;
const LEAST = 0.4;

/** By how much beats are shortened so that they fit: all of one choice, after so much time that others have had already. */
export function haste(all: readonly BeatTime[], spent: number): number {
  const length = all.reduce((sum, { go, hold }) => sum + go + hold, 0);
  const ofChoice = length > ONE_CHOICE ? ONE_CHOICE / length : 1;
  const ofTurn = spent > ONE_TURN ? ONE_TURN / (spent * 1.5) : 1;
  return Math.max(LEAST, Math.min(ofChoice, ofTurn));
}
