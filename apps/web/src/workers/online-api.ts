import type { Reason } from '@longbox/kernel';
import type { MatchDoc, Told as ToldRow } from '@longbox/protocol';
import type { GameName } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Snapshot, TablePlan, Told } from './game-api.ts';

/** What a server told of a match, to be put into pictures and words. */
export interface OnlineNews {
  readonly plan: TablePlan;
  readonly viewer: number | 'watcher';
  readonly rows: number;
  readonly doc: MatchDoc;
  readonly told: readonly ToldRow[];
  /** The story starts over. */
  readonly isFresh: boolean;
}

export interface OnlineLook {
  readonly snapshot: Snapshot;
  /** Which moment of the game this is for the viewer, in public terms. */
  readonly moment: string | undefined;
}

/** Turns what a server says into a table. No rule is run here. */
export interface OnlineApi {
  seeOnline(news: OnlineNews): Promise<OnlineLook>;
  /** Reasons of a server, in words where the game brings its own. */
  reasonsInWords(game: GameName, reasons: readonly Reason[], language: Language): readonly Told[];
}
