import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameName } from '@longbox/games';
import { expect, test } from 'vitest';
import type { Args, Translate } from '../i18n/bundle.ts';
import { listDecks } from '../workers/catalogue.ts';
import { firstChoice, isWritten, noteOf, shareOf } from './deck-notes.ts';
import { planOf } from './deck-plan.ts';

const LANGUAGES = ['en', 'it'] as const;

function speaker(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of ['', 'decks.']) {
    const text = readFileSync(new URL(`../i18n/${part}${language}.ftl`, import.meta.url), 'utf8');
    bundle.addResource(new FluentResource(text));
  }
  return (id: string, args?: Args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`${language} has no word for ${id}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? null, errors);
    expect(errors, id).toEqual([]);
    return text;
  };
}

const decks = listDecks();

test.each(LANGUAGES)('every deck tells its plan in three sentences, its style and how hard it is (%s)', (language) => {
  const t = speaker(language);
  for (const { game, key, picture } of decks) {
    const note = noteOf(game, key);
    if (note === undefined) throw new Error(`${key} says nothing of itself`);
    const plan = planOf(game, key, note, picture?.name ?? '', t, language);
    expect(new Set(plan).size, key).toBe(3);
    for (const sentence of plan) expect(sentence, key).toMatch(/^[^{}]+\.$/);
    expect(t(`style-${note.facts.style}`)).not.toBe('');
    for (const words of ['intro-hard', 'intro-hard-short']) expect(t(`${words}-${note.facts.hard}`)).not.toBe('');
    expect(note.facts.stars.length, key).toBe(3);
  }
});

test('somebody wrote the plans of all decks for a first game', () => {
  expect(decks.filter(({ game, key, isFirst }) => isFirst !== isWritten(game, key))).toEqual([]);
});

test.each<GameName>(['vs', 'arena'])(
  'the recommended deck of %s is one of the easiest, and wins most of those',
  (game) => {
    const first = decks.filter((deck) => deck.game === game && deck.isFirst);
    const hardOf = (key: string): number => noteOf(game, key)?.facts.hard ?? 9;
    const shareFor = (key: string): number => {
      const record = noteOf(game, key)?.record;
      return record === undefined ? 0 : shareOf(record).share;
    };
    const chosen =
      firstChoice(
        game,
        decks.filter((deck) => deck.game === game),
      )?.key ?? '';
    const easiest = first.filter(({ key }) => hardOf(key) === Math.min(...first.map((deck) => hardOf(deck.key))));
    expect(easiest.map(({ key }) => key)).toContain(chosen);
    expect(shareFor(chosen)).toBe(Math.max(...easiest.map(({ key }) => shareFor(key))));
  },
);
