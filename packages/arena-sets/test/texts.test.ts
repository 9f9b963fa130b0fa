import { LANGUAGES, printCard, printLines } from '@longbox/arena/language';
import { describe, expect, test } from 'vitest';
import { ARENA_CARDS } from '../src/index.ts';

describe.each(LANGUAGES)('card texts in %s', (language) => {
  test('read as they did', async () => {
    const text = ARENA_CARDS.map((card) => [card.key, ...printLines(card, language)].join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/texts.${language}.txt`);
  });

  test('are whole sentences', () => {
    for (const card of ARENA_CARDS) expect(printCard(card, language).abilityText).toMatch(/^[A-Z+].*\.$/);
  });
});
