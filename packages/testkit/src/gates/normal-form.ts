import { plainWord } from './normal-words.ts';
import { AFTER, BEFORE, IN_COMBAT_TWISTS, type Rewrite } from './rewrites.ts';

/** What a text must know of its card to be read. */
export interface Reader {
  /** What the card calls itself: name and short name. */
  readonly names: readonly string[];
  /** He and she mean the card itself; on a plot twist they mean the character mentioned before. */
  readonly isCharacter: boolean;
  readonly isTwist: boolean;
}

/**
 * A power's text in a form in which two wordings of the same rule are equal: small letters, no punctuation, numbers as
 * digits, words without endings, the card's own name and "he" as `self`, and each habit of print as our printers say it
 * (`rewrites.ts`). Nothing that tells what a card does may be dropped here.
 */
export function normalForm(text: string, reader: Reader): string {
  const spoken = sentences(withSelf(unified(text), reader)).map((sentence) => rewritten(sentence, BEFORE));
  const words = spoken.map((sentence) => sentence.split(' ').map(plainWord).join(' ')).join(' . ');
  const joined = rewritten(words, AFTER);
  const scoped =
    reader.isTwist && /^(?:\[any turn\] )?combat :/.test(joined) ? rewritten(joined, IN_COMBAT_TWISTS) : joined;
  return scoped
    .replace(/ (?:[.,:;]|and|then|the) (?=(?:(?:[.,:;]|and|then|the) )*)/g, ' ')
    .replace(/(?:^| )(?:[.,:;]|and|then|the)(?= |$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One kind of quotation mark, dash and space; full stops inside of names go. */
const unified = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\b(?:[A-Z]\.){2,}/g, (name) => name.replaceAll('.', ''))
    .replace(/\b(Dr|Mr|Ms|Mrs|St|Lt)\./g, '$1')
    .replace(/Level Up \((\d+)\) -+ /g, 'Level Up $1: ')
    .trim();

function withSelf(text: string, { names, isCharacter }: Reader): string {
  const spelt = names
    .map((name) => unified(name.replaceAll('*', '')).replace(/^The /, ''))
    .sort((a, b) => b.length - a.length);
  const own = spelt.reduce(
    (left, name) => left.replace(new RegExp(`\\b(?:[Tt]he )?${escaped(name)}(?:'s?)?(?![\\w-])`, 'g'), 'self'),
    text,
  );
  const pronoun = isCharacter ? 'self' : 'it';
  return own
    .toLowerCase()
    .replace(/\b(he|she|it|that|there)'s\b/g, '$1 is')
    .replace(/\b(you|they)'re\b/g, '$1 are')
    .replace(/\bthis (?:character|card)(?:'s)?\b/g, 'self')
    .replace(/\b(?:he|him|his|himself|she|her|hers|herself)\b/g, pronoun);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Each sentence as words with one space between, commas and colons among them. */
const sentences = (text: string): string[] =>
  text
    .split(/[.!?](?:\s+|$)/)
    .map((sentence) =>
      sentence
        .replace(/([,:;])(?=\s|$)/g, ' $1 ')
        .replace(/ --? /g, ' : ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');

/** Every rewrite in turn, each as often as it fits. */
function rewritten(text: string, rewrites: readonly Rewrite[]): string {
  return rewrites.reduce((left, [pattern, to]) => {
    let now = left;
    for (let times = 0; times < 8; times++) {
      const next = now.replace(pattern, to).replace(/\s+/g, ' ').trim();
      if (next === now) break;
      now = next;
    }
    return now;
  }, text);
}
