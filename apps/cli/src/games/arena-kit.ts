import type { ArenaEvent, ArenaState, ArenaView } from '@longbox/arena';
import { type Card, printLines } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { arenaGame, describeArena } from '@longbox/games/arena';
import { arenaEvent } from './arena-events.ts';
import { arenaOption, arenaQuestion } from './arena-options.ts';
import { arenaTable } from './arena-table.ts';
import { type GameKit, seatName } from './kit.ts';
import { keysIn } from './known-cards.ts';

const byKey = new Map(ARENA_CARDS.map((card) => [card.key, card]));
const nameOf = (key: string): string => byKey.get(key)?.name ?? key;

export function createArenaKit(): GameKit<ArenaState, ArenaEvent, ArenaView> {
  const game = arenaGame();
  return {
    ...describeArena(game),
    describeCards: (name) => findArenaCards(name).map(describeArenaCard),
    namesOf: (_state, views) =>
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
