// The wire between clients and a node, which can be damaged in the ways wires are.
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import { freePort } from '../../../../tools/setup/port.mjs';
import type { Luck } from './luck.ts';

export type Damage = 'cut' | 'halfClose' | 'hang';

export interface Cable {
  readonly base: string;
  /** Does this to about `share` of the connections, and says to how many. */
  damage(kind: Damage, share: number): number;
  close(): Promise<void>;
}

interface Strand {
  readonly client: Socket;
  readonly node: Socket;
  isHung: boolean;
}

const DAMAGES: Readonly<Record<Damage, (strand: Strand) => void>> = {
  cut({ client, node }) {
    client.resetAndDestroy();
    node.resetAndDestroy();
  },
  /** The node hears no more from the client and is told so; the other way stays open. */
  halfClose({ client, node }) {
    client.unpipe(node);
    client.resume();
    node.end();
  },
  /** Nothing comes through any more, and nobody is told. */
  hang(strand) {
    strand.isHung = true;
    strand.client.unpipe(strand.node);
    strand.node.unpipe(strand.client);
  },
};

export async function layCable(to: number, luck: Luck): Promise<Cable> {
  const strands = new Set<Strand>();
  const server: Server = createServer({ allowHalfOpen: true }, (client) => {
    const node = openSocket({ port: to, host: 'localhost', allowHalfOpen: true });
    const strand: Strand = { client, node, isHung: false };
    strands.add(strand);
    for (const [one, other] of [
      [client, node],
      [node, client],
    ]) {
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        // The far end of a connection that hangs never learns of it.
        if (!strand.isHung) other.destroy();
        if (client.destroyed && node.destroyed) strands.delete(strand);
      });
    }
    client.pipe(node);
    node.pipe(client);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    base: `http://localhost:${port}`,
    damage(kind, share) {
      const hit = [...strands].filter(({ isHung }) => !isHung && luck() < share);
      for (const strand of hit) DAMAGES[kind](strand);
      return hit.length;
    },
    async close() {
      for (const { client, node } of strands) {
        client.destroy();
        node.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
