import { basicLocation, type CardSet, main, parseDeck, supporting } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { deckFiles, parseDeckList } from './from-list.ts';

const stats = { atk: 1, def: 1, health: 5 };
const leader = (id: string, name: string, level: number) =>
  main({ id, name, level, ...stats, teams: ['xmen'], powers: [] });
const cards = [
  leader('xx1-001', 'Dr. Ann', 1),
  leader('xx1-002', 'Dr. Ann', 2),
  leader('xx1-003', 'Bo', 1),
  supporting({ id: 'xx1-004', name: 'Cy', cost: 1, ...stats, teams: ['xmen'], powers: [] }),
  basicLocation('xx1-005', 'Gym', 'might'),
  supporting({ id: 'xx1-006', name: 'Egg', cost: 1, ...stats, teams: [], powers: [], pile: 'nest' }),
  supporting({ id: 'xx1-007', name: 'Imp', cost: 1, ...stats, teams: [], powers: [], token: true }),
];
const sets: readonly CardSet[] = [{ set: 'xx1', name: "Nobody's Box", universe: 'illustrated', cards }];
const lines = [
  { id: 'xx1-005', count: 3 },
  { id: 'xx1-004', count: 4 },
];

test('a starter is a deck for each character that may lead it', () => {
  const { files, missing } = deckFiles(
    { name: 'x', kind: 'starter', main: [], mainOptions: [['xx1-001', 'xx1-002'], ['xx1-003']], cards: lines },
    sets,
  );
  expect(missing).toEqual([]);
  expect(files.map(({ name }) => name)).toEqual(['xx1-x-men.txt', 'xx1-bo.txt']);
  expect(files[0].text).toBe(
    "# X-Men, led by Dr. Ann\n# First deck of Nobody's Box.\n1 Dr. Ann (xx1-001)\n\n# Supporting characters\n4 Cy (xx1-004)\n\n# Locations\n3 Gym (xx1-005)\n",
  );
  const { deck, problems } = parseDeck('xx1-bo', files[1].text, cards);
  expect(problems).toEqual([]);
  expect(deck).toMatchObject({ title: 'X-Men, led by Bo', main: 'xx1-003', side: [] });
});

test('a list of a tournament says where it was played; piles lie beside it and tokens do not', () => {
  const outside = [
    { id: 'xx1-006', count: 3 },
    { id: 'xx1-007', count: 4 },
  ];
  const list = {
    name: 'x',
    kind: 'tournament',
    event: 'Some Con 2016',
    place: 1,
    main: ['xx1-001', 'xx1-002'],
    cards: lines,
    outside,
  };
  const [{ name, text }] = deckFiles(parseDeckList(JSON.stringify(list)), sets).files;
  expect(name).toBe('played/some-con-2016-dr-ann.txt');
  expect(text).toContain(
    '# Dr. Ann, first at Some Con 2016\n# event: Some Con 2016\n# place: 1\n1 Dr. Ann (xx1-001)\n',
  );
  expect(parseDeck('x', text, cards).deck.side).toEqual([{ count: 3, id: 'xx1-006' }]);
});

test('while cards are missing there is no deck', () => {
  const list = { name: 'x', kind: 'starter', main: ['xx1-001'], cards: [{ id: 'xx1-009', count: 1 }] };
  expect(deckFiles(list, sets)).toEqual({ files: [], missing: ['xx1-009'] });
  const some = { name: 'x', kind: 'starter', main: [], mainOptions: [['xx1-008'], ['xx1-003']], cards: lines };
  expect(deckFiles(some, sets)).toMatchObject({ files: [{ name: 'xx1-bo.txt' }], missing: ['xx1-008'] });
  expect(() => parseDeckList('[]')).toThrow('expected a deck list');
});
