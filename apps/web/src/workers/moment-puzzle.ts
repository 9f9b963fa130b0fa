import type { Log } from '@longbox/kernel';
import { solve } from '@longbox/players';
import type { Stage } from '@longbox/testkit/scene/adapter';
import { draftPuzzle } from '@longbox/testkit/scene/puzzle-scene';
import { stageOf } from '@longbox/testkit/scene/stage-of';
import type { MomentPuzzle } from '../scenes/scene-api.ts';
import type { Language } from '../state/settings.ts';
import { bringFor, lay } from './scene-table.ts';

/** As much as somebody waits for. */
const POSITIONS = 20_000;

type Texts = Readonly<Record<Language, string>>;

/** The moment as a puzzle, if the solver proves that the seat can win this turn whatever is answered. */
export async function puzzleOfLog(
  log: Log,
  seq: number,
  title: Texts,
  hint: Texts,
  positions = POSITIONS,
): Promise<MomentPuzzle> {
  const played = stageOf(log, seq);
  if (played === undefined || log.table.seats.length !== 2) return { refusal: 'seats' };
  const draft = draftPuzzle(played.adapter, played.stage, title.en);
  if (draft === undefined) return { refusal: 'differs' };
  await bringFor(draft.text);
  const { stage } = lay(draft.text);
  const options = stage.decision()?.count ?? 0;
  const found = solved(stage, positions);
  if (found === undefined) return { refusal: 'large' };
  const { isWon, first, lines } = found;
  if (!isWon) return { refusal: 'notWon' };
  if (first.length === options) return { refusal: 'trivial' };
  const id = `own-${played.stage.hand((game, state) => game.fingerprint(state)).slice(0, 12)}`;
  // One first answer is harder to find than several.
  const difficulty = first.length === 1 ? 4 : first.length === 2 ? 3 : 2;
  const text = draft.asPuzzle({ id, difficulty, title, hint, solutions: first.length, lines });
  return { text, solutions: first.length };
}

function solved(stage: Stage, positions: number): ReturnType<typeof solve> | undefined {
  try {
    return stage.hand((game, state) => solve(game, state, { positions }));
  } catch {
    // The solver gives up with an error where there is too much to look through.
    return undefined;
  }
}
