/** A number with its sign; a zero takes the sign it stands beside. A letter is always gained. */
export const signed = (value: number | string, sign: '+' | '-'): string =>
  typeof value === 'string' ? `+${value}` : value === 0 ? `${sign}0` : value > 0 ? `+${value}` : `-${-value}`;

/** "+3/+0", "-3/-0", "+X/+0". */
export function pair([atk = 0, def = 0]: readonly (number | string)[]): string {
  const sign = isNegative(atk) || isNegative(def) ? '-' : '+';
  return `${signed(atk, sign)}/${signed(def, sign)}`;
}

const isNegative = (value: number | string): boolean => typeof value === 'number' && value < 0;
