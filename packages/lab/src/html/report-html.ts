import type { Interval } from '../interval.ts';
import type { CardReport, DeckReport, LabReport, SwapReport } from '../report.ts';
import { heat, histogram, whiskers } from './charts.ts';
import { escapeHtml, page, section } from './page.ts';

const percent = (share: number): string => (share * 100).toFixed(1);
const half = ({ low, high }: Interval): string => (((high - low) / 2) * 100).toFixed(0);
const spoken = (interval: Interval): string =>
  `${percent(interval.share)} % (${percent(interval.low)} to ${percent(interval.high)})`;
const cell = (interval: Interval): string => `${(interval.share * 100).toFixed(0)} <small>±${half(interval)}</small>`;

/** In whole points; adding nothing makes -0 a plain 0. */
const signed = (share: number): string => `${Math.round(share * 100) > 0 ? '+' : ''}${Math.round(share * 100) + 0}`;

/** The report as one page with charts. Nothing in it tells when or where it was made. */
export function reportHtml(report: LabReport): string {
  const { game, profile, player, seed, games } = report;
  const title = report.swap === undefined ? 'Deck lab' : 'Deck lab: a swap';
  return page(title, [
    `<header><h1>${title}</h1><p><b>${games}</b> games of <b>${escapeHtml(game)} ${escapeHtml(profile)}</b>, played by ` +
      `<b>${escapeHtml(player)}</b>, seed <b>${escapeHtml(seed)}</b>${report.isPartial ? ', stopped early' : ''}. ` +
      'Intervals hold the truth 95 times in 100.</p></header>',
    ...(report.swap === undefined ? [matrix(report), ranking(report)] : [swapSection(report.swap)]),
    gamesSection(report),
    ...report.decks.map((deck) => deckSection(deck)),
  ]);
}

function matrix({ decks, pairs }: LabReport): string {
  const cells = new Map<string, Interval>();
  for (const { decks: names, share } of pairs) {
    cells.set(names.join(' '), share);
    if (names[0] !== names[1])
      cells.set(names.toReversed().join(' '), { share: 1 - share.share, low: 1 - share.high, high: 1 - share.low });
  }
  const rows = decks.map(({ name, title }, i) => {
    const row = decks.map((other) => {
      const found = cells.get(`${name} ${other.name}`);
      if (found === undefined) return '<td>·</td>';
      const words = `${name} against ${other.name}: ${spoken(found)}`;
      return `<td class="heat" style="background:${heat(found.share)}" title="${escapeHtml(words)}">${cell(found)}</td>`;
    });
    return `<tr><th scope="row" title="${escapeHtml(title)}">${i + 1} ${escapeHtml(name)}</th>${row.join('')}</tr>`;
  });
  const head = decks.map(({ name }, i) => `<th scope="col" title="${escapeHtml(name)}">${i + 1}</th>`).join('');
  return section(
    'Who beats whom',
    '<p>Percent of games that the deck of the row wins against that of the column; draws count half.</p>',
    `<table class="matrix"><thead><tr><th></th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
  );
}

function ranking({ decks }: LabReport): string {
  const rows = decks
    .toSorted((a, b) => b.share.share - a.share.share || (a.name < b.name ? -1 : 1))
    .map(({ name, share }) => ({ label: name, note: spoken(share), ...share }));
  return section(
    'Decks in order',
    '<p>Percent of games won, each opponent counting the same.</p>',
    whiskers(rows, [0, 1], 0.5),
  );
}

function gamesSection({ first, turns, endings, games, draws }: LabReport): string {
  const ends = endings.map(
    (one) =>
      `<tr><td>${escapeHtml(one.code)}</td><td>${one.games}</td><td>${percent(one.games / Math.max(1, games))} %</td></tr>`,
  );
  return section(
    'The games',
    whiskers([{ label: 'The first player wins', note: spoken(first), ...first }], [0.25, 0.75], 0.5),
    `<p>The first player wins <b>${spoken(first)}</b>. ${draws} draws.</p>`,
    `<h3>Turns</h3><p>${turns.mean.toFixed(1)} on average.</p>`,
    histogram(turns.counts, 'Games by their number of turns'),
    `<h3>How they end</h3><table><tbody>${ends.join('')}</tbody></table>`,
  );
}

function deckSection({ name, title, games, share, levels, cards }: DeckReport): string {
  const reached = levels.map(
    ({ level, games: times, mean, counts }) =>
      `<h3>Level ${level}</h3><p>Reached in ${percent(times / Math.max(1, games))} % of its games, ` +
      `in turn ${mean.toFixed(1)} on average.</p>${histogram(counts, `Turns in which Level ${level} was reached`)}`,
  );
  return section(
    title,
    `<p>${escapeHtml(name)}: wins <b>${spoken(share)}</b> of ${games} games.</p>`,
    ...reached,
    `<details><summary>Cards (${cards.length})</summary>${cardTable(cards, games)}</details>`,
  );
}

const gainOf = ({ whenDrawn, whenNotDrawn, drawn }: CardReport, games: number): number =>
  drawn === 0 || drawn === games ? 0 : whenDrawn.share - whenNotDrawn.share;

function cardTable(cards: readonly CardReport[], games: number): string {
  const rows = cards
    .toSorted((a, b) => gainOf(b, games) - gainOf(a, games) || (a.key < b.key ? -1 : 1))
    .map((card) => {
      const gain = gainOf(card, games);
      return [
        `<tr><td>${escapeHtml(card.name)} <small>${escapeHtml(card.key)}</small></td>`,
        `<td>${card.drawn}</td><td>${cell(card.whenDrawn)}</td>`,
        `<td>${signed(gain)}</td>`,
        `<td>${card.played === 0 ? '-' : cell(card.whenPlayed)}</td>`,
        `<td>${percent(card.dead / Math.max(1, card.drawn))} %</td></tr>`,
      ].join('');
    });
  const head = ['Card', 'drawn', 'won if drawn', 'more than if not', 'won if played', 'dead in hand'];
  return `<table><thead><tr>${head.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function swapSection({ deck, title, games, before, after, gain, better, worse, against }: SwapReport): string {
  const rows = [
    { label: 'All games', note: spoken(gain), ...gain },
    ...against.map((one) => ({ label: `against ${one.deck}`, note: spoken(one.gain), ...one.gain })),
  ];
  const reach = Math.max(0.05, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return section(
    'What the swap is worth',
    `<p><b>${escapeHtml(title)}</b>: ${games} games played twice with the same luck. ${escapeHtml(deck)} wins ${spoken(before)} ` +
      `as it is and ${spoken(after)} with the swap: ${better} games became better, ${worse} worse.</p>`,
    whiskers(rows, [-reach, reach], 0),
  );
}
