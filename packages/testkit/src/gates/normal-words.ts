/** How single words are brought to one form: numbers as digits, plurals and verbs without their endings. */
const NUMBERS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twenty: '20',
};

const IRREGULAR: Readonly<Record<string, string>> = {
  kos: 'ko',
  is: 'be',
  are: 'be',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  their: 'they',
  theirs: 'they',
  them: 'they',
  its: 'it',
  itself: 'it',
  this: 'this',
  enemies: 'enemy',
  otherwise: 'otherwise',
  anytime: 'any time',
  whenever: 'when',
  another: '1 other',
  others: 'other',
  each: 'each',
  fewer: 'less',
  always: 'always',
  plus: 'plus',
  previous: 'earlier',
  any: 'any',
  onto: 'into',
  activate: 'use',
  activates: 'use',
  greater: 'higher',
};

const KEEP = /(?:ss|us|is)$/;

/** One word in its plain form. */
export function plainWord(word: string): string {
  const known = NUMBERS[word] ?? IRREGULAR[word];
  if (known !== undefined) return known;
  const bare = word.replace(/'s$|s'$/, '');
  if (bare !== word) return plainWord(bare);
  if (!/^[a-z-]{3,}s$/.test(word) || KEEP.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
