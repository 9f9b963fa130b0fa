import { type Hypotheses, type MatchDeck, type MindSettings, parseBudget, parseSettings } from '@longbox/players';
import { UsageError } from '../command.ts';
import { needDeck } from '../decks/find-deck.ts';
import { gameName, loadGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { numberFrom } from '../options.ts';
import { coresOf } from '../pool/pool.ts';
import { MINDS } from '../table/players.ts';
import type { MatchAsked } from './run-match.ts';

/** What `longbox match` was asked for, as the command line has it. */
export interface MatchOptions {
  readonly game?: string | undefined;
  readonly decks?: string | undefined;
  readonly pairs?: string | undefined;
  readonly budget?: string | undefined;
  readonly noise?: string | undefined;
  readonly seats?: string | undefined;
  readonly profile?: string | undefined;
  readonly seed?: string | undefined;
  readonly sprt?: string | undefined;
  readonly cores?: string | undefined;
}

const PAIRS = 50;

export async function planMatch(names: readonly string[], asked: MatchOptions): Promise<MatchAsked> {
  if (names.length !== 2) throw new UsageError('longbox match needs two players, as in: longbox match search rules');
  const game = gameName(asked.game);
  const kit = await loadGame(game);
  const profile = asked.profile ?? kit.profile;
  const range = kit.seatsOf(profile);
  if (range === undefined) {
    throw new UsageError(`there is no profile "${profile}"; profiles are ${kit.profiles.join(', ')}`);
  }
  const seats = asked.seats === undefined ? Math.max(2, range[0]) : numberFrom('seats', asked.seats, 2);
  if (seats < range[0] || seats > range[1]) {
    throw new UsageError(`${profile} is for ${range[0]} to ${range[1]} players, not ${seats}`);
  }
  const [one, other] = names.map((name) => mindOf(name, asked.budget));
  const plan = {
    profile,
    seats,
    seed: asked.seed ?? 'match',
    decks: decksOf(kit, asked.decks, profile),
    players: [one, other] as const,
  };
  return {
    game,
    plan,
    rounds: asked.pairs === undefined ? PAIRS : numberFrom('pairs', asked.pairs, 1),
    cores: coresOf(asked.cores),
    hypotheses: hypothesesOf(asked.sprt),
  };
}

/** `--budget` is for players that think and say nothing of it themselves. */
function mindOf(name: string, budget: string | undefined): MindSettings {
  const settings = parseSettings(name);
  if (settings === undefined) {
    throw new UsageError(
      `there is no player "${name}"; players are ${MINDS.join(', ')}, with a budget search:400 or search:250ms`,
    );
  }
  if (budget === undefined || settings.budget !== undefined) return settings;
  const given = parseBudget(budget);
  if (given === undefined) throw new UsageError(`--budget is 400 for iterations or 250ms for time, not "${budget}"`);
  return { ...settings, budget: given };
}

/** Keys, files, beginnings of keys with a star; all legal ones if nothing is said. */
function decksOf(kit: GameKit, text: string | undefined, profile: string): MatchDeck[] {
  const isLegal = (deck: MatchDeck): boolean => kit.decks.check(deck.seat, profile).length === 0;
  const built = kit.decks.starters.map(({ key, seat }) => ({ name: key, seat }));
  if (text === undefined || text === 'all') return built.filter(isLegal);
  const decks = text.split(',').flatMap((word) => {
    const name = word.trim();
    if (!name.endsWith('*')) return [{ name, seat: needDeck(kit, name).seat }];
    return built.filter((deck) => deck.name.startsWith(name.slice(0, -1)) && isLegal(deck));
  });
  const illegal = decks.filter((deck) => !isLegal(deck));
  if (illegal.length > 0) {
    throw new UsageError(
      `not legal under ${profile}: ${illegal.map(({ name }) => name).join(', ')}; why: longbox deck validate`,
    );
  }
  if (decks.length === 0) throw new UsageError(`no deck is called "${text}"; the list: longbox deck list`);
  return decks;
}

/** "0.55,0.65": what is to be refuted, and what is to be shown. */
function hypothesesOf(text: string | undefined): Hypotheses | undefined {
  if (text === undefined) return undefined;
  const [h0, h1] = text.split(',').map(Number);
  if (h0 > 0 && h0 < h1 && h1 < 1) return { h0, h1 };
  throw new UsageError(`--sprt is two shares, the lower first, as in 0.55,0.65, not "${text}"`);
}
