import { mergeProfiles, type ProfileDoc, profileDoc } from '@longbox/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bringTogether,
  countUp,
  docOf,
  type EndedGame,
  gamesIn,
  type Known,
  type Ledger,
  newLedger,
  readLedger,
} from './profile-ledger.ts';
import { EMPTY_PROFILE, type Profile } from './profile-shape.ts';

const EMPTY: ProfileDoc = { met: false, done: [], tries: {}, days: {}, best: {}, counts: {} };

/** A device with its profile, and the account as a server keeps it. */
interface Device {
  ledger: Ledger;
  known: Known;
}
const device = (name: string, part: Partial<Profile> = {}, games: readonly EndedGame[] = []): Device => ({
  ledger: newLedger('ann', name),
  known: { profile: { ...EMPTY_PROFILE, ...part }, done: new Set(), games },
});
const did = (own: Device, part: Partial<Profile>): void => {
  own.known = { ...own.known, profile: { ...own.known.profile, ...part } };
};
const won = (at: number): EndedGame => ({ game: 'vs', deck: 'mnb-029', isWon: true, at });

/** What the account knows after a device has written to it; the answer may never arrive. */
function send(own: Device, account: ProfileDoc): ProfileDoc {
  own.ledger = countUp(own.ledger, own.known);
  const sent = docOf(own.ledger, own.known);
  expect(profileDoc.safeParse(sent).error).toBeUndefined();
  return mergeProfiles(account, sent);
}

/** Brings a device and the account together; `meanwhile` happens while the answer is on its way. */
function meet(own: Device, account: ProfileDoc, meanwhile = (): void => undefined): ProfileDoc {
  const answer = send(own, account);
  meanwhile();
  const { ledger, profile, done } = bringTogether(own.ledger, own.known, answer, 1);
  own.ledger = ledger;
  own.known = { ...own.known, profile, done };
  return answer;
}

test('two devices that played apart know the same afterwards: days, best runs, puzzles, ratings and games of both', () => {
  const desk = device('desk', { rating: 1250, days: { vs: ['2026-11-01', '2026-11-02'], arena: [] } }, [
    won(5),
    won(7),
  ]);
  const phone = device('phone', { rating: 1190, days: { vs: ['2026-11-02', '2026-11-30'], arena: [] } }, [won(6)]);
  did(desk, { best: { vs: 4, arena: 1 }, tries: { 'vs-mined-1': 2 } });
  did(phone, { best: { vs: 2, arena: 3 }, tries: { 'vs-mined-1': -5 }, isMet: true });
  let account = meet(desk, EMPTY);
  account = meet(phone, account);
  account = meet(desk, account);
  expect(desk.known.profile).toEqual(phone.known.profile);
  expect(desk.known.profile).toEqual({
    isMet: true,
    rating: 1240,
    tries: { 'vs-mined-1': 2 },
    days: { vs: ['2026-11-01', '2026-11-02', '2026-11-30'], arena: [] },
    runs: {},
    best: { vs: 4, arena: 3 },
  });
  expect(gamesIn(desk.ledger.counts, 'vs')).toEqual([3, 3]);
  expect(gamesIn(desk.ledger.counts, 'deck/mnb-029')).toEqual([3, 3]);
});

test('what is done while the answer is on its way counts once', () => {
  const desk = device('desk');
  const account = meet(desk, EMPTY, () => did(desk, { rating: 1216, tries: { 'vs-mined-3': 1 } }));
  expect(desk.known.profile).toMatchObject({ rating: 1216, tries: { 'vs-mined-3': 1 } });
  meet(desk, meet(desk, account));
  expect(desk.known.profile.rating).toBe(1216);
});

test('games that were deleted on the device stay counted, and are not counted again', () => {
  const desk = device('desk', {}, [won(5), won(7)]);
  const account = meet(desk, EMPTY);
  desk.known = { ...desk.known, games: [won(7), won(9)] };
  meet(desk, account);
  expect(gamesIn(desk.ledger.counts, 'vs')).toEqual([3, 3]);
});

test('however often and in whatever order devices meet the account, ratings add up and nothing is lost', () => {
  const step = fc.record({ who: fc.nat(2), move: fc.integer({ min: -30, max: 30 }), isLost: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const devices = ['desk', 'phone', 'tablet'].map((name) => device(name));
      let account = EMPTY;
      let rating = EMPTY_PROFILE.rating;
      for (const { who, move, isLost } of steps) {
        const own = devices[who];
        did(own, { rating: own.known.profile.rating + move });
        rating += move;
        account = isLost ? send(own, account) : meet(own, account);
      }
      for (const own of [...devices, ...devices]) account = meet(own, account);
      expect(devices.map(({ known }) => known.profile.rating)).toEqual([rating, rating, rating]);
    }),
  );
});

test('a ledger is read as it was stored, and what is none is nothing', () => {
  const ledger: Ledger = { ...newLedger('ann', 'desk'), counts: { desk: { 'games/vs': 2 } }, at: 5 };
  expect(readLedger(JSON.stringify(ledger))).toEqual(ledger);
  for (const text of [null, '', '{}', '[]', 'null', '{"owner":"ann","device":"desk","counts":{"desk":3}}'])
    expect(readLedger(text)).toBeUndefined();
});
