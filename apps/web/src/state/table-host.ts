import type { Option } from '@longbox/kernel';
import type { AttackPlan, Picked, Snapshot, Told, Wish } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import type { Language } from './settings.ts';

/** Who holds the game on the table: the worker with the rules, or a server far away. */
export interface TableHost {
  choose(choices: number[]): Promise<Snapshot>;
  concede(): Promise<Snapshot>;
  undo(): Promise<Snapshot>;
  pick(cards: number[], language: Language): Promise<Picked>;
  planAttacks(attackers: number[]): Promise<readonly AttackPlan[]>;
  explain(intent: Option, language: Language): Promise<readonly Told[]>;
  preview(wish: Wish): Promise<Snapshot['view'] | undefined>;
}

let elsewhere: TableHost | undefined;

export const tableHost = (): TableHost => elsewhere ?? gameClient();

/** Whether the rules of the game on the table are here, where a mind can try things out. */
export const isHere = (): boolean => elsewhere === undefined;

export function setTableHost(host: TableHost | undefined): void {
  elsewhere = host;
}
