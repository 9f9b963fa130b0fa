/** A number with its sign; a zero takes the sign it stands beside. */
export const signed = (value: number, sign: '+' | '-'): string =>
  value === 0 ? `${sign}0` : value > 0 ? `+${value}` : `-${-value}`;

/** "+3/+0", "-3/-0". */
export function pair(atk: number, def: number): string {
  const sign = atk < 0 || def < 0 ? '-' : '+';
  return `${signed(atk, sign)}/${signed(def, sign)}`;
}
