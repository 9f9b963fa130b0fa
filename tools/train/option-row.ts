import type { Game } from '@longbox/kernel';
import { createJudgement, optionRowsOf, type Weighed } from '@longbox/players';
import { insightOf } from './row.ts';

/** Options that a row of a decision has room for, those tried most first, and rows of the table that each may have. */
export const OPTIONS = 24;
export const OPTION_ROOM = 10;
const OPTION_BYTES = 2 * OPTION_ROOM + 2;
export const NOTE_BYTES = OPTIONS * OPTION_BYTES;

export interface OptionNotes<S> {
  /** The options of the open decision as bytes: rows of the table, each plus 1, share of the visits, expected chance. */
  note(state: S, options: readonly Weighed[]): Buffer;
}

export function createOptionNotes<S>(game: Game<S, unknown, unknown>): OptionNotes<S> {
  const { insight } = insightOf(game);
  const portrait = optionRowsOf(insight);
  if (portrait === undefined || portrait.most > OPTION_ROOM) throw new Error(`${game.name} draws no options`);
  const judgement = createJudgement(game);
  const drawn = new Int32Array(portrait.most);
  return {
    note(state, options) {
      const bytes = Buffer.alloc(NOTE_BYTES);
      judgement.judge(state);
      const visits = options.reduce((sum, each) => sum + each.visits, 0);
      let written = 0;
      for (const { choice, visits: tried, chance } of options) {
        const at = judgement.choices.subarray(0, judgement.count).indexOf(choice);
        // What is foolish is never chosen: there is nothing to learn about it.
        if (at < 0 || judgement.isFoolish(at) || written === OPTIONS) continue;
        const from = written++ * OPTION_BYTES;
        const count = portrait.draw(state, judgement, at, drawn);
        for (let i = 0; i < count; i++) bytes.writeUInt16LE(drawn[i] + 1, from + 2 * i);
        bytes[from + 2 * OPTION_ROOM] = Math.round((255 * tried) / Math.max(1, visits));
        bytes[from + 2 * OPTION_ROOM + 1] = chance === undefined ? 255 : Math.round(200 * chance);
      }
      return bytes;
    },
  };
}

/** What `train_policy.py` must know of options besides what `describeRows` tells. */
export function describeOptions<S>(game: Game<S, unknown, unknown>) {
  const rows = optionRowsOf(insightOf(game).insight);
  if (rows === undefined) throw new Error(`${game.name} draws no options`);
  return {
    options: OPTIONS,
    optionRoom: OPTION_ROOM,
    optionRows: Array.from({ length: rows.rows }, (_, row) => rows.words(row)),
  };
}
