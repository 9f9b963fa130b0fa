// What both databases must do alike; run against each by a test file of its own.
import type { ProfileDoc } from '@longbox/protocol';
import { expect, test } from 'vitest';
import type { MatchHeader } from '../src/match/header.ts';
import type { RoomDoc } from '../src/rooms/room.ts';
import { migrate, SCHEMA_VERSION } from '../src/store/migrations.ts';
import { type Append, type Database, NEVER } from '../src/store/sql.ts';
import { createStores } from '../src/store/stores.ts';

const header = (id: string): MatchHeader => ({
  id,
  room: 'a-room',
  game: 'toy',
  profile: 'short',
  catalogueHash: '',
  commitment: '',
  sealed: '',
  seats: [
    { player: 'ann', name: 'Ann', level: '', deck: [], commitment: '', entropy: '' },
    { player: 'bob', name: 'Bob', level: '', deck: [], commitment: '', entropy: '' },
  ],
  clock: { kind: 'none' },
  watch: { who: 'anyone', delay: 0, openHands: false },
  rated: true,
});

const row = (match: string, seq: number, changes: Partial<Append> = {}): Append => ({
  match,
  seq,
  kind: 0,
  seat: 0,
  n: seq,
  value: 7,
  hash: 'abc',
  ...changes,
});

const EMPTY: ProfileDoc = { met: false, done: [], tries: {}, days: {}, best: {}, counts: {} };

const RESULT = { places: [1, 2], reason: { code: 'over', rules: [], cards: [] } };

let made = 0;

