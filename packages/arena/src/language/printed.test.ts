import { expect, test } from 'vitest';
import { ABILITIES, type Ability } from './ability.ts';
import type { Card } from './card.ts';
import { LANGUAGES, printCard, printLines } from './printed.ts';

const card = (ability: Ability, more: Partial<Card> = {}): Card => ({
  key: 'x',
  name: 'Somebody',
  rarity: 'Common',
  origin: 'own',
  attack: 700,
  defence: 650,
  resistance: 200,
  missionPoints: 3,
  alignment: 'Good',
  affiliation: 'Avengers',
  skill: 'Mystic',
  nemesis: [],
  ability,
  members: [],
  ...more,
});
const team = { members: ['Elektra', 'Daredevil', 'Echo'], missionPoints: 1, nemesis: ['Kingpin', 'Bullseye'] };
const text = (ability: Ability, language: 'en' | 'it', more: Partial<Card> = {}): string =>
  printCard(card(ability, more), language).abilityText;

test('a whole card in both languages', () => {
  const switcher = card({ kind: 'Switch' }, team);
  expect(printLines(switcher, 'en')).toEqual([
    'Somebody',
    'Good Avengers Mystic, Team of Elektra, Daredevil and Echo',
    'Attack 700, Defence 650, Resistance 200, worth 1 Mission Point',
    'Switch (1 PP): This Team trades places with one of your challenged characters and meets the challenge instead.',
    'Nemesis: Kingpin and Bullseye',
    'This card is Longbox’s own, name and numbers.',
  ]);
  expect(printLines(switcher, 'it')).toEqual([
    'Somebody',
    'Team Buono, affiliazione Avengers, specialità Mistica, formato da Elektra, Daredevil ed Echo',
    'Attacco 700, Difesa 650, Resistenza 200, vale 1 Punto Missione',
    'Scambio (1 PP): Questo Team cambia posto con un tuo personaggio sfidato e affronta la sfida al suo posto.',
    'Nemesi: Kingpin e Bullseye',
    'Questa carta è di Longbox, nome e numeri.',
  ]);
  expect(printLines(card({ kind: 'Switch' }), 'it').slice(1, 3)).toEqual([
    'Personaggio Buono, affiliazione Avengers, specialità Mistica',
    'Attacco 700, Difesa 650, Resistenza 200, vale 3 Punti Missione',
  ]);
});

test('amounts and targets in English', () => {
  expect(text({ kind: 'Bonus Attack', x: 150 }, 'en')).toBe(
    '+150 Attack for this character until your next Cool Down.',
  );
  expect(text({ kind: 'Bonus Defence', x: 50, progressive: true, target: { affiliation: 'X-Men' } }, 'en')).toBe(
    '+50 Defence for each Hit Point, at most +150, for each of your X-Men characters until your next Cool Down.',
  );
  expect(text({ kind: 'Recycle', x: 1, progressive: true }, 'en')).toBe(
    'Take 1 card for each Hit Point of this character, at most 3, of your choice from your discard pile to your hand.',
  );
  expect(text({ kind: 'Recycle', x: 2 }, 'en')).toContain('Take 2 cards of your choice');
  expect(text({ kind: 'Power Bank', x: 1, progressive: true, target: { skill: 'Scientific' } }, 'en')).toContain(
    'Your other Scientific characters share temporary PP',
  );
  expect(text({ kind: 'Power Bank', x: 1 }, 'en')).toContain("Your other characters of this character's affiliation");
  expect(text({ kind: 'Bonus Attack', x: 50, target: { name: 'Thor' } }, 'en')).toContain('characters named Thor');
  expect(text({ kind: 'Bonus Attack', x: 50, target: { alignment: 'Evil' } }, 'en')).toContain('your Evil characters');
});

test('gender and number in Italian', () => {
  expect(text({ kind: 'Bonus Attack', x: 50, target: { alignment: 'Evil' } }, 'it')).toBe(
    '+50 Attacco per tutti i tuoi personaggi Malvagi fino al tuo prossimo Raffreddamento.',
  );
  expect(text({ kind: 'Recycle', x: 1 }, 'it')).toBe('Prendi 1 carta a tua scelta dalla tua pila degli scarti.');
  expect(text({ kind: 'Recycle', x: 2, progressive: true }, 'it')).toBe(
    'Prendi 2 carte per ogni Punto Ferita di questo personaggio, al massimo 6, a tua scelta dalla tua pila degli scarti.',
  );
  expect(text({ kind: 'Recycle', x: 1, progressive: true }, 'it', team)).toContain('di questo Team');
  expect(printCard(card({ kind: 'Switch' }, { alignment: 'Evil', ...team }), 'it').kind).toContain('Team Malvagio');
  expect(printCard(card({ kind: 'Switch' }, { alignment: 'Evil' }), 'it').kind).toContain('Personaggio Malvagio');
  expect(text({ kind: 'Power Bank', x: 1, target: { affiliation: 'Avengers' } }, 'it')).toContain(
    'Gli altri tuoi personaggi con affiliazione Avengers',
  );
});

test('every ability has its own text for a character and for a Team', () => {
  for (const language of LANGUAGES) {
    const texts = ABILITIES.flatMap((kind) => [text({ kind, x: 1 }, language), text({ kind, x: 1 }, language, team)]);
    expect(new Set(texts).size).toBeGreaterThanOrEqual(ABILITIES.length);
    for (const one of texts) expect(one).toMatch(/^[A-Z+].*\.$/);
    expect(new Set(ABILITIES.map((kind) => printCard(card({ kind }), language).abilityTitle)).size).toBe(12);
  }
});
