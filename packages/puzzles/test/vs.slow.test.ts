import { readTacticsIn } from '@longbox/testkit/tactics/read-folder';
import { expect, test } from 'vitest';
import { provePuzzles } from './prove-puzzles.ts';

provePuzzles('vs');

// A player is a card of the engine too.
test('every card of the puzzles is a printed one, so that a table can show it', () => {
  const invented = readTacticsIn(new URL('../vs/', import.meta.url)).flatMap(({ file, open }) => {
    const { stage } = open();
    const keys = stage.cards().map((card) => stage.keyOf(card));
    return keys.filter((key) => !/^((mnb|mcu1|civ)-\d{3}|player)$/.test(key)).map((key) => `${file}: ${key}`);
  });
  expect(invented).toEqual([]);
});
