import { allPairs, type LabDeck, type LabPlan, playerSettings, swapCard } from '@longbox/lab';
import { LEVELS, RUNGS } from '@longbox/players';
import { suggest } from '@longbox/search';
import { UsageError } from '../command.ts';
import { gameOfDeck, needDeck } from '../decks/find-deck.ts';
import { loadGame, takeGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { numberFrom } from '../options.ts';

/** What `longbox sim` was asked for, as the command line has it. */
export interface LabAsked {
  readonly game?: string | undefined;
  readonly profile?: string | undefined;
  readonly player?: string | undefined;
  readonly seed?: string | undefined;
  readonly games?: string | undefined;
  readonly until?: string | undefined;
  readonly swap?: string | undefined;
  readonly mirrors?: boolean | undefined;
}

const UNTIL = 5;
/** A pair gets no more than this while its interval is being narrowed. */
const MOST = 20_000;

export async function planLab(
  words: readonly string[],
  asked: LabAsked,
): Promise<{ readonly kit: GameKit; readonly plan: LabPlan }> {
  const { kit, names } = await decksAsked(words, asked);
  const profile = asked.profile ?? kit.profile;
  if (kit.seatsOf(profile) === undefined) {
    throw new UsageError(`there is no profile "${profile}"; profiles are ${kit.profiles.join(', ')}`);
  }
  const games = asked.games === undefined ? undefined : numberFrom('games', asked.games, 1);
  const until = untilOf(asked.until, games);
  const decks = names.map((name) => labDeck(kit, name, profile));
  const swap = asked.swap === undefined ? undefined : readSwap(kit, asked.swap, decks, profile);
  if (decks.length < (asked.mirrors === true && swap === undefined ? 1 : 2)) {
    throw new UsageError(swap === undefined ? 'longbox sim needs two decks or more' : '--swap needs an opponent');
  }
  const plan: LabPlan = {
    game: kit.game.name,
    profile,
    player: playerOf(asked.player),
    seed: asked.seed ?? 'lab',
    decks,
    pairs:
      swap === undefined
        ? allPairs(decks.length, asked.mirrors === true)
        : decks.slice(1).map((_, i): [number, number] => [0, i + 1]),
    games: games ?? MOST,
    ...(until !== undefined && { until }),
    ...(swap !== undefined && { variant: swap }),
  };
  return { kit, plan };
}

function untilOf(text: string | undefined, games: number | undefined): number | undefined {
  if (text === undefined) return games === undefined ? UNTIL : undefined;
  const points = Number(text);
  if (points >= 0.1 && points <= 50) return points;
  throw new UsageError(`--until is a number of points from 0.1 to 50, not "${text}"`);
}

function playerOf(name = 'rules'): string {
  if (playerSettings(name) !== undefined) return name;
  const known = [
    ...RUNGS,
    ...LEVELS.filter((level) => playerSettings(level.name) !== undefined).map((one) => one.name),
  ];
  const timed = LEVELS.some((level) => level.name === name);
  const why = timed ? `"${name}" thinks by the clock, so its games could not be played again` : `no player "${name}"`;
  throw new UsageError(`${why}; players of the lab are ${known.join(', ')}, and with iterations search:200`);
}

/** Keys, files, `all`, or the beginning of keys with a star. The first word may name the game. */
async function decksAsked(
  words: readonly string[],
  { game: option, swap }: LabAsked,
): Promise<{ kit: GameKit; names: string[] }> {
  const { game, rest: asked } = takeGame(words, option);
  const own = swap?.split(':')[0];
  const sample = own ?? asked.find((word) => word !== 'all' && !word.endsWith('*'));
  const kit = await (sample === undefined ? loadGame(game ?? (await gameOfStar(asked))) : gameOfDeck(sample, game));
  const names = asked.flatMap((word) => {
    if (word === 'all') return kit.decks.starters.map(({ key }) => key);
    if (!word.endsWith('*')) return [word];
    const found = [...kit.decks.starters, ...kit.decks.played]
      .filter(({ key }) => key.startsWith(word.slice(0, -1)))
      .map(({ key }) => key);
    if (found.length === 0) throw new UsageError(`no deck of ${kit.title} begins with "${word.slice(0, -1)}"`);
    return found;
  });
  const others = [...new Set(names)].filter((name) => name !== own);
  return { kit, names: own === undefined ? others : [own, ...others] };
}

async function gameOfStar(words: readonly string[]): Promise<'vs' | 'arena'> {
  const star = words.find((word) => word.endsWith('*'))?.slice(0, -1);
  if (star === undefined) return 'vs';
  const arena = await loadGame('arena');
  return arena.decks.starters.some(({ key }) => key.startsWith(star)) ? 'arena' : 'vs';
}

function labDeck(kit: GameKit, name: string, profile: string): LabDeck {
  const { title, seat } = needDeck(kit, name);
  return checked(kit, { name, title, seat }, profile);
}

function checked(kit: GameKit, deck: LabDeck, profile: string): LabDeck {
  const faults = kit.decks.check(deck.seat, profile);
  if (faults.length === 0) return deck;
  const lines = faults.map(({ text, rules }) => `  ${text} [${rules.join(', ')}]`);
  throw new UsageError(`${deck.name} is not legal under ${profile}:\n${lines.join('\n')}`);
}

/** `deck:old=new`, cards by key. */
function readSwap(kit: GameKit, text: string, decks: readonly LabDeck[], profile: string): LabDeck {
  const [, from, to] = /^[^:]+:([^=]+)=(.+)$/.exec(text) ?? [];
  if (from === undefined || to === undefined) {
    throw new UsageError(`--swap is DECK:OLD=NEW with keys of cards, as in mnb-x-men:mnb-035=mnb-040, not "${text}"`);
  }
  for (const key of [from, to]) {
    if (kit.cards.keys.includes(key)) continue;
    const meant = suggest(key, kit.cards.keys);
    throw new UsageError(`there is no card ${key}${meant === undefined ? '' : `; did you mean ${meant}?`}`);
  }
  const variant = swapCard(decks[0], from, to);
  if (variant === undefined) throw new UsageError(`${decks[0].name} has no ${kit.decks.nameOf(from)} (${from})`);
  return checked(
    kit,
    { ...variant, title: `${decks[0].title}, ${kit.decks.nameOf(to)} for ${kit.decks.nameOf(from)}` },
    profile,
  );
}
