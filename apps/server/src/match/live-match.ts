import { IllegalChoice, NONE, type Seat } from '@longbox/kernel';
import type { Action, ClientMessageOf, RefusalCode, ServerMessage } from '@longbox/protocol';
import { MoveTrace, roundTimes } from '../ops/move-trace.ts';
import type { Append } from '../store/sql.ts';
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
  showAnew,
  writeSync,
} from './audience.ts';
import { deadlineOf } from './clock.ts';
import { DelayedShow } from './delayed-show.ts';
import { advanceFold, type Effect, type Fold, kindCode, type NewRow, tickFold } from './fold.ts';
import { writeForeseen } from './foreseen.ts';
import type { MatchHeader } from './header.ts';
import { type Begun, playOut, takeRows } from './load.ts';
import type { MatchWorld } from './match-world.ts';
import { isRowOf, planAction } from './plan-action.ts';
import { Recent } from './recent.ts';
import { recordFor } from './spares.ts';
import { type ReadyWithStory, Stories, type Story } from './story.ts';
import { expiryRow, hasNoPeople, isComputersTurn, wakeAfter } from './wake.ts';

const TRIES = 6;
/** Moves that take at least this many milliseconds on this node are logged. */
const SLOW_MOVE = 1_000;
/** Rows whose events are kept. */
const RECENT = 16;

/** A text is a message that is written already. */
type Reply = (message: ServerMessage | string) => void;

/** A row that the fold has taken in, and the database not yet. */
interface Taken {
  readonly fold: Fold;
  readonly row: NewRow;
  readonly effect: Effect;
  readonly happening: Happening;
  /** When, as `performance.now` tells it. */
  readonly moment: number;
}

type Outcome = 'done' | 'conflict' | 'illegal';

/** A match in memory while somebody on this node follows it. All its work goes through one queue. */
export class LiveMatch {
  readonly header: MatchHeader;
  readonly #begun: Begun;
  readonly #world: MatchWorld;
  readonly #audience: Audience = createAudience();
  /** For watchers who are kept behind. */
  readonly #delayed: DelayedShow;
  /** The last rows, so that a client that was away for a moment can catch up without a replay of the match. */
  readonly #recent = new Recent(RECENT);
  #fold: Fold | undefined;
  /** What waits for its turn. */
  readonly #waiting: (() => void)[] = [];
  #jobs = 0;
  #entering = 0;
  readonly #stories = new Stories((from, rows, owner) => this.#replay(from, rows, owner));
  #thinkingAt = NONE;

  constructor(begun: Begun, world: MatchWorld) {
    const { header } = begun;
    this.#begun = begun;
    this.header = header;
    this.#world = world;
    this.#delayed = new DelayedShow(header, world);
  }

  /** Nobody follows it and nothing is under way: it can be forgotten. */
  get isIdle(): boolean {
    return this.isUnfollowed && this.#jobs === 0 && this.#entering === 0 && this.#thinkingAt === NONE;
  }

  get isUnfollowed(): boolean {
    return isUnattended(this.#audience) && this.#delayed.isEmpty;
  }

  /** The row this node has come to, or NONE if it has not looked yet. */
  get rows(): number {
    return this.#fold?.rows ?? NONE;
  }

  follow(follower: Follower, since: number): Promise<void> {
    if (this.#isLate(follower)) return this.#delayed.follow(follower, since);
    const ahead = this.#tellAhead(since, follower.owner);
    return ahead === undefined
      ? this.#letIn(follower, since)
      : ahead.then((told) => this.#letIn(follower, since, told));
  }

  #letIn(follower: Follower, since: number, told?: Story): Promise<void> {
    return this.#enqueue(async () => {
      const { fold, story } = await this.#readyWithStory(since, follower.owner, told);
      const isForNobody = this.#isForNobody(fold);
      addFollower(this.#audience, fold, follower, story);
      if (isForNobody && isComputersTurn(fold)) void this.#think(fold);
    });
  }

  unfollow(follower: Follower): void {
    if (this.#isLate(follower)) this.#delayed.unfollow(follower);
    else dropFollower(this.#audience, follower);
  }

  #isLate({ viewer }: Follower): boolean {
    return viewer === 'watcher' && this.header.watch.delay > 0;
  }

  /** Rejects if it is unknown whether the action is in the log. */
  act(seat: Seat, action: Action, reply: Reply): Promise<void> {
    const trace = new MoveTrace();
    return this.#enqueue(() => {
      trace.passed('queue');
      return this.#act(seat, action, reply, trace);
    });
  }

