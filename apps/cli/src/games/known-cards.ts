import type { CardId } from '@longbox/kernel';

/** Keys of all cards that a view shows. They are `{ id, face }` in one game and `{ card, key }` in the other. */
export function keysIn(view: unknown): Map<CardId, string> {
  const keys = new Map<CardId, string>();
  gather(view, keys);
  return keys;
}

function gather(view: unknown, into: Map<CardId, string>): void {
  if (typeof view !== 'object' || view === null) return;
  if ('id' in view && 'face' in view) keep(view.id, view.face, into);
  if ('card' in view && 'key' in view) keep(view.card, view.key, into);
  for (const part of Object.values(view)) gather(part, into);
}

function keep(id: unknown, key: unknown, into: Map<CardId, string>): void {
  if (typeof id === 'number' && id >= 0 && typeof key === 'string') into.set(id, key);
}
