import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { IDEAS, MOMENTS } from './ideas.ts';
import { around, placeBubble } from './place-bubble.ts';
import { happened } from './said.ts';

const LANGUAGES = ['en', 'it'] as const;
const bundles = LANGUAGES.map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(
    new FluentResource(readFileSync(new URL(`../../i18n/guide.${language}.ftl`, import.meta.url), 'utf8')),
  );
  return bundle;
});

test.each(['vs', 'arena'] as const)('every moment and idea of %s has words in both languages', (game) => {
  const ids = [
    ...IDEAS[game].map((idea) => `guide-${game}-idea-${idea}`),
    ...Object.keys(MOMENTS[game]).flatMap((moment) => [`guide-${game}-${moment}`, `guide-${game}-${moment}-title`]),
    ...['won', 'lost'].flatMap((end) => [`guide-${game}-${end}`, `guide-${game}-${end}-title`]),
  ];
  for (const bundle of bundles) expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test('the weightiest news is told: a level before a stun, and nothing where nothing happened', () => {
  const line = (key: string, seat: number) =>
    ({ id: 0, key, turn: 1, seat, cards: {}, numbers: {}, words: {}, rules: [] }) as never;
  const isOurs = ({ seat }: { readonly seat: number | undefined }) => seat === 0;
  expect(happened([line('stunned', 1), line('leveled', 0)], isOurs)?.key).toBe('leveled');
  expect(happened([line('stunned', 1)], isOurs)?.key).toBe('theirsStunned');
  expect(happened([line('stunned', 0)], isOurs)?.key).toBe('mineStunned');
  expect(happened([line('phase-draw', 0)], isOurs)).toBeUndefined();
});

test('the bubble stands beside what is lit and covers none of it', () => {
  const screen = { width: 1440, height: 900 };
  const size = { width: 400, height: 260 };
  for (const lit of [
    [{ left: 240, top: 440, width: 160, height: 140 }],
    [
      { left: 1200, top: 700, width: 140, height: 190 },
      { left: 600, top: 100, width: 150, height: 110 },
    ],
    [
      { left: 300, top: 700, width: 140, height: 190 },
      { left: 0, top: 280, width: 1100, height: 150 },
    ],
  ]) {
    const own = { ...placeBubble(lit, [], [], size, screen), ...size };
    for (const box of lit) {
      const whole = around([own, box]);
      const isApart = (whole?.width ?? 0) >= own.width + box.width || (whole?.height ?? 0) >= own.height + box.height;
      expect(isApart).toBe(true);
    }
  }
});

test('the bubble leaves what is pressed next in sight, beside what is lit', () => {
  const screen = { width: 1280, height: 800 };
  const size = { width: 400, height: 270 };
  // A card at the bottom right is picked; the buttons it brought are above it.
  const card = { left: 788, top: 650, width: 140, height: 140 };
  const buttons = { left: 513, top: 604, width: 434, height: 32 };
  const { left, top } = placeBubble([card], [buttons], [], size, screen);
  const isClear =
    left + size.width <= buttons.left || left >= buttons.left + buttons.width || top + size.height <= buttons.top;
  expect(isClear).toBe(true);
});

test('the bubble stands over an empty place rather than over cards', () => {
  const screen = { width: 1366, height: 768 };
  const size = { width: 320, height: 220 };
  const button = { left: 990, top: 566, width: 52, height: 40 };
  // A row of cards just above the button, and nothing further to the right of it.
  const cards = [500, 650, 800].map((left) => ({ left, top: 350, width: 140, height: 140 }));
  const { left, top } = placeBubble([button], [], cards, size, screen);
  const isOver = cards.some(
    (card) => left < card.left + 140 && left + size.width > card.left && top < 490 && top > 130,
  );
  expect(isOver).toBe(false);
});
