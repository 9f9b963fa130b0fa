import { between, type Dice } from './random.ts';
import { disc } from './shapes.ts';

/** What stands on the ground of a location: dark shapes, and lit details in them. The field is 140 by 100. */
export interface Scene {
  readonly sky: string;
  readonly dark: string;
  readonly lit: string;
}

export type Scenery = (dice: Dice) => Scene;

export const sun = (d: Dice): string => disc(between(d, 36, 104), between(d, 30, 44), between(d, 18, 26));
