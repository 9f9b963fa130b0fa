import type { CardSet } from '@longbox/vs/language';

/** What the parts of the build share; see `build.ts`. */
export interface Shared {
  readonly tests: { readonly file: string; readonly title: string; readonly run: () => Promise<void> }[];
  /** The test file that is being read. */
  file: string;
  /** Games that scenes keep, by their sets. */
  games: Map<string, unknown>;
  /** The cards of the moment. */
  sets: readonly CardSet[];
  /** How tests open a scene, with the cards of the moment. */
  scene: (...args: readonly unknown[]) => unknown;
}

declare global {
  var __takeOut: Shared;
}

globalThis.__takeOut ??= {
  tests: [],
  file: '',
  games: new Map(),
  sets: [],
  scene: () => {
    throw new Error('no cards are set yet');
  },
};
