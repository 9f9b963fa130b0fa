import { makeCatalogue } from '@longbox/arena';
import { ARENA_CARDS } from '@longbox/arena-sets';
import type { TableSeat } from '@longbox/kernel';
import { showProblem } from '@longbox/search';
import {
  cardsSeen,
  createCatalogue,
  deckOfSeat,
  deckStatistics,
  oddsOf,
  perTenThousand,
  profileFor,
  sampleHand,
  withMulligan,
} from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { poolOf } from '../cards/pools.ts';
import { type Shell, UsageError } from '../command.ts';
import { gameName } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { columns, plural } from '../games/phrase.ts';
import { percent, statisticsText } from './deck-report.ts';
import { type FoundDeck, needDeck } from './find-deck.ts';

export function tellStatistics({ game }: GameKit, { title, seat }: FoundDeck, json: boolean, shell: Shell): void {
  if (game.name === 'arena') return tellArena(title, seat, json, shell);
  const statistics = deckStatistics(createCatalogue(VS_SETS), deckOfSeat(seat));
  if (json) shell.out(JSON.stringify({ title, ...statistics }));
  else for (const line of [title, ...statisticsText(statistics), '']) shell.out(line);
}

function tellArena(title: string, { deck }: TableSeat, json: boolean, shell: Shell): void {
  const { cards } = makeCatalogue(ARENA_CARDS);
  const counts = new Map<string, number>();
  for (const key of deck) {
    const kind = cards.get(key)?.ability.kind ?? 'unknown';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const abilities = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (json) shell.out(JSON.stringify({ title, cards: deck.length, abilities: Object.fromEntries(abilities) }));
  else {
    shell.out(`${title}\n${plural(deck.length, 'card')}\n\nAbilities`);
    for (const line of columns(
      abilities.map(([kind, count]) => [kind, String(count)]),
      [1],
    ))
      shell.out(`  ${line}`);
  }
}

interface OddsAsked {
  readonly profile?: string | undefined;
  readonly least?: string | undefined;
  readonly json: boolean;
}

const TURNS = [1, 2, 3, 4, 5, 6, 7];

/** How likely at least so many cards that fit a query have been seen by each turn, exactly. */
export function tellOdds(kit: GameKit, [name, query]: readonly string[], asked: OddsAsked, shell: Shell): number {
  if (kit.game.name !== 'vs') throw new UsageError('odds by turn are for decks of the Vs. System');
  if (query === undefined)
    throw new UsageError("longbox deck odds needs a deck and a query, as in: deck odds mnb-x-men 'cost<=2'");
  const profile = profileFor(asked.profile ?? kit.profile, 2);
  if (profile === undefined) throw new UsageError(`there is no profile "${asked.profile}"`);
  const least = Number(asked.least ?? 1);
  if (!Number.isInteger(least) || least < 1)
    throw new UsageError(`--least must be a number from 1 on, not "${asked.least}"`);
  const { title, seat } = needDeck(kit, name);
  const cards = seat.deck.slice(1);
  const hits = countFitting(query, cards);
  const odds = (drawn: number): number =>
    perTenThousand(oddsOf({ deck: cards.length, hits, drawn: Math.min(drawn, cards.length) }, least));
  const opening = oddsOf({ deck: cards.length, hits, drawn: profile.openingHand }, least);
  const rows = TURNS.map((turn) => ({
    turn,
    first: odds(cardsSeen(profile, turn, 0)),
    second: odds(cardsSeen(profile, turn, 1)),
  }));
  if (asked.json) {
    const hand = { openingHand: perTenThousand(opening), afterMulligan: perTenThousand(withMulligan(opening)) };
    shell.out(
      JSON.stringify({ title, query, deck: cards.length, hits, least, perTenThousand: { ...hand, turns: rows } }),
    );
    return 0;
  }
  shell.out(`${title}: ${hits} of ${cards.length} cards fit "${query}". At least ${least} of them seen:`);
  shell.out(`  opening hand       ${percent(perTenThousand(opening))}`);
  shell.out(
    `  with a mulligan    ${percent(perTenThousand(withMulligan(opening)))}  (taken when the first hand misses)`,
  );
  for (const { turn, first, second } of rows) {
    shell.out(
      `  by your turn ${turn}     ${percent(first).padStart(8)} going first, ${percent(second).padStart(8)} second`,
    );
  }
  return 0;
}

function countFitting(query: string, cards: readonly string[]): number {
  const pool = poolOf('vs', 'en');
  const { items, problem } = pool.search.find(query);
  if (problem !== undefined) throw new UsageError(showProblem(query, problem));
  const fitting = new Set(items.map((item) => String(pool.entry(item).id)));
  return cards.filter((id) => fitting.has(id)).length;
}

const HANDS = { vs: { hand: 7, draws: 6 }, arena: { hand: 10, draws: 6 } } as const;

export function drawHand({ title, seat }: FoundDeck, kit: GameKit, seed: string, json: boolean, shell: Shell): void {
  const sizes = HANDS[gameName(kit.game.name)];
  const list = kit.game.name === 'vs' ? deckOfSeat(seat) : deckOfSeat({ deck: ['', ...seat.deck] });
  const drawn = sampleHand(list, seed, sizes.hand + sizes.draws);
  const [hand, draws] = [drawn.slice(0, sizes.hand), drawn.slice(sizes.hand)];
  if (json) shell.out(JSON.stringify({ title, seed, hand, draws }));
  else {
    shell.out(`${title}, seed "${seed}"`);
    shell.out(`  hand   ${hand.map(kit.decks.nameOf).join(', ')}`);
    shell.out(`  draws  ${draws.map(kit.decks.nameOf).join(', ')}`);
  }
}
