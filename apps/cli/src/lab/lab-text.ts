import type { CardReport, DeckReport, Interval, LabReport, SwapReport } from '@longbox/lab';
import { columns, spaced } from '../games/phrase.ts';
import { grouped } from '../progress.ts';

const points = (share: number): string => String(Math.round(share * 100));
const signed = (share: number): string => `${Math.round(share * 100) > 0 ? '+' : ''}${Math.round(share * 100) + 0}`;
const half = ({ low, high }: Interval): string => (((high - low) / 2) * 100).toFixed(0);
const withHalf = (interval: Interval): string => `${points(interval.share)} ±${half(interval)}`;
const exact = ({ share, low, high }: Interval): string =>
  `${(share * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})`;

/** A report for people: the matrix, then what is true of all games. */
export function reportText(report: LabReport, showCards: boolean): string[] {
  const { game, profile, player, seed, games } = report;
  return [
    `${game} ${profile}, player ${player}, seed ${seed}: ${grouped(games)} games${report.isPartial ? ', stopped early' : ''}`,
    '',
    ...(report.swap === undefined ? matrix(report) : swapLines(report.swap)),
    '',
    `The first player wins ${exact(report.first)}.`,
    `A game takes ${report.turns.mean.toFixed(1)} turns on average.`,
    `Games end by: ${report.endings.map(({ code, games: times }) => `${spaced(code)} ${share(times, games)}`).join(', ')}.`,
    ...report.decks.flatMap(levelLines),
    ...(showCards ? report.decks.flatMap(cardLines) : []),
  ];
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Percent of games the deck of the row wins against that of the column, with half of the 95 % interval. */
function matrix({ decks, pairs }: LabReport): string[] {
  const cells = new Map<string, string>();
  for (const { decks: names, share: middle } of pairs) {
    const [one, other] = names;
    const { low, high } = middle;
    cells.set(`${one} ${other}`, withHalf(middle));
    if (one !== other)
      cells.set(`${other} ${one}`, withHalf({ share: 1 - middle.share, low: 1 - high, high: 1 - low }));
  }
  const head = ['', 'wins', 'all', ...decks.map((_, i) => String(i + 1))];
  const rows = decks.map((deck, i) => [
    String(i + 1),
    deck.name,
    withHalf(deck.share),
    ...decks.map((other) => cells.get(`${deck.name} ${other.name}`) ?? '·'),
  ]);
  return columns([head, ...rows], [0, 2, ...decks.map((_, i) => i + 3)]);
}

function swapLines({ deck, title, games, before, after, gain, better, worse, against }: SwapReport): string[] {
  const sign = (value: number): string => `${value < 0 ? '' : '+'}${(value * 100).toFixed(1)}`;
  const text = ({ share: middle, low, high }: Interval): string =>
    `${sign(middle)} points (${sign(low)} to ${sign(high)})`;
  const rows = against.map((one) => [
    `  against ${one.deck}`,
    text(one.gain),
    `${one.better} better, ${one.worse} worse of ${one.games}`,
  ]);
  return [
    title,
    `  ${deck} wins ${exact(before)} as it is and ${exact(after)} with the swap,`,
    `  in ${grouped(games)} games played twice with the same luck: ${better} became better, ${worse} worse.`,
    `  The swap is worth ${text(gain)}.`,
    ...columns(rows, [1]),
  ];
}

const levelLines = ({ name, games, levels }: DeckReport): string[] =>
  levels.map(
    ({ level, games: reached, mean }) =>
      `${name} reaches Level ${level} in ${share(reached, games)} of its games, in turn ${mean.toFixed(1)} on average.`,
  );

/** Cards that move the result most first. */
function cardLines({ name, games, cards }: DeckReport): string[] {
  const gain = ({ whenDrawn, whenNotDrawn, drawn }: CardReport): number =>
    drawn === 0 || drawn === games ? 0 : whenDrawn.share - whenNotDrawn.share;
  const rows = cards
    .toSorted((a, b) => gain(b) - gain(a) || (a.key < b.key ? -1 : 1))
    .map((card) => [
      `  ${card.name} (${card.key})`,
      withHalf(card.whenDrawn),
      signed(gain(card)),
      card.played === 0 ? '-' : withHalf(card.whenPlayed),
      share(card.dead, card.drawn),
    ]);
  return [
    '',
    `${name}: games won where the card was drawn, more than where it was not, where it was played; dead in hand`,
    ...columns(rows, [1, 2, 3, 4]),
  ];
}
