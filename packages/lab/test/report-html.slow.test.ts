import { expect, test, vi } from 'vitest';
import { allPairs, makeReport, playChunk, reportHtml, swapCard } from '../src/index.ts';
import { vsDecks, vsLab, vsPlan } from './lab-games.ts';

vi.setConfig({ testTimeout: 120_000 });

const decks = vsDecks('mnb-avengers', 'mnb-x-men', 'mnb-storm').map((deck) => ({ ...deck, title: `<${deck.title}>` }));
const plan = vsPlan({ decks, pairs: allPairs(3, false), games: 4, seed: '"a" & b' });
const facts = { catalogueHash: 'x', isPartial: false, cardName: (key: string) => key };
const made = (asked: typeof plan) =>
  reportHtml(
    makeReport(
      asked,
      asked.pairs.map((_, pair) => playChunk(vsLab, asked, { pair, from: 0, count: asked.games })),
      facts,
    ),
  );

test('the page stands alone, says nothing of the machine, and is the same each time', () => {
  const html = made(plan);
  expect(html).not.toMatch(/https?:|src=|href=|<script|url\(|@import/);
  expect(html).toContain('seed <b>&quot;a&quot; &amp; b</b>');
  expect(html).toContain('&lt;');
  expect(html).not.toContain(`<${vsDecks('mnb-storm')[0].title}>`);
  expect(html.match(/class="heat"/g)).toHaveLength(6);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  expect(made(plan)).toBe(html);
});

test('a swap has its own chart', () => {
  const [deck] = decks;
  const variant = swapCard(deck, deck.seat.deck[20], deck.seat.deck[20]) ?? deck;
  const html = made({ ...plan, pairs: [[0, 1]], variant });
  expect(html).toContain('What the swap is worth');
  expect(html).not.toContain('Who beats whom');
});
