import { checkDeck, createCatalogue, profileFor } from '@longbox/vs';
import {
  type Deck,
  draw,
  KEYWORDS,
  type Keyword,
  SYMBOLS,
  superPower,
  supporting,
  TEAM_KEYS,
} from '@longbox/vs/language';
import { LANGS, printCard } from '@longbox/vs/print';
import { describe, expect, test } from 'vitest';
import { VS_DECKS, VS_SETS } from '../src/index.ts';
import { scene } from './stage.ts';

const catalogue = createCatalogue(VS_SETS);
const characters = VS_SETS.flatMap(({ cards }) => cards).filter((card) => card.card === 'character');

/** What a viewer is shown of a character in play. */
function shown(id: string): readonly unknown[] {
  const { card } = scene('modern', { ann: { front: [`${id} as It`] }, bob: {} });
  const { atk, def, health, keywords, teams } = card('It');
  return [atk, def, health, keywords, teams];
}

// No more than numbers and keywords: mcu1-016, mcu1-019, civ-012, civ-014, civ-017, civ-019, civ-036, civ-039, civ-041,
// civ-045, civ-047.
test.each([
  ['mcu1-016', 'Falcon', 6, 3, 1, 'flight airSuperiority', 'mcuHeroes'],
  ['mcu1-019', 'Star-Lord', 3, 6, 1, 'flight halfCelestial', 'mcuHeroes'],
  ['civ-012', 'Wasp', 1, 5, 1, 'flight shrink', 'proRegistration'],
  ['civ-014', 'Black Widow', 5, 4, 1, 'stealth', 'proRegistration'],
  ['civ-017', 'Doc Samson', 6, 8, 2, 'tough', 'proRegistration'],
  ['civ-019', 'She-Hulk', 7, 7, 3, 'berserker', 'proRegistration'],
  ['civ-036', 'Falcon', 3, 2, 1, 'flight airSuperiority', 'antiRegistration'],
  ['civ-039', 'Storm', 1, 4, 1, 'flight blast', 'antiRegistration'],
  ['civ-041', 'Spider-Man', 6, 4, 1, 'dodge', 'antiRegistration'],
  ['civ-045', 'Luke Cage', 4, 8, 2, 'fearless', 'antiRegistration'],
  ['civ-047', 'Hercules', 10, 4, 3, 'ferocious', 'antiRegistration'],
])('%s %s is shown with what is printed', (id, _, ...printed) => {
  expect(shown(id)).toEqual(printed);
});

describe('a character in play is shown with the numbers, keywords and teams of its card', () => {
  // A power that is always on may change them; such cards have tests of their own.
  const plain = characters.filter(({ powers }) => powers.every(({ power }) => power !== 'static'));
  test.each(plain.map((card) => [card.id, card] as const))('%s', (id, card) => {
    const printed = card.powers.flatMap((power) => (power.power === 'keyword' ? [power.keyword] : []));
    // VS-KW-LEAP: it flies on the turn of its controller, which it is.
    const isShown = (keyword: Keyword): boolean =>
      printed.includes(keyword) || (keyword === 'flight' && printed.includes('leap'));
    const keywords = KEYWORDS.filter((keyword) => isShown(keyword));
    expect(shown(id)).toEqual([
      card.atk,
      card.def,
      card.health,
      keywords.join(' '),
      TEAM_KEYS.filter((team) => card.teams.includes(team)).join(' '),
    ]);
  });
});

// Basic locations: mcu1-063, mcu1-064, mcu1-065, mcu1-066, civ-055, civ-056, civ-057, civ-058.
test('a basic location pays its one symbol, for a character of any team', () => {
  const powers = SYMBOLS.map((symbol) => superPower(symbol, 'main', [symbol], draw()));
  const asker = supporting({ id: 'x-1', name: 'Asker', cost: 1, atk: 1, def: 1, health: 1, teams: [], powers });
  const pays = (id: string): readonly string[] => {
    const { ann } = scene('modern', { cards: [asker], ann: { front: ['Asker'], resources: [id] }, bob: {} });
    return ann.offered('use').map((line) => line.replace('Asker, ', ''));
  };
  expect(['mcu1-063', 'mcu1-064', 'mcu1-065', 'mcu1-066'].map(pays)).toEqual([
    ['energy'],
    ['intellect'],
    ['might'],
    ['skill'],
  ]);
  expect(['civ-055', 'civ-056', 'civ-057', 'civ-058'].map(pays)).toEqual([
    ['intellect'],
    ['might'],
    ['energy'],
    ['skill'],
  ]);
});

function problems(deck: Deck): readonly string[] {
  const profile = profileFor('modern', 2);
  return profile === undefined ? ['no profile'] : checkDeck(catalogue, deck, profile).map(({ code }) => code);
}

// Ruling, VS-CARD-01: starting as Bruce is the only way to be Hulk.
test('mcu1-004 Hulk cannot lead a deck, mcu1-003 Bruce Banner can', () => {
  const deck = VS_DECKS.find(({ main }) => main === 'mcu1-003');
  if (deck === undefined) throw new Error('Bruce Banner has no deck');
  expect(problems(deck)).toEqual([]);
  expect(problems({ ...deck, main: 'mcu1-004' })).toContain('mainLevel');
});

// VS-DECK-19
describe('a character that asks for a main character of its team', () => {
  const withCard = (main: string, id: string): readonly string[] => {
    const deck = VS_DECKS.find((found) => found.main === main);
    if (deck === undefined) throw new Error(`${main}: no deck`);
    const cards: Deck['cards'] = [...deck.cards.filter((line) => line.id !== id), { count: 4, id }];
    return problems({ ...deck, cards });
  };

  test.each([
    ['civ-021', 'civ-003', 'civ-030'],
    ['civ-048', 'civ-030', 'civ-003'],
  ])('%s fits a deck led by %s and none led by %s', (id, fits, clashes) => {
    expect(withCard(fits, id)).not.toContain('mainRequired');
    expect(withCard(clashes, id)).toContain('mainRequired');
  });
});

// VS-MEC-CLONE-06, VS-MEC-RESOURCE-05: no set has these cards; a table prints them from the catalogue.
test('what a card becomes at a table can be printed in both languages', () => {
  const forms = catalogue.faces.filter(({ form }) => form);
  expect(forms.length).toBeGreaterThan(500);
  for (const { card } of forms) for (const lang of LANGS) expect(printCard(card, lang).text).toBeDefined();
});
