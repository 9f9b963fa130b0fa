// The hostile side: many sockets from many addresses and accounts, each of which does one thing until it is thrown out, and comes back.

import { createDevice, type Device, deal, request, setTable, signIn } from '../client.ts';
import { fuzzMessages } from './fuzz.ts';
import { hearParent, pickAddress } from './helper.ts';
import { type HostileSocket, openHostile, openWire, pause, type Target, upgradeOf } from './wire.ts';

export interface MobPlan {
  readonly base: string;
  readonly from: number;
  readonly to: number;
  readonly frames: number;
  readonly only: readonly string[];
}

/** Sockets that one account and one address have between them. */
const OF_GUEST = 10;
const GUESTS_AT_ONCE = 8;

const KINDS = ['pings', 'fuzz', 'undo', 'enter', 'foresee', 'hold', 'halfOpen', 'lobby', 'replays'] as const;
export type Kind = (typeof KINDS)[number];
/** How many of each among twenty. */
const SHARES: Readonly<Record<Kind, number>> = {
  pings: 4,
  fuzz: 7,
  undo: 1,
  enter: 2,
  foresee: 1,
  hold: 2,
  halfOpen: 1,
  lobby: 1,
  replays: 1,
};
const WHEEL: readonly Kind[] = KINDS.flatMap((kind) => new Array<Kind>(SHARES[kind]).fill(kind));

type Message = { readonly begin: MobPlan } | { readonly attack: true } | { readonly report: true };

const PLAN = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };

