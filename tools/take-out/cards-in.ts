import type { SourceFile } from '@longbox/testkit/coverage';
import type { Card } from '@longbox/vs/language';

/** The cards that tests speak of by id or by name, with all that have the same name: other levels and versions. */
export function cardsIn(files: readonly SourceFile[], cards: readonly Card[]): string[] {
  const text = files.map((file) => file.text).join('\n');
  const names = new Set(
    cards.filter(({ id, name }) => text.includes(id) || text.includes(name)).map(({ name }) => name),
  );
  return cards.filter(({ name }) => names.has(name)).map(({ id }) => id);
}
