import { create } from 'zustand';
import type { AttackPlan, ForkPlayer, Hint, Offer, Picked, Snapshot, TablePlan } from '../workers/game-api.ts';
import { gameClient, onWorkerTrouble } from '../workers/game-client.ts';
import { hintTogether, thinkTogether } from '../workers/minds.ts';
import { useSettings } from './settings.ts';
import { isHere, setTableHost, type TableHost, tableHost } from './table-host.ts';

/** What the person points at: the snapshot says what is so, this says what they are about to do. */
interface TableStore {
  readonly snapshot: Snapshot | undefined;
  /** `undefined` until it is known whether there is a game to come back to. */
  readonly isThere: boolean | undefined;
  readonly selected: readonly number[];
  /** Targets for the selected attackers; empty if they cannot attack together. */
  readonly attacks: readonly AttackPlan[];
  readonly note: Note | undefined;
  /** The card shown large. */
  readonly shown: Shown | undefined;
  readonly error: Error | undefined;
  /** One request at a time, so that answers arrive in order and no choice is made twice. */
  readonly isBusy: boolean;
  /** The button of the prompt that is pointed at. */
  readonly pointed: Offer | undefined;
  /** What a mind would do in the person's place, once asked for. */
  readonly hints: readonly Hint[] | undefined;
  readonly isHinting: boolean;
  /** The sheet that is open over the table. */
  readonly open: 'log' | 'menu' | undefined;

  /** Puts a table on the screen that somebody else holds, or takes it away again. */
  attach(host: TableHost | undefined): void;
  /** News of a table that somebody else holds. */
  receive(snapshot: Snapshot): void;
  start(plan: TablePlan): Promise<void>;
  resume(): Promise<void>;
  leave(): Promise<void>;
  choose(choices: readonly number[]): Promise<void>;
  /** Takes a button of the prompt; where cards were picked for a set, passing hands them in. */
  take(offer: Offer): Promise<void>;
  /** Lets a computer think, and answer once the table is ready for it, if it still is wanted then. */
  computer(isReady: () => Promise<void>, isWanted: () => boolean): Promise<void>;
  lift(): Promise<void>;
  concede(): Promise<void>;
  undo(): Promise<void>;
  /** Back to where a step of a lesson began. */
  rewind(seq: number): Promise<void>;
  /** Goes on from a moment of the game on show. */
  fork(seq: number, players: readonly ForkPlayer[]): Promise<void>;
  select(cards: readonly number[]): Promise<void>;
  /** Picks cards of a set; a full set is handed in, and so is one that is `ended`. */
  pick(cards: readonly number[], isEnded?: boolean): Promise<void>;
  hint(): Promise<void>;
  forgetHints(): void;
  setOpen(open: 'log' | 'menu' | undefined): void;
  say(note: Note | undefined): void;
  show(shown: Shown | undefined): void;
  point(offer: Offer | undefined): void;
}

/** A refusal, for the prompt line: a reason's code, its rules, and what it is about. */
export interface Note {
  readonly code: string;
  readonly rules: readonly string[];
  /** The reason in words, where the rules bring them along. */
  readonly text: string | undefined;
  readonly name: string;
  /** The card it is about, where its name is not known here. */
  readonly card?: number;
}

export interface Shown {
  readonly face: string;
  readonly id: number | undefined;
}

const FRESH = { selected: [], attacks: [], note: undefined, hints: undefined, pointed: undefined } as const;

/** Every snapshot brings all lines; known lines stay the same objects, so that they are not drawn again. */
function keepLines(before: Snapshot | undefined, after: Snapshot): Snapshot {
  if (before?.plan.seed !== after.plan.seed || before.seat !== after.seat) return after;
  const lines = after.lines.map((line, i) => (before.lines[i]?.id === line.id ? before.lines[i] : line));
  return { ...after, lines };
}

/** Moves without a pause are drawn together for so many milliseconds. */
const HURRY = 80;

