import { sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { createVs } from '@longbox/vs';
import { plainPower, printCard } from '@longbox/vs/print';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { lamplighter, nightWatch, ownSet } from './own-set.ts';

const scene = sceneFor(vsScenes);

test('the set goes with the others', () => {
  expect(createVs([...VS_SETS, ownSet]).catalogueHash).not.toBe(createVs(VS_SETS).catalogueHash);
});

test('what a card says is printed from what it does', () => {
  const text = (lang: 'en' | 'it') => printCard(nightWatch, lang).text.map((power) => plainPower(power, lang));
  expect(text('en')[1]).toContain('KO a stunned enemy supporting character');
  expect(text('it')).toHaveLength(2);
});

test('Night Watch KOs who is stunned, and nobody else', () => {
  const { ann, card, close } = scene('modern', {
    cards: [nightWatch],
    ann: { front: ['Night Watch'], hand: ['Skill Location'] },
    bob: { front: [{ body: 'Down 1/1', stunned: true }, 'body Up 1/1'] },
    at: 'main',
  });
  expect(ann.offered('use')).toEqual(['Night Watch, Last Bell']);
  ann.use('Night Watch', 'Last Bell');
  expect(card('Down').zone).toBe('ko');
  expect(card('Up').zone).toBe('front');
  close();
});

test('Lamplighter draws when it appears', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [lamplighter],
    ann: { hand: ['Lamplighter'], resources: 3, deck: ['body Next 1/1', 3] },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Lamplighter', 'front');
  expect(seat('ann').hand).toEqual(['Next']);
  close();
});
