/** What is measured of a seat; names are message keys. Must match the order in `weights.ts`. */
export const FEATURES = [
  /** Wounds the main character can still take. */
  'health',
  /** The next wound is the last. */
  'brink',
  /** Level of the main character. */
  'level',
  /** Tenths of the way to the next level. */
  'progress',
  /** The main character is stunned: it cannot be wounded again before it recovers. */
  'mainDown',
  /** The main character is exposed: in front, or behind nobody. */
  'exposed',
  /** ATK and DEF of the face-up main character. */
  'mainAtk',
  'mainDef',
  /** Face-up supporting characters, and their ATK and DEF. */
  'characters',
  'atk',
  'def',
  /** Face-up enemies that some character of the seat could stun alone. */
  'menace',
  /** Cost of supporting characters that are stunned but not out. */
  'downCost',
  /** Face-up characters in the front row. */
  'cover',
  /** ATK that can still be used this turn. */
  'readyAtk',
  /** Enemy main characters it could stun at its next chance, by ATK that reaches them. */
  'reach',
  /** Of these, enemy main characters whose next wound is the last, now or at its next chance. */
  'lethal',
  'lethalNow',
  /** Face-up characters that fly or shoot. */
  'flyers',
  'shooters',
  /** Cards in hand, the first four and those beyond. */
  'hand',
  'fullHand',
  /** Resources, the first five and those beyond, up to nine. */
  'resources',
  'lateResources',
  /** Face-up locations. */
  'locations',
  /** It is this seat's turn. */
  'turn',
  /** What the XP gained so far are worth, in tens of points: what the next level brings, by the share of its XP. */
  'promise',
  /** The next XP brings the next level. */
  'nearLevel',
  /** Super powers that face-up locations can pay for. */
  'powers',
  /** Wounds that supporting characters can take before the last. */
  'lives',
  /** How far the viewer's own hand is better than unseen cards, in tens of points. */
  'handWorth',
  /** It needs fewer turns to win than its enemies need to bring it down. */
  'ahead',
] as const;
export type Feature = (typeof FEATURES)[number];
export const FEATURE = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;
