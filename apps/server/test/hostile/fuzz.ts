import { createRng, type Random } from './random.ts';
import type { Target } from './wire.ts';

const STRANGE: readonly unknown[] = [
  -1,
  1.5,
  1e308,
  2 ** 53,
  0x3f00_0000,
  '',
  'x'.repeat(5_000),
  '../../etc/passwd',
  "' OR 1=1 --",
  '\u0000\u202e\ud800',
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"seat":0},"constructor":{"prototype":{}}}'),
];

/** A good message of every kind, for the match of somebody else. */
const samples = ({ room, match }: Target): Record<string, unknown>[] => [
  { t: 'enter', room, since: 0 },
  { t: 'exit', room },
  { t: 'answer', match, seq: 3, n: 2, choice: 1 },
  { t: 'concede', match, n: 1 },
  { t: 'propose', match, n: 1, what: 'undo' },
  { t: 'reply', match, n: 1, to: 1, agree: true },
  { t: 'resume', match, n: 1 },
  { t: 'explain', match, seq: 1, intent: { verb: 'play' } },
  { t: 'foresee', match, seq: 1, id: 1, steps: [0, { verb: 'play', card: 3 }] },
  { t: 'chat', room, text: '<script>alert(1)</script>' },
  { t: 'ping', id: 1 },
];

function spoil(message: Record<string, unknown>, random: Random): Record<string, unknown> {
  const keys = Object.keys(message);
  const key = keys[random(keys.length)];
  const spoilt = { ...message };
  switch (random(5)) {
    case 0:
      delete spoilt[key];
      break;
    case 1:
      spoilt[`extra${random(9)}`] = STRANGE[random(STRANGE.length)];
      break;
    case 2:
      spoilt[key] = random(2 ** 31);
      break;
    case 3:
      break;
    default:
      spoilt[key] = STRANGE[random(STRANGE.length)];
  }
  return spoilt;
}

/** Text with a few characters changed, or cut short. */
function scratch(text: string, random: Random): string {
  const at = random(text.length);
  return random(2) === 0
    ? text.slice(0, at)
    : text.slice(0, at) + String.fromCharCode(random(0x800)) + text.slice(at + 1);
}

export function fuzzMessages(target: Target, seed: number, count: number): (string | Buffer)[] {
  const random = createRng(seed);
  const known = samples(target);
  return Array.from({ length: count }, () => {
    const message = spoil(known[random(known.length)], random);
    const kind = random(10);
    if (kind === 0) return Buffer.from(Array.from({ length: random(400) }, () => random(256)));
    if (kind === 1) return String.fromCharCode(...Array.from({ length: random(200) }, () => random(0xd000)));
    const text = JSON.stringify(message);
    return kind < 4 ? scratch(text, random) : text;
  });
}
