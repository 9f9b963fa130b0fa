import { STARTER_DECKS } from '@longbox/arena-sets';
import { wilson } from '@longbox/lab';
import { bothOrders, type LevelTally } from './tally.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

/** `51.2 % (49.9–52.4)` */
export function spell(points: number, games: number): string {
  const { share, low, high } = wilson(points, games);
  return `${percent(share)} % (${percent(low)}–${percent(high)})`;
}

const PAIRS = STARTER_DECKS.flatMap((_, one) =>
  STARTER_DECKS.map((_deck, two) => [one, two] as const).filter(([a, b]) => a < b),
);

/** What each figure of a tally should be: at least, at most. */
const AIMS = { first: [0.47, 0.53], pair: [0.42, 0.58], fate: [0, 0.25], drawn: [0, 0.05] } as const;

/** Every figure outside its aim, in words; empty if all are inside. `slack` widens each aim. */
export function missedAims(tally: LevelTally, slack = 0): string[] {
  const { games, endings } = tally;
  const missed: string[] = [];
  const check = (what: string, [least, most]: readonly [number, number], points: number, of: number): void => {
    const share = points / Math.max(1, of);
    if (share < least - slack || share > most + slack) missed.push(`${what} ${spell(points, of)}`);
  };
  check('first player', AIMS.first, tally.first, games);
  check('Battle of Fate', AIMS.fate, endings.battleOfFate ?? 0, games);
  check('draws', AIMS.drawn, endings.draw ?? 0, games);
  for (const [one, two] of PAIRS) {
    const { points, games: played } = bothOrders(tally, one, two);
    check(`${STARTER_DECKS[one].title} against ${STARTER_DECKS[two].title}`, AIMS.pair, points, played);
  }
  return missed;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The tables of the document: one line for each player and level. */
export function makeTables(tallies: readonly LevelTally[]): string {
  const heads = [
    ['player', 'level', 'games', 'first player wins', 'Battle of Fate', 'draws'],
    ['player', 'level', ...PAIRS.map(([a, b]) => `${STARTER_DECKS[a].title} – ${STARTER_DECKS[b].title}`)],
  ];
  const ends = tallies.map((tally) => {
    const { player, level, games, first, endings } = tally;
    const ending = (code: string): string => spell(endings[code] ?? 0, games);
    return [player, level, String(games), spell(first, games), ending('battleOfFate'), ending('draw')];
  });
  const pairs = tallies.map((tally) => {
    const cells = PAIRS.map(([a, b]) => {
      const { points, games } = bothOrders(tally, a, b);
      return spell(points, games);
    });
    return [tally.player, tally.level, ...cells];
  });
  return [ends, pairs]
    .map((lines, i) => [heads[i], heads[i].map(() => '---'), ...lines].map(row).join('\n'))
    .join('\n\n');
}

/** One sentence for each player and level with figures outside the aims. */
export function makeVerdicts(tallies: readonly LevelTally[]): string {
  const lines = tallies.map((tally) => {
    const missed = missedAims(tally);
    const name = `\`${tally.player}\` at \`${tally.level}\``;
    return missed.length === 0 ? `- ${name}: all inside.` : `- ${name}: outside: ${missed.join('; ')}.`;
  });
  return lines.join('\n');
}
