import { expect, test } from 'vitest';
import { createTree } from './tree.ts';

test('edges are found again by node and key, however many there are', () => {
  const tree = createTree();
  tree.clear();
  const made = Array.from({ length: 9000 }, (_, i) => tree.edge(i % 90, Math.imul(i, 0x9e3779b1)));
  expect(new Set(made).size).toBe(9000);
  for (const [i, edge] of made.entries()) tree.visits[edge] = i;
  expect(made.map((_, i) => tree.edge(i % 90, Math.imul(i, 0x9e3779b1)))).toEqual(made);
  expect(made.map((edge) => tree.visits[edge])).toEqual(made.map((_, i) => i));
});

test('a cleared tree has forgotten everything', () => {
  const tree = createTree();
  tree.clear();
  for (let i = 0; i < 5000; i++) tree.visits[tree.edge(0, i)] = 7;
  tree.clear();
  const edge = tree.edge(0, 4321);
  expect([edge, tree.visits[edge], tree.total[edge], tree.child[edge] < 0]).toEqual([0, 0, 0, true]);
});

test('a full tree says so before it has no room', () => {
  const tree = createTree();
  tree.clear();
  let edges = 0;
  while (!tree.isFull()) tree.edge(1, edges++);
  expect(edges).toBeGreaterThan(100_000);
});
