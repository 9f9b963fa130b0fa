import {
  act,
  goTo,
  type Log,
  listChoices,
  type Option,
  type Seat,
  startTimeline,
  type Table,
  type Timeline,
  timelineLog,
  undoKind,
} from '@longbox/kernel';
import { createVs, type VsEvent, type VsGame, type VsState, type VsView } from '@longbox/vs';
import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { answerFor, questionAt } from './computer.ts';
import type { Asked, AttackPlan, Offer, Snapshot, TablePlan } from './game-api.ts';
import { type KnownCards, knownCards, namer, seenFace } from './known-cards.ts';
import type { LogLine } from './log-line.ts';
import { narrate } from './narrate.ts';

let made: VsGame | undefined;
/** Made once: reading all cards takes a while. */
export const vsGame = (): VsGame => {
  made ??= createVs(VS_SETS);
  return made;
};

function deckCards(key: string): { deck: string[]; side: string[] } {
  const found = VS_DECKS.find((deck) => deck.key === key);
  if (found === undefined) throw new Error(`there is no deck ${key}`);
  const copies = (lines: typeof found.cards): string[] =>
    lines.flatMap(({ id, count }) => Array<string>(count).fill(id));
  return { deck: [found.main, ...copies(found.cards)], side: copies(found.side) };
}

const tableOf = (plan: TablePlan): Table => ({
  game: plan.game,
  profile: plan.profile,
  seed: plan.seed,
  seats: plan.seats.map(({ deck, name }) => ({ name, ...deckCards(deck) })),
});

/** A game of Vs. System as one person at this screen sees it. It has a lifetime, hence a class. */
export class VsTable {
  readonly plan: TablePlan;
  readonly seat: Seat;
  readonly #game = vsGame();
  readonly #timeline: Timeline<VsState, VsEvent>;
  /** How many log lines there were before each choice, so that undo can take lines back. */
  readonly #linesBefore: number[] = [];
  #lines: LogLine[] = [];
  #view: VsView;
  #known: KnownCards;
  /** Decisions the person answered by themselves, where undo may go. */
  readonly #marks: number[] = [];

  constructor(plan: TablePlan) {
    this.plan = plan;
    this.seat = Math.max(
      0,
      plan.seats.findIndex((seat) => seat.player === 'person'),
    );
    this.#timeline = startTimeline(this.#game, tableOf(plan));
    this.#view = this.#game.view(this.#timeline.state, this.seat);
    this.#known = knownCards(this.#view);
  }

  /** Plays a stored log again, so that the story is there too. */
  static replay(plan: TablePlan, log: Log): VsTable {
    const table = new VsTable(plan);
    if (log.catalogueHash !== table.#game.catalogueHash) throw new Error('the cards have changed since');
    for (const choice of log.choices) {
      if (table.#deciding() === table.seat) table.#marks.push(table.#timeline.seq);
      table.#take(choice);
    }
    return table;
  }

  log(): Log {
    return timelineLog(this.#timeline);
  }

  choose(choices: readonly number[]): void {
    this.#marks.push(this.#timeline.seq);
    for (const choice of choices) if (this.#deciding() === this.seat) this.#take(choice);
  }

  computer(dice: () => number): void {
    const seat = this.#deciding();
    if (seat === undefined || this.plan.seats[seat].player !== 'computer') return;
    this.#take(answerFor(questionAt(this.#game, this.#timeline.state, seat), dice));
  }

  undo(): void {
    const mark = this.#marks.at(-1);
    if (mark === undefined || !this.#mayUndo(mark)) return;
    this.#marks.pop();
    goTo(this.#timeline, mark);
    this.#lines = this.#lines.slice(0, this.#linesBefore[mark]);
    this.#linesBefore.length = mark;
    this.#look();
  }

  /** Which targets this very group of characters can attack, tried on a copy of the game. */
  planAttacks(attackers: readonly number[]): readonly AttackPlan[] {
    const { state } = this.#timeline;
    const [first, ...others] = attackers.toSorted((a, b) => a - b);
    const plans: AttackPlan[] = [];
    for (const choice of listChoices(this.#game, state)) {
      const { verb, card, target } = this.#game.option(state, choice);
      if (verb !== 'attack' || card !== first || target === undefined) continue;
      const choices = this.#joined(choice, others);
      if (choices !== undefined) plans.push({ target, choices });
    }
    return plans;
  }

  explain(intent: Option) {
    return this.#game.explain(this.#timeline.state, this.seat, intent);
  }

  snapshot(): Snapshot {
    const { state, seq } = this.#timeline;
    const mark = this.#marks.at(-1);
    return {
      plan: this.plan,
      seat: this.seat,
      seq,
      view: this.#view,
      asked: this.#asked(),
      result: this.#game.result(state),
      lines: this.#lines,
      canUndo: mark !== undefined && this.#game.result(state) === undefined && this.#mayUndo(mark),
    };
  }

  #deciding(): Seat | undefined {
    return this.#game.decision(this.#timeline.state)?.seat;
  }

  #mayUndo(mark: number): boolean {
    return undoKind(this.#timeline, mark, this.seat) === 'free';
  }

  #asked(): Asked | undefined {
    const { state } = this.#timeline;
    const decision = this.#game.decision(state);
    if (decision === undefined || decision.seat !== this.seat) return undefined;
    const offers = listChoices(this.#game, state).map((choice): Offer => {
      const option = this.#game.option(state, choice);
      const { card } = option;
      const face = card === undefined ? undefined : (this.#known.faces.get(card) ?? seenFace(state, this.seat, card));
      return { ...option, choice, face };
    });
    return { ask: decision.ask, source: decision.source, offers };
  }

  #joined(attack: number, others: readonly number[]): readonly number[] | undefined {
    const copy = this.#game.clone(this.#timeline.state);
    const choices: number[] = [];
    const take = (choice: number): void => {
      choices.push(choice);
      this.#game.apply(copy, choice);
    };
    take(attack);
    for (const other of others) {
      const join = listChoices(this.#game, copy).find((choice) => {
        const { verb, card } = this.#game.option(copy, choice);
        return verb === 'join' && card === other;
      });
      if (join === undefined) return undefined;
      take(join);
    }
    const offered = listChoices(this.#game, copy).map((choice) => ({ choice, ...this.#game.option(copy, choice) }));
    if (!offered.some(({ verb }) => verb === 'join')) return choices;
    const done = offered.find(({ verb }) => verb === 'done');
    return done === undefined ? undefined : [...choices, done.choice];
  }

  #take(choice: number): void {
    const { seq } = this.#timeline;
    const events: VsEvent[] = [];
    const before = this.#known;
    const { turn } = this.#view;
    act(this.#timeline, choice, events);
    this.#look();
    this.#linesBefore[seq] = this.#lines.length;
    const faceOf = namer(before, this.#known);
    const controllerOf = (card: number): Seat | undefined =>
      before.controllers.get(card) ?? this.#known.controllers.get(card);
    const told = events.flatMap((event) => {
      const heard = this.#game.redact(event, this.seat);
      const line = heard === undefined ? undefined : narrate(heard, { turn, faceOf, controllerOf });
      return line === undefined ? [] : [line];
    });
    this.#lines = [...this.#lines, ...told];
  }

  #look(): void {
    this.#view = this.#game.view(this.#timeline.state, this.seat);
    this.#known = knownCards(this.#view);
  }
}
