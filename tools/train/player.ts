import { readFileSync } from 'node:fs';
import type { Game, LearnedWeights, PolicyWeights } from '@longbox/kernel';
import { type MindSettings, type Order, parseSettings, type SearchNumbers } from '@longbox/players';

/** A player under trial: settings, and the game as it sees it, with the weights it was given. */
export interface Trial<S> {
  readonly game: Game<S, unknown, unknown>;
  readonly settings: MindSettings;
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
  for (const part of parts) {
    const at = part.indexOf('=');
    const [key, value] = [part.slice(0, at), part.slice(at + 1)];
    if (key === 'net') given = withWeights(given, value.replaceAll('+', '/'));
    else if (key === 'features') given = withFeatures(given, value.replaceAll('+', '/'));
    else if (key === 'policy') given = withPolicy(given, value.replaceAll('+', '/'));
    else numbers = { ...numbers, ...(WORDS[key]?.(value) ?? { [key]: Number(value) }) };
  }
  return { game: given, settings: { ...settings, numbers } };
}

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
