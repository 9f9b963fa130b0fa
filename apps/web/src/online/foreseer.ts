import type { Step } from '@longbox/kernel';
import type { ServerMessageOf } from '@longbox/protocol';

type Foreseen = ServerMessageOf<'foreseen'>;

interface Question {
  readonly steps: readonly Step[];
  answer(foreseen: Foreseen | undefined): void;
}

/** Moving over a hand asks about each of its cards. The server counts messages, and moves must get through. */
const GAP = 150;

/** Questions about what would come of something. Of those that come too fast the newest is asked, and only its answer counts. */
export class Foreseer {
  readonly #send: (id: number, steps: readonly Step[]) => void;
  #next: Question | undefined;
  #asked: Question | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;

  constructor(send: (id: number, steps: readonly Step[]) => void) {
    this.#send = send;
  }

  ask(steps: readonly Step[]): Promise<Foreseen | undefined> {
    this.#next?.answer(undefined);
    return new Promise((answer) => {
      this.#next = { steps, answer };
      if (this.#timer === undefined) this.#askNext();
    });
  }

  #askNext(): void {
    const question = this.#next;
    this.#timer = undefined;
    this.#next = undefined;
    if (question === undefined) return;
    this.#asked?.answer(undefined);
    this.#asked = question;
    this.#send(++this.#id, question.steps);
    this.#timer = setTimeout(() => this.#askNext(), GAP);
  }

  hear(foreseen: Foreseen): void {
    if (foreseen.id !== this.#id) return;
    this.#asked?.answer(foreseen);
    this.#asked = undefined;
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
