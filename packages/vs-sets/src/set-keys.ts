/** Every set, in the order in which they came into the project. Replay codes count on it: a new set goes to the end. */
export const SET_KEYS = [
  'mnb',
  'mcu1',
  'civ',
  'aff',
  'def',
  'aln',
  'leg',
  'ban',
  'mcu2',
  'hox',
  'mcu3',
  'thu',
  'sec',
  'nbx',
  'vsp',
  'car',
  'boy',
  'svh',
  'tub',
  'res',
  'prd',
  'mmu',
  'tbb',
] as const;
export type SetKey = (typeof SET_KEYS)[number];

/** What games were played with before a log named its sets. */
export const FIRST_SETS: readonly SetKey[] = ['mnb', 'mcu1', 'civ'];

/** Sets by their places in `SET_KEYS`, as codes name them. */
export function setsAt(places: readonly number[]): readonly string[] {
  return places.map((place) => {
    const key = SET_KEYS[place];
    if (key === undefined) throw new Error('this was played with cards that came later than this program');
    return key;
  });
}

/** The set a card is of: what its id begins with. */
export const setOfCard = (id: string): string => id.slice(0, Math.max(0, id.indexOf('-')));

export const isSetKey = (key: string): key is SetKey => SET_KEYS.some((each) => each === key);

/** What the sets are called, for programs that have not loaded them. */
export const SET_NAMES: Readonly<Record<SetKey, string>> = {
  mnb: 'The Marvel Battles',
  mcu1: 'The MCU Battles',
  civ: 'The Civil War Battles',
  aff: 'A-Force',
  def: 'The Defenders',
  aln: 'The Alien Battles',
  leg: 'Legacy',
  ban: 'Banned original printings',
  mcu2: 'MCU Heroes',
  hox: 'House of X',
  mcu3: 'MCU Villains',
  thu: 'Thunderbolts',
  sec: 'Secret Avengers',
  nbx: 'The New Brotherhood',
  vsp: 'Promo',
  car: 'Maximum Carnage',
  boy: 'The Boys',
  svh: 'S.H.I.E.L.D. vs. Hydra',
  tub: 'The Utopia Battles',
  res: 'Resistance',
  prd: 'The Predator Battles',
  mmu: 'Monsters Unleashed',
  tbb: 'The Buffy Battles',
};
