// The same card game as in `subjects`, over boardgame.io's own server and clients: what a move costs there.
import { createRequire } from 'node:module';
import { type Duel, duel, movesOf } from './subjects/boardgame-io-duel.ts';

// Its folders have no entries for `import`.
const require = createRequire(import.meta.url);
const { Server, Origins }: typeof import('boardgame.io/server') = require('boardgame.io/server');
const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client');
const { SocketIO }: typeof import('boardgame.io/multiplayer') = require('boardgame.io/multiplayer');

/** Its server with its own store, which is memory; matches begin when somebody asks for them. */
export async function serveDuels(port: number): Promise<() => Promise<void>> {
  const server = Server({ games: [duel], origins: [Origins.LOCALHOST] });
  const running = await server.run({ port, callback: () => undefined });
  return async () => server.kill(running);
}

export interface DuelTable {
  /** Makes moves one after the other, each when the other player has heard of the last. */
  play(heard: (milliseconds: number) => void): void;
  rest(): void;
  close(): void;
  readonly isOver: boolean;
}

/** Two of its own clients at one match. */
export async function openDuel(base: string, matchID: string): Promise<DuelTable> {
  const clients = ['0', '1'].map((playerID) =>
    Client<Duel>({
      game: duel,
      numPlayers: 2,
      playerID,
      matchID,
      multiplayer: SocketIO({ server: base }),
      debug: false,
    }),
  );
  let hear: ((milliseconds: number) => void) | undefined;
  let sentAt = 0;
  let awaited = Number.NaN;
  const isOver = (): boolean => clients.some((client) => client.getState()?.ctx.gameover !== undefined);
  const move = (): void => {
    const mover = Number(clients[0].getState()?.ctx.currentPlayer);
    const own = clients[mover]?.getState();
    if (hear === undefined || own === null || own === undefined || isOver()) return;
    const options = movesOf(own.G, `${mover}`);
    const { move: name, args } = options[Math.floor(Math.random() * options.length)];
    awaited = own._stateID + 1;
    sentAt = performance.now();
    clients[mover].moves[name](...args);
  };
  const ready = clients.map(
    (client, seat) =>
      new Promise<void>((resolve) => {
        client.subscribe((state) => {
          if (state?.isConnected !== true) return;
          resolve();
          // The player who moved has seen it before the server has; the other one hears it from there.
          if (state._stateID < awaited || hear === undefined) return;
          const others = clients[1 - seat].getState();
          if (others === null || others._stateID < awaited) return;
          hear(performance.now() - sentAt);
          awaited = Number.NaN;
          move();
        });
        client.start();
      }),
  );
  await Promise.all(ready);
  return {
    play(heard) {
      hear = heard;
      move();
    },
    rest() {
      hear = undefined;
    },
    close() {
      for (const client of clients) client.stop();
    },
    get isOver() {
      return isOver();
    },
  };
}
