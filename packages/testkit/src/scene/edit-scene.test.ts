import { expect, test } from 'vitest';
import { editScene, type SceneEdit } from './edit-scene.ts';
import { type EntryParts, entryParts, writeEntry } from './entry.ts';
import { treeOf } from './tree.ts';
import { vsScenes } from './vs/vs-scenes.ts';
import { parseYaml } from './yaml-tree.ts';

const SCENE = `# A judge's file.
scene: Two against one
game: vs   # the only one here
ann:
  front: [body A 2/2, body B 3/3]
  # her hand
  hand:
    - Hulk as H   # the green one
    - { card: Storm, wounds: 1 }

# He sits there.
bob: { front: [body D 2/2] } # alone
steps:
  - ann:   attack D,   A
  - expect: {decides:   bob}
---
scene: Another
game: vs
`;

const card = (text: string, parts: Partial<EntryParts> = {}): EntryParts => ({
  kind: 'card',
  text,
  copies: 1,
  facts: {},
  ...parts,
});
const edit = (...edits: SceneEdit[]): string => editScene(SCENE, edits);
const linesOf = (text: string): string[] => text.split('\n');
const gone = (text: string): string[] => linesOf(SCENE).filter((line) => !linesOf(text).includes(line));
const come = (text: string): string[] => linesOf(text).filter((line) => !linesOf(SCENE).includes(line));

test('a card put into a list changes that list and nothing else', () => {
  const text = edit({ do: 'put', to: { seat: 'ann', zone: 'hand', at: 1 }, entry: card('Thor'), note: 'by thunder' });
  expect(gone(text)).toEqual(['  front: [body A 2/2, body B 3/3]', '    - Hulk as H   # the green one']);
  expect(come(text)).toEqual([
    '  front: [ body A 2/2, body B 3/3 ]',
    '    - Hulk as H # the green one',
    '    - Thor # by thunder',
  ]);
});

test('steps and further scenes stay as they are, letter by letter', () => {
  const text = edit(
    { do: 'set', path: ['seed'], value: 'luck' },
    { do: 'set', path: ['bob', 'points'], value: 3 },
    { do: 'put', to: { seat: 'bob', zone: 'ko', at: 0 }, entry: card('Thor', { copies: 2 }) },
    { do: 'take', from: { seat: 'ann', zone: 'hand', at: 0 } },
  );
  expect(text.slice(text.indexOf('steps:'))).toBe(SCENE.slice(SCENE.indexOf('steps:')));
  expect(text).toContain('# He sits there.\nbob: { front: [ body D 2/2 ], points: 3, ko:');
  expect(text).toContain(' } # alone\n');
  expect(text).toContain('seed: luck\nsteps:');
  expect(parseYaml(text)).toMatchObject({ problems: [], trees: [{}, {}] });
});

test('the last card of a zone takes the zone with it, but not a deck', () => {
  const empty = edit({ do: 'take', from: { seat: 'bob', zone: 'front', at: 0 } });
  expect(empty).not.toContain('front: [ ]');
  const deck = editScene('game: vs\nann:\n  deck: [Hulk]\n', [
    { do: 'take', from: { seat: 'ann', zone: 'deck', at: 0 } },
  ]);
  expect(deck).toContain('deck: []');
});

test('a position grows from nothing', () => {
  const text = editScene('', [
    { do: 'set', path: ['game'], value: 'vs' },
    { do: 'put', to: { seat: 'ann', zone: 'front', at: 0 }, entry: card('mnb-010', { facts: { wounds: 1 } }) },
    { do: 'put', to: { seat: 'ann', zone: 'front', at: 1 }, entry: { ...card('A 2/2'), kind: 'body' } },
    { do: 'set', path: ['bob'], value: {} },
    { do: 'set', path: ['turn'], value: 'bob' },
  ]);
  expect(text).toBe(
    'game: vs\nann:\n  front:\n    - card: mnb-010\n      wounds: 1\n    - body A 2/2\nbob: {}\nturn: bob\n',
  );
});

test('what is set to nothing goes, with its line', () => {
  const text = edit({ do: 'set', path: ['scene'], value: undefined });
  expect(text.startsWith("# A judge's file.\ngame: vs   # the only one here\n")).toBe(true);
  expect(edit({ do: 'set', path: ['bob'], value: undefined })).toContain('# He sits there.\nsteps:');
});

test('a single card without a list becomes one of several', () => {
  const text = editScene('game: vs\nann:\n  deck: 12\n', [
    { do: 'put', to: { seat: 'ann', zone: 'deck', at: 0 }, entry: card('Hulk') },
  ]);
  expect(text).toBe('game: vs\nann:\n  deck:\n    - Hulk\n    - 12\n');
});

test.each([
  ['Hulk', card('Hulk')],
  ['Hulk as H', card('Hulk', { as: 'H' })],
  ['Might Location x4', card('Might Location', { copies: 4 })],
  ['body A 2/2 flight', { ...card('A 2/2 flight'), kind: 'body' }],
  [12, { kind: 'filler', text: '', copies: 12, facts: {} }],
  [{ card: 'Hulk', as: 'H', wounds: 1 }, card('Hulk', { as: 'H', facts: { wounds: 1 } })],
  [
    { body: 'A 2/2', exhausted: true },
    { ...card('A 2/2', { facts: { exhausted: true } }), kind: 'body' },
  ],
] as const)('the entry %j is read in parts and written again', (written, parts) => {
  expect(entryParts(treeOf(written), vsScenes)).toEqual(parts);
  expect(writeEntry(parts)).toEqual(written);
});

test('what is no YAML is not edited', () => {
  expect(() => editScene('ann: [', [{ do: 'set', path: ['seed'], value: 'x' }])).toThrow('must be YAML');
});
