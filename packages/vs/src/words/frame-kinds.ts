/** Numbers of the frame kinds; the order is part of saved games. `frames.ts` has the table. */
export const K = {
  setUp: 0,
  turn: 1,
  drawPhase: 2,
  recoveryPhase: 3,
  buildPhase: 4,
  mainPhase: 5,
  window: 6,
  settle: 7,
  effect: 8,
  use: 9,
  twist: 10,
  recruit: 11,
  declare: 12,
  combat: 13,
  resolve: 14,
  reactions: 15,
  levelUp: 16,
  unique: 17,
  danceOff: 18,
  endTurn: 19,
  react: 20,
  surplus: 21,
  giveBack: 22,
  form: 23,
  replace: 24,
  guise: 25,
} as const;
export type FrameName = keyof typeof K;

/** One entry for each kind of frame, as a list by number. */
export function byFrameKind<T>(entries: Readonly<Record<FrameName, T>>): readonly T[] {
  const list: T[] = [];
  // A codec: the keys of a constant are its names.
  for (const name of Object.keys(K) as FrameName[]) list[K[name]] = entries[name];
  return list;
}
