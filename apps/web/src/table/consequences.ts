import type { ArenaView } from '@longbox/arena';
import type { CharacterView, VsView } from '@longbox/vs';
import type { Snapshot } from '../workers/game-api.ts';

/** Something that comes of a fight. Cards are told by face, players by seat. */
export type Consequence =
  | { readonly kind: 'stun' | 'wound'; readonly face: string; readonly have: number; readonly of: number }
  | { readonly kind: 'ko' | 'pp' | 'hp' | 'lost'; readonly face: string }
  | { readonly kind: 'level'; readonly face: string; readonly level: number }
  | { readonly kind: 'points'; readonly seat: number; readonly count: number }
  | { readonly kind: 'mission'; readonly seat: number; readonly face: string }
  | { readonly kind: 'out' | 'win' | 'nemesis'; readonly seat: number };

const charactersIn = ({ seats }: VsView): readonly CharacterView[] =>
  seats.flatMap(({ front, back }) => [...front, ...back]);

function ofVs(before: VsView, after: VsView): readonly Consequence[] | undefined {
  if (after.combat !== undefined && !after.over) return undefined;
  const then = new Map(charactersIn(after).map((card) => [card.id, card]));
  const gone = new Set(after.seats.flatMap(({ ko }) => ko.map(({ id }) => id)));
  const found = charactersIn(before).flatMap((card): Consequence[] => {
    const { id, face, health } = card;
    const now = then.get(id);
    if (now === undefined) return gone.has(id) ? [{ kind: 'ko', face }] : [];
    const list: Consequence[] = [];
    if (now.stunned && !card.stunned) list.push({ kind: 'stun', face, have: now.wounds, of: health });
    else if (now.wounds > card.wounds) list.push({ kind: 'wound', face, have: now.wounds, of: health });
    if (now.level > card.level) list.push({ kind: 'level', face: now.face, level: now.level });
    return list;
  });
  const out = after.seats.filter((seat, i) => seat.out && !before.seats[i].out);
  // At the end of a game nobody is out any more, but everybody has a place.
  const winners = after.seats.filter(({ place }) => place === 1);
  return [
    ...found,
    ...(after.over ? winners : out).map(({ seat }): Consequence => ({ kind: after.over ? 'win' : 'out', seat })),
  ];
}

function ofArena(before: ArenaView, after: ArenaView): readonly Consequence[] {
  const list: Consequence[] = [];
  before.seats.forEach((seat, at) => {
    const now = after.seats[at];
    seat.slots.forEach((slot, i) => {
      const [top] = slot.stack;
      if (top === undefined) return;
      const then = now.slots[i];
      if (then.stack.length === 0) list.push({ kind: 'lost', face: top.key });
      else if (then.stack.length < slot.stack.length) list.push({ kind: 'hp', face: top.key });
      else if (then.ready + then.engaged < slot.ready + slot.engaged && at !== before.active)
        list.push({ kind: 'pp', face: top.key });
    });
    if (now.completed > seat.completed && seat.activated !== undefined)
      list.push({ kind: 'mission', seat: at, face: seat.activated.key });
    if (now.points > seat.points) list.push({ kind: 'points', seat: at, count: now.points - seat.points });
  });
  const { result } = after;
  const winner = result?.places.indexOf(1) ?? -1;
  if (result !== undefined && winner !== -1)
    list.push({ kind: result.reason.code === 'battleOfFate' ? 'nemesis' : 'win', seat: winner });
  return list;
}

/** What would have come of a fight, between the table before it and after it; unknown where it is not over then. */
export function consequencesOf(before: Snapshot['view'], after: Snapshot['view']): readonly Consequence[] | undefined {
  if ('challenges' in before) return 'challenges' in after ? ofArena(before, after) : undefined;
  return 'challenges' in after ? undefined : ofVs(before, after);
}
