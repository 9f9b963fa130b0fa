import type { Game } from '@longbox/kernel';
import { SCENE_GAMES } from '@longbox/testkit/scene/games';
import { printOption } from '@longbox/testkit/scene/names';
import { readTactics } from '@longbox/testkit/tactics/tactic';

/** What the judge likes best in a position, as a line of a scene, and the principle behind it. */
export interface Judged {
  readonly line: string;
  readonly because: string;
  readonly scores: Readonly<Record<string, number>>;
}

/** A position in the words of scenes, without its game. */
export function openPosition(text: string) {
  // The advice is a formality here: what is judged is the decision the position leads to.
  return readTactics(`game: vs\nwins: true\n${text}`, 'position', SCENE_GAMES)[0].open();
}

export function judged(text: string): Judged {
  const playing = openPosition(text);
  const { scores, because } = playing.stage.hand(judge);
  const lines = playing.stage.options().map(({ option }) => printOption(playing, option));
  const best = scores.indexOf(Math.max(...scores));
  return {
    line: lines[best],
    because: because[best] ?? '',
    scores: Object.fromEntries(lines.map((line, i) => [line, scores[i]])),
  };
}

function judge<S>(game: Game<S, unknown, unknown>, state: S): { scores: number[]; because: (string | undefined)[] } {
  const count = game.decision(state)?.count ?? 0;
  const choices = new Int32Array(count);
  game.choices(state, choices);
  const [scores, because] = [new Int32Array(count), new Int32Array(count)];
  game.insight?.judge(state, choices, count, scores, because);
  return { scores: [...scores], because: [...because].map((at) => game.insight?.principles[at]) };
}

/** The features of a seat, by name. */
export function measured(text: string, seat: number): Readonly<Record<string, number>> {
  return openPosition(text).stage.hand((game, state) => {
    const { insight } = game;
    const out = new Int32Array(insight?.features.length ?? 0);
    insight?.measure(state, seat, seat, out);
    return Object.fromEntries((insight?.features ?? []).map((name, i) => [name, out[i]]));
  });
}
