import { sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import {
  type Card,
  type CharacterCard,
  type Effect,
  equipment,
  main,
  type Power,
  plotTwist,
  type SuperPower,
  superPower,
  supporting,
  type Team,
  type Timing,
} from '../src/index.ts';

export { body } from '@longbox/testkit/scene/builder';

/** Scenes of the Vs. System. */
export const scene = sceneFor(vsScenes);

const idOf = (name: string): string => `x-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

type Wish = Partial<Omit<CharacterCard, 'card' | 'type' | 'name' | 'powers'>>;

/** An invented supporting character with powers: 2/2, cost 1, health 2, an Avenger, unless the wish says otherwise. */
export const hero = (name: string, powers: readonly Power[], wish: Wish = {}): Card =>
  supporting({ id: idOf(name), name, cost: 1, atk: 2, def: 2, health: 2, teams: ['avengers'], ...wish, powers });

/** An invented main character with powers: 2/9, health 9, unless the wish says otherwise. */
export const chief = (name: string, powers: readonly Power[], wish: Wish = {}): Card => {
  const level = wish.level ?? 1;
  return main({
    id: `${idOf(name)}-${level}`,
    name,
    level,
    atk: 2,
    def: 9,
    health: 9,
    teams: ['avengers'],
    ...wish,
    powers,
  });
};

/** An invented Plot Twist of no team. */
export const twist = (name: string, timing: Timing, ...effects: Effect[]): Card =>
  plotTwist({ id: idOf(name), name, timing, effects });

export const teamTwist = (name: string, team: Team, timing: Timing, ...effects: Effect[]): Card =>
  plotTwist({ id: idOf(name), name, team, timing, effects });

/** Invented equipment of no team, cost 1. */
export const gear = (
  name: string,
  powers: readonly Power[],
  wish: { cost?: number; teams?: readonly Team[] } = {},
): Card => equipment({ id: idOf(name), name, cost: 1, teams: [], ...wish, powers });

/** A Main Super Power that costs nothing: the plainest way to make something happen. */
export const does = (name: string, ...effects: Effect[]): SuperPower => superPower(name, 'main', [], ...effects);

/** The names of the cards in a zone of a seat, as `seat('ann')` tells them. */
export function listed(seat: { readonly [zone: string]: unknown }, zone: string): readonly string[] {
  const cards = seat[zone];
  return Array.isArray(cards) ? cards : [];
}
