import {
  type Audience,
  addFollower,
  createAudience,
  dropFollower,
  type Follower,
  type Happening,
  isUnattended,
  lookersOf,
  STORY,
  showAll,
} from './audience.ts';
import type { Fold } from './fold.ts';
import type { MatchHeader } from './header.ts';
import { beginFold, playOut, takeRows } from './load.ts';
import type { MatchWorld } from './match-world.ts';

/** A match for watchers with a delay of some seconds: the same log, read late. */
export class DelayedShow {
  readonly #header: MatchHeader;
  readonly #world: MatchWorld;
  readonly #delay: number;
  readonly #audience: Audience = createAudience();
  #fold: Fold | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(header: MatchHeader, world: MatchWorld) {
    this.#header = header;
    this.#world = world;
    this.#delay = header.watch.delay * 1000;
  }

  get isEmpty(): boolean {
    return isUnattended(this.#audience);
  }

  follow(follower: Follower, since: number): Promise<void> {
    return this.#enqueue(async () => {
      const fold = await this.#advance();
      addFollower(
        this.#audience,
        fold,
        follower,
        since < fold.rows ? await this.#story(fold.rows, Math.max(since, fold.rows - STORY), follower.owner) : [],
      );
      this.#lookIn(this.#delay);
    });
  }

  async #story(rows: number, since: number, owner?: string): Promise<Happening[]> {
    const { store } = this.#world;
    const stored = await store.read(this.#header.id);
    if (stored === undefined) return [];
    const shown = (await store.tail(this.#header.id, 0)).slice(0, rows);
    return (await playOut(stored, shown, this.#world, since, owner)).happenings;
  }

  unfollow(follower: Follower): void {
    dropFollower(this.#audience, follower);
    if (!this.isEmpty) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#fold = undefined;
  }

  /** The match has gone on. */
  news(): void {
    if (!this.isEmpty) this.#lookIn(this.#delay);
  }

  #enqueue(job: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(job);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Shows the rows that are old enough, and schedules the next one. */
  async #advance(): Promise<Fold> {
    const { store, games, seal } = this.#world;
    const { id } = this.#header;
    if (this.#fold === undefined) {
      const stored = await store.read(id);
      if (stored === undefined) throw new Error(`there is no match ${id}`);
      this.#fold = beginFold(stored, games, seal);
    }
    const fold = this.#fold;
    const rows = await store.tail(id, fold.rows);
    const until = (await store.now()) - this.#delay;
    const due = rows.filter(({ at }) => at <= until);
    if (due.length > 0) showAll(this.#audience, fold, takeRows(fold, due, 0, lookersOf(this.#audience)));
    const next = rows[due.length];
    if (next !== undefined && !this.isEmpty) this.#lookIn(next.at - until);
    return fold;
  }

  #lookIn(milliseconds: number): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.isEmpty) return;
        this.#enqueue(async () => void (await this.#advance())).catch((error: unknown) => {
          this.#fold = undefined;
          this.#world.log.error(
            { match: this.#header.id, error: String(error) },
            'watchers could not be shown a match',
          );
        });
      },
      Math.max(1, milliseconds),
    );
    this.#timer.unref();
  }
}
