// FIPS 180-4, written out because rules and replays need it synchronously, in browsers and in Node alike.

const K = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const START = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
/** The words of the block that is being worked in. */
const w = new Int32Array(64);

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The eight words of SHA-256 over the bytes. */
export function sha256(bytes: Uint8Array): Int32Array {
  const h = START.slice();
  const padded = new Uint8Array((((bytes.length + 8) >>> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) {
      const k = at + i * 4;
      w[i] = (padded[k] << 24) | (padded[k + 1] << 16) | (padded[k + 2] << 8) | padded[k + 3];
    }
    // The length in bits ends the last block.
    if (at + 64 === padded.length) {
      w[14] = Math.floor(bytes.length / 0x2000_0000);
      w[15] = bytes.length << 3;
    }
    compress(h);
  }
  return h;
}

function compress(h: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let a = h[0];
  let b = h[1];
  let c = h[2];
  let d = h[3];
  let e = h[4];
  let f = h[5];
  let g = h[6];
  let last = h[7];
  for (let i = 0; i < 64; i++) {
    const t1 = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] += a;
  h[1] += b;
  h[2] += c;
  h[3] += d;
  h[4] += e;
  h[5] += f;
  h[6] += g;
  h[7] += last;
}

/** UTF-8, without the platform's encoder: rules code has no platform. */
export function utf8(text: string): Uint8Array {
  // A unit of the text takes three bytes at most, and two units that make one character take four.
  const bytes = new Uint8Array(3 * text.length);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0;
    if (point < 0x80) bytes[at++] = point;
    else {
      if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6);
      else {
        if (point < 0x10000) bytes[at++] = 0xe0 | (point >> 12);
        else {
          bytes[at++] = 0xf0 | (point >> 18);
          bytes[at++] = 0x80 | ((point >> 12) & 63);
          i++;
        }
        bytes[at++] = 0x80 | ((point >> 6) & 63);
      }
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return bytes.slice(0, at);
}

export function hex(words: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < words.length; i++) text += (words[i] >>> 0).toString(16).padStart(8, '0');
  return text;
}
