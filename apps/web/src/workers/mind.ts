import type { Game, Seat } from '@longbox/kernel';
import {
  archetypeLists,
  createMind,
  findSettings,
  joinThoughts,
  lookFrom,
  type Mind,
  type MindSettings,
  memberSeed,
  type Thought,
} from '@longbox/players';
import type { ForWhom, Hint, Position, TablePlan } from './game-api.ts';
import { beginOf, prepare } from './open-table.ts';
import { whyWords } from './principle-words.ts';

const USUAL_LEVEL = 'agent';
/** A hint is the best we can think of in this time. */
const HINT = { rung: 'search', budget: { milliseconds: 700 }, noise: 0 } as const;
/** So many ways are told of. */
const HINTS = 3;

/** Follows a game so that only what is new is played again. */
interface Follower {
  /** Which game it is. */
  readonly key: string;
  think(position: Position, forWhom: ForWhom, member?: number): Thought | undefined;
}

let follower: Follower | undefined;

function follow(position: Position): Follower {
  const key = JSON.stringify(position.plan);
  if (follower?.key !== key) {
    const { plan } = position;
    follower = beginOf(plan, (game, begin) => followerOf(game, begin, key, plan));
  }
  return follower;
}

/** What the computer at the deciding seat answers. */
export async function think(position: Position): Promise<number | undefined> {
  await prepare(position.plan);
  return follow(position).think(position, 'computer')?.choice;
}

/** What one of several makes of it, who think at the same time in workers of their own; nothing where one is enough. */
export async function ponder(position: Position, forWhom: ForWhom, member: number): Promise<Thought | undefined> {
  await prepare(position.plan);
  return follow(position).think(position, forWhom, member);
}

/** What they make of it together. */
export function agree(thoughts: readonly Thought[]): number | undefined {
  return thoughts.length === 0 ? undefined : joinThoughts(thoughts).choice;
}

/** What the person at the deciding seat could do, best first; from what that seat may see, as everybody's thoughts are. */
export function hintsOf(position: Position, thoughts: readonly Thought[]): readonly Hint[] {
  return (thoughts.length === 0 ? [] : joinThoughts(thoughts).options)
    .slice(0, HINTS)
    .map(({ choice, chance, principle }) => ({
      choice,
      chance,
      why: whyWords(position.plan.game, principle),
    }));
}

function followerOf<S>(game: Game<S, unknown, unknown>, begin: () => S, key: string, plan: TablePlan): Follower {
  // The built-in decks are open lists; what somebody built at home is guessed from what was seen of it.
  const model = archetypeLists(plan.seats.flatMap(({ own }, seat) => (own === undefined ? [seat] : [])));
  const minds = mindsFor(game, plan);
  let state = begin();
  let played: number[] = [];
  const catchUp = (choices: readonly number[]): void => {
    if (played.some((choice, i) => choice !== choices[i])) {
      state = begin();
      played = [];
    }
    for (const choice of choices.slice(played.length)) {
      game.apply(state, choice);
      played.push(choice);
    }
  };
  return {
    key,
    think({ choices }, forWhom, member = 0) {
      catchUp(choices);
      const seat = game.decision(state)?.seat;
      if (seat === undefined) return undefined;
      return minds(seat, forWhom, member)?.think(lookFrom(game, state, seat, model));
    },
  };
}

/** Whether several minds are of use: those of a search without noise add up. */
const addsUp = ({ rung, noise = 0 }: MindSettings): boolean => rung === 'search' && noise === 0;

/** One mind for each seat that asks for one; it keeps what it has learned. */
function mindsFor<S>(game: Game<S, unknown, unknown>, { seats, seed }: TablePlan) {
  const made = new Map<string, Mind<S>>();
  return (seat: Seat, forWhom: ForWhom, member: number): Mind<S> | undefined => {
    const key = `${forWhom} ${seat}`;
    const settings = forWhom === 'person' ? HINT : (findSettings(seats[seat].level ?? USUAL_LEVEL) ?? HINT);
    if (member > 0 && !addsUp(settings)) return undefined;
    const mind = made.get(key) ?? createMind(game, { ...settings, seed: memberSeed(`${seed} ${key}`, member) });
    made.set(key, mind);
    return mind;
  };
}