const isComputers = ({ result, deciding, plan }: Snapshot): boolean =>
  result === undefined && deciding !== undefined && plan.seats[deciding].player === 'computer';

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export const useTable = create<TableStore>((set, get) => {
  onWorkerTrouble((error) => set({ error, isBusy: false }));
  const ask = async (
    request: () => Promise<Snapshot>,
    isShown: (next: Snapshot) => boolean = () => true,
  ): Promise<Snapshot | undefined> => {
    if (get().isBusy) return undefined;
    set({ isBusy: true });
    try {
      const next = await request();
      if (isShown(next)) set({ snapshot: keepLines(get().snapshot, next), isThere: true, isBusy: false, ...FRESH });
      else set({ isBusy: false });
      return next;
    } catch (error) {
      set({ error: asError(error), isBusy: false });
      return undefined;
    }
  };
  const draw = async (request: () => Promise<Snapshot>): Promise<void> => void (await ask(request));
  return {
    snapshot: undefined,
    isThere: undefined,
    shown: undefined,
    error: undefined,
    isBusy: false,
    isHinting: false,
    open: undefined,
    ...FRESH,
    attach(host) {
      setTableHost(host);
      const nothing = { snapshot: undefined, isThere: undefined, shown: undefined, error: undefined, open: undefined };
      set({ ...nothing, isBusy: false, ...FRESH });
    },
    receive(next) {
      const { snapshot: before, isBusy } = get();
      const isMoved = before?.seq !== next.seq || before.plan.seed !== next.plan.seed;
      set({ snapshot: keepLines(before, next), isThere: true, ...(isMoved && !isBusy && FRESH) });
    },
    async start(plan) {
      set({ shown: undefined, error: undefined, open: undefined });
      await draw(() => gameClient().start(plan));
    },
    async resume() {
      if (get().snapshot !== undefined) return;
      try {
        const snapshot = await gameClient().resume();
        set({ snapshot, isThere: snapshot !== undefined });
      } catch (error) {
        set({ error: asError(error) });
      }
    },
    async leave() {
      await gameClient().leave();
      set({ snapshot: undefined, isThere: false, shown: undefined, open: undefined, ...FRESH });
    },
    take(offer) {
      const { selected, snapshot, pick, choose } = get();
      const isEnd = offer.verb === 'pass' && selected.length > 0 && snapshot?.asked?.set !== undefined;
      return isEnd ? pick(selected, true) : choose([offer.choice]);
    },
    rewind: (seq) => draw(() => gameClient().rewind(seq)),
    choose: (choices) => draw(() => tableHost().choose([...choices])),
    async computer(isReady, isWanted) {
      const before = get().snapshot;
      const until = performance.now() + HURRY;
      const isShown = (next: Snapshot): boolean =>
        useSettings.getState().pace !== 'off' || performance.now() > until || !isComputers(next);
      try {
        let now = before;
        // People who want no pause do not see every step of it either.
        for (let isHidden = true; isHidden && now !== undefined; ) {
          const position = await gameClient().position();
          const seq = position.choices.length;
          if (get().snapshot !== before || now.seq !== seq) return;
          const choice = await thinkTogether(position);
          await isReady();
          if (choice === undefined || get().snapshot !== before || !isWanted()) return;
          now = await ask(() => gameClient().answer(seq, choice), isShown);
          isHidden = get().snapshot === before;
        }
      } catch (error) {
        set({ error: asError(error) });
      }
    },
    lift: () => draw(() => gameClient().lift()),
    concede() {
      set({ open: undefined });
      return draw(() => tableHost().concede());
    },
    undo: () => draw(() => tableHost().undo()),
    fork(seq, players) {
      set({ shown: undefined, error: undefined, open: undefined });
      return draw(() => gameClient().fork(seq, [...players]));
    },
    async pick(cards, isEnded = false) {
      const wanted = get().snapshot?.asked?.set;
      if (wanted === undefined || get().isBusy) return;
      set({ selected: cards, note: undefined });
      if (cards.length < wanted.most && !isEnded) return;
      let refusal: Picked['refusal'];
      await draw(async () => {
        const picked = await tableHost().pick([...cards], useSettings.getState().language);
        ({ refusal } = picked);
        return picked.snapshot;
      });
      if (refusal === undefined) return;
      const { card } = refusal;
      set({ selected: cards.filter((each) => each !== card), note: { ...refusal, name: '', card } });
    },
    async select(cards) {
      set({ selected: cards, attacks: [], note: undefined, pointed: undefined });
      if (cards.length === 0 || get().snapshot?.asked?.set !== undefined) return;
      const attacks = await tableHost().planAttacks([...cards]);
      // Somebody may have clicked on while the worker was trying.
      if (get().selected === cards) set({ attacks });
    },
    async hint() {
      const asked = get().snapshot;
      if (asked?.asked === undefined || get().isHinting || !isHere()) return;
      set({ isHinting: true });
      try {
        const hints = await hintTogether(await gameClient().position());
        // The person may have moved on meanwhile.
        if (get().snapshot === asked) set({ hints });
      } finally {
        set({ isHinting: false });
      }
    },
    forgetHints: () => set({ hints: undefined }),
    setOpen: (open) => set({ open }),
    say: (note) => set({ note }),
    show: (shown) => set({ shown }),
    point: (pointed) => set({ pointed }),
  };
});
