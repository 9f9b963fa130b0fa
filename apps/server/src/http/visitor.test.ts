import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { addressOf, networkOf, tokenOf } from './visitor.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits of %s are counted for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of a household are one, also behind a proxy', () => {
  const config = testConfig({ trustProxy: true });
  const from = (address: string) =>
    addressOf(
      { headers: { 'x-forwarded-for': `forged, ${address}` }, socket: {} } as unknown as IncomingMessage,
      config,
    );
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:ffff::9'));
  expect(from('2001:db8:1:3::1')).not.toBe(from('2001:db8:1:2::1'));
});

test('behind TLS only the cookie with the stricter name counts, wherever it stands', () => {
  const [good, planted] = ['g'.repeat(43), 'p'.repeat(43)];
  const cookie = `longbox=${planted}; __Host-longbox=${good}`;
  const secure = testConfig({ publicUrl: 'https://cards.example' });
  expect(tokenOf({ cookie }, secure)).toBe(good);
  expect(tokenOf({ cookie: `longbox=${planted}` }, secure)).toBeUndefined();
  expect(tokenOf({ cookie }, testConfig())).toBe(planted);
});
