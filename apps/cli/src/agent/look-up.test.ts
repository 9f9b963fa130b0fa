import { expect, test } from 'vitest';
import { lookUpRules } from './look-up.ts';

const idsOf = (game: string, query: string): readonly string[] => lookUpRules(game, query).map(({ id }) => id);

test('rules are looked up by id and section, and told in both languages', () => {
  expect(lookUpRules('vs', 'vs-deck-02')).toEqual([
    {
      id: 'VS-DECK-02',
      section: 'VS-DECK',
      sectionTitle: 'deck construction',
      text: 'The main character is not one of the 60.',
      italian: 'Il personaggio principale non è una delle 60.',
      examples: [],
    },
  ]);
  expect(idsOf('arena', 'MA-WIN')).toHaveLength(20);
});

test('rules are found by the words of either language, not by a mixture', () => {
  expect(idsOf('arena', 'weak points variant')).toContain('MA-ADV-03');
  expect(idsOf('arena', 'variante punti deboli')).toContain('MA-ADV-03');
  expect(idsOf('arena', 'variante weak')).toEqual([]);
});
