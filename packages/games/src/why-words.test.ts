import { expect, test } from 'vitest';
import { ARENA_REASONS } from './why/arena-reasons.ts';
import { VS_REASONS } from './why/vs-reasons.ts';
import { type Difference, differenceText, differenceTitle } from './why-words.ts';
import { LANGUAGES } from './words/language.ts';

const difference = (feature: string, whose: 'own' | 'other', better: number, chosen: number): Difference => ({
  what: { feature, whose },
  worth: 0.1,
  better,
  chosen,
});

test('a count is said with both numbers, with as many decimals as tell them apart', () => {
  expect(differenceText('vs', difference('health', 'other', 2.1, 3), 'en')).toBe(
    'Their main character can still take 2.1 wounds, not 3.0',
  );
  expect(differenceText('vs', difference('health', 'own', 3.04, 2.98), 'it')).toBe(
    'Il tuo personaggio principale può ancora subire 3,04 ferite, non 2,98',
  );
});

test('a share is said in percent, and what has no number as more or less of it', () => {
  expect(differenceText('vs', difference('mainDown', 'other', 0.7, 0.25), 'en')).toBe(
    'Their main character lies stunned in 70 % of the forecasts, not 25 %',
  );
  expect(differenceText('arena', difference('attacksNext', 'own', 8, 3), 'en')).toBe('Your next attack brings more');
  expect(differenceText('arena', difference('attacksNext', 'other', 3, 8), 'it')).toBe(
    'Il prossimo attacco avversario rende di meno',
  );
  expect(differenceText('vs', { what: 'lost', worth: 0.2, better: 0.1, chosen: 1 }, 'en')).toBe(
    'You lose within two turns in 10 % of the forecasts, not 100 %',
  );
});

test('a title says whose it is and keeps the words of the game', () => {
  expect(differenceTitle('arena', difference('points', 'own', 1, 0), 'en')).toBe('You · Mission Points');
  expect(differenceTitle('vs', difference('hand', 'other', 1, 0), 'it')).toBe('Avversario · Carte in mano');
});

test('both languages say a number or neither does, and a number is said once', () => {
  for (const [feature, { own, other }] of [...Object.entries(VS_REASONS), ...Object.entries(ARENA_REASONS)]) {
    for (const side of [own, other]) {
      for (const language of LANGUAGES) {
        const saying = side[language];
        expect(typeof saying, feature).toBe(typeof own.en);
        if (typeof saying === 'string') expect(saying.split('#'), feature).toHaveLength(2);
        else for (const each of saying) expect(each, feature).not.toContain('#');
      }
    }
  }
});

test('a feature that nobody measures is an error, not a blank', () => {
  expect(() => differenceText('vs', difference('luckiness', 'own', 1, 0), 'en')).toThrow('luckiness');
});
