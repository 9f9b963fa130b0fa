/** A session is named by its hash, when it has ended; a player when something about the account has changed. */
export const TOPICS = ['match', 'room', 'session', 'player'] as const;
export type Topic = (typeof TOPICS)[number];
/** `version`: how far it has come, so that nodes that are already there need not look. */
export type Hear = (topic: Topic, id: string, version: number) => void;

/** Hints between nodes that something has changed, without saying what. A lost hint only delays: nodes also poll. */
export interface Bus {
  publish: Hear;
  /** Also hears what its own node publishes. */
  subscribe(listener: Hear): void;
  close(): Promise<void>;
}

/** For one process. */
export function createLocalBus(): Bus {
  const listeners: Hear[] = [];
  return {
    publish(topic, id, version) {
      for (const listener of listeners) listener(topic, id, version);
    },
    subscribe(listener) {
      listeners.push(listener);
    },
    async close() {
      listeners.length = 0;
    },
  };
}
