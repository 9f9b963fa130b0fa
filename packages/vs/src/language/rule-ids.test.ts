import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plotTwist, supporting } from './card.ts';
import { ready } from './effect.ts';
import { KEYWORDS } from './keyword.ts';
import { keyword, superPower } from './power.ts';
import { a, character } from './query.ts';
import {
  EVENT_RULES,
  keywordRules,
  MODIFIER_RULES,
  PLAYER_RULE_RULES,
  PLOT_TWIST_RULES,
  POWER_RULES,
  rulesOf,
  TIMING_RULES,
  VERB_RULES,
} from './rule-ids.ts';

const rulebook = readFileSync(new URL('../../rulebook/rules.json', import.meta.url), 'utf8');

test('every id in the tables is a rule of the rulebook', () => {
  const tables = [
    VERB_RULES,
    EVENT_RULES,
    MODIFIER_RULES,
    PLAYER_RULE_RULES,
    TIMING_RULES,
    PLOT_TWIST_RULES,
    POWER_RULES,
  ];
  const ids = [...tables.flatMap((table) => Object.values(table).flat()), ...KEYWORDS.flatMap(keywordRules)];
  expect([...new Set(ids)].filter((id) => !rulebook.includes(`"${id}"`))).toEqual([]);
});

test('a card uses the rules of its powers, timings, verbs and keywords', () => {
  const card = supporting({
    id: 'xx1-001',
    name: 'Somebody',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [keyword('dodge'), superPower('Again', 'main', ['skill'], ready('self'))],
  });
  expect(rulesOf(card)).toEqual([
    'VS-KW-DODGE',
    'VS-PWR-04',
    'VS-PWR-28',
    'VS-PWR-35',
    'VS-PWR-42',
    'VS-TERM-13',
    'VS-TERM-14',
  ]);
});

test('a plot twist follows the rules for plot twists', () => {
  const card = plotTwist({ id: 'xx1-002', name: 'Go', team: 'xmen', timing: 'main', effects: [ready(a(character()))] });
  expect(rulesOf(card)).toEqual(['VS-PT-05', 'VS-PT-10', 'VS-PT-11', 'VS-TERM-13', 'VS-TERM-14']);
});
