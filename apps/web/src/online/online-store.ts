import { needGameName } from '@longbox/games';
import type { ChatLine, RoomView, ServerMessage } from '@longbox/protocol';
import { create } from 'zustand';
import { translatorFor } from '../i18n/bundle.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { loseLine } from '../table/theatre.ts';
import type { Snapshot, TablePlan } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { api, RequestRefused } from './api.ts';
import { dealOf } from './entropy.ts';
import type { MatchState, News } from './match-state.ts';
import { keepMuted, type MutedPeople, mutedPeople } from './muted-people.ts';
import { onlineHost } from './online-host.ts';
import { asTrouble, type Trouble } from './online-trouble.ts';
import { type Deed, RoomLink } from './room-link.ts';
import type { Status } from './socket.ts';

interface OnlineStore {
  readonly status: Status;
  /** Whether the line was lost once; coming back is worth a word then. */
  readonly wasLost: boolean;
  readonly me: string | undefined;
  readonly room: RoomView | undefined;
  /** There is no such table, or no longer. */
  readonly isGone: boolean;
  readonly match: MatchState | undefined;
  readonly lines: readonly ChatLine[];
  /** How many lines have been seen. */
  readonly seen: number;
  /** Milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  readonly trouble: Trouble | undefined;
  /** People whose lines this browser does not want to read, with their names. */
  readonly muted: MutedPeople;

  /** Follows a room until the function it returns is called. */
  enter(room: string): () => void;
  say(text: string): void;
  mute(player: string, name: string, isMuted: boolean): Promise<void>;
  /** Muted, and not brought to one table any more; to unmute is to unblock. */
  block(player: string, name: string): Promise<void>;
  act(deed: Deed): Promise<void>;
  /** Does something with the room by a request; what comes back is shown, and so is a refusal. */
  ask(work: (room: string) => Promise<unknown>): Promise<boolean>;
  see(): void;
  forgive(): void;
}

const NOBODY = {
  status: 'connecting',
  wasLost: false,
  me: undefined,
  room: undefined,
  isGone: false,
  match: undefined,
  lines: [],
  seen: 0,
  ahead: 0,
  trouble: undefined,
} as const;

