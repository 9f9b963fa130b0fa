/** A card as a facts file tells it: names and numbers as printed. */
export interface Fact {
  readonly number: string;
  /** The set's name. */
  readonly set?: string;
  readonly name: string;
  readonly type: string;
  readonly subtype?: string;
  readonly level?: number;
  /** A string where the card prints a sign, as "0+". */
  readonly cost?: number | string;
  readonly atk?: number | string;
  readonly def?: number | string;
  readonly health?: number | string;
  readonly flight: boolean;
  readonly ranged: boolean;
  readonly teams: readonly string[];
  readonly rules: string;
  /** A wording that came after the print. */
  readonly laterRules?: string;
  readonly powers: readonly string[];
}

const FIELDS = { number: 'string', name: 'string', type: 'string', flight: 'boolean', ranged: 'boolean' } as const;

/** Reads a facts file: a JSON list of cards. Throws where a card lacks what every card has. */
export function parseFacts(text: string): Fact[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('expected a list of cards');
  return list.map((entry: unknown, index) => {
    if (!isFact(entry)) throw new Error(`entry ${index + 1} is not a card: ${JSON.stringify(entry).slice(0, 80)}`);
    return entry;
  });
}

function isFact(entry: unknown): entry is Fact {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = new Map<string, unknown>(Object.entries(entry));
  return (
    Object.entries(FIELDS).every(([field, type]) => typeof fields.get(field) === type) &&
    Array.isArray(fields.get('teams')) &&
    Array.isArray(fields.get('powers'))
  );
}

export const idOf = (fact: Fact): string => fact.number.toLowerCase();
