import type { Printer } from '../printer.ts';
import { amountValue, UNITS } from './amount.ts';
import { notes, plays, typeLine } from './card-lines.ts';
import { CARDS, RELATIONS } from './cards.ts';
import { CONDITIONS } from './condition.ts';
import { EFFECTS } from './effect.ts';
import { EVENTS } from './event.ts';
import { ATTRIBUTES } from './filter.ts';
import { explain, REMINDERS } from './keywords.ts';
import { DURATIONS, MODIFIERS, PERMISSIONS, PROHIBITIONS } from './modifier.ts';
import { context } from './noun.ts';
import { RULES } from './player-rule.ts';
import { PLAYER_RELATIONS, PLAYERS } from './players.ts';
import { POWERS, printPower, selfOf, TIMINGS } from './power.ts';
import { PREDICATES } from './predicate.ts';
import { deed, prompt } from './prompt.ts';

export const english: Printer = {
  lang: 'en',
  tables: {
    effects: EFFECTS,
    cards: { ...CARDS, ...RELATIONS },
    players: { ...PLAYERS, ...PLAYER_RELATIONS },
    amounts: { ...UNITS, sum: amountValue, times: amountValue },
    conditions: CONDITIONS,
    attributes: ATTRIBUTES,
    predicates: PREDICATES,
    modifiers: MODIFIERS,
    prohibitions: PROHIBITIONS,
    permissions: PERMISSIONS,
    rules: RULES,
    events: EVENTS,
    durations: DURATIONS,
    timings: TIMINGS,
    powers: POWERS,
    keywords: REMINDERS,
  },
  typeLine,
  notes: (card) => [...notes(card), ...plays(card)],
  power: (power, card) => printPower(power, context(selfOf(card))),
  explain,
  prompt,
  deed,
};
