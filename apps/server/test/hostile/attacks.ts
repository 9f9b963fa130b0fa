import { randomBytes } from 'node:crypto';
import { API } from '@longbox/protocol';
import { createDevice, type Device, request, signIn } from '../client.ts';
import { fuzzMessages } from './fuzz.ts';
import { nextAddress, openHostile, openWire, pause, type Target, upgradeOf } from './wire.ts';

const MEGABYTES = 10 * 1024 * 1024;

/** What an attack saw of the server's answers; the tests say what they should be. */
export type Attack = (target: Target, device: Device) => Promise<unknown>;

const freshGuest = ({ base }: Target): Promise<Device> => signIn(base, { ...createDevice(), address: nextAddress() });

/** Each socket says as much as one may and leaves. Each is of another guest: one alone may not be refused so often. */
export const fuzzSockets =
  (seed: number): Attack =>
  async (target) => {
    const all = fuzzMessages(target, seed, 800);
    let answers = 0;
    for (let at = 0; at < all.length; at += 50) {
      const { socket, heard } = await openHostile(target, await freshGuest(target));
      for (const one of all.slice(at, at + 50)) socket.send(one);
      socket.send('{"t":"ping","id":77}');
      for (let tries = 0; tries < 300 && !heard.some((text) => text.includes('"id":77')); tries++) await pause(50);
      if (heard.some((text) => text.includes('"id":77'))) answers++;
      socket.terminate();
    }
    return answers === all.length / 50;
  };

const BROKEN_FRAMES: readonly Buffer[] = [
  randomBytes(500),
  // Reserved bits, an opcode that does not exist, no mask, and lengths nobody can mean.
  Buffer.from([0xf1, 0x81, 0, 0, 0, 0, 0x41]),
  Buffer.from([0x83, 0x81, 0, 0, 0, 0, 0x41]),
  Buffer.from([0x81, 0x01, 0x41]),
  Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0xa0, 0, 0, 1, 2, 3, 4]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  // A continuation of nothing, a ping too long, a text that is no UTF-8.
  Buffer.from([0x80, 0x81, 0, 0, 0, 0, 0x41]),
  Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
];

/** Resolves to how many of these the server hung up on. */
export const brokenFrames: Attack = async (target, device) => {
  let hungUp = 0;
  for (const frame of BROKEN_FRAMES) {
    const { wire, closed } = await openWire(target);
    wire.write(upgradeOf(target, device));
    await pause(200);
    wire.write(frame);
    const isClosed = await Promise.race([closed.then(() => true), pause(8_000).then(() => false)]);
    if (isClosed) hungUp++;
    wire.destroy();
  }
  return hungUp === BROKEN_FRAMES.length;
};

/** Bytes that are no HTTP at all. */
export const noise: Attack = async (target) => {
  for (let i = 0; i < 20; i++) {
    const { wire } = await openWire(target);
    wire.write(randomBytes(2_000));
    await pause(20);
    wire.destroy();
  }
  return true;
};

export const hugeFrames: Attack = async (target, device) => {
  const whole = await openHostile(target, device);
  whole.socket.send('x'.repeat(MEGABYTES));
  const inParts = await openHostile(target, device);
  for (let sent = 0; sent < MEGABYTES; sent += 15_000) inParts.socket.send('x'.repeat(15_000), { fin: false });
  return [await whole.closed, await inParts.closed];
};

