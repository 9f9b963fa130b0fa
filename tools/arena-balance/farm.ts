import { type ChildProcess, fork } from 'node:child_process';
import { emptyTally, type LevelTally, mergeInto, playInto } from './tally.ts';

/** Games of one player and level with these numbers; one process plays a block at a time. */
export interface Block {
  readonly player: string;
  readonly level: string;
  readonly from: number;
  readonly count: number;
}

/** Every ordered pair of decks once. */
export const BLOCK = 16;

function playBlock({ player, level, from, count }: Block): LevelTally {
  const tally = emptyTally(player, level);
  for (let number = from; number < from + count; number++) playInto(tally, number);
  return tally;
}

/** What a child does: plays blocks until its parent is gone. */
export function serveBlocks(): void {
  process.on('message', (block: Block) => process.send?.(playBlock(block)));
}

/**
 * Plays blocks of the levels in turn until each has `games`, or until the time is up: what has begun is finished, so that the games
 * of a level are always those of the first numbers.
 */
export async function playAll(
  tallies: readonly LevelTally[],
  limits: { readonly games: number; readonly workers: number; readonly until: number },
): Promise<void> {
  const next = new Map(tallies.map((tally) => [tally, tally.games]));
  const take = (): Block | undefined => {
    if (Date.now() > limits.until) return undefined;
    const [least] = [...next].sort((a, b) => a[1] - b[1]);
    if (least === undefined || least[1] >= limits.games) return undefined;
    const [{ player, level }, from] = least;
    next.set(least[0], from + BLOCK);
    return { player, level, from, count: BLOCK };
  };
  const note = (played: LevelTally): void => {
    const into = tallies.find(({ player, level }) => player === played.player && level === played.level);
    if (into !== undefined) mergeInto(into, played);
  };
  if (limits.workers === 1) {
    for (let block = take(); block !== undefined; block = take()) note(playBlock(block));
    return;
  }
  await Promise.all(Array.from({ length: limits.workers }, () => employ(take, note)));
}

/** One child, which gets a block whenever it has played one. */
function employ(take: () => Block | undefined, note: (played: LevelTally) => void): Promise<void> {
  const child: ChildProcess = fork(process.argv[1], ['--serve']);
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const block = take();
      if (block === undefined) child.kill();
      else child.send(block);
    };
    child.on('message', (played: LevelTally) => {
      note(played);
      give();
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === null || code === 0 ? resolve() : reject(new Error('a child has failed'))));
    give();
  });
}