export const useOnline = create<OnlineStore>((set, get) => {
  let link: RoomLink | undefined;
  /** Pictures are drawn one after the other, in the order of the news. */
  let drawing: Promise<Snapshot | undefined> = Promise.resolve(undefined);

  let plan: TablePlan | undefined;
  let revealed: string | undefined;
  const draw = (news: Extract<News, { kind: 'news' }>, of: RoomLink): void => {
    const { room } = get();
    const { state, told, isFresh } = news;
    const drawn = drawing.then(async (last) => {
      if (room === undefined || link !== of) return last;
      const { viewer, rows, doc } = state;
      // People who leave after the end keep their name at this table.
      if (plan?.seed !== state.match || isFresh) plan = planOf(room, state);
      const { snapshot, moment } = await gameClient().seeOnline({ plan, viewer, rows, doc, told: [...told], isFresh });
      if (link !== of) return last;
      useTable.getState().receive(snapshot);
      passFor(snapshot, moment, state, of);
      return snapshot;
    });
    drawing = drawn.catch((error: unknown) => {
      useTable.setState({ error: error instanceof Error ? error : new Error(String(error)), isBusy: false });
      return undefined;
    });
  };

  const hear = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
        return set({ me: message.player.id, ahead: message.now - Date.now() });
      case 'room':
        if (isUnseated(get().room, message.room)) set({ trouble: { code: 'unseated', text: '' } });
        set({ room: message.room, isGone: false });
        return reveal(message.room);
      case 'gone':
        return set({ isGone: true });
      case 'chat':
        return set({ lines: mergeLines(get().lines, message.lines) });
      case 'refused':
        if (message.code === 'unknownRoom' && message.re === 'enter') return set({ isGone: true });
        return set({ trouble: message });
    }
  };

  return {
    ...NOBODY,
    muted: mutedPeople(),
    enter(room) {
      const mine = new RoomLink(room, {
        onStatus(status) {
          if (status === 'offline') loseLine();
          set({ status, wasLost: get().wasLost || status === 'offline' });
        },
        onMessage: hear,
        onNews(news) {
          set({ match: news.state });
          if (isTimeUp(news)) set({ trouble: { code: 'timeUp', text: '' } });
          draw(news, mine);
        },
      });
      link = mine;
      drawing = Promise.resolve(undefined);
      set(NOBODY);
      const latest = async (): Promise<Snapshot> => {
        const drawn = await drawing;
        if (drawn === undefined) throw new Error('no match is on the table');
        return drawn;
      };
      const refuse = (trouble: Trouble) => set({ trouble });
      useTable.getState().attach(onlineHost(mine, { refuse, latest }));
      return () => {
        mine.end();
        if (link !== mine) return;
        link = undefined;
        useTable.getState().attach(undefined);
      };
    },
    say: (text) => link?.say(text),
    async block(player, name) {
      if (await get().ask(() => api.block(player, true))) await get().mute(player, name, true);
    },
    async mute(player, name, isMuted) {
      if (!isMuted && !(await get().ask(() => api.block(player, false)))) return;
      if (!(await get().ask((id) => api.mute(id, player, isMuted)))) return;
      set({ muted: keepMuted(get().muted, player, name, isMuted) });
      // What the server leaves out it decides when somebody enters.
      link?.enter();
    },
    async act(deed) {
      const refusal = await link?.act(deed);
      if (refusal !== undefined) set({ trouble: refusal });
    },
    async ask(work) {
      if (link === undefined) return false;
      set({ trouble: undefined });
      try {
        await work(link.room);
        return true;
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        set({ trouble: asTrouble(error) });
        return false;
      }
    },
    see: () => set({ seen: get().lines.length }),
    forgive: () => set({ trouble: undefined }),
  };

  /** All are ready: what this seat has committed to is shown, once; after a failure with the next news of the room. */
  function reveal({ id, stage, you, shuffle: { label } }: RoomView): void {
    const entropy = stage === 'revealing' && you !== undefined ? dealOf(label)?.entropy : undefined;
    if (entropy === undefined || revealed === label) return;
    revealed = label;
    api.reveal(id, { label, entropy }).catch(() => {
      revealed = undefined;
    });
  }
});

/** One had a seat and has none: the host has given it to somebody else, or one has left in another tab. */
const isUnseated = (before: RoomView | undefined, now: RoomView): boolean =>
  before?.id === now.id && before.you !== undefined && now.you === undefined;

const isTimeUp = ({ told, state, isFresh }: Extract<News, { kind: 'news' }>): boolean =>
  !isFresh && told.some(({ kind, seat }) => kind === 'timeout' && seat === state.viewer);

const mergeLines = (held: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] =>
  [...held.filter(({ id }) => fresh.every((line) => line.id !== id)), ...fresh].sort((a, b) => a.id - b.id);

/** Passing where the person said so, by the phase alone; who has one answer is asked all the same, or it would tell. */
function passFor({ asked }: Snapshot, moment: string | undefined, { seq }: MatchState, link: RoomLink): void {
  if (moment === undefined || !useSettings.getState().passed.includes(moment)) return;
  const pass = asked?.offers.find(({ verb }) => verb === 'pass');
  if (pass !== undefined) void link.act({ t: 'answer', seq, choice: pass.choice });
}

/** Who sits where. Those elsewhere count as computers do: not at this screen. */
function planOf({ game, profile, seats }: RoomView, { match, viewer }: MatchState): TablePlan {
  const computer = translatorFor(useSettings.getState().language)('computer');
  return {
    game: needGameName(game),
    profile,
    seed: match,
    seats: seats.map((seat, at) => ({
      deck: 'online',
      // Nobody is "you" to somebody who watches.
      player: viewer === 'watcher' || viewer === at ? 'person' : 'computer',
      name: seat.kind === 'player' ? seat.name : `${computer} ${at + 1}`,
    })),
  };
}
