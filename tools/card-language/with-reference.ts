import type { Card } from '@longbox/vs';
import { makeReference } from './make-reference.ts';
import { makeTree } from './make-tree.ts';

const TREE = /<!-- tree: (\S+) -->[\s\S]*?<!-- end of tree -->/g;
const REFERENCE = /<!-- reference -->[\s\S]*<!-- end of reference -->/;

/** The page with what is made from the code between its marks; the rest is written by hand. */
export function withReference(page: string, cards: readonly Card[]): string {
  const trees = page.replace(TREE, (_, id: string) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) throw new Error(`docs/card-language.md shows ${id}, which no set has`);
    return `<!-- tree: ${id} -->\n\n${makeTree(card)}\n\n<!-- end of tree -->`;
  });
  return trees.replace(REFERENCE, () => `<!-- reference -->\n\n${makeReference(cards)}\n\n<!-- end of reference -->`);
}
