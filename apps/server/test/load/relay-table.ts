import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createPace, type LoadTable } from './pace.ts';

export interface Move {
  readonly match: string;
  readonly row: number;
  readonly seat: number;
  readonly n: number;
  readonly choice: number;
}

/** Two players who take turns for ever. */
export async function openRelayTable(base: string, match: string): Promise<LoadTable> {
  const pace = createPace();
  const address = `${base.replace('http', 'ws')}/?match=${match}`;
  const sockets = [0, 1].map(() => new WebSocket(address, { perMessageDeflate: false }));
  let rows = 0;
  let sentAt = 0;
  let isWaiting = false;
  let note: (milliseconds: number) => void = () => undefined;
  const move = (): void => {
    const row = rows + 1;
    const seat = rows % 2;
    isWaiting = true;
    sentAt = performance.now();
    sockets[seat].send(JSON.stringify({ match, row, seat, n: (rows >> 1) + 1, choice: 7 } satisfies Move));
  };
  for (const [seat, socket] of sockets.entries()) {
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const told = JSON.parse(String(data)) as Move;
      if (told.seat === seat) note(performance.now() - sentAt);
      else {
        // The other one hears of it and is next.
        rows = told.row;
        isWaiting = false;
        pace.next(move);
      }
    });
  }
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return {
    play(milliseconds, hear) {
      note = hear;
      pace.begin(milliseconds);
      if (!isWaiting) pace.next(move);
    },
    rest: pace.end,
    close() {
      pace.end();
      for (const socket of sockets) socket.terminate();
    },
    isOver: false,
  };
}
