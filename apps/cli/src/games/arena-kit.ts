import type { ArenaEvent, ArenaState, ArenaView } from '@longbox/arena';
import { type Card, printLines } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { describeArena } from '@longbox/games/arena';
import { arenaTable } from './arena-table.ts';
import type { GameKit } from './kit.ts';

export function createArenaKit(): GameKit<ArenaState, ArenaEvent, ArenaView> {
  const description = describeArena();
  return {
    ...description,
    describeCards: (name) => findArenaCards(name).map(describeArenaCard),
    intents: (card, _key, { phase }) => (phase === 'preparation' ? STARTING : PLAYING).map((verb) => ({ verb, card })),
    table: (view, names) => arenaTable(view, names, description.decks.nameOf),
  };
}

/** What somebody may want to do with a card. */
const STARTING = ['deploy'] as const;
const PLAYING = ['play', 'activate', 'challenge', 'boost', 'superHit', 'addHitPoint'] as const;

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
