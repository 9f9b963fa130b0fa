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

/** A figure outside its aim, in words; sure if its whole interval is. */
interface Miss {
  readonly words: string;
  readonly isSure: boolean;
}

function listMisses(tally: LevelTally, slack: number): Miss[] {
  const { games, endings } = tally;
  const missed: Miss[] = [];
  const check = (what: string, [least, most]: readonly [number, number], points: number, of: number): void => {
    const { share, low, high } = wilson(points, of);
    const isSure = high < least || low > most;
    if (share < least - slack || share > most + slack) missed.push({ words: `${what} ${spell(points, of)}`, isSure });
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

/** Every figure outside its aim, in words; empty if all are inside. `slack` widens each aim. */
export const missedAims = (tally: LevelTally, slack = 0): string[] =>
  listMisses(tally, slack).map(({ words }) => words);

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

/** A line for each player and level: what is outside for sure, and what may be. */
export function makeVerdicts(tallies: readonly LevelTally[]): string {
  const lines = tallies.map((tally) => {
    const missed = listMisses(tally, 0);
    const part = (title: string, isSure: boolean): string[] => {
      const found = missed.filter((miss) => miss.isSure === isSure).map(({ words }) => words);
      return found.length === 0 ? [] : [`${title}: ${found.join('; ')}.`];
    };
    const said = [...part('outside', true), ...part('outside, but not settled', false)];
    return `- \`${tally.player}\` at \`${tally.level}\`, ${tally.games} games: ${said.join(' ') || 'all shares inside.'}`;
  });
  return lines.join('\n');
}