export const hugeBodies: Attack = async ({ base }, device) => {
  const send = (body: string | ReadableStream): Promise<number | string> =>
    fetch(`${base}${API}/rooms`, {
      method: 'POST',
      headers: { origin: base, cookie: device.cookie, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      // The server may hang up before all of it was sent.
      () => 413,
    );
  const text = 'x'.repeat(MEGABYTES);
  return [await send(text), await send(new Blob([text]).stream())];
};

/** More messages at once than anybody types. */
export const floodMessages: Attack = async (target, device) => {
  const { socket, closed } = await openHostile(target, device);
  for (let i = 0; i < 3_000; i++) socket.send(`{"t":"enter","room":"${target.room}","since":0}`);
  return closed;
};

export const floodSockets: Attack = async (target, device) => {
  const address = nextAddress();
  const tries = Array.from({ length: 150 }, () => openHostile(target, device, address));
  const opened = await Promise.allSettled(tries);
  for (const one of opened) if (one.status === 'fulfilled') one.value.socket.terminate();
  const refused = opened.filter((one) => one.status === 'rejected' && String(one.reason).includes('429'));
  return refused.length > 0;
};

export const floodRequests: Attack = async ({ base }) => {
  const headers = { origin: base, 'x-forwarded-for': nextAddress() };
  const all = await Promise.all(
    Array.from({ length: 400 }, () => fetch(`${base}${API}/rooms`, { headers }).then(({ status }) => status)),
  );
  return [...new Set(all)].toSorted();
};

/** Everything a stranger might try to do in the seat of somebody else. */
export const wrongSeats: Attack = async (target, device) => {
  const { match, room, base } = target;
  const { socket, heard } = await openHostile(target, device);
  const messages = [
    ...Array.from({ length: 20 }, (_, n) => ({ t: 'answer', match, seq: n, n: n + 1, choice: 0 })),
    { t: 'concede', match, n: 1 },
    { t: 'concede', match, n: 1_000 },
    { t: 'propose', match, n: 1, what: 'undo' },
    { t: 'reply', match, n: 1, to: 1, agree: true },
    { t: 'resume', match, n: 1 },
    { t: 'explain', match, seq: 1, intent: { verb: 'play' } },
    { t: 'foresee', match, seq: 1, id: 1, steps: [0, { verb: 'play', card: 3 }] },
  ];
  for (const message of messages) socket.send(JSON.stringify(message));
  const codes = (): string[] =>
    heard
      .map((text) => JSON.parse(text) as { t: string; code: string })
      .flatMap(({ t, code }) => (t === 'refused' ? [code] : []));
  for (let tries = 0; tries < 300 && codes().length < messages.length; tries++) await pause(50);
  socket.terminate();
  const bodies = {
    sit: {},
    leave: {},
    kick: { seat: 0 },
    rematch: {},
    computer: { seat: 0, player: { level: 'hero' } },
  };
  const statuses: number[] = [];
  for (const [address, body] of Object.entries(bodies)) {
    const answer = request(base, device, 'POST', `/rooms/${room}/${address}`, body);
    statuses.push(
      await answer.then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    );
  }
  return { codes: [...new Set(codes())], count: codes().length === messages.length, isLetIn: statuses.includes(200) };
};

/** A session that was ended, a challenge that was answered, and tokens that never were. */
export const replayedTokens: Attack = async (target) => {
  const { base } = target;
  const device = await freshGuest(target);
  const stolen: Device = { ...device };
  const leaving: Device = { ...device };
  await request(base, leaving, 'POST', '/session/end', {});
  const statusOf = (work: Promise<unknown>): Promise<number> =>
    work.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const old = await statusOf(request(base, stolen, 'GET', '/session'));
  const { closed } = await openHostile(target, stolen);
  const guessed = { ...stolen, cookie: `longbox=${randomBytes(32).toString('base64url')}` };
  const guess = await statusOf(request(base, guessed, 'GET', '/session'));

  const fresh = createDevice();
  const { challenge } = await request<{ challenge: string }>(base, fresh, 'POST', '/session/challenge', {});
  const body = { challenge, key: fresh.key, signature: fresh.sign(`longbox-session ${challenge}`) };
  const first = await statusOf(request(base, fresh, 'POST', '/session', body));
  const again = await statusOf(request(base, createDevice(), 'POST', '/session', body));
  return { old, guess, socket: await closed, first, again };
};

/** Connections that never finish what they began. They stay open until the end of the test. */
export const halfOpen: Attack = async (target, device) => {
  for (let i = 0; i < 30; i++) {
    const { wire } = await openWire(target);
    const text = upgradeOf(target, device);
    if (i % 3 === 0) wire.write(text.slice(0, 60));
    if (i % 3 === 1) wire.write(`${text}`);
    if (i % 3 === 2) wire.end(`POST ${API}/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
    wire.unref();
  }
  return true;
};

/** How long it takes until the server hangs up on a request that does not go on. */
export const unfinishedHeaders: Attack = async (target, device) => {
  const { wire, closed } = await openWire(target);
  const began = performance.now();
  wire.write(upgradeOf(target, device).slice(0, 60));
  await Promise.race([closed, pause(20_000)]);
  wire.destroy();
  return performance.now() - began < 15_000;
};

/** Sockets that follow the honest match and do not read. They stay. */
export const slowReaders: Attack = async (target, device) => {
  for (let i = 0; i < 10; i++) {
    const { socket } = await openHostile(target, device);
    socket.send(JSON.stringify({ t: 'enter', room: target.room, since: 0 }));
    socket.pause();
  }
  return true;
};

/** One account on many sockets, none of which says more than one socket may. */
export const manySockets: Attack = async (target, device) => {
  const sockets = await Promise.all(Array.from({ length: 12 }, () => openHostile(target, device)));
  for (const { socket } of sockets) for (let i = 0; i < 50; i++) socket.send(`{"t":"ping","id":${i}}`);
  const codes = await Promise.all(sockets.map(({ closed }) => Promise.race([closed, pause(3_000)])));
  for (const { socket } of sockets) socket.terminate();
  return codes.includes(4429);
};

/** More sockets at once than one account may have. */
export const crowdOfOne: Attack = async (target, device) => {
  const sockets: Awaited<ReturnType<typeof openHostile>>[] = [];
  for (let i = 0; i < 24; i++) sockets.push(await openHostile(target, device));
  const codes = await Promise.all(sockets.map(({ closed }) => Promise.race([closed, pause(500)])));
  for (const { socket } of sockets) socket.terminate();
  return codes.filter((code) => code === 4429).length;
};

/** Messages that are refused, at a pace at which others may go on talking. */
export const mistakes: Attack = async (target, device) => {
  const { socket, closed } = await openHostile(target, device);
  const timer = setInterval(() => socket.send('{"t":"nothing"}'), 60);
  const code = await Promise.race([closed, pause(20_000)]);
  clearInterval(timer);
  socket.terminate();
  return code;
};

/** Comes and goes as fast as it can. */
export const revolvingDoor: Attack = async (target, device) => {
  for (let i = 0; i < 60; i++) {
    const one = await openHostile(target, device).catch((error: unknown) => String(error));
    if (typeof one === 'string') return one.includes('429');
    one.socket.terminate();
  }
  return false;
};
