import type { Choice } from './ids.ts';

// A choice is 30 bits: what is done, and up to two things it is done with.
const FIELD_BITS = 12;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
export const CHOICE_KINDS = 1 << 6;
/** Largest number a field of a choice can carry. */
export const FIELD_MAX = FIELD_MASK;

export const packChoice = (kind: number, a = 0, b = 0): Choice => (((kind << FIELD_BITS) | a) << FIELD_BITS) | b;
export const choiceKind = (choice: Choice): number => choice >>> (2 * FIELD_BITS);
export const choiceA = (choice: Choice): number => (choice >>> FIELD_BITS) & FIELD_MASK;
export const choiceB = (choice: Choice): number => choice & FIELD_MASK;
