import type { GameDescription, GameName } from '@longbox/games';
import { arenaTracker } from './arena-tracker.ts';
import type { LabGame } from './lab-game.ts';
import type { Tracker } from './tracker.ts';
import { vsTracker } from './vs-tracker.ts';

const TRACKERS: Readonly<Record<GameName, Tracker>> = { vs: vsTracker, arena: arenaTracker };

/** A game as the lab wants it. */
export const labGameOf = ({ name, game }: GameDescription): LabGame => ({ game, tracker: TRACKERS[name] });
