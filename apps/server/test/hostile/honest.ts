// Honest people: they play whole matches, with each other and with the computer, and now and then come back anew.
import { Client, createDevice, type Device, deal, randomAnswerer, request, setTable, signIn } from '../client.ts';
import { hearParent, pickAddress } from './helper.ts';
import { pause } from './wire.ts';

export interface HonestPlan {
  readonly base: string;
  readonly tables: number;
  readonly alone: number;
}

export interface HonestFigures {
  /** Milliseconds from the click to the acknowledgement. */
  readonly moves: readonly number[];
  /** Milliseconds after a move against the computer until one is asked again. */
  readonly replies: readonly number[];
  /** Milliseconds until somebody who lost the connection is at the table again. */
  readonly returns: readonly number[];
  /** Milliseconds for a guest who comes for the first time, from the challenge to a socket that has been welcomed. */
  readonly arrivals: readonly number[];
  readonly refused: number;
  readonly matches: number;
  /** Clicks that nothing came of for a minute, and what broke. */
  readonly stuck: readonly string[];
}

type Message = { readonly begin: HonestPlan } | { readonly report: true } | { readonly end: true };

const PLAN = { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] };
/** People do not answer faster. */
const THINKING = 150;
/** How many of its moves somebody comes back after. */
const RETURN = 40;
const ARRIVE = 500;

const fresh = () => ({
  moves: [] as number[],
  replies: [] as number[],
  returns: [] as number[],
  arrivals: [] as number[],
  refused: 0,
  matches: 0,
  stuck: [] as string[],
});

export function beHonest(): void {
  let figures = fresh();
  let isOver = false;
  let people = 0;
  const person = (base: string): Promise<Device> =>
    signIn(base, { ...createDevice(), address: pickAddress('192.0', people++) });

  async function play(base: string, devices: readonly Device[], name: string, isAlone: boolean): Promise<void> {
    for (let round = 0; !isOver; round++) {
      const plan = isAlone ? { ...PLAN, computers: [undefined, 'sidekick'] } : PLAN;
      const { id } = await setTable(base, devices, plan);
      await deal(base, devices, id);
      const clients = devices.map((device) => {
        const acknowledged = (_: number, milliseconds: number): void => void figures.moves.push(milliseconds);
        return new Client({ bases: [base], device, room: id, acknowledged }).connect();
      });
      await Promise.all(clients.map((client, seat) => answerAll(client, `${name} ${round} ${seat}`, isAlone)));
      for (const client of clients) {
        figures.refused += client.refusals.length;
        client.close();
      }
      if (!isOver) figures.matches++;
    }
  }

  async function answerAll(client: Client, name: string, isAlone: boolean): Promise<void> {
    const choose = randomAnswerer(name);
    await client.until(({ doc }) => doc !== undefined, 'the deal', 60_000);
    let answered: number | undefined;
    for (let moves = 1; !client.isOver && !isOver; moves++) {
      await client.until((one) => one.isOver || isOver || one.doc?.asked?.seat === one.viewer, 'its turn', 120_000);
      const { doc, choices, rows } = client;
      if (doc?.asked === undefined || isOver) return;
      if (isAlone && answered !== undefined) figures.replies.push(performance.now() - answered);
      answered = undefined;
      await pause(THINKING);
      if (moves % RETURN === 0) await comeBack(client);
      client.choose(choose(doc, choices) ?? choices[0]);
      await client.until((one) => one.rows > rows || isOver, 'its action', 60_000);
      // Often it is one's own turn again at once; only what the computer did in between is a reply.
      answered = client.doc?.asked?.seat === client.viewer ? undefined : performance.now();
    }
  }

  async function comeBack(client: Client): Promise<void> {
    const before = client.connections;
    const began = performance.now();
    client.drop();
    let syncs = 0;
    await client.until(
      (one) => {
        if (one.connections > before) syncs++;
        // The room, its chat and the match: the last of them is what one waits for.
        return syncs > 3 || isOver;
      },
      'the table again',
      60_000,
    );
    if (!isOver) figures.returns.push(performance.now() - began);
  }

  async function arrive(base: string): Promise<void> {
    while (!isOver) {
      await pause(ARRIVE);
      const began = performance.now();
      const device = await person(base);
      await request(base, device, 'GET', '/rooms');
      figures.arrivals.push(performance.now() - began);
    }
  }

  const noted = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => void figures.stuck.push(String(error).slice(0, 300)));

  async function begin({ base, tables, alone }: HonestPlan): Promise<object> {
    for (let table = 0; table < tables; table++) {
      const devices = [await person(base), await person(base)];
      void noted(play(base, devices, `honest ${table}`, false));
    }
    for (let table = 0; table < alone; table++) {
      void noted(play(base, [await person(base)], `alone ${table}`, true));
    }
    void noted(arrive(base));
    return { begun: true };
  }

  hearParent<Message>((message) => {
    if ('begin' in message) return begin(message.begin);
    isOver = 'end' in message;
    const told = figures;
    figures = fresh();
    return Promise.resolve(told satisfies HonestFigures);
  });
}
