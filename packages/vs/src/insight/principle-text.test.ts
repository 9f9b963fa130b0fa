import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { featureText, isFeature, isPrinciple, principleText } from './principle-text.ts';
import { PRINCIPLES } from './verdict.ts';

test('every principle and feature has words of its own in both languages', () => {
  for (const language of ['en', 'it'] as const) {
    const sentences = PRINCIPLES.map((name) => principleText(name, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÈ].*\.$/);
    const names = FEATURES.map((name) => featureText(name, language));
    expect(new Set([...sentences, ...names]).size).toBe(PRINCIPLES.length + FEATURES.length);
  }
  expect([isPrinciple('winsNow'), isPrinciple('nothing'), isFeature('hand'), isFeature('foot')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
