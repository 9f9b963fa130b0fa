import { checkDeck as checkArena } from '@longbox/arena';
import { type Card, isTeam } from '@longbox/arena/language';
import { checkDeck as checkVs, deckAdvice, deckStatistics } from '@longbox/vs';
import type { ArenaNumbers, DeckFault, Examination, Share } from '../library/library-api.ts';
import { arenaCards, arenaProfile, vsCatalogue, vsProfile } from './books.ts';
import { type DeckCards, seatOf, sizeOf } from './deck.ts';

/** What the rules say of a deck, and its numbers. The rules themselves are the engines'. */
export function examine(deck: DeckCards, profile: string): Examination {
  return deck.game === 'vs' ? examineVs(deck, profile) : examineArena(deck, profile);
}

function examineVs(deck: DeckCards, name: string): Examination {
  const profile = vsProfile(name);
  const statistics = deckStatistics(vsCatalogue(), deck);
  return {
    faults: checkVs(vsCatalogue(), deck, profile),
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
  const faults = checkArena(keys, cards, profile).map((problem): DeckFault => {
    const about = problem.cards ?? [];
    const count = keys.filter((key) => about.includes(key)).length;
    const numbers = { size: keys.length, wanted: profile.deckSize, count, most: profile.copies };
    return { code: problem.code, rules: problem.rules, cards: about, text: problem.text, facts: numbers };
  });
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
