/** Whom one does not want to read, by their id. The server leaves their lines out; the names are for undoing it. */
export type MutedPeople = ReadonlyMap<string, string>;

const STORED = 'longbox.muted';

const isPair = (found: unknown): found is [string, string] =>
  Array.isArray(found) && found.length === 2 && found.every((part) => typeof part === 'string');

export function mutedPeople(): MutedPeople {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return new Map(Array.isArray(found) ? found.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

export function keepMuted(muted: MutedPeople, player: string, name: string, isMuted: boolean): MutedPeople {
  const others = [...muted].filter(([id]) => id !== player);
  const next: MutedPeople = new Map(isMuted ? [...others, [player, name]] : others);
  localStorage.setItem(STORED, JSON.stringify([...next]));
  return next;
}
