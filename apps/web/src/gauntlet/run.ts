import type { GameName } from '../cards/card-facts.ts';
import { GAUNTLET } from '../learn/purpose-seeds.ts';
import type { Profile, Run } from '../state/profile-shape.ts';
import type { TablePlan } from '../workers/game-api.ts';
import { LIVES, STAGES } from './stages.ts';

/** A run that is over is one without lives, or with everybody beaten. */
export const isOver = (game: GameName, { lives, level }: Run): boolean => lives <= 0 || level >= STAGES[game].length;

export const newRun = (deck: string, seed: string, began?: number): Run => ({
  deck,
  seed,
  level: 0,
  lives: LIVES,
  ...(began !== undefined && { began }),
});

interface Names {
  readonly you: string;
  readonly computer: string;
}

/** The table a run stands at. The same seed deals the same cards to everybody who runs. */
export function runPlan(game: GameName, { deck, seed, level, lives }: Run, { you, computer }: Names): TablePlan {
  const stage = STAGES[game][Math.min(level, STAGES[game].length - 1)];
  return {
    game,
    profile: stage.profile,
    seed: `${GAUNTLET}${game}:${seed}:${level}:${lives}`,
    seats: [
      { deck, player: 'person', name: you },
      ...stage.decks.map((own, i) => ({
        deck: own,
        player: 'computer' as const,
        level: stage.level,
        name: stage.decks.length === 1 ? computer : `${computer} ${i + 1}`,
      })),
    ],
  };
}

/** What the profile says once the table of a run is decided; nothing if that table is not the run's. */
export function recordRun(profile: Profile, game: GameName, seed: string, hasWon: boolean): Partial<Profile> {
  const run = profile.runs[game];
  if (run === undefined || seed !== `${GAUNTLET}${game}:${run.seed}:${run.level}:${run.lives}`) return {};
  const next = hasWon ? { ...run, level: run.level + 1 } : { ...run, lives: run.lives - 1 };
  return {
    runs: { ...profile.runs, [game]: next },
    best: { ...profile.best, [game]: Math.max(profile.best[game], next.level) },
  };
}

/** A link to the same run: cards and opponents are the same; the visitor starts from the beginning. */
export const runLink = (game: GameName, { deck, seed }: Run): string =>
  `/gauntlet/${game}?${new URLSearchParams({ deck, seed }).toString()}`;
