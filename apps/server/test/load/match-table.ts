import { API, applyDelta, type Delta, type Json, type MatchDoc, type ServerMessage } from '@longbox/protocol';
import { WebSocket } from 'ws';
import type { Device } from '../client.ts';
import { createPace, type LoadTable } from './pace.ts';
import type { SeededTable } from './seed-tables.ts';

/** All of the document that a player without eyes needs. */
type Needed = Pick<MatchDoc, 'asked' | 'result'>;

function advance(doc: Needed, delta: Delta | undefined): Needed {
  if (delta === undefined || Array.isArray(delta)) return doc;
  const { asked, result } = delta as Readonly<Record<string, Delta | undefined>>;
  const changes = { ...(asked !== undefined && { asked }), ...(result !== undefined && { result }) };
  return applyDelta(doc as unknown as Json, changes) as unknown as Needed;
}

interface Seat {
  readonly socket: WebSocket;
  doc: Needed;
  viewer: number;
  rows: number;
  seq: number;
  n: number;
  sentAt: number;
  pending: number;
}

/**
 * A real match between two clients that do little work of their own; they answer at random.
 * @param isBrief they show only how moves end, and are sent no beats
 */
export async function openMatchTable(
  base: string,
  devices: readonly Device[],
  { room, match }: SeededTable,
  isBrief = false,
): Promise<LoadTable> {
  const pace = createPace();
  let note: (milliseconds: number) => void = () => undefined;
  const isTurn = ({ doc, viewer, pending }: Seat): boolean =>
    pending === 0 && doc.asked !== undefined && doc.asked.seat === viewer;
  const answer = (seat: Seat): void => {
    const options = Object.keys(seat.doc.asked?.options ?? {});
    const choice = Number(options[Math.floor(Math.random() * options.length)]);
    seat.pending = seat.n + 1;
    seat.sentAt = performance.now();
    seat.socket.send(JSON.stringify({ t: 'answer', seq: seat.seq, choice, match, n: seat.pending }));
  };
  const hear = (seat: Seat, message: ServerMessage): void => {
    if (message.t === 'refused') throw new Error(`refused: ${JSON.stringify(message)}`);
    if (message.t !== 'sync' && message.t !== 'update') return;
    seat.doc = message.t === 'sync' ? message.doc : advance(seat.doc, message.delta);
    if (message.t === 'sync') seat.viewer = Number(message.viewer);
    seat.rows = message.rows;
    seat.seq = message.seq;
    seat.n = message.n;
    if (seat.pending > 0 && seat.n >= seat.pending) {
      seat.pending = 0;
      note(performance.now() - seat.sentAt);
    }
    if (isTurn(seat)) pace.next(() => answer(seat));
  };
  const seats = await Promise.all(devices.map((device) => openSeat(base, device, room, isBrief, hear)));
  return {
    play(milliseconds, hearOf) {
      note = hearOf;
      pace.begin(milliseconds);
      for (const seat of seats) if (isTurn(seat)) pace.next(() => answer(seat));
    },
    rest: pace.end,
    close() {
      pace.end();
      for (const { socket } of seats) socket.terminate();
    },
    get isOver() {
      return seats[0].doc.result !== undefined;
    },
  };
}

function openSeat(
  base: string,
  { cookie }: Device,
  room: string,
  isBrief: boolean,
  hear: (seat: Seat, message: ServerMessage) => void,
): Promise<Seat> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${API}/socket`, {
    headers: { cookie, origin: base },
    perMessageDeflate: false,
  });
  const seat: Seat = { socket, doc: {}, viewer: -1, rows: 0, seq: 0, n: 0, sentAt: 0, pending: 0 };
  socket.on('open', () => socket.send(JSON.stringify({ t: 'enter', room, ...(isBrief && { beats: false }) })));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      hear(seat, message);
      if (message.t === 'sync') resolve(seat);
    });
  });
}
