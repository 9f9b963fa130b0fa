import { Redis } from 'ioredis';
import { type Bus, type Hear, TOPICS } from './bus.ts';

const CHANNEL = 'longbox';

/** For several processes. While Redis is away, hints are lost and nodes find changes by polling. */
export function createRedisBus(url: string, report: (error: Error) => void): Bus {
  const connect = (): Redis => {
    // What cannot be said now need not be said later.
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(100 * times, 2_000),
      lazyConnect: true,
    });
    redis.on('error', report);
    redis.connect().catch(() => undefined);
    return redis;
  };
  const listeners: Hear[] = [];
  const hear = (text: string): void => {
    const [name, id, version] = text.split(' ');
    const topic = TOPICS.find((one) => one === name);
    // Nodes of another version may speak of other things.
    if (topic !== undefined) for (const listener of listeners) listener(topic, id, Number(version));
  };
  const [speaking, listening] = [connect(), connect()];
  // `ready` comes again after each lost connection.
  listening.on('ready', () => void listening.subscribe(CHANNEL).catch(report));
  listening.on('message', (_channel, text) => hear(text));
  return {
    publish(topic, id, version) {
      if (speaking.status === 'ready') speaking.publish(CHANNEL, `${topic} ${id} ${version}`).catch(() => undefined);
      // This node need not wait for its own hint to come back.
      for (const listener of listeners) listener(topic, id, version);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    async close() {
      speaking.disconnect();
      listening.disconnect();
    },
  };
}
