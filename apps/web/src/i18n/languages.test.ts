import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const PARTS = ['', 'decks.', 'library.', 'learn.', 'guide.', 'scenes.', 'online.', 'review.'];
const source = (part: string, language: string): string =>
  readFileSync(new URL(`${part}${language}.ftl`, import.meta.url), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]).sort();

test.each(PARTS)('both languages have a word for the same things (%s)', (part) => {
  expect(ids(source(part, 'it'))).toEqual(ids(source(part, 'en')));
});

test.each(['en', 'it'])('every message of %s can be read, and has one meaning', (language) => {
  const bundle = new FluentBundle(language);
  const all = PARTS.flatMap((part) => {
    expect(bundle.addResource(new FluentResource(source(part, language)))).toEqual([]);
    return ids(source(part, language));
  });
  for (const id of all) expect(bundle.getMessage(id)?.value, id).not.toBeNull();
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});
