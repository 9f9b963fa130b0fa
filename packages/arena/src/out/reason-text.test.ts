import { expect, test } from 'vitest';
import rulebook from '../../rulebook/rules.json' with { type: 'json' };
import { WHY } from '../state/reasons.ts';
import { ENDINGS } from '../state/result.ts';
import { isReasonCode, reasonText } from './reason-text.ts';

const ids = new Set(rulebook.rules.map((rule) => rule.id));

test('every reason has words in both languages and rules of the book', () => {
  for (const { code, rules } of [...Object.values(WHY), ...ENDINGS]) {
    if (!isReasonCode(code)) throw new Error(code);
    for (const language of ['en', 'it'] as const) expect(reasonText(code, language)).toMatch(/^[A-ZÈ].*\.$/);
    expect(reasonText(code, 'en')).not.toBe(reasonText(code, 'it'));
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(ids).toContain(rule);
  }
  for (const [key, { code }] of Object.entries(WHY)) expect(code).toBe(key);
  expect(isReasonCode('nothing')).toBe(false);
});
