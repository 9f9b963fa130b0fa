import type { ClientMessage } from '@longbox/protocol';
import { Client, type ClientOptions } from '../client.ts';
import { type Ledger, noteAcknowledged, noteSent } from './ledger.ts';
import type { Luck } from './luck.ts';

const DUPLICATE = 0.08;
const DELAY = 0.08;
const DELAY_MOST = 150;
/** A message from long ago comes by once more. */
const ECHO = 0.04;
const PING = 1_000;
/** A connection from which nothing was heard for so long is given up. */
const SILENCE = 2_500;

/** A client whose messages arrive twice, late, or after later ones; and which keeps account. */
export class ChaosClient extends Client {
  readonly #ledger: Ledger;
  readonly #luck: Luck;
  readonly #old: string[] = [];
  readonly #watch: NodeJS.Timeout;
  readonly #heard: { at: number };

  constructor(options: Omit<ClientOptions, 'acknowledged' | 'record'>, ledger: Ledger, luck: Luck) {
    const heard = { at: performance.now() };
    super({
      ...options,
      record: () => {
        heard.at = performance.now();
      },
      acknowledged: (n, milliseconds) => noteAcknowledged(ledger, n, milliseconds),
    });
    this.#ledger = ledger;
    this.#luck = luck;
    this.#heard = heard;
    this.#watch = setInterval(() => this.#look(), PING);
  }

  override send(message: ClientMessage | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    if (typeof message === 'string' || message.t !== 'answer') return super.send(text);
    noteSent(this.#ledger, message.n, message.choice);
    this.#old.push(text);
    if (this.#luck() < DELAY) {
      this.#ledger.delayed++;
      setTimeout(() => super.send(text), this.#luck() * DELAY_MOST);
    } else super.send(text);
    if (this.#luck() < DUPLICATE) this.#sendAgain(text);
    if (this.#luck() < ECHO) this.#sendAgain(this.#old[Math.floor(this.#luck() * this.#old.length)]);
  }

  override close(): void {
    clearInterval(this.#watch);
    super.close();
  }

  #sendAgain(text: string): void {
    this.#ledger.duplicated++;
    setTimeout(() => super.send(text), this.#luck() * DELAY_MOST);
  }

  #look(): void {
    if (performance.now() - this.#heard.at > SILENCE) {
      this.#heard.at = performance.now();
      this.drop();
    } else super.send(JSON.stringify({ t: 'ping', id: 1 }));
  }
}
