import type { VsEvent, VsGame, VsState } from '@longbox/vs';
import type { Card } from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';

/** Something every card must have done once: been played, had a power used, had a trigger go off. */
export interface Goal {
  readonly key: string;
  readonly card: Card;
  /** The super power that is to be used. */
  readonly power?: string;
}

/** Cards that are never played by their own text: Trevor Slattery can neither appear nor be a resource. */
export const UNPLAYABLE: readonly string[] = ['mcu1-048'];

const played = (id: string): string => `play ${id}`;
const used = (id: string, power: string): string => `use ${id} ${power}`;
const wentOff = (id: string, power: string): string => `trigger ${id} ${power}`;

export function allGoals(vs: VsGame): Map<string, Goal> {
  const goals = new Map<string, Goal>();
  const add = (key: string, card: Card, power?: string): void => {
    goals.set(key, { key, card, ...(power !== undefined && { power }) });
  };
  for (const card of VS_SETS.flatMap(({ cards }) => cards)) {
    if (!UNPLAYABLE.includes(card.id)) add(played(card.id), card);
    for (const { power } of vs.catalogue.faceOf(card.id)?.powers ?? []) {
      if (power.power === 'super') add(used(card.id, power.name), card, power.name);
      else if (power.power !== 'static' && power.power !== 'keyword') add(wentOff(card.id, power.name), card);
    }
  }
  return goals;
}

/** A node of the card's tree that is to be executed; under `powers.N` it belongs to that power. */
export function nodeGoal(card: Card, path: string): Goal {
  const [, at] = /^powers\.(\d+)/.exec(path) ?? [];
  const power = at !== undefined && 'powers' in card ? card.powers?.[Number(at)] : undefined;
  return { key: `node ${card.id} ${path}`, card, ...(power?.power === 'super' && { power: power.name }) };
}

const IN_PLAY = ['front', 'back', 'playing', 'equipped'];

/** Goals that events show to be reached; `before` are the faces by card from before the events. */
export function reached(vs: VsGame, s: VsState, before: ArrayLike<number>, events: readonly VsEvent[]): string[] {
  const faceIn = (faces: ArrayLike<number>, card: number): string => vs.catalogue.faces[faces[card]].id;
  return events.flatMap((event) => {
    switch (event.type) {
      case 'usedPower':
        return [used(faceIn(before, event.card), event.power), ...equipmentWith(vs, event.power, used)];
      case 'triggered':
        return [
          wentOff(faceIn(before, event.card), event.power),
          wentOff(faceIn(s.face, event.card), event.power),
          ...equipmentWith(vs, event.power, wentOff),
        ];
      case 'leveled':
      case 'transformed':
        return [played(event.face)];
      case 'moved': {
        const isPlayed = IN_PLAY.includes(event.to) || (event.to === 'resources' && event.faceDown !== true);
        return isPlayed && event.face !== undefined ? [played(event.face)] : [];
      }
      default:
        return [];
    }
  });
}

/** A character has the powers of its equipment as its own. */
const equipmentWith = ({ catalogue }: VsGame, power: string, goal: typeof used): string[] =>
  catalogue.faces.flatMap(({ card, id }) =>
    card.card === 'equipment' && card.powers.some((one) => 'name' in one && one.name === power)
      ? [goal(id, power)]
      : [],
  );
