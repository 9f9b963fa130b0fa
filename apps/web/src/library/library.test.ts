import { readFileSync } from 'node:fs';
import { ABILITIES, SKILLS } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { pickValues, QUERY_PROBLEMS } from '@longbox/search';
import { DECK_PROBLEMS, SYMBOLS, TEAM_KEYS, TEAMS } from '@longbox/vs';
import { VS_GAPS, VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { CARD_KINDS, GAMES } from '../cards/card-facts.ts';
import { readDeckText, writeDeck } from '../decks/deck-file.ts';
import { PROFILES, profileWord } from '../decks/profiles.ts';
import { loadRulebook } from '../rules/load-rulebook.ts';
import { placeOf } from '../rules/rulebook.ts';
import { cardPage, usersOf } from './card-pages.ts';
import { filtersFor } from './filters.ts';
import type { FilterInfo, TreePart } from './library-api.ts';
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
    // A character without powers names no rule.
    if (page.powers.length > 0) expect(named.length, key).toBeGreaterThan(0);
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
  // A card with a gap is in no set: nobody can play half a card.
  for (const { card } of VS_GAPS) expect(cardPage(card)).toBeUndefined();
});

test('a number may end in a letter, in pages, queries and deck texts', () => {
  expect(cardPage('def-038a')?.facts.it.name).toBe('Mary Walker');
  expect(findCards('vs', 'en', 'id:def-038a').keys).toEqual(['def-038a']);
  const { deck, problems } = readDeckText('# A\n1 Captain America (mnb-001)\n4 Mary Walker (def-038a)\n', 'vs');
  expect(problems.filter(({ line }) => line === 3)).toEqual([]);
  expect(deck.cards).toContainEqual({ id: 'def-038a', count: 4 });
  expect(writeDeck(deck, 'A')).toContain('4 Mary Walker (def-038a)');
});

test('cards are found by the query language, in the language spoken', () => {
  expect(findCards('vs', 'en', 'team:x-men cost<=3 has:flight').keys).toEqual(['mnb-040', 'hox-043']);
  expect(findCards('vs', 'it', '"dividi due segnalini"').keys).toContain('mnb-027');
  expect(findCards('arena', 'en', 'kind:team members>=3').keys?.length).toBeGreaterThan(3);
  expect(findCards('vs', 'en', 'tem:x').problem?.suggestion).toBe('team');
});

const wordsOfFilter = ({ field, options }: FilterInfo): readonly string[] => [
  `filter-${field}`,
  ...options.flatMap(({ group }) => (group === '' ? [] : [`filter-group-${group}`])),
  ...(['type', 'kind', 'abilityType'].includes(field) ? options.map(({ value }) => `filter-${field}-${value}`) : []),
  ...(field === 'symbol' ? options.map(({ value }) => `symbol-${value}`) : []),
];

test('filters offer what cards have, as a query writes it', () => {
  const [type, set, team, cost] = filtersFor('vs');
  expect(type.values).toEqual(expect.arrayContaining(['main', 'plot-twist', 'equipment']));
  expect(set.options.find(({ value }) => value === 'civ')).toMatchObject({ label: 'The Civil War Battles', count: 58 });
  expect(team.options.find(({ value }) => value === 'guardians-of-the-galaxy')?.label).toBe('Guardians of the Galaxy');
  expect(cost.values.slice(0, 3)).toEqual(['0', '1', '2']);
  for (const game of GAMES)
    for (const filter of filtersFor(game))
      for (const { value, count } of filter.options)
        expect(findCards(game, 'en', pickValues('', filter, [value])).keys, `${filter.field} ${value}`).toHaveLength(
          count,
        );
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
    ...[...CARD_KINDS, 'token'].map((kind) => `type-${kind}`),
    ...SYMBOLS.map((symbol) => `symbol-${symbol}`),
    ...GAMES.flatMap((game) => filtersFor(game).flatMap(wordsOfFilter)),
  ];
  expect(keys.filter((key) => !words.includes(`\n${key} =`))).toEqual([]);
});

test.each(['en', 'it'])('teams are called in %s what cards call them', (language) => {
  const words = readFileSync(new URL(`../i18n/${language}.ftl`, import.meta.url), 'utf8').split('\n');
  expect(words.filter((line) => line.startsWith('team-')).toSorted()).toEqual(
    TEAM_KEYS.map((team) => `team-${team} = ${TEAMS[team][0]}`).toSorted(),
  );
});
