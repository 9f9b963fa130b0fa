import { type Face, KIND } from '../catalogue/face.ts';
import { FACEHUGGERS, walk } from '../language/index.ts';
import { countOf, type DeckProblem, deckProblem, labelOf } from './deck-problem.ts';
import { type Copies, facesOf, pileOf, type ReadDeck, sumOf } from './read-deck.ts';

/** What a pile out of play holds at the start, by printed name. */
interface Pile {
  readonly pile: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** Whoever has a character of this name in the deck or as main character may bring it; nobody needs it. */
  readonly broughtBy?: string;
  readonly holds: readonly { readonly name: string; readonly level?: number; readonly count: number }[];
}

export const PILES: readonly Pile[] = [
  {
    pile: 'ultronFacility',
    title: 'Ultron Facility',
    rules: ['VS-DECK-23', 'VS-ZON-37'],
    // The third Level 1 starts in play.
    holds: [
      { name: 'Ultron', level: 1, count: 2 },
      { name: 'Ultron', level: 2, count: 2 },
      { name: 'Ultron', level: 3, count: 1 },
    ],
  },
  {
    pile: 'behindTheCamera',
    title: 'Behind the Camera pile',
    rules: ['VS-DECK-22', 'VS-ZON-40'],
    holds: [
      { name: 'Trevor Slattery', count: 2 },
      { name: 'The Ten Rings', count: 1 },
    ],
  },
  {
    pile: FACEHUGGERS,
    title: 'Facehugger pile',
    rules: ['VS-DECK-21', 'VS-ZON-28'],
    holds: [
      { name: 'Facehugger', count: 3 },
      { name: 'Extended Incubation', count: 1 },
    ],
  },
  {
    pile: 'key',
    title: 'Key pile',
    rules: ['VS-MEC-PILE-05'],
    broughtBy: 'Buffy',
    holds: [{ name: 'Dawn', count: 4 }],
  },
];

/** VS-DECK-21 to 23: the piles that the deck's cards need are there, and every pile that is there is complete. */
export function checkPiles({ main, cards, side }: ReadDeck): DeckProblem[] {
  return PILES.flatMap((pile) => {
    const { broughtBy } = pile;
    const asking = main !== undefined && pileOf(main) === pile.pile ? main : facesOf(cards).find(needs(pile));
    const brought = side.filter(({ face }) => pileOf(face) === pile.pile);
    if ((asking === undefined || broughtBy !== undefined) && brought.length === 0) return [];
    const wrong = pile.holds.flatMap((kind) => {
      const count = sumOf(brought.filter(({ face }) => fits(face, kind)));
      const level = kind.level === undefined ? '' : ` Level ${kind.level}`;
      return count === kind.count
        ? []
        : [`${countOf(count, 'copy', 'copies')} of ${kind.name}${level}, not ${kind.count}`];
    });
    if (broughtBy !== undefined && ![...(main ? [main] : []), ...facesOf(cards)].some(isCalled(broughtBy)))
      wrong.push(`nobody called ${broughtBy} in the deck or as main character to bring it`);
    const strange = strangers(pile, brought);
    wrong.push(...strange.map((face) => `${labelOf(face)}, which is not part of it`));
    if (wrong.length === 0) return [];
    const why = asking === undefined ? '' : `, which ${labelOf(asking)} needs,`;
    const text = `The ${pile.title}${why} has ${wrong.join('; ')}.`;
    const faces = [...(asking ? [asking] : []), ...facesOf(brought)];
    return [deckProblem('pileContents', pile.rules, faces, text, { pile: pile.pile })];
  });
}

const isCalled =
  (name: string) =>
  ({ card, kind }: Face): boolean =>
    (kind & KIND.character) !== 0 && card.name === name;

type Kind = Pile['holds'][number];
const fits = ({ card, level }: Face, kind: Kind): boolean =>
  card.name === kind.name && (kind.level === undefined || kind.level === level);
const strangers = ({ holds }: Pile, brought: readonly Copies[]): Face[] =>
  facesOf(brought).filter((face) => !holds.some((kind) => fits(face, kind)));

/** A card needs a pile that its text speaks of; Hatch speaks of Facehuggers (VS-KW-HATCH). */
const needs =
  ({ pile }: Pile) =>
  ({ card }: Face): boolean => {
    let found = false;
    walk('powers' in card ? card.powers : [], {
      enter: (node) => {
        if (node.pile === pile || (pile === FACEHUGGERS && node.keyword === 'hatch')) found = true;
      },
    });
    return found;
  };
