import type { Ledger, LedgerSet } from './make-ledger.ts';

const stateOf = ({ cards, written, gaps, modes }: LedgerSet): string => {
  if (written === cards) return 'whole';
  if (written + modes === cards) return `whole but for ${modes} of other modes`;
  return written + gaps > 0 ? 'being written' : 'to come';
};

/** What the app shows; one line for each set and need. */
export function ledgerFile({ cards, written, sets, needs }: Ledger): string {
  const lines = (list: readonly object[]): string => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return `{\n  "cards": ${cards},\n  "written": ${written},\n  "sets": [\n${lines(sets)}\n  ],\n  "needs": [\n${lines(needs)}\n  ]\n}\n`;
}

/** The page that people read. */
export function ledgerPage({ cards, written, sets, needs }: Ledger): string {
  const lines = [
    '# Ledger of the cards',
    '',
    'How many cards of the Vs. System can be played, set by set, and what keeps the others out. `npx tsx tools/write-ledger.ts` makes',
    'this page from the sets and from [pool.json](../packages/vs-sets/pool.json), which lists the sets of the pool and what their cards',
    'need. A test fails when the page is not up to date.',
    '',
    `**${written} of ${cards} cards** in ${sets.filter((set) => set.written === set.cards).length} whole sets.`,
    '',
    '| set | name | cards | here | gaps | of other modes | state | new in it |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...sets.map(
      (set) =>
        `| ${set.key} | ${set.name} | ${set.cards} | ${set.written} | ${set.gaps} | ${set.modes} | ${stateOf(set)} | ${set.written === set.cards ? '' : set.needs.length} |`,
    ),
    '',
    'Gaps stand in the `gaps.ts` of their set, each with its reason. Cards of other modes (terrain, story and such) are counted with',
    'their set and wait for those modes.',
    '',
    '## What keeps cards out',
    '',
    'Mechanisms and keywords that no card here has needed yet and whose rules are not all in our rulebook. *Alone* are cards that',
    'need nothing else that is new.',
    '',
    '| rule | what | alone | cards | rules here | sets |',
    '| --- | --- | --- | --- | --- | --- |',
    ...needs.map(
      (need) =>
        `| ${need.rule} | ${need.title} | ${need.alone} | ${need.cards} | ${need.rulesHere} of ${need.rules} | ${need.sets.join(', ')} |`,
    ),
    '',
  ];
  return lines.join('\n');
}