  explain(seat: Seat, seq: number, intent: Parameters<Fold['game']['explain']>[2], reply: Reply): Promise<void> {
    return this.#enqueue(async () => {
      const { game, state, seq: open } = await this.#ready();
      const reasons = seq === open ? game.explain(state, seat, intent) : [];
      reply({ t: 'reasons', match: this.header.id, seq: open, reasons });
    });
  }

  foresee(seat: Seat, message: ClientMessageOf<'foresee'>, reply: Reply): Promise<void> {
    return this.#enqueue(async () => reply(writeForeseen(await this.#ready(), seat, message)));
  }

  /** Reads what other nodes have written. */
  catchUp(): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#fold === undefined && this.isUnfollowed) return;
      const fold = await this.#ready();
      const rows = await this.#world.store.tail(this.header.id, fold.rows);
      if (rows.length === 0) return;
      this.#delayed.news();
      this.#taking(() => {
        const happenings = takeRows(fold, rows, 0, lookersOf(this.#audience));
        for (const one of happenings) this.#recent.add(one);
        showAll(this.#audience, fold, happenings);
      });
      // The node that wrote them may have nobody to think for.
      if (hasNoPeople(fold) && isComputersTurn(fold)) void this.#think(fold);
    });
  }

  /** The next to act is the computer or the clock. */
  async wake(): Promise<void> {
    let thinking: Promise<void> | undefined;
    await this.#enqueue(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const fold = await this.#ready();
        if (fold.game.decision(fold.state) === undefined) return;
        if (isComputersTurn(fold)) {
          if (this.#isForNobody(fold)) return this.#world.store.wakeIn(this.header.id, undefined);
          thinking = this.#think(fold);
          return;
        }
        const deadline = deadlineOf(fold.clock);
        const left = deadline === undefined ? undefined : deadline - (await this.#world.store.now());
        if (left === undefined || left > 0) return this.#world.store.wakeIn(this.header.id, left);
        if ((await this.#commit(fold, expiryRow(fold), deadline)) !== 'conflict') return;
      }
    });
    // Not inside the queue: the answer has to get through it.
    await thinking;
  }

  /** Begins at once if nothing is under way. */
  #enqueue<T>(job: () => Promise<T>): Promise<T> {
    if (this.#jobs++ === 0) return this.#run(job);
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => void this.#run(job).then(resolve, reject));
    });
  }

  #run<T>(job: () => Promise<T>): Promise<T> {
    const mine = job();
    mine.then(this.#done, this.#done);
    return mine;
  }

  readonly #done = (): void => {
    this.#jobs--;
    this.#waiting.shift()?.();
  };

  /** The match up to date as far as this node knows. */
  async #ready(): Promise<Fold> {
    return this.#fold ?? (await this.#read()).fold;
  }

  /** The same, and what happened after row `since`; the match is replayed only if memory does not hold those rows. */
  async #readyWithStory(since: number, owner?: string, told?: Story): Promise<ReadyWithStory> {
    const fold = this.#fold;
    if (fold === undefined) return this.#read(since, owner);
    const from = Math.max(since, fold.rows - STORY);
    const recent = this.#recent.since(from, fold.rows) ?? this.#stories.goOn(told, from, fold.rows, this.#recent);
    return { fold, story: recent ?? (await this.#replay(from, fold.rows, owner)) };
  }

  /** The events a newcomer missed, read outside the queue so that no move waits; `undefined` if memory holds them. */
  #tellAhead(since: number, owner: string | undefined): Promise<Story | undefined> | undefined {
    const { rows } = this.#audience;
    if (this.isUnfollowed || rows === 0) return undefined;
    const from = Math.max(since, rows - STORY);
    if (this.#recent.since(from, rows) !== undefined) return undefined;
    this.#entering++;
    const told = this.#stories.tell(from, rows, RECENT / 2, owner).catch(() => undefined);
    return told.finally(() => void this.#entering--);
  }

  async #read(since = Number.POSITIVE_INFINITY, owner?: string): Promise<ReadyWithStory> {
    const { store } = this.#world;
    const rows = await store.tail(this.header.id, 0);
    const { rows: shownRows, at: shownAt } = this.#audience;
    const isAnother = shownRows > 0 && rows[shownRows - 1]?.at !== shownAt;
    const seen = (): number => {
      if (isUnattended(this.#audience)) return Number.POSITIVE_INFINITY;
      return isAnother ? 0 : this.#audience.rows;
    };
    const from = Math.min(seen(), since, rows.length - RECENT);
    const { fold, happenings } = await playOut(this.#begun, rows, this.#world, from, owner);
    const shown = seen();
    this.#fold = fold;
    this.#recent.begin(happenings);
    const after = (row: number): Happening[] => happenings.filter(({ told }) => told.row > row);
    const news = after(shown);
    if (isAnother) this.#stories.forget();
    if (isAnother) showAnew(this.#audience, fold, after(fold.rows - STORY));
    else if (news.length > 0) showAll(this.#audience, fold, news);
    else {
      this.#audience.rows = fold.rows;
      this.#audience.at = fold.at;
    }
    return { fold, story: after(Math.max(since, fold.rows - STORY)) };
  }

  /** If a step fails, the fold may be half done, so it is loaded again next time. */
  #taking<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#fold = undefined;
      throw error;
    }
  }

  async #replay(since: number, upTo: number, owner?: string): Promise<Happening[]> {
    const rows = await this.#world.store.tail(this.header.id, 0);
    const known = rows.filter(({ seq }) => seq <= upTo);
    return (await playOut(this.#begun, known, this.#world, since, owner)).happenings;
  }

  async #act(seat: Seat, action: Action, reply: Reply, trace: MoveTrace): Promise<void> {
    const { id } = this.header;
    const refuse = (code: RefusalCode, text: string): void =>
      reply({ t: 'refused', re: action.t, match: id, n: action.n, code, text });
    for (let tries = 0; tries < TRIES; tries++) {
      const fold = this.#fold ?? (await this.#ready());
      if (action.n <= fold.counters[seat]) return this.#again(seat, action, reply, refuse);
      const plan = planAction(fold, seat, action, this.#world.mostProposals);
      if ('refusal' in plan) {
        refuse(plan.refusal.code, plan.refusal.text);
        if (plan.refusal.code === 'stale') reply(writeSync(this.#audience, fold, seat));
        return;
      }
      const { kind, n, value } = plan.row;
      const outcome = await this.#commit(fold, { seq: fold.rows + 1, kind, seat, n, value }, undefined, trace);
      if (outcome === 'done') return this.#traced(trace);
      if (outcome === 'illegal') return refuse('illegal', 'this choice is not among the options');
    }
    refuse('unavailable', 'others were quicker too often; try again');
  }

  /** An action number that is already in the log: the same action is acknowledged, a different one is refused. */
  async #again(
    seat: Seat,
    action: Action,
    reply: Reply,
    refuse: (code: RefusalCode, text: string) => void,
  ): Promise<void> {
    const { id } = this.header;
    const row = await this.#world.store.findAction(id, seat, action.n);
    if (row !== undefined && isRowOf(action, row)) return reply({ t: 'ack', match: id, n: action.n, row: row.seq });
    refuse('counterUsed', `action ${action.n} was another one; the last is ${this.#fold?.counters[seat] ?? 0}`);
  }

  /** Applies the row to the fold, writes it, and only then sends it to anybody. */
  async #commit(fold: Fold, row: NewRow, notBefore?: number, trace?: MoveTrace): Promise<Outcome> {
    const taken = this.#take(fold, row);
    trace?.passed('rules');
    if (taken === undefined) return 'illegal';
    const at = await this.#world.withTimeout(this.#write(taken, notBefore));
    trace?.passed('database');
    const isDone = this.#isWritten(taken, at);
    trace?.passed('show');
    return isDone ? 'done' : 'conflict';
  }

  #traced(trace: MoveTrace): void {
    const { log, metrics } = this.#world;
    metrics.moved(trace.times);
    const isSlow = trace.total > SLOW_MOVE;
    if (!isSlow && !log.isLevelEnabled('debug')) return;
    const fields = { match: this.header.id, row: this.rows, milliseconds: roundTimes(trace.times) };
    if (isSlow) log.warn(fields, 'a move took long');
    else log.debug(fields, 'a move');
  }

  /** `undefined`, with the fold unchanged, if the rules do not allow it. */
  #take(fold: Fold, row: NewRow): Taken | undefined {
    const beats = recordFor(fold, lookersOf(this.#audience));
    try {
      const { told, effect } = advanceFold(fold, row, beats.events);
      beats.end();
      return { fold, row, effect, happening: { told, events: beats.events, beats }, moment: performance.now() };
    } catch (error) {
      if (error instanceof IllegalChoice) return undefined;
      this.#fold = undefined;
      throw error;
    }
  }

  /** Lets everybody hear of it, if it was written at all. */
  #isWritten({ fold, row, effect, happening, moment }: Taken, at: number | undefined): boolean {
    const { bus, metrics } = this.#world;
    metrics.committed(performance.now() - moment, at !== undefined);
    if (at === undefined) return false;
    this.#fold = fold;
    tickFold(fold, row, effect, at);
    this.#recent.add(happening);
    showAll(this.#audience, fold, [happening]);
    this.#delayed.news();
    bus.publish('match', this.header.id, fold.rows);
    if (isComputersTurn(fold)) void this.#think(fold);
    // The last row has changed the room as well.
    if (fold.game.decision(fold.state) === undefined) bus.publish('room', this.header.room, Number.MAX_SAFE_INTEGER);
    return true;
  }

  #write(taken: Taken, notBefore?: number): Promise<number | undefined> {
    const { store } = this.#world;
    const { game, state } = taken.fold;
    const entry = this.#entry(taken, notBefore);
    const result = game.result(state);
    if (result === undefined) return store.append(entry);
    return store.appendLast(entry, result, (sql, at) => this.#world.atEnd(sql, this.header, result, at));
  }

  /** Until the database has answered, the fold is ahead of the log. */
  #entry({ fold, row, effect }: Taken, notBefore?: number): Append {
    this.#fold = undefined;
    const { seq, kind, seat, n, value } = row;
    const hash = effect === 'game' ? fold.game.fingerprint(fold.state) : '';
    const after = seq === 1 ? undefined : fold.at;
    return { match: this.header.id, seq, kind, seat, n, value, hash, after, notBefore, wake: wakeAfter(fold) };
  }

  /** No person plays in it any more and nobody follows it here: it rests until somebody comes. */
  #isForNobody(fold: Fold): boolean {
    return this.isUnfollowed && hasNoPeople(fold);
  }

  /** The computer thinks outside the queue; the match may have moved on when the answer comes. */
  async #think(fold: Fold): Promise<void> {
    const { rows } = fold;
    const seat = fold.game.decision(fold.state)?.seat;
    if (this.#thinkingAt === rows || seat === undefined || this.#isForNobody(fold)) return;
    this.#thinkingAt = rows;
    const owner = this.header.seats.find(({ player }) => player !== undefined)?.player ?? this.header.id;
    const isWanted = (): boolean => this.#thinkingAt === rows && fold.rows === rows && !this.#isForNobody(fold);
    try {
      const value = await this.#world.thinker.think({ fold, seat, owner, isWanted });
      if (value === undefined) return;
      await this.#enqueue(async () => {
        if (this.#thinkingAt === rows) this.#thinkingAt = NONE;
        if (this.#fold?.rows !== rows) return;
        await this.#commit(this.#fold, { seq: rows + 1, kind: kindCode('choice'), seat, n: undefined, value });
      });
    } catch (error) {
      this.#world.log.error({ match: this.header.id, error: String(error) }, 'the computer could not move');
    } finally {
      if (this.#thinkingAt === rows) this.#thinkingAt = NONE;
    }
  }
}
