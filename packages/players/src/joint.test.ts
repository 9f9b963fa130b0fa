import { toyGame, toyTable } from '@longbox/testkit';
import { expect, test } from 'vitest';
import { joinThoughts, memberSeed } from './joint.ts';
import { createMind } from './mind.ts';
import { lookFrom } from './outlook.ts';
import type { Thought, Weighed } from './thought.ts';

function thoughtOf(member: number): Thought {
  const state = toyGame.setup(toyTable('joint', { seats: 2, cards: 40 }));
  const seat = toyGame.decision(state)?.seat ?? 0;
  const mind = createMind(toyGame, {
    rung: 'search',
    budget: { iterations: 40 },
    seed: memberSeed('joint', member),
  });
  return mind.think(lookFrom(toyGame, state, seat));
}

const visitsOf = ({ options }: Thought, choice: number): number =>
  options.find((each) => each.choice === choice)?.visits ?? 0;

test('alone a member thinks as without company', () => {
  expect(memberSeed('joint', 0)).toBe('joint');
  expect(joinThoughts([thoughtOf(0)])).toEqual(thoughtOf(0));
});

test('tries of several are added up, and the same members give the same answer', () => {
  const thoughts = [0, 1, 2].map(thoughtOf);
  const joint = joinThoughts(thoughts);
  expect(joinThoughts([0, 1, 2].map(thoughtOf))).toEqual(joint);
  for (const { choice, visits } of joint.options)
    expect(visits).toBe(thoughts.reduce((sum, each) => sum + visitsOf(each, choice), 0));
  expect(joint.iterations).toBe(thoughts.reduce((sum, { iterations }) => sum + iterations, 0));
  expect(joint.choice).toBe(joint.options[0].choice);
  expect(Math.max(...joint.options.map(({ visits }) => visits))).toBe(joint.options[0].visits);
});

const weighed = (choice: number, visits: number, chance: number): Weighed => ({
  choice,
  option: { verb: 'pass' },
  visits,
  chance,
});

const told = (choice: number, options: readonly Weighed[], more: Partial<Thought> = {}): Thought => ({
  choice,
  options,
  line: [{ seat: 0, option: { verb: 'pass' }, visits: 1 }],
  iterations: 10,
  fellBack: false,
  overran: false,
  ...more,
});

test('the mean counts each try alike', () => {
  const one = told(1, [weighed(1, 30, 0.5), weighed(2, 10, 0.2)]);
  const other = told(2, [weighed(2, 30, 0.6), weighed(1, 10, 0.1)]);
  const { choice, options } = joinThoughts([one, other]);
  expect(choice).toBe(2);
  expect(options.map(({ visits, chance }) => [visits, chance])).toEqual([
    [40, 0.5],
    [40, 0.4],
  ]);
});

test('a win that one of them found is played, though the others tried something else more often', () => {
  const one = told(1, [weighed(1, 30, 0.5), weighed(2, 0, 0)]);
  const other = told(2, [weighed(2, 3, 0.9), weighed(1, 8, 0.5)], { wins: true });
  const joint = joinThoughts([one, other]);
  expect(joint).toMatchObject({ choice: 2, wins: true });
  expect(joint.options[0].choice).toBe(2);
});

test('who fell back is not asked while another thought to the end', () => {
  const broken = told(1, [weighed(1, 0, 0)], { fellBack: true, error: 'broken' });
  expect(joinThoughts([broken, told(2, [weighed(2, 5, 0.5)])])).toMatchObject({ choice: 2, fellBack: false });
  expect(joinThoughts([broken, broken])).toMatchObject({ choice: 1, fellBack: true, error: 'broken' });
});
