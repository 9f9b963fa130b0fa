import type { ClientMessage, ServerMessage } from '@longbox/protocol';
import { Client, type ClientOptions } from '../client.ts';
import { type Ledger, noteAcknowledged, noteSent } from './ledger.ts';
import type { Luck } from './luck.ts';

const DUPLICATE = 0.08;
const DELAY = 0.08;
const DELAY_MOST = 150;
/** A message from long ago comes by once more. */
const ECHO = 0.04;
const PING = 1_000;
/**
 * A connection from which nothing was heard for so long, since it was begun or since the last word, is given up. The next one
 * is given twice as long: a server that is too busy is not helped by people who come again and again.
 */
const SILENCE = 3_000;
const SILENCE_MOST = 24_000;

/** What happened to a client lately, and when; told of the action that had to wait longest. */
type Story = { readonly at: number; readonly what: string }[];
const KEPT = 40;

function note(story: Story, what: string): void {
  story.push({ at: performance.now(), what });
  if (story.length > KEPT) story.shift();
}

function tell(story: Story, milliseconds: number): string {
  const began = performance.now() - milliseconds;
  const since = story.filter(({ at }) => at >= began);
  return since.map(({ at, what }) => `${((at - began) / 1000).toFixed(1)} s ${what}`).join('; ');
}

function wordOf(text: string): string {
  const message = JSON.parse(text) as ServerMessage;
  return message.t === 'refused' ? `refused ${message.re} ${message.code}` : message.t;
}

/** A client whose messages arrive twice, late, or after later ones; and which keeps account. */
export class ChaosClient extends Client {
  readonly #ledger: Ledger;
  readonly #luck: Luck;
  readonly #old: string[] = [];
  readonly #watch: NodeJS.Timeout;
  readonly #heard: { at: number; patience: number };
  readonly #story: Story;

  constructor(options: Omit<ClientOptions, 'acknowledged' | 'record'>, ledger: Ledger, luck: Luck) {
    const heard = { at: performance.now(), patience: SILENCE };
    const story: Story = [];
    super({
      ...options,
      record: (text) => {
        heard.at = performance.now();
        heard.patience = SILENCE;
        note(story, wordOf(text));
      },
      acknowledged: (n, milliseconds) => noteAcknowledged(ledger, n, milliseconds, tell(story, milliseconds)),
    });
    this.#story = story;
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

  override connect(): this {
    this.#heard.at = performance.now();
    note(this.#story, `closed by ${this.closes.at(-1)}, to ${this.base}`);
    return super.connect();
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
    if (performance.now() - this.#heard.at > this.#heard.patience) {
      this.#heard.at = performance.now();
      this.#heard.patience = Math.min(SILENCE_MOST, this.#heard.patience * 2);
      note(this.#story, 'silence');
      this.drop();
    } else super.send(JSON.stringify({ t: 'ping', id: 1 }));
  }
}
