import type { Viewer } from '@longbox/kernel';
import type { ToyState } from './toy-game.ts';
import { TOY_FACES } from './toy-words.ts';

/** What a viewer of the toy game must not be told: ids of cards it cannot see, and names that only those have. */
export function toySecrets(s: ToyState, viewer: Viewer): string[] {
  const hidden = new Set([...s.decks, ...s.hands.filter((_, seat) => seat !== viewer)].flat());
  const seen = new Set(Array.from(s.face).filter((_, card) => !hidden.has(card)));
  const names = TOY_FACES.filter((_, face) => !seen.has(face));
  return [...[...hidden].map((card) => `"card":${card}`), ...names];
}
