import { readFileSync } from 'node:fs';
import type { Game, LearnedWeights, PolicyWeights, Seat } from '@longbox/kernel';
import {
  createMind,
  joinThoughts,
  lookFrom,
  type MindSettings,
  memberSeed,
  type Order,
  parseSettings,
  type SearchNumbers,
  type Thought,
} from '@longbox/players';
import { supposeWorths, WORTHS } from '@longbox/vs/worths';

/** A player under trial: settings, and the game as it sees it, with the weights it was given. */
export interface Trial<S> {
  readonly game: Game<S, unknown, unknown>;
  readonly settings: MindSettings;
  /** So many minds think together about each decision, one after the other here. */
  readonly members: number;
  /** Numbers of the principles of the Vs. System. */
  readonly worths: typeof WORTHS;
}

/** A mind of a trial for one seat: it thinks by its own numbers, whatever others stand on. */
export function seatMind<S>(
  { game, settings, members, worths }: Trial<S>,
  seed: string,
): (state: S, seat: Seat) => Thought {
  const minds = Array.from({ length: members }, (_, member) =>
    createMind(game, { ...settings, seed: memberSeed(seed, member), now: () => performance.now() }),
  );
  return (state, seat) => {
    supposeWorths(worths);
    return joinThoughts(minds.map((mind) => mind.think(lookFrom(game, state, seat))));
  };
}

const WORDS: Readonly<Record<string, (value: string) => Partial<SearchNumbers>>> = {
  leaf: (value) => ({ leaf: value === 'learned' ? 'learned' : 'features' }),
  order: (value) => ({ order: orderOf(value) }),
  playouts: (value) => ({ playouts: orderOf(value) }),
};

const orderOf = (value: string): Order => (value === 'policy' ? 'policy' : 'principles');

/**
 * `search:150`, or with numbers of the search and files of weights: `search:300/leaf=learned/turns=1/net=weights.json`,
 * `rules/order=policy/policy=policy.json`.
 * Throws if it is none of these.
 */
export function readTrial<S>(game: Game<S, unknown, unknown>, text: string): Trial<S> {
  const [name, ...parts] = text.split('/');
  const settings = parseSettings(name);
  if (settings === undefined) throw new Error(`there is no player "${name}"`);
  let numbers: Partial<SearchNumbers> = {};
  let given = game;
  let members = 1;
  let worths = WORTHS;
  for (const part of parts) {
    const at = part.indexOf('=');
    const [key, value] = [part.slice(0, at), part.slice(at + 1)];
    if (key === 'net') given = withWeights(given, value.replaceAll('+', '/'));
    else if (key === 'features') given = withFeatures(given, value.replaceAll('+', '/'));
    else if (key === 'team') members = Number(value);
    else if (key === 'worths') worths = readWorths(value.replaceAll('+', '/'));
    else if (key === 'policy') given = withPolicy(given, value.replaceAll('+', '/'));
    else numbers = { ...numbers, ...(WORDS[key]?.(value) ?? { [key]: Number(value) }) };
  }
  return { game: given, settings: { ...settings, numbers }, members, worths };
}

const readWorths = (file: string): typeof WORTHS =>
  (JSON.parse(readFileSync(file, 'utf8')) as { worths: typeof WORTHS }).worths;

/** The same game with weights from a file in place of its own. */
export function withWeights<S>(game: Game<S, unknown, unknown>, file: string): Game<S, unknown, unknown> {
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: LearnedWeights };
  return { ...game, insight: { ...insight, learned: weights } };
}

/** The same game with a learned order of options from a file. */
export function withPolicy<S>(game: Game<S, unknown, unknown>, file: string): Game<S, unknown, unknown> {
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: PolicyWeights };
  return { ...game, insight: { ...insight, policy: weights } };
}

/** The same game with weights of its features from a file. */
export function withFeatures<S>(game: Game<S, unknown, unknown>, file: string): Game<S, unknown, unknown> {
  const { insight } = game;
  if (insight === undefined) throw new Error(`${game.name} says nothing about good play`);
  const { weights } = JSON.parse(readFileSync(file, 'utf8')) as { weights: readonly number[] };
  return { ...game, insight: { ...insight, weights } };
}
