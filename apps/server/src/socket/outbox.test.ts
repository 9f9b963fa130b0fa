import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

test('what is settled at one moment is sent when all of it is done, in order', async () => {
  const happened: string[] = [];
  const outbox = createOutbox();
  const settled = Promise.resolve();
  const all = ['a', 'b'].map((name) =>
    settled
      .then(() => happened.push(`made ${name}`))
      .then(() => outbox.add({ flush: () => void happened.push(`sent ${name}`) })),
  );
  await Promise.all(all);
  await new Promise(setImmediate);
  expect(happened).toEqual(['made a', 'made b', 'sent a', 'sent b']);

  outbox.add({ flush: () => void happened.push('sent c') });
  expect(happened).toHaveLength(4);
  await new Promise(process.nextTick);
  expect(happened).toHaveLength(5);
});
