import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const screen = (name: string): string => readFileSync(new URL(`../screens/${name}.tsx`, import.meta.url), 'utf8');

test.each(['home', 'play', 'cards', 'deck-builder'])('%s says whose the values of Mission Arena are', (name) => {
  expect(screen(name)).toContain('<GameNote');
});
