// Ways to reach a server that no honest client would use.
import { connect, type Socket } from 'node:net';
import { API } from '@longbox/protocol';
import { WebSocket } from 'ws';
import type { Device } from '../client.ts';

/** Whom the attacks are aimed at. */
export interface Target {
  readonly base: string;
  readonly room: string;
  readonly match: string;
}

let addresses = 0;
/** Every connection pretends to come from somewhere else, so that it is met by all but the limits of an address. */
export const nextAddress = (): string => `203.0.113.${addresses++ % 250}`;

export interface HostileSocket {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** The code it was closed with, once it is. */
  readonly closed: Promise<number>;
}

/** @param host the last number of the loopback address it comes from: one address has too few ports for thousands of sockets */
export function openHostile(
  { base }: Target,
  device: Device,
  address = nextAddress(),
  host?: number,
): Promise<HostileSocket> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${API}/socket`, {
    headers: { cookie: device.cookie, origin: base, 'x-forwarded-for': address },
    perMessageDeflate: false,
    handshakeTimeout: 30_000,
    ...(host !== undefined && { localAddress: `127.0.0.${host}` }),
  });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ socket, heard, closed }));
    socket.on('error', reject);
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      reject(new Error(`not let in: ${response.statusCode}`));
    });
  });
}

/** A plain TCP connection on which anything can be said. */
export function openWire({ base }: Target): Promise<{ wire: Socket; closed: Promise<void> }> {
  const wire = connect({ port: Number(new URL(base).port), host: new URL(base).hostname, allowHalfOpen: true });
  wire.on('error', () => undefined);
  wire.resume();
  const closed = new Promise<void>((resolve) => {
    wire.on('close', () => resolve());
    wire.on('end', () => {
      wire.destroy();
      resolve();
    });
  });
  return new Promise((resolve) => wire.on('connect', () => resolve({ wire, closed })));
}

/** The request that turns a plain connection into a socket, written by hand. */
export const upgradeOf = ({ base }: Target, device: Device): string =>
  [
    `GET ${API}/socket HTTP/1.1`,
    `Host: ${new URL(base).host}`,
    `Origin: ${base}`,
    `Cookie: ${device.cookie}`,
    `X-Forwarded-For: ${nextAddress()}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
