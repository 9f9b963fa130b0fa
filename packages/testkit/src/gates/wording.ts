import type { Card } from '@longbox/vs/language';
import type { Fact } from './facts.ts';
import { normalForm, type Reader } from './normal-form.ts';
import { type PowerPair, pairPowers } from './pair-powers.ts';

/** A power of which the two wordings differ, both in their normal form. */
export interface WordingDifference {
  readonly power: string;
  readonly theirs: string;
  readonly ours: string;
}

/** Powers of a card that say something else than the facts; none, if all do the same in other words. */
export function compareWording(fact: Fact, card: Card): WordingDifference[] {
  // A location's symbols are compared with the numbers.
  if (card.card === 'location' && (card.powers ?? []).length === 0) return [];
  const reader = readerOf(card);
  return (
    pairPowers(fact.rules, card)
      // The rulebook says what a keyword means, so that the card has only to name it.
      .filter(({ isKeyword, isNamed }) => !isKeyword || !isNamed)
      .flatMap((pair) => differenceOf(pair, reader))
  );
}

function differenceOf(pair: PowerPair, reader: Reader): WordingDifference[] {
  const [first, second] = remindersGone(pair.theirs, pair.ours);
  const theirs = normalForm(first, reader);
  const ours = normalForm(second, reader);
  return theirs === ours ? [] : [{ power: pair.name, theirs, ours }];
}

const REMINDER = /\s*\((?!\d+\) -)[^)]*\)/g;

/**
 * Reminders in brackets go where both have one. A bracket that only the facts have stays: it may be a rule that nobody wrote.
 * One that only we have explains a keyword.
 */
function remindersGone(theirs: string, ours: string): [string, string] {
  const explained = REMINDER.test(ours);
  REMINDER.lastIndex = 0;
  const without = ours.replace(REMINDER, '');
  return [explained ? theirs.replace(REMINDER, '') : theirs.replace(/[()](?!\d)(?<!\d\))/g, ''), without];
}

function readerOf(card: Card): Reader {
  const short = card.card === 'character' && card.short !== undefined ? [card.short] : [];
  return {
    names: [card.name, ...short],
    isCharacter: card.card === 'character',
    isTwist: card.card === 'plotTwist',
  };
}
