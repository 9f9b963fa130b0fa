import { type Card, type CardSet, type DeckLine, TEAMS } from '@longbox/vs/language';

/** A deck list as data: which cards, and where it was played or sold. */
export interface DeckList {
  readonly name: string;
  readonly kind: string;
  readonly event?: string;
  readonly place?: number;
  /** Ids of all levels of the main character; none where any of `mainOptions` may lead. */
  readonly main: readonly string[];
  readonly mainOptions?: readonly (readonly string[])[];
  readonly cards: readonly DeckLine[];
  /** What lies outside of the deck: piles and tokens. */
  readonly outside?: readonly DeckLine[];
  readonly needs?: readonly DeckLine[];
}

export function parseDeckList(text: string): DeckList {
  const list: unknown = JSON.parse(text);
  if (!isDeckList(list)) throw new Error('expected a deck list: name, kind, main and cards');
  return list;
}

const isDeckList = (list: unknown): list is DeckList =>
  typeof list === 'object' &&
  list !== null &&
  'name' in list &&
  'kind' in list &&
  'main' in list &&
  Array.isArray(list.main) &&
  'cards' in list &&
  Array.isArray(list.cards);

export interface DeckFile {
  readonly name: string;
  readonly text: string;
}

/** The deck files of a list, one for each character that is there and may lead it; none while cards of the deck are missing. */
export function deckFiles(list: DeckList, sets: readonly CardSet[]): { files: DeckFile[]; missing: string[] } {
  const cards = new Map(sets.flatMap((set) => set.cards.map((card) => [card.id, card])));
  const leaders = list.main.length > 0 ? [list.main] : (list.mainOptions ?? []);
  const ids = [...leaders.flat(), ...list.cards.map(({ id }) => id), ...sideOf(list).map(({ id }) => id)];
  const missing = [...new Set(ids)].filter((id) => !cards.has(id)).sort();
  const isThere = (id: string): boolean => cards.has(id);
  if (![...list.cards, ...sideOf(list)].every(({ id }) => isThere(id))) return { files: [], missing };
  const found = (id: string): Card => {
    const card = cards.get(id);
    if (card === undefined) throw new Error(`there is no card ${id}`);
    return card;
  };
  const files = leaders.flatMap((levels, at) =>
    levels.every(isThere) ? [fileFor(list, found(levels[0]), at, { found, sets })] : [],
  );
  return { files, missing };
}

interface Pool {
  found(id: string): Card;
  readonly sets: readonly CardSet[];
}

const sideOf = ({ outside = [], needs = [] }: DeckList): DeckLine[] => [...outside, ...needs];

function fileFor(list: DeckList, main: Card, at: number, pool: Pool): DeckFile {
  const [set] = main.id.split('-');
  const box = pool.sets.find((one) => one.set === set)?.name ?? set;
  const team = main.teams.map((one) => TEAMS[one][0]).join(' and ');
  // A pile begins beside the deck; tokens come from outside of the game.
  const side = sideOf(list).filter(({ id }) => isPiled(pool.found(id)));
  const isFirst = at === 0 && list.main.length === 0;
  const head = isPlayed(list)
    ? [
        `# ${titleOf(list, main)}`,
        `# event: ${list.event}`,
        ...(list.place === undefined ? [] : [`# place: ${list.place}`]),
      ]
    : [
        `# ${team}, led by ${main.name}`,
        `# ${isFirst ? 'First deck' : 'The first deck'} of ${box}${isFirst ? '' : ' with another main character'}.`,
      ];
  const lines = [
    ...head,
    `1 ${main.name} (${main.id})`,
    ...groups(list.cards, pool),
    ...(side.length === 0 ? [] : ['', '[side]', ...side.map((line) => row(line, pool))]),
  ];
  const key = isPlayed(list)
    ? `played/${kebab(list.event ?? '')}-${kebab(main.name)}`
    : `${set}-${isFirst ? kebab(team.replace(/^The /, '')) : kebab(main.name)}`;
  return { name: `${key}.txt`, text: `${lines.join('\n')}\n` };
}

const isPlayed = ({ kind }: DeckList): boolean => kind === 'tournament';
const isPiled = (card: Card): boolean => card.pile !== undefined;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const titleOf = ({ event, place = 0 }: DeckList, main: Card): string =>
  `${main.name}, ${place === 0 ? 'played' : (PLACES[place - 1] ?? `number ${place}`)} at ${event}`;

const GROUPS: readonly (readonly [string, Card['card']])[] = [
  ['Supporting characters', 'character'],
  ['Plot twists', 'plotTwist'],
  ['Equipment', 'equipment'],
  ['Locations', 'location'],
];

const groups = (lines: readonly DeckLine[], pool: Pool): string[] =>
  GROUPS.flatMap(([title, kind]) => {
    const own = lines.filter(({ id }) => pool.found(id).card === kind);
    return own.length === 0 ? [] : ['', `# ${title}`, ...own.map((line) => row(line, pool))];
  });

const row = ({ count, id }: DeckLine, pool: Pool): string => `${count} ${pool.found(id).name} (${id})`;
const kebab = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.'’*#]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