/** @param open the same database each time */
export function storeCases(open: () => Database): void {
  const fresh = async () => {
    const stores = createStores(open());
    const id = `match-${made++}`;
    await stores.db.transaction((sql) => stores.matches.create(sql, header(id), undefined));
    return { ...stores, id };
  };

  test('migrations run once, and again change nothing', async () => {
    await migrate(open());
    await migrate(open());
    expect(await open().all('SELECT count(*) AS count FROM migrations')).toEqual([{ count: SCHEMA_VERSION }]);
  });

  test('a match is read as it was written, and made only once', async () => {
    const { matches, db, id } = await fresh();
    const stored = await matches.read(id);
    expect(stored).toMatchObject({ header: header(id), running: true, endedAt: undefined });
    expect(Math.abs((stored?.startedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await db.transaction((sql) => matches.create(sql, header(id), undefined))).toBe(false);
    expect(await matches.read('nothing')).toBeUndefined();
  });

  test('rows come back in order, with everything in them', async () => {
    const { matches, id } = await fresh();
    const at = await matches.append(row(id, 1));
    await matches.append(row(id, 2, { n: undefined, seat: 1, kind: 3, value: -5, hash: '' }));
    expect(await matches.tail(id, 0)).toEqual([
      { seq: 1, kind: 0, seat: 0, n: 1, value: 7, hash: 'abc', at },
      { seq: 2, kind: 3, seat: 1, n: undefined, value: -5, hash: '', at: expect.any(Number) },
    ]);
    expect((await matches.tail(id, 1)).map(({ seq }) => seq)).toEqual([2]);
    expect(await matches.findAction(id, 0, 1)).toMatchObject({ seq: 1 });
    expect(await matches.findAction(id, 1, 1)).toBeUndefined();
    expect(await matches.lengths([id, 'nothing'])).toEqual(new Map([[id, 2]]));
  });

  test('a row is refused where the row before is another than was seen, or is gone', async () => {
    const { matches, id } = await fresh();
    const at = (await matches.append(row(id, 1))) ?? 0;
    const last = (seq: number, after: number) => matches.appendLast(row(id, seq, { after }), RESULT, async () => {});
    for (const write of [(seq: number, after: number) => matches.append(row(id, seq, { after })), last]) {
      expect(await write(2, at - 1)).toBeUndefined();
      expect(await write(3, at)).toBeUndefined();
    }
    expect(await matches.append(row(id, 2, { after: at }))).toBeTypeOf('number');
    const [, { at: second }] = await matches.tail(id, 0);
    expect(await last(3, second)).toBeTypeOf('number');
    expect(await matches.lengths([id])).toEqual(new Map([[id, 3]]));
  });

  test('a match that is over can be archived, once, and is read as before', async () => {
    const { archives, matches, db, id } = await fresh();
    for (let seq = 1; seq <= 5; seq++) await matches.append(row(id, seq, { value: seq, wake: 0 }));
    expect(await archives.archive(id)).toBe(false);
    await matches.appendLast(row(id, 6, { seat: 1, n: 1 }), RESULT, async () => undefined);
    const before = { stored: await matches.read(id), rows: await matches.tail(id, 0) };
    expect(await archives.due(60_000, 1_000)).not.toContain(id);
    expect(await archives.due(-60_000, 1_000)).toContain(id);
    const tries = await Promise.all([archives.archive(id), archives.archive(id)].map((one) => one.catch(() => false)));
    expect(tries.filter((isDone) => isDone)).toHaveLength(1);
    expect(await archives.due(-60_000, 1_000)).not.toContain(id);
    expect({ stored: await matches.read(id), rows: await matches.tail(id, 0) }).toEqual(before);
    expect(await matches.findAction(id, 0, 4)).toEqual(before.rows[3]);
    expect(await matches.findAction(id, 1, 4)).toBeUndefined();
    // The hot tables hold next to nothing of it, and nobody can begin it anew.
    expect(await db.all('SELECT seq FROM events WHERE match_id = ?', [id])).toEqual([{ seq: 1 }]);
    expect(await db.all('SELECT header FROM matches WHERE id = ?', [id])).toEqual([{ header: '' }]);
    expect(await matches.append(row(id, 1, { n: 77 }))).toBeUndefined();
    expect(await matches.append(row(id, 4, { after: before.rows[2].at }))).toBeUndefined();
  });

  test('of many who write the same row exactly one does', async () => {
    const { matches, id } = await fresh();
    for (let seq = 1; seq <= 20; seq++) {
      const tries = Array.from({ length: 8 }, (_, i) => matches.append(row(id, seq, { n: seq * 10 + i, value: i })));
      const won = (await Promise.all(tries)).map((at, i) => ({ at, i })).filter(({ at }) => at !== undefined);
      expect(won).toHaveLength(1);
      expect((await matches.tail(id, seq - 1)).map(({ value }) => value)).toEqual([won[0].i]);
    }
  });

  test('the same action counts once, whatever row it would be', async () => {
    const { matches, id } = await fresh();
    expect(await matches.append(row(id, 1, { n: 5 }))).toBeTypeOf('number');
    expect(await matches.append(row(id, 2, { n: 5 }))).toBeUndefined();
    expect(await matches.append(row(id, 2, { n: 5, seat: 1 }))).toBeTypeOf('number');
    // Rows without a number are nobody's action.
    expect(await matches.append(row(id, 3, { n: undefined }))).toBeTypeOf('number');
    expect(await matches.append(row(id, 4, { n: undefined }))).toBeTypeOf('number');
  });

  test('rows of many matches are written together without mixing them up', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, fresh));
    const answers = await Promise.all(all.map(({ matches, id }, i) => matches.append(row(id, 1, { value: i }))));
    expect(answers.every((at) => at !== undefined)).toBe(true);
    for (const [i, { matches, id }] of all.entries()) expect((await matches.tail(id, 0))[0].value).toBe(i);
  });

  test('a row can be refused before its time, by the clock of the database', async () => {
    const { matches, id } = await fresh();
    const now = await matches.now();
    expect(await matches.append(row(id, 1, { notBefore: now + 60_000 }))).toBeUndefined();
    expect(await matches.append(row(id, 1, { notBefore: now - 1 }))).toBeTypeOf('number');
  });

  test('matches that are due are claimed by one', async () => {
    const { matches, id } = await fresh();
    await matches.append(row(id, 1, { wake: 0 }));
    const claims = await Promise.all([matches.claimDue(60_000), matches.claimDue(60_000)]);
    expect(claims.flat().filter((one) => one === id)).toEqual([id]);
    expect(await matches.claimDue(60_000)).not.toContain(id);
    await matches.wakeIn(id, 0);
    expect(await matches.claimDue(60_000)).toContain(id);
    await matches.append(row(id, 2, { wake: NEVER }));
    await matches.wakeIn(id, undefined);
    expect(await matches.claimDue(0)).not.toContain(id);
  });

  test('the last row ends the match with all that follows from it, or not at all', async () => {
    const { matches, ratings, players, id, db } = await fresh();
    for (const name of ['ann', 'bob']) {
      await db.run('INSERT INTO players (id, name, created_at) VALUES (?, ?, 0) ON CONFLICT DO NOTHING', [name, name]);
    }
    const result = { places: [1, 2], reason: { code: 'x', rules: [] } };
    const rated = { match: id, game: 'toy', profile: id, players: ['ann', 'bob'], places: [1, 2] };
    const broken = matches.appendLast(row(id, 1), result, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await matches.tail(id, 0)).toEqual([]);
    const at = await matches.appendLast(row(id, 1), result, (sql, moment) =>
      ratings.record(sql, { ...rated, at: moment }),
    );
    expect(await matches.read(id)).toMatchObject({ running: false, endedAt: at });
    const again = matches.appendLast(row(id, 1), result, () => Promise.reject(new Error('not reached')));
    expect(await again).toBeUndefined();
    expect(await ratings.best('toy', id)).toMatchObject([
      { player: 'ann', rating: 1662, deviation: 290, games: 1 },
      { player: 'bob', rating: 1338, deviation: 290, games: 1 },
    ]);
    expect((await ratings.history('ann')).find(({ match }) => match === id)).toMatchObject({
      before: 1500,
      after: 1662,
      place: 1,
      against: ['bob'],
    });
    expect((await ratings.history('bob')).find(({ match }) => match === id)).toMatchObject({
      after: 1338,
      place: 2,
      against: ['ann'],
    });
    expect((await ratings.ofPlayer('bob')).some(({ profile }) => profile === id)).toBe(true);
    expect(await players.read('ann')).toEqual({ id: 'ann', name: 'ann' });
  });

  test('sessions end, challenges are spent once, devices make one player', async () => {
    const { players } = createStores(open());
    const key = `device-${made++}`;
    const [one, two] = await Promise.all([
      players.ofDevice(key, { id: `${key}-a`, name: 'A' }),
      players.ofDevice(key, { id: `${key}-b`, name: 'B' }),
    ]);
    expect(one).toEqual(two);
    await players.openSession(`${key}-s`, one.id, 60_000);
    await players.openSession(`${key}-old`, one.id, -1);
    expect(await players.ofSession(`${key}-s`)).toEqual(one);
    expect(await players.ofSession(`${key}-old`)).toBeUndefined();
    await players.rename(one.id, 'Ann');
    expect(await players.ofSession(`${key}-s`)).toEqual({ id: one.id, name: 'Ann' });
    await players.tidy();
    await players.endSession(`${key}-s`);
    expect(await players.ofSession(`${key}-s`)).toBeUndefined();
    const spent = await Promise.all([1, 2, 3].map(() => players.spend(`${key}-c`, 60_000)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    await players.addPasskey({ id: `${key}-p`, player: one.id, publicKey: 'k', counter: 0 });
    await players.usedPasskey(`${key}-p`, 4);
    expect(await players.passkey(`${key}-p`)).toEqual({ id: `${key}-p`, player: one.id, publicKey: 'k', counter: 4 });
    expect(await players.passkeysOf(one.id)).toMatchObject([{ id: `${key}-p` }]);
    const guest = await players.ofDevice(`${key}-phone`, { id: `${key}-c`, name: 'C' });
    for (const device of [`${key}-phone`, `${key}-new`]) {
      await players.moveDevice(device, one.id);
      expect(await players.ofDevice(device, guest)).toEqual({ id: one.id, name: 'Ann' });
    }
    expect(await players.removePasskey(`${key}-p`, guest.id)).toBe(false);
    expect(await players.removePasskey(`${key}-p`, one.id)).toBe(true);
    expect(await players.passkeysOf(one.id)).toEqual([]);
  });

  test('a room is changed by one at a time, and chat is in order', async () => {
    const { rooms } = createStores(open());
    const doc = {
      ...{ id: `room-${made++}`, game: 'toy', profile: 'short', host: 'ann', seats: [], rated: false, listed: true },
      ...{ clock: { kind: 'none' as const }, watch: { who: 'anyone' as const, delay: 0, openHands: false } },
      ...{ next: { label: 'l', commitment: 'c', sealed: 's' }, rematch: [] },
    };
    await rooms.create(doc, 'quick');
    const room = await rooms.read(doc.id);
    if (room === undefined) throw new Error('the room is gone');
    const writes = await Promise.all([1, 2, 3].map((i) => rooms.write(room, 'open', { ...doc, host: `h${i}` })));
    expect(writes.filter(Boolean)).toHaveLength(1);
    expect((await rooms.listed()).some((one) => one.doc.id === doc.id)).toBe(true);
    expect((await rooms.findQuick('quick')).some((one) => one.doc.id === doc.id)).toBe(true);
    for (const text of ['one', 'two', 'three']) await rooms.say(doc.id, 'ann', 'Ann', text);
    expect((await rooms.linesAfter(doc.id, 1)).map(({ id, text }) => [id, text])).toEqual([
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await rooms.versions([doc.id])).toEqual(new Map([[doc.id, 5]]));
    await rooms.mute('ann', 'bob', true);
    await rooms.mute('ann', 'bob', true);
    expect(await rooms.mutedBy('ann')).toEqual(['bob']);
    await rooms.mute('ann', 'bob', false);
    expect(await rooms.mutedBy('ann')).toEqual([]);
    await rooms.report(doc.id, 1, 'bob', 'rude');
    await rooms.seen([doc.id]);
    await rooms.tidy(60_000);
    const now = await rooms.read(doc.id);
    expect(now !== undefined && (await rooms.remove(now))).toBe(true);
    expect(await rooms.read(doc.id)).toBeUndefined();
  });

  test('what an account has at once is counted, and what is long ago is not', async () => {
    const { matches, rooms, players, db, id } = await fresh();
    const alone = { ...header(`${id}-alone`), seats: header(id).seats.map(({ player: _, ...seat }) => seat) };
    alone.seats[0] = { ...alone.seats[0], player: id } as (typeof alone.seats)[number];
    await db.transaction((sql) => matches.create(sql, alone, undefined));
    expect(await matches.countRunning(id)).toEqual({ all: 1, withComputer: 1 });
    await matches.append(row(alone.id, 1));
    expect(await matches.countRunning(id)).toEqual({ all: 1, withComputer: 1 });
    await db.run('UPDATE events SET at = at - 3600000 WHERE match_id = ?', [alone.id]);
    expect(await matches.countRunning(id)).toEqual({ all: 0, withComputer: 0 });

    const doc = { id: `room-${id}`, host: id, listed: true } as RoomDoc;
    await rooms.create(doc, undefined);
    expect([await rooms.countOpen(id), await rooms.countOpen('nobody')]).toEqual([1, 0]);
    await db.run('UPDATE rooms SET seen_at = seen_at - 3600000 WHERE id = ?', [doc.id]);
    expect(await rooms.countOpen(id)).toBe(0);

    const { id: player } = await players.ofDevice(`device-${id}`, { id: `player-${id}`, name: 'New' });
    expect(await players.ageOf(player)).toBeLessThan(60_000);
    await db.run('UPDATE players SET created_at = created_at - 3600000 WHERE id = ?', [player]);
    expect(await players.ageOf(player)).toBeGreaterThanOrEqual(3_600_000);
    await players.openSession(`hash-${id}`, player, 60_000);
    expect(await players.openSessions([`hash-${id}`, 'other'])).toEqual(new Set([`hash-${id}`]));
  });

  test('between the same two only so many matches a day move ratings', async () => {
    const { ratings, db, id } = await fresh();
    for (let i = 0; i < 7; i++) {
      const rated = { match: `${id}-${i}`, game: 'toy', profile: id, players: [`a-${id}`, `b-${id}`], places: [1, 2] };
      await db.transaction((sql) => ratings.record(sql, { ...rated, at: 1_000 + i }));
    }
    const counted = await db.all('SELECT games FROM ratings WHERE player_id = ?', [`a-${id}`]);
    expect(counted).toEqual([{ games: 5 }]);
    const other = { match: `${id}-other`, game: 'toy', profile: id, players: [`a-${id}`, `c-${id}`], places: [1, 2] };
    await db.transaction((sql) => ratings.record(sql, { ...other, at: 2_000 }));
    expect(await db.all('SELECT games FROM ratings WHERE player_id = ?', [`a-${id}`])).toEqual([{ games: 6 }]);
  });

  test('what breaks in a transaction leaves nothing behind', async () => {
    const { db, matches } = createStores(open());
    const work = db.transaction(async (sql) => {
      await matches.create(sql, header('half-done'), undefined);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await matches.read('half-done')).toBeUndefined();
  });

  test('two devices that bring their profiles at once lose nothing, and the end of the account takes it', async () => {
    const { accounts, players, profiles, id } = await fresh();
    const key = `profiled-${id}`;
    const { id: ann } = await players.ofDevice(key, { id: key, name: 'Ann' });
    const of = (device: string) => ({ ...EMPTY, done: [device], counts: { [device]: { 'games/vs': 3 } } });
    expect(await profiles.bring(ann, of('desk'))).toBe('noPasskey');
    await players.addPasskey({ id: `${key}-p`, player: ann, publicKey: 'k', counter: 0 });
    const devices = ['desk', 'lamp', 'phone', 'tablet'];
    await Promise.all(devices.map((device) => profiles.bring(ann, of(device))));
    const counts = Object.fromEntries(devices.map((device) => [device, { 'games/vs': 3 }]));
    expect(await profiles.bring(ann, EMPTY)).toEqual({ ...EMPTY, done: devices, counts });
    const large = Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`arena-a-rather-long-name-${i}`, 1]));
    const other = Object.fromEntries(Object.keys(large).map((each) => [`${each}-too`, 1]));
    await profiles.bring(ann, { ...EMPTY, tries: large });
    expect(await profiles.bring(ann, { ...EMPTY, tries: other })).toBe('tooLarge');
    expect(await profiles.bring(ann, EMPTY)).toEqual({ ...EMPTY, done: devices, counts, tries: large });
    expect((await accounts.export(ann)).profiles).toEqual([
      { body: expect.stringContaining('tablet'), at: expect.anything() },
    ]);
    await accounts.forget(ann);
    expect((await accounts.export(ann)).profiles).toEqual([]);
    expect(await profiles.bring(ann, of('desk'))).toBe('noPasskey');
  });
}
