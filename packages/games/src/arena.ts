import {
  type ArenaEvent,
  type ArenaGame,
  type ArenaState,
  type ArenaView,
  createArena,
  findProfile,
  isReasonCode,
  LEVELS,
  reasonText,
} from '@longbox/arena';
import { ARENA_ARCHETYPES, ARENA_CARDS } from '@longbox/arena-sets';
import { type CardIndex, makeCardIndex } from '@longbox/kernel';
import { arenaDecks } from './arena/arena-decks.ts';
import { arenaKnown } from './arena/arena-known.ts';
import { arenaPickSet } from './arena/arena-picks.ts';
import { tellArena } from './arena/arena-tell.ts';
import type { GameDescription } from './description.ts';
import { GAME_FACTS } from './facts.ts';
import { arenaWording } from './words/arena-wording.ts';
import { learnEveryLanguage } from './words/every-language.ts';

export type ArenaDescription = GameDescription<ArenaState, ArenaEvent, ArenaView>;

let made: ArenaGame | undefined;
export const arenaGame = (): ArenaGame => {
  made ??= createArena(ARENA_CARDS, ARENA_ARCHETYPES);
  return made;
};

let index: CardIndex | undefined;
const arenaCards = (): CardIndex => {
  index ??= makeCardIndex(ARENA_CARDS.map(({ key }) => key));
  return index;
};

const { readings, seats } = GAME_FACTS.arena;

/** With the usual cards, or those of a scene. */
export function describeArena(game: ArenaGame = arenaGame()): ArenaDescription {
  learnEveryLanguage();
  return {
    ...GAME_FACTS.arena,
    game,
    profiles: ['', ...readings.map((name) => `+${name}`)].flatMap((reading) =>
      LEVELS.map(({ name }) => name + reading),
    ),
    cards: arenaCards(),
    decks: arenaDecks,
    seatsOf: (profile) => (findProfile(profile) === undefined ? undefined : seats),
    known: arenaKnown,
    // Whatever a seat may choose from lies in its view.
    seenFace: () => undefined,
    personOf: () => undefined,
    together: (views) => ({ ...views[0], seats: views.map(({ seats: own }, seat) => own[seat]) }),
    tell: (event, { turn }, before, after) => tellArena(event, { turn, before, after }),
    wording: arenaWording,
    pickSet: (asked, state) => arenaPickSet(asked, state && { game, state }),
    reasonText: ({ code }, language) => (isReasonCode(code) ? reasonText(code, language) : undefined),
    question: () => undefined,
  };
}
