import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const source = (language: string): string => readFileSync(new URL(`${language}.ftl`, import.meta.url), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]).sort();

test('both languages have a word for the same things', () => {
  expect(ids(source('it'))).toEqual(ids(source('en')));
});

test.each(['en', 'it'])('every message of %s can be read', (language) => {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(source(language)))).toEqual([]);
  for (const id of ids(source(language))) expect(bundle.getMessage(id)?.value, id).not.toBeNull();
  expect(new Set(ids(source(language))).size).toBe(ids(source(language)).length);
});