export function beHostile(): void {
  const done: Record<string, number> = { opened: 0, turnedAway: 0, thrownOut: 0, frames: 0, pings: 0 };
  const count = (what: string, by = 1): void => {
    done[what] = (done[what] ?? 0) + by;
  };
  let plan: MobPlan;
  const guests: Device[] = [];
  /** A match of their own for each: to take back in, to foresee, to enter and to ask for. */
  const targets: Target[] = [];
  let open = 0;

  async function enlist(index: number): Promise<void> {
    const { base } = plan;
    const address = pickAddress('198.18', Math.floor(plan.from / OF_GUEST) + index);
    const device = await signIn(base, { ...createDevice(), address });
    guests[index] = device;
    const computers = [undefined, 'recruit'];
    const target = await setTable(base, [device], { ...PLAN, computers })
      .then(async ({ id }) => ({ base, room: id, match: await deal(base, [device], id) }))
      .catch(() => ({ base, room: 'none', match: 'none' }));
    targets[index] = target;
  }

  async function begin(given: MobPlan): Promise<object> {
    plan = given;
    const wanted = Math.ceil((plan.to - plan.from) / OF_GUEST);
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < wanted) await enlist(next++).catch(() => count('notEnlisted'));
    };
    await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, work));
    return { guests: guests.length };
  }

  /** Waits until it is thrown out, or so long. */
  const untilOut = async ({ socket, closed }: HostileSocket, milliseconds: number): Promise<void> => {
    const code = await Promise.race([closed, pause(milliseconds).then(() => undefined)]);
    if (code !== undefined) count('thrownOut');
    socket.terminate();
  };

  /** As fast as the limit of one socket lets it: many at once and then some every second. */
  const talk = async (
    kind: Kind,
    hostile: HostileSocket,
    say: (n: number) => string | Buffer | undefined,
  ): Promise<void> => {
    const { socket } = hostile;
    let isOut = false;
    void hostile.closed.then(() => {
      isOut = true;
    });
    for (let n = 0; !isOut && n < 600; n++) {
      const text = say(n);
      if (text === undefined) break;
      socket.send(text);
      count(`${kind}Messages`);
      if (n >= 55) await pause(55);
    }
    await untilOut(hostile, 100);
  };

  const socketKinds: Readonly<
    Record<
      Exclude<Kind, 'halfOpen' | 'lobby' | 'replays'>,
      (hostile: HostileSocket, target: Target, seed: number) => Promise<void>
    >
  > = {
    async pings(hostile) {
      hostile.socket.pause();
      for (let i = 0; i < 400; i++) hostile.socket.ping('x'.repeat(120));
      count('pings', 400);
      await untilOut(hostile, 4_000);
    },
    async fuzz(hostile, target, seed) {
      if (done.frames >= plan.frames) return untilOut(hostile, 2_000);
      const messages = fuzzMessages(target, seed, 400);
      // All at once, and more than anybody may say.
      for (const message of messages) hostile.socket.send(message);
      count('frames', messages.length);
      await untilOut(hostile, 2_000);
    },
    undo: (hostile, { match, room }) =>
      talk('undo', hostile, (n) => {
        if (n === 0) return JSON.stringify({ t: 'enter', room, since: 0 });
        return JSON.stringify({ t: 'propose', match, n, what: 'undo' });
      }),
    enter: (hostile, { room }) => talk('enter', hostile, () => JSON.stringify({ t: 'enter', room, since: 0 })),
    foresee: (hostile, { match, room }) =>
      talk('foresee', hostile, (n) => {
        if (n === 0) return JSON.stringify({ t: 'enter', room });
        return JSON.stringify({ t: 'foresee', match, seq: 1, id: n, steps: [0] });
      }),
    async hold(hostile, { room }) {
      hostile.socket.send(JSON.stringify({ t: 'enter', room, since: 0 }));
      hostile.socket.pause();
      await untilOut(hostile, 60_000);
    },
  };

  async function halfOpen(target: Target, device: Device): Promise<void> {
    const { wire, closed } = await openWire(target);
    wire.write(upgradeOf(target, device).slice(0, 60));
    count('halfOpened');
    await Promise.race([closed, pause(15_000)]);
    wire.destroy();
  }

  /** Tables of legends and open tables, as many as there may be. */
  async function lobby({ base }: Target, device: Device): Promise<void> {
    try {
      const { id } = await setTable(base, [device], {
        ...PLAN,
        computers: [undefined, 'legend'],
        changes: { listed: true },
      });
      await deal(base, [device], id);
      count('tables');
    } catch {
      count('tablesRefused');
      await pause(200);
    }
  }

  /** One guest who wants two hundred tables with the strongest computers, and leaves each. */
  async function grab(): Promise<void> {
    const device = await signIn(plan.base, { ...createDevice(), address: '203.0.113.1' });
    for (let table = 0; table < 200; table++) {
      const plans = { ...PLAN, computers: [undefined, 'legend'] };
      const begun = setTable(plan.base, [device], plans).then(({ id }) => deal(plan.base, [device], id));
      await begun.then(
        () => count('greedyTables'),
        () => count('greedyRefused'),
      );
      await pause(100);
    }
  }

  async function replays({ base, match }: Target, device: Device): Promise<void> {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        request(base, device, 'GET', `/matches/${match}/replay`).then(
          () => count('replays'),
          () => count('replaysRefused'),
        ),
      ),
    );
    await pause(500);
  }

  async function harass(index: number): Promise<never> {
    const at = Math.floor((index - plan.from) / OF_GUEST);
    const wheel = plan.only.length === 0 ? WHEEL : WHEEL.filter((kind) => plan.only.includes(kind));
    const kind = wheel[index % wheel.length];
    for (let round = 0; ; round++) {
      const [device, target] = [guests[at], targets[at]];
      if (device === undefined || target === undefined) {
        await pause(5_000);
        continue;
      }
      try {
        if (kind === 'halfOpen') await halfOpen(target, device);
        else if (kind === 'lobby') await lobby(target, device);
        else if (kind === 'replays') await replays(target, device);
        else {
          const hostile = await openHostile(target, device, device.address, 1 + (index % 200));
          count('opened');
          open++;
          await socketKinds[kind](hostile, target, index * 7_919 + round).finally(() => open--);
        }
        await pause(200);
      } catch {
        count('turnedAway');
        await pause(1_000);
      }
    }
  }

  hearParent<Message>((message) => {
    if ('begin' in message) return begin(message.begin);
    if ('report' in message) return Promise.resolve({ ...done, open });
    for (let index = plan.from; index < plan.to; index++) void harass(index);
    if (plan.from === 0) void grab().catch(() => count('greedyBroken'));
    return undefined;
  });
}
