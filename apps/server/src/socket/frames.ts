import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/**
 * Sends texts, each as a message of its own. Those of plain ASCII, which nearly all are, go to the system as one piece of text,
 * where the library would make two buffers of each; a relay that sends like this takes a twentieth less processor time. Without
 * compression the library writes every frame whole, so ours never come between parts of its own.
 */
export function sendTexts(socket: WebSocket, wire: Duplex, texts: readonly string[]): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  let frames = '';
  for (const text of texts) {
    if (Buffer.byteLength(text) === text.length) {
      frames += frameHead(text.length) + text;
      continue;
    }
    if (frames !== '') wire.write(frames, 'latin1');
    frames = '';
    socket.send(text);
  }
  if (frames !== '') wire.write(frames, 'latin1');
}

/** The head of a frame that holds a whole text message (RFC 6455, 5.2), a character for each byte. */
export function frameHead(bytes: number): string {
  const { fromCharCode } = String;
  if (bytes < 126) return fromCharCode(0x81, bytes);
  if (bytes < 0x1_0000) return fromCharCode(0x81, 126, bytes >> 8, bytes & 0xff);
  return fromCharCode(0x81, 127, 0, 0, 0, 0, bytes >>> 24, (bytes >> 16) & 0xff, (bytes >> 8) & 0xff, bytes & 0xff);
}
