import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('secrets in the words of others do not get into the log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const [key, session] = ['0123456789abcdef'.repeat(4), 'Ab-_'.repeat(10).concat('xyz')];
  log.warn(
    { match: 'AbCd1234-_567890', error: `no way to postgres://longbox:geheim@db/x with ${key} by ${session}` },
    'away',
  );
  expect(lines).toHaveLength(1);
  const { error, match, msg } = JSON.parse(lines[0]) as Record<string, string>;
  expect(error).toBe('no way to postgres://***@db/x with *** by ***');
  expect({ match, msg }).toEqual({ match: 'AbCd1234-_567890', msg: 'away' });
});
