import type { Choice, Game, Seat } from '@longbox/kernel';
import { createMind, lookFrom, type MindSettings } from '@longbox/players';
import { choicesOf, type Tactic } from './tactic.ts';

/** Decisions of one turn; far beyond any. */
const STEP_LIMIT = 500;

/** Whether a computer player finds what there is to find. */
export function tryTactic(tactic: Tactic, settings: MindSettings, seed: string): boolean {
  const playing = tactic.open();
  const { best, worst, wins } = tactic.advice;
  if (wins) return playing.stage.hand((game, state) => winsThisTurn(game, state, settings, seed));
  const good = choicesOf(playing, best);
  const bad = choicesOf(playing, worst);
  return playing.stage.hand((game, state) => answersWell(game, state, settings, seed, good, bad));
}

/** Plays the turn to its end, the others by principle. */
function winsThisTurn<S>(game: Game<S, unknown, unknown>, state: S, settings: MindSettings, seed: string): boolean {
  const seat = game.decision(state)?.seat;
  const turn = game.insight?.turn?.(state);
  const mind = createMind(game, { ...settings, seed });
  const others = createMind(game, { rung: 'rules', seed: `${seed} others` });
  for (let step = 0; step < STEP_LIMIT; step++) {
    const open = game.decision(state);
    if (seat === undefined || open === undefined || game.insight?.turn?.(state) !== turn) break;
    game.apply(state, (open.seat === seat ? mind : others).decide(lookFrom(game, state, open.seat)));
  }
  return seat !== undefined && game.result(state)?.places[seat] === 1;
}

type Lines = readonly (readonly Choice[])[];

/** Answers until it is clear whether one of the good lines was played, or one of the bad ones. */
function answersWell<S>(
  game: Game<S, unknown, unknown>,
  state: S,
  settings: MindSettings,
  seed: string,
  good: Lines,
  bad: Lines,
): boolean {
  const seat: Seat | undefined = game.decision(state)?.seat;
  const mind = createMind(game, { ...settings, seed });
  const played: Choice[] = [];
  while (seat !== undefined && game.decision(state)?.seat === seat) {
    const choice = mind.decide(lookFrom(game, state, seat));
    played.push(choice);
    game.apply(state, choice);
    if (good.some((line) => isAll(line, played))) return true;
    if (bad.some((line) => isAll(line, played))) return false;
    if (![...good, ...bad].some((line) => beginsWith(line, played))) break;
  }
  return good.length === 0;
}

const isAll = (line: readonly Choice[], played: readonly Choice[]): boolean =>
  line.length === played.length && beginsWith(line, played);
const beginsWith = (line: readonly Choice[], played: readonly Choice[]): boolean =>
  played.length <= line.length && played.every((choice, i) => choice === line[i]);
