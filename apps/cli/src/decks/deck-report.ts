import type { DeckStatistics } from '@longbox/vs';
import { deckAdvice, TEAMS } from '@longbox/vs';
import { columns, plural, spaced } from '../games/phrase.ts';

const BAR = 30;
const bar = (count: number, most: number): string => '█'.repeat(most === 0 ? 0 : Math.ceil((count * BAR) / most));

/** A deck in numbers, for people: types with the book's advice, curve, symbols, teams. */
export function statisticsText(statistics: DeckStatistics): string[] {
  const { cards, curve, cost, symbols, teams } = statistics;
  const most = Math.max(...curve);
  const average = cost.of === 0 ? '-' : (cost.sum / cost.of).toFixed(2);
  const types = deckAdvice(statistics).map(({ type, least, most: limit, has, follows }) => [
    spaced(type),
    String(has),
    follows ? '' : `the book advises ${least} to ${limit}`,
  ]);
  return [
    plural(cards, 'card'),
    ...columns(types, [1]).map((line) => `  ${line}`),
    '',
    `Recruit costs (average ${average})`,
    ...curve.flatMap((count, at) =>
      count === 0 && at === 0 ? [] : [`  ${at}  ${String(count).padStart(2)}  ${bar(count, most)}`],
    ),
    '',
    'Symbols',
    ...columns(
      [
        ['', 'basic', 'special', 'asked', 'asked by main'],
        ...symbols.map((one) =>
          [one.symbol, one.basic, one.special, one.asked + one.askedAmongOthers, one.askedByMain].map(String),
        ),
      ],
      [1, 2, 3, 4],
    ).map((line) => `  ${line}`),
    '',
    'Teams',
    ...columns(
      teams.map(({ team, count }) => [TEAMS[team][0], String(count)]),
      [1],
    ).map((line) => `  ${line}`),
  ];
}

/** 4321 is "43.21 %". */
export const percent = (perTenThousand: number): string =>
  `${Math.floor(perTenThousand / 100)}.${String(perTenThousand % 100).padStart(2, '0')} %`;
