import type { LogLine } from '@longbox/games';
import { namer } from '@longbox/games';
import type { Seat } from '@longbox/kernel';
import type { MatchDoc, Told as ToldRow } from '@longbox/protocol';
import { arenaKit } from './arena-kit.ts';
import type { Cue } from './cue.ts';
import type { Asked, Offer, Snapshot } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import type { OnlineApi, OnlineLook, OnlineNews } from './online-api.ts';
import { vsKit } from './vs-kit.ts';

interface OnlineTable {
  see(news: OnlineNews): OnlineLook;
}

interface Line extends LogLine {
  /** Row of the match's log it tells of. */
  readonly row: number;
}

/** Views and events are what this game's server made; the frame around them was checked when it came. */
const asViews = <V>(doc: MatchDoc) => doc as unknown as MatchDoc<V>;

function onlineTable<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>): OnlineTable {
  let view: V | undefined;
  let lines: readonly Line[] = [];
  let nextId = 0;

  const hear = (told: readonly ToldRow[], before: V, after: V, isFresh: boolean): readonly Cue[] => {
    const [known, then] = [kit.known(before), kit.known(after)];
    const faceOf = namer(known, then);
    const controllerOf = (card: number): Seat | undefined => known.controllers.get(card) ?? then.controllers.get(card);
    const cues: Cue[] = [];
    for (const { row, events = [], to } of told) {
      if (to !== undefined) lines = lines.filter((line) => line.row <= to);
      for (const event of events as unknown as readonly E[]) {
        // A story heard from the start knows no earlier view; its lines say when turns begin.
        const turn = isFresh ? (lines.at(-1)?.turn ?? 0) : kit.glance(before).turn;
        const line = kit.tell(event, { turn, faceOf, controllerOf }, before, after);
        if (line !== undefined) lines = [...lines, { ...line, id: nextId++, row }];
        const cue = kit.cue(event, before);
        if (cue !== undefined) cues.push(cue);
      }
    }
    return cues;
  };

  return {
    see({ plan, viewer, rows, doc, told, isFresh }) {
      const { hands, view: own, asked, result, undo, proposal } = asViews<V>(doc);
      const next = hands === undefined ? own : kit.together(hands);
      const before = isFresh ? undefined : view;
      view = next;
      if (before === undefined) lines = [];
      const cues = hear(told, before ?? next, next, before === undefined);
      const isAsked = asked !== undefined && asked.seat === viewer;
      const snapshot = kit.frame(
        {
          ...kit.glance(next),
          plan,
          seat: viewer === 'watcher' ? 0 : viewer,
          curtain: undefined,
          seq: rows,
          deciding: asked?.seat,
          faces: kit.known(next).faces,
          asked: isAsked ? askedOf(kit, asked, next) : undefined,
          result,
          lines,
          // Whoever comes back sees where things stand, not everything that moved meanwhile.
          cues: before === undefined ? [] : cues,
          canUndo: undo !== undefined && result === undefined && proposal === undefined,
        },
        next,
      );
      return { snapshot, moment: isAsked ? kit.moment(next, asked.seat) : undefined };
    },
  };
}

function askedOf<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  { ask, seat, source, options = {}, faces: found = {} }: NonNullable<MatchDoc['asked']>,
  view: V,
): Asked {
  const { faces } = kit.known(view);
  const offers = Object.entries(options).map(([choice, option]): Offer => {
    const face = option.card === undefined ? undefined : (faces.get(option.card) ?? found[option.card]);
    return { ...kit.place(option, view), choice: Number(choice), face };
  });
  const seen = { source, options: offers, view, seat };
  return { ask, source, offers, set: kit.pickSet(seen, undefined) };
}

let shown: { readonly match: string; readonly table: OnlineTable } | undefined;

export const onlineApi: OnlineApi = {
  seeOnline(news) {
    const { game, seed } = news.plan;
    if (shown?.match !== seed)
      shown = { match: seed, table: game === 'vs' ? onlineTable(vsKit()) : onlineTable(arenaKit()) };
    return shown.table.see(news);
  },
  reasonsInWords(game, reasons, language) {
    const kit = game === 'vs' ? vsKit() : arenaKit();
    return reasons.map((reason) => ({ ...reason, text: kit.reasonText(reason, language) }));
  },
};
