/** Somebody who has something to send when everything that happens at this moment has happened. */
export interface Sender {
  flush(): void;
}

/**
 * Rows are committed in groups, and their updates are made one after the other. Sending each as it is made would wake a sleeping
 * receiver each time; sent together at the end, only the first does.
 */
export interface Outbox {
  add(sender: Sender): void;
}

export function createOutbox(): Outbox {
  let waiting: Sender[] = [];
  const flush = (): void => {
    const senders = waiting;
    waiting = [];
    for (const sender of senders) sender.flush();
  };
  return {
    add(sender) {
      // A tick comes after all promises that are settled by now, and before the next message is read.
      if (waiting.push(sender) === 1) process.nextTick(flush);
    },
  };
}
