import { type Card, isTeam } from '@longbox/arena/language';
import type { GameName } from '@longbox/games';
import { arenaCards, arenaDecks } from '@longbox/games/arena/arena-decks';
import { vsCatalogue, vsDecks } from '@longbox/games/vs/vs-decks';
import { deckAdvice, deckStatistics } from '@longbox/vs';
import type { ArenaNumbers, Examination, Share } from '../library/library-api.ts';
import { arenaProfile, vsProfile } from './books.ts';
import { type DeckCards, seatOf, sizeOf } from './deck.ts';

/** What the rules say of a deck, and its numbers. The rules themselves are the engines'. */
export const examine = (deck: DeckCards, profile: string): Examination => EXAMINERS[deck.game](deck, profile);

const EXAMINERS: Readonly<Record<GameName, typeof examine>> = { vs: examineVs, arena: examineArena };

function examineVs(deck: DeckCards, name: string): Examination {
  const profile = vsProfile(name);
  const statistics = deckStatistics(vsCatalogue(), deck);
  return {
    faults: vsDecks.check(vsDecks.seatOf(deck), profile.name),
    size: sizeOf(deck.cards),
    wanted: profile.deckSize,
    vs: { statistics, advice: deckAdvice(statistics) },
    arena: undefined,
  };
}

function examineArena(deck: DeckCards, name: string): Examination {
  const profile = arenaProfile(name);
  const keys = seatOf(deck).deck;
  const cards = arenaCards();
  const faults = arenaDecks.check({ deck: keys }, profile.name);
  const known = keys.flatMap((key) => cards.get(key) ?? []);
  return { faults, size: keys.length, wanted: profile.deckSize, vs: undefined, arena: numbersOf(known) };
}

function numbersOf(cards: readonly Card[]): ArenaNumbers {
  const points: number[] = [];
  for (const { missionPoints } of cards) points[missionPoints] = (points[missionPoints] ?? 0) + 1;
  return {
    abilities: sharesOf(cards.map(({ ability }) => ability.kind)),
    skills: sharesOf(cards.map(({ skill }) => skill)),
    affiliations: sharesOf(cards.map(({ affiliation }) => affiliation)),
    points: Array.from(points, (count) => count ?? 0),
    teams: cards.filter(isTeam).length,
  };
}

/** Most first; equal ones by name. */
function sharesOf(words: readonly string[]): readonly Share[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
