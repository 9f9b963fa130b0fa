/** Which ideas somebody has met in the guided game on the table; a reload keeps them. */
const KEY = 'longbox.guide';

interface Kept {
  readonly seed: string;
  readonly met: readonly string[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'seed' in value && 'met' in value && Array.isArray(value.met);

export function readMet(seed: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return isKept(found) && found.seed === seed ? found.met : [];
  } catch {
    // Storage may be closed to us, or hold what we did not write.
    return [];
  }
}

export function keepMet(seed: string, met: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ seed, met } satisfies Kept));
  } catch {
    // It is remembered until the page is closed.
  }
}
