/** What must agree between two wordings: numbers, symbols and timings. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
};

/** Numbers, stat changes, symbols and timing words, each as often as it occurs. One is often said by "a", so it is left out. */
export function hardSignals(text: string): Map<string, number> {
  const found: string[] = [];
  let rest = text.replace(/\[[^\]]+\]/g, (symbol) => {
    found.push(symbol);
    return ' ';
  });
  rest = rest.replace(/[+-](\d+|X)\/[+-](\d+|X)/g, (pair) => {
    found.push(pair);
    return ' ';
  });
  for (const [timing] of rest.matchAll(/\b(Main|Build|Any Combat|Combat)\b(?=[ ]*[:[]|\s*$)/g)) found.push(timing);
  for (const [, xp] of rest.matchAll(/Level Up \(?(\d+)\)?/g)) found.push(`Level Up ${xp}`);
  rest = rest.replace(/Level Up \(?\d+\)?/g, ' ');
  for (const [word] of rest.matchAll(/\b\d+\b/g)) if (word !== '1') found.push(word);
  for (const [word] of rest.matchAll(/\b[a-z]+\b/gi)) {
    const number = NUMBER_WORDS[word.toLowerCase()];
    if (number !== undefined) found.push(String(number));
  }
  return counted(found);
}

/** Kinds of target and of deed, by the words that stand for them. Both wordings should have them or neither. */
const CONCEPTS: Readonly<Record<string, RegExp>> = {
  enemy: /\benem(y|ies)\b/i,
  supporting: /\bsupporting\b/i,
  main: /\bmain character/i,
  faceUp: /\bface[- ]up\b/i,
  faceDown: /\bface[- ]down\b/i,
  stunned: /\bstunned\b/i,
  front: /\bfront\b/i,
  back: /\bback row|back or front|front or back/i,
  other: /\b(an)?other|different\b/i,
  each: /\b(each|all|every|any number)\b/i,
  random: /\brandom\b/i,
  attack: /\battack/i,
  defend: /\bdefen[ds]/i,
  melee: /\bmelee\b/i,
  ranged: /\branged\b/i,
  solo: /\bsolo\b/i,
  team: /\bteam\b/i,
  resource: /\bresource/i,
  location: /\blocation/i,
  plotTwist: /\bplot twist/i,
  hand: /\bhands?\b/i,
  deck: /\bdeck/i,
  koPile: /\bKO pile/i,
  ko: /\bKO('d|s)?\b(?! pile)/i,
  stun: /\bstuns?\b/i,
  wound: /\bwound/i,
  heal: /\bheal/i,
  draw: /\bdraw/i,
  discard: /\bdiscard/i,
  cancel: /\bcancel/i,
  exhaust: /\bexhaust/i,
  ready: /\bread(y|ies)\b/i,
  recover: /\brecover/i,
  row: /\b(push|pull|moves?)\b/i,
  reveal: /\breveal/i,
  search: /\bsearch/i,
  shuffle: /\bshuffle/i,
  recruit: /\brecruit/i,
  strike: /\bstr(ike|uck)/i,
  survive: /\bsurviv/i,
  turn: /\bthis turn|during this turn|each turn\b/i,
  combat: /\b(this|the|that) combat\b/i,
  game: /\bgame\b/i,
  may: /\bmay\b/i,
  unless: /\bunless\b/i,
};

export const softSignals = (text: string): Set<string> =>
  new Set(
    Object.entries(CONCEPTS)
      .filter(([, words]) => words.test(text))
      .map(([concept]) => concept),
  );

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
