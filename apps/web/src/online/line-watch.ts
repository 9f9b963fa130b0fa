/** A line that says nothing for so long is asked whether it is still there. */
const QUIET = 10_000;
/** The same when something was sent, which is nearly always answered at once. */
const HURRY = 2_500;
/** How long the answer may take, and twice as long after each line given up: a server too busy to answer is not helped by haste. */
const PATIENCE = 4_000;
const PATIENCE_MOST = 16_000;
/** To open a line takes more journeys than to answer on it. */
const OPENING = 2;

interface Line {
  /** Sends something that is answered at once. */
  ask(): void;
  lose(): void;
}

/** Notices that a line is dead though nobody has closed it: a network that changed, a phone that slept, a cable pulled out. */
export class LineWatch {
  readonly #line: Line;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience = PATIENCE;
  #isAsking = false;
  #isHurried = false;

  constructor(line: Line) {
    this.#line = line;
  }

  /** A line is being opened. */
  begin(): void {
    this.#wait(this.#patience * OPENING);
  }

  heard(): void {
    this.#patience = PATIENCE;
    this.#isAsking = false;
    this.#isHurried = false;
    this.#set(QUIET, () => this.ask());
  }

  sent(): void {
    if (this.#isAsking || this.#isHurried) return;
    this.#isHurried = true;
    this.#set(HURRY, () => this.ask());
  }

  ask(): void {
    this.#line.ask();
    this.#wait(this.#patience);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#isAsking = false;
    this.#isHurried = false;
  }

  #wait(milliseconds: number): void {
    this.#isAsking = true;
    this.#set(milliseconds, () => {
      this.#patience = Math.min(PATIENCE_MOST, this.#patience * 2);
      this.#line.lose();
    });
  }

  #set(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, milliseconds);
  }
}
