import type { Interval } from './interval.ts';
import type { LabReport } from './report.ts';

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const parts = ({ share, low, high }: Interval): number[] => [share, low, high];

/** One table for spreadsheets: pairs, decks, cards and the swap, told apart by the first column. */
export function reportCsv(report: LabReport): string {
  const rows: (string | number)[][] = [['kind', 'deck', 'of', 'games', 'share', 'low', 'high', 'note']];
  rows.push(['first player', '', '', report.games, ...parts(report.first), '']);
  for (const { code, games } of report.endings) rows.push(['ending', '', code, games, '', '', '', '']);
  for (const { turn, games } of report.turns.counts) rows.push(['turns', '', turn, games, '', '', '', '']);
  for (const { decks, games, share, whenFirst, whenSecond, draws } of report.pairs) {
    rows.push(['pair', decks[0], decks[1], games, ...parts(share), `${draws} draws`]);
    rows.push(['pair, going first', decks[0], decks[1], '', ...parts(whenFirst), '']);
    rows.push(['pair, going second', decks[0], decks[1], '', ...parts(whenSecond), '']);
  }
  for (const { name, games, share, levels, cards } of report.decks) {
    rows.push(['deck', name, '', games, ...parts(share), '']);
    for (const { level, games: reached, mean } of levels) {
      rows.push(['level', name, level, reached, '', '', '', `turn ${mean} on average`]);
    }
    for (const card of cards) {
      rows.push(['card drawn', name, card.key, card.drawn, ...parts(card.whenDrawn), '']);
      rows.push(['card not drawn', name, card.key, games - card.drawn, ...parts(card.whenNotDrawn), '']);
      rows.push(['card played', name, card.key, card.played, ...parts(card.whenPlayed), '']);
      rows.push(['card dead in hand', name, card.key, card.dead, '', '', '', '']);
    }
  }
  if (report.swap !== undefined) {
    const { deck, variant, games, gain, against, better, worse } = report.swap;
    rows.push(['swap', deck, variant, games, ...parts(gain), `${better} better, ${worse} worse`]);
    for (const one of against) {
      const note = `${one.better} better, ${one.worse} worse`;
      rows.push(['swap against', deck, one.deck, one.games, ...parts(one.gain), note]);
    }
  }
  return `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`;
}
