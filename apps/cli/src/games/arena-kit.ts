import {
  type ArenaEvent,
  type ArenaState,
  type ArenaView,
  checkDeck,
  createArena,
  findProfile,
  LEVELS,
  makeCatalogue,
  SWITCHES,
} from '@longbox/arena';
import { type Card, parseDeck, printLines } from '@longbox/arena/language';
import { ARENA_ARCHETYPES, ARENA_CARDS, STARTER_DECKS } from '@longbox/arena-sets';
import { makeCardIndex } from '@longbox/kernel';
import { arenaEvent } from './arena-events.ts';
import { arenaOption, arenaQuestion } from './arena-options.ts';
import { arenaTable } from './arena-table.ts';
import { readDeckJson } from './deck-json.ts';
import { type GameKit, seatName } from './kit.ts';
import { keysIn } from './known-cards.ts';

const byKey = new Map(ARENA_CARDS.map((card) => [card.key, card]));
const nameOf = (key: string): string => byKey.get(key)?.name ?? key;
const repeat = (lines: readonly { readonly count: number; readonly key: string }[]): string[] =>
  lines.flatMap(({ count, key }) => Array.from({ length: count }, () => key));

export function createArenaKit(): GameKit<ArenaState, ArenaEvent, ArenaView> {
  const game = createArena(ARENA_CARDS, ARENA_ARCHETYPES);
  const catalogue = makeCatalogue(ARENA_CARDS);
  return {
    title: 'Mission Arena',
    game,
    profile: 'level-1',
    profiles: ['', ...Object.keys(SWITCHES).map((name) => `+${name}`)].flatMap((variant) =>
      LEVELS.map(({ name }) => name + variant),
    ),
    cards: makeCardIndex(ARENA_CARDS.map(({ key }) => key)),
    decks: STARTER_DECKS.map(({ id, title, keys }) => ({ key: id, title, seat: { deck: keys } })),
    played: [],
    seatsOf: (profile) => (findProfile(profile) === undefined ? undefined : [2, 2]),
    readDeck(key, text) {
      if (text.trimStart().startsWith('{')) {
        return readDeckJson(text, ({ cards }) => ({
          deck: repeat(cards.map(({ count, id }) => ({ count, key: id }))),
        }));
      }
      const { title = key, lines, problems } = parseDeck(text, ARENA_CARDS);
      return { title, seat: { deck: repeat(lines) }, problems: problems.map((one) => `line ${one.line}: ${one.text}`) };
    },
    checkDeck(seat, name) {
      const profile = findProfile(name);
      return profile === undefined ? [] : checkDeck(seat.deck, catalogue.cards, profile);
    },
    cardName: nameOf,
    describeCards: (name) => findArenaCards(name).map(describeArenaCard),
    known: (_state, views) =>
      new Map(views.flatMap((view) => [...keysIn(view)]).map(([card, key]) => [card, nameOf(key)])),
    keysOf: keysIn,
    intents: (card) => ['play', 'challenge', 'boost', 'superHit', 'addHitPoint'].map((verb) => ({ verb, card })),
    option: arenaOption,
    question: arenaQuestion,
    event: (event, names) => arenaEvent(event, names, nameOf),
    table: (view, names) => arenaTable(view, names, nameOf),
    result(table, state) {
      const result = game.result(state);
      if (result === undefined) return 'The game is not over.';
      const { places, reason } = result;
      const how = places[0] === places[1] ? 'A draw' : `${seatName(table, places.indexOf(1))} won`;
      return `${how} (${reason.code}, ${reason.rules.join(', ')}).`;
    },
  };
}

const lower = (text: string): string => text.toLowerCase();

/** By key, by whole name, or else by a part of it. */
export function findArenaCards(name: string): readonly Card[] {
  const wanted = lower(name);
  const exact = ARENA_CARDS.filter((card) => lower(card.key) === wanted || lower(card.name) === wanted);
  return exact.length > 0 ? exact : ARENA_CARDS.filter((card) => lower(card.name).includes(wanted));
}

export function describeArenaCard(card: Card): string {
  const [english, italian] = (['en', 'it'] as const).map((lang) =>
    printLines(card, lang)
      .slice(1)
      .map((line) => `  ${line}`),
  );
  return [`${card.name} (${card.key})`, ...english, '', ...italian].join('\n');
}
