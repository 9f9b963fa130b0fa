import type { MinedGame } from '@longbox/testkit/scene/mined';

const ID = /^(vs|arena)-mined-(\d+)$/;

/** Which puzzle of which file an id means. */
export function minedOf(id: string): { readonly game: MinedGame; readonly at: number } | undefined {
  const [, game, number] = ID.exec(id) ?? [];
  if (game !== 'vs' && game !== 'arena') return undefined;
  return { game, at: Number(number) - 1 };
}
