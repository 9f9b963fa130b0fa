import { readFileSync } from 'node:fs';
import { ABILITIES, SKILLS } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { QUERY_PROBLEMS } from '@longbox/search';
import { DECK_PROBLEMS } from '@longbox/vs';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { GAMES } from '../cards/card-facts.ts';
import { PROFILES, profileWord } from '../decks/profiles.ts';
import { loadRulebook } from '../rules/load-rulebook.ts';
import { placeOf } from '../rules/rulebook.ts';
import { cardPage, usersOf } from './card-pages.ts';
import type { TreePart } from './library-api.ts';
import { fieldsOf, findCards } from './search-cards.ts';

const KEYS = {
  vs: VS_SETS.flatMap(({ cards }) => cards.map(({ id }) => id)),
  arena: ARENA_CARDS.map(({ key }) => key),
};

const rulesIn = (parts: readonly TreePart[]): readonly string[] =>
  parts.flatMap(({ rules, parts: inner }) => [...rules, ...rulesIn(inner)]);

test.each(GAMES)('every rule that a card page of %s names can be read', async (game) => {
  const book = await loadRulebook(game);
  for (const key of KEYS[game]) {
    const page = cardPage(key);
    if (page === undefined) throw new Error(`no page for ${key}`);
    const named = [...page.rules, ...Object.values(page.keywords).flat(), ...rulesIn(page.powers)];
    expect(named.length, key).toBeGreaterThan(0);
    expect(
      named.filter((id) => placeOf(book, id) === undefined),
      key,
    ).toEqual([]);
  }
});

test('each ability of Mission Arena leads to the section that is about it', async () => {
  const book = await loadRulebook('arena');
  for (const card of ARENA_CARDS) {
    const [section] = cardPage(card.key)?.rules ?? [];
    expect(book.sections.find(({ id }) => id === section)?.title).toBe(card.ability.kind);
  }
});

test('a card knows its other versions, and a rule the cards that use it', () => {
  expect(cardPage('mnb-027')?.versions).toEqual(expect.arrayContaining(['mnb-028', 'mnb-042']));
  expect(cardPage('mnb-027')?.versions).not.toContain('mnb-027');
  expect(usersOf('VS-KW-LEADER')).toContain('mnb-038');
  expect(usersOf('MA-SA-BRU-04').length).toBeGreaterThan(3);
  expect(cardPage('nobody')).toBeUndefined();
});

test('cards are found by the query language, in the language spoken', () => {
  expect(findCards('vs', 'en', 'team:x-men cost<=3 has:flight').keys).toEqual(['mnb-040']);
  expect(findCards('vs', 'it', '"dividi due segnalini"').keys).toContain('mnb-027');
  expect(findCards('arena', 'en', 'kind:team members>=3').keys?.length).toBeGreaterThan(3);
  expect(findCards('vs', 'en', 'tem:x').problem?.suggestion).toBe('team');
});

test('everything that is shown by a key has a word', async () => {
  const words = ['en.ftl', 'library.en.ftl']
    .map((file) => readFileSync(new URL(`../i18n/${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const books = await Promise.all(GAMES.map((game) => loadRulebook(game)));
  const keys = [
    ...QUERY_PROBLEMS.map((code) => `query-${code}`),
    ...DECK_PROBLEMS.map((code) => `fault-${code}`),
    ...GAMES.flatMap((game) => fieldsOf(game).map(({ name }) => `field-${name}`)),
    ...GAMES.flatMap((game) => PROFILES[game].map((profile) => profileWord(game, profile))),
    ...books.flatMap(({ sections }) => sections.map(({ id }) => `section-${id}`)),
    ...ABILITIES.map((kind) => `ability-${kind.replace(' ', '')}`),
    ...SKILLS.map((skill) => `skill-${skill}`),
  ];
  expect(keys.filter((key) => !words.includes(`\n${key} =`))).toEqual([]);
});
