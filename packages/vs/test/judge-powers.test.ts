// Powers and plot twists that are worth something are used where they are, and left alone where they are not.
import { expect, test } from 'vitest';
import { judged } from './judged.ts';

const FOE = 'body M 1/9 main health:5';
const scoreOf = (text: string, line: string): number => judged(text).scores[line];

test('what counts the cards of a pile that a player is chosen for', () => {
  const thanos = (fallen: string) => `
ann: { front: [mnb-085 as Thanos], resources: [Fortress], ko: [${fallen}] }
bob: { front: [${FOE}] }`;
  const use = 'use Thanos, Court Death';
  expect(scoreOf(thanos('mnb-062, mnb-061, mnb-064, mnb-067'), use)).toBeGreaterThan(0);
  expect(scoreOf(thanos(''), use) ?? -1).toBeLessThan(0);
});

test('what is done to each enemy', () => {
  const line = 'use Thanos, The Infinity Gauntlet';
  expect(
    scoreOf(
      `
ann: { front: [mnb-086 as Thanos], resources: [Fortress, Laboratory, Academy, Training Ground] }
bob: { front: [body M 1/9 main health:5, body D 5/5 cost:5], hand: [Fortress, Fortress], resources: [Fortress] }`,
      line,
    ),
  ).toBeGreaterThan(50);
});

test('cards that are looked at and taken', () => {
  const cerebro = `
at: recruit
ann: { front: [mnb-033 as Xavier], resources: [Laboratory], points: 0, deck: [mnb-035, mnb-036, mnb-037] }
bob: { front: [${FOE}] }`;
  expect(scoreOf(cerebro, 'use Xavier, Cerebro')).toBeGreaterThan(0);
});

test('a recruit that costs less, if there is somebody to recruit', () => {
  const quill = (hand: string, points: number) => `
at: recruit
ann: { front: [mnb-055 as Quill], resources: [Academy], points: ${points}, hand: [${hand}] }
bob: { front: [${FOE}] }`;
  const line = 'use Quill, Greatest Guardian';
  expect(scoreOf(quill('mnb-067', 2), line)).toBeGreaterThan(0);
  expect(scoreOf(quill('', 2), line)).toBeLessThan(0);
});

test('a wound is healed where the next would be the last', () => {
  const angel = (wounds: number) => `
ann: { front: [def-009 as Angel, { body: S 5/5 cost:6 health:3, wounds: ${wounds} }], resources: [Laboratory] }
bob: { front: [${FOE}] }`;
  const line = 'use Angel, Healing Blood';
  expect(scoreOf(angel(2), line)).toBeGreaterThan(0);
  expect(scoreOf(angel(0), line) ?? -1).toBeLessThan(0);
});

test('somebody becomes like the strongest there is', () => {
  const mystique = (stats: string) => `
ann: { front: [mnb-088 as Mystique], resources: [Training Ground] }
bob: { front: [body D ${stats} cost:6, body M 1/5 main health:5] }`;
  const line = 'use Mystique, Impersonate';
  expect(scoreOf(mystique('7/7'), line)).toBeGreaterThan(0);
  expect(scoreOf(mystique('1/1'), line)).toBeLessThan(0);
});
