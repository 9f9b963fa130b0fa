import type { Thought } from '@longbox/players';
import type { Remote } from 'comlink';
import type { ForWhom, Hint, MindApi, Position } from './game-api.ts';
import { mindClient, startMind } from './game-client.ts';

/** More bring little, and each holds the cards of the table. */
const MOST = 4;
/** The level that takes all the time there is; below it one is enough. */
const TOGETHER = 'legend';
/** How long the first waits for those who are not done when it is, in milliseconds: some may still be starting. */
const GRACE = 150;

const others: Remote<MindApi>[] = [];

/** How many can think beside the page and the table. */
export const membersOn = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

/** The same decision in every worker, each with luck of its own; who comes too late is not waited for. */
async function ponderAll(position: Position, forWhom: ForWhom): Promise<Thought[]> {
  const thoughts: Thought[] = [];
  const ponder = async (mind: Remote<MindApi>, member: number): Promise<void> => {
    const thought = await mind.ponder(position, forWhom, member);
    if (thought !== undefined) thoughts.push(thought);
  };
  const first = ponder(mindClient(), 0);
  const rest = Promise.allSettled(others.map((mind, i) => ponder(mind, i + 1)));
  await first;
  await Promise.race([rest, new Promise((done) => setTimeout(done, GRACE))]);
  return [...thoughts];
}

/** What the computer at the deciding seat answers. At the highest level as many think together as the machine has room for. */
export async function thinkTogether(position: Position): Promise<number | undefined> {
  if (!position.plan.seats.some(({ level }) => level === TOGETHER)) return mindClient().think(position);
  const count = membersOn(navigator.hardwareConcurrency);
  while (others.length < count - 1) others.push(startMind(`mind ${others.length + 2}`));
  return mindClient().agree(await ponderAll(position, 'computer'));
}

/** The best ways for the person who must decide, by those who are there. */
export async function hintTogether(position: Position): Promise<readonly Hint[]> {
  return mindClient().hintsOf(position, await ponderAll(position, 'person'));
}
