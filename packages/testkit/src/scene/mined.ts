/** Themes of mined puzzles, by game: what their solution turns on. */
export const PUZZLE_THEMES = {
  vs: ['team', 'overRow', 'level', 'trick', 'power', 'powerUp', 'chain', 'single'],
  arena: ['nemesis', 'missions', 'boost', 'superHit', 'ability', 'group', 'teamCard', 'single'],
} as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[keyof typeof PUZZLE_THEMES][number];

/** A puzzle that a tool found, as it is stored: everything that goes without saying is left out. */
export interface MinedPuzzle {
  /** How hard it is: who has this rating solves it every other time. */
  readonly rating: number;
  /** First answers that win, and ways to the end. */
  readonly solutions: number;
  readonly lines: number;
  readonly themes: readonly PuzzleTheme[];
  /** The scene without what all of them share. */
  readonly scene: Readonly<Record<string, unknown>>;
}

export type MinedGame = keyof typeof PUZZLE_THEMES;

/** What the scenes of a game have in common. */
const SHARED = {
  vs: { game: 'vs', deck: ['mnb-110 x9'] },
  arena: { game: 'arena', profile: 'level-1', deck: 9 },
} as const;

/** The text of the scene, for programs that read scenes. JSON is YAML too. */
export function minedScene(game: MinedGame, { scene }: Pick<MinedPuzzle, 'scene'>): string {
  const { deck, ...shared } = SHARED[game];
  const { ann, bob, ...rest } = scene;
  const side = (own: unknown) => ({ ...(own as object), deck });
  return JSON.stringify({ ...shared, ...rest, ann: side(ann), bob: side(bob), wins: true });
}

/** Ids stay as long as the order of the file does: new puzzles go to its end. */
export const minedId = (game: MinedGame, at: number): string => `${game}-mined-${at + 1}`;

/** Five steps of difficulty, for people. */
export const difficultyOf = (rating: number): number =>
  1 + [900, 1150, 1400, 1700].filter((least) => rating >= least).length;
