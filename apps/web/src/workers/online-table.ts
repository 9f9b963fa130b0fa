import type { LogLine } from '@longbox/games';
import type { Beat } from '@longbox/kernel';
import { applyDelta, type Json, type MatchDoc, type Told as ToldRow } from '@longbox/protocol';
import { isSetKey, setOfCard } from '@longbox/vs-sets/set-keys';
import type { Cue } from './cue.ts';
import type { Asked, Snapshot, TableBeat } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import { withKit } from './kits.ts';
import type { OnlineApi, OnlineLook, OnlineNews } from './online-api.ts';
import { present, presentAsked, tellAll } from './present.ts';
import { bring } from './vs-shelf.ts';

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

  /** Takes in what was told since, and hands back how it is to be shown. */
  const hear = (told: readonly ToldRow[], before: V, after: V, isFresh: boolean): readonly TableBeat[] => {
    const [earlier, later] = [before, after].map((each) => ({ view: each, known: kit.known(each) }));
    const beats: TableBeat[] = [];
    let shown = before;
    for (const { row, events = [], to, views } of told) {
      if (to !== undefined) lines = lines.filter((line) => line.row <= to);
      for (const { events: heard, view: then } of beatsOf<E, V>(
        events as unknown as readonly E[],
        views,
        shown,
        after,
      )) {
        const cues: Cue[] = [];
        for (const event of heard) {
          // A story heard from the start knows no earlier view; its lines say when turns begin.
          const turn = isFresh ? (lines.at(-1)?.turn ?? 0) : kit.glance(before).turn;
          const said = tellAll(kit, [event], earlier, later, turn);
          lines = [...lines, ...said.map((line) => ({ ...line, id: nextId++, row }))];
          if (!isFresh) cues.push(...[kit.cue(event, shown, then) ?? []].flat());
        }
        shown = then;
        if (isFresh) continue;
        const { turn, active, deciding } = kit.glance(then);
        const faces = then === after ? later.known.faces : kit.known(then).faces;
        beats.push({ turn, active, deciding, view: then, cues, faces, lines: lines.length });
      }
    }
    return beats;
  };

  return {
    see({ plan, viewer, rows, doc, told, isFresh }) {
      const { hands, view: own, asked, result, undo, proposal } = asViews<V>(doc);
      const next = hands === undefined ? own : kit.together(hands);
      const before = isFresh ? undefined : view;
      view = next;
      if (before === undefined) lines = [];
      // People who come back see the present state, not everything that moved meanwhile.
      const beats = hear(told, before ?? next, next, before === undefined);
      const isAsked = asked !== undefined && asked.seat === viewer;
      const snapshot = present(kit, {
        plan,
        view: next,
        seat: viewer === 'watcher' ? 0 : viewer,
        seq: rows,
        deciding: asked?.seat,
        asked: isAsked ? askedOf(kit, asked, next) : undefined,
        result,
        lines,
        beats,
        canUndo: undo !== undefined && result === undefined && proposal === undefined,
      });
      return { snapshot, moment: isAsked ? kit.moment(next, asked.seat) : undefined };
    },
  };
}

/** The beats of one row. A row that brings no views is one beat, and shows what came of them all. */
function beatsOf<E, V>(events: readonly E[], views: ToldRow['views'], before: V, after: V): Beat<E, V>[] {
  const beats: Beat<E, V>[] = [];
  let at = 0;
  let view = before;
  for (const { upTo, delta } of views ?? []) {
    if (delta !== undefined) view = applyDelta(view as unknown as Json, delta) as unknown as V;
    beats.push({ events: events.slice(at, upTo), view });
    at = upTo;
  }
  beats.push({ events: events.slice(at), view: after });
  return beats;
}

function askedOf<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  { ask, seat, source, options = {}, faces: found = {} }: NonNullable<MatchDoc['asked']>,
  view: V,
): Asked {
  const open = Object.entries(options).map(([choice, option]) => [Number(choice), option] as const);
  const decision = { ask, seat, source, options: open, seen: (card: number) => found[card] };
  return presentAsked(kit, decision, view, kit.known(view), undefined);
}

let shown: { readonly match: string; readonly sets: readonly string[]; readonly table: OnlineTable } | undefined;

/** Ids of cards, wherever they stand in what a server tells. */
const CARD_ID = /"([a-z][a-z0-9]*-\d+[a-z]?)"/g;

/** The sets that have been seen of a match. They come as their cards do: a deck says nothing before it is played. */
async function setsShown(news: unknown, before: readonly string[]): Promise<readonly string[]> {
  const ids = [...JSON.stringify(news).matchAll(CARD_ID)].map(([, id]) => id);
  const fresh = [...new Set(ids.map(setOfCard))].filter((key) => isSetKey(key) && !before.includes(key));
  if (fresh.length === 0) return before;
  await bring(fresh);
  return [...before, ...fresh];
}

/** One after the other: news that needs cards must not be overtaken by the next. */
let last: Promise<unknown> = Promise.resolve();

async function seeNext({ plan, ...news }: OnlineNews): Promise<OnlineLook> {
  const { game, seed } = plan;
  // Rules run on the server: no set is compiled here, and what a view shows is known by its cards alone.
  if (shown?.match !== seed) shown = { match: seed, sets: [], table: withKit({ game, sets: [] }, onlineTable) };
  const { table, sets: before } = shown;
  const sets = game === 'vs' ? await setsShown(news, before) : before;
  shown = { match: seed, sets, table };
  return table.see({ ...news, plan: { ...plan, sets } });
}

export const onlineApi: OnlineApi = {
  seeOnline(news) {
    const look = last.then(() => seeNext(news));
    last = look.catch(() => undefined);
    return look;
  },
  reasonsInWords(game, reasons, language) {
    return withKit({ game, sets: [] }, (kit) =>
      reasons.map((reason) => ({ ...reason, text: kit.reasonText(reason, language) })),
    );
  },
};
