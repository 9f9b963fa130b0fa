import { nextPick } from '@longbox/games';
import {
  act,
  type Beat,
  beatsFor,
  concession,
  type Decision,
  FIGHT_OUT,
  foresee,
  goTo,
  type Log,
  listChoices,
  type Option,
  recordMoments,
  type Seat,
  startTimeline,
  type Table,
  type Timeline,
  timelineLog,
  undoKind,
  type Viewer,
} from '@longbox/kernel';
import type { Language } from '../state/settings.ts';
import { bestByPrinciple } from './by-principle.ts';
import type {
  Asked,
  AttackPlan,
  AutoPass,
  Picked,
  Position,
  Snapshot,
  TableBeat,
  TablePlan,
  Told,
  Wish,
} from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import { tableOf } from './plan-table.ts';
import { present, presentAsked, presentBeats } from './present.ts';
import { freshStories, type Story } from './stories.ts';

/** No game answers for a person this often in a row. */
const MANY = 200;

/** Answered by a person, where undo may go. */
interface Mark {
  readonly seq: number;
  readonly seat: Seat;
}

/** A game as the people at this screen see it, one at a time. It has a lifetime, hence a class. */
export class PlayedTable<S, E, V extends Snapshot['view']> {
  readonly plan: TablePlan;
  autoPass: AutoPass = { skipSingle: false, passed: [] };
  readonly #kit: GameKit<S, E, V>;
  readonly #people: readonly Seat[];
  readonly #timeline: Timeline<S, E>;
  /** What each person has seen so far, and what a stranger has. */
  readonly #stories: ReadonlyMap<Viewer, Story<V>>;
  readonly #marks: Mark[] = [];
  /** Decisions whose answers let the only person here see something that was hidden from them. */
  #learned: number[] = [];
  /** Who has the screen; nobody yet, where several people share it. */
  #seat: Seat | undefined;
  /** What the person at the screen has not been shown yet. */
  #beats: TableBeat[] = [];
  /** Nobody looks while a stored game is played again. */
  #isShown = true;

  /** `start` is where a scene begins, in place of the deal. */
  constructor(kit: GameKit<S, E, V>, plan: TablePlan, start?: { readonly table: Table; readonly state: S }) {
    this.plan = plan;
    this.#kit = kit;
    this.#people = plan.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    this.#seat = this.#people.length === 1 ? this.#people[0] : undefined;
    this.#timeline = startTimeline(kit.game, start?.table ?? tableOf(kit, plan), start?.state);
    this.#stories = freshStories(kit, this.#timeline.state, [...this.#people, 'watcher']);
  }

  /** Plays a stored log again, so that the story is there too. */
  replay(log: Log): void {
    if (log.catalogueHash !== this.#kit.game.catalogueHash) throw new Error('the cards have changed since');
    this.#isShown = false;
    for (const choice of log.choices) {
      this.#mark();
      this.#take(choice);
    }
    this.#isShown = true;
  }

  log(): Log {
    return timelineLog(this.#timeline);
  }

  /** Answers what comes before anybody is asked, where people left that to the table. */
  begin(): void {
    if (this.plan.isSetUpLeft === true) this.#answerForPeople();
  }

  position(): Position {
    const { choices, seq } = this.#timeline;
    return { plan: this.plan, choices: choices.slice(0, seq) };
  }

  deciding(): Seat | undefined {
    return this.#decision()?.seat;
  }

  /** Takes the choices of the person at the screen, as far as they are theirs to take. */
  choose(choices: readonly number[]): void {
    this.#beats = [];
    this.#mark();
    for (const choice of choices) if (this.#isAsked()) this.#take(choice);
    this.#answerForPeople();
  }

  /** Takes a set of cards in the order the rules ask for them. Nothing happens where they do not go together. */
  pick(cards: readonly number[], language: Language): Picked['refusal'] {
    const { seq, state } = this.#timeline;
    const set = this.#asked()?.set;
    if (set === undefined) return undefined;
    this.#beats = [];
    this.#mark();
    const left = this.#takeSet(state, set.verb, cards, (choice) => this.#take(choice));
    if (left === undefined) {
      this.#answerForPeople();
      return undefined;
    }
    const [reason] = this.explain({ verb: set.verb, card: left }, language);
    this.#marks.pop();
    this.#goBack(seq);
    return { ...(reason ?? { code: 'notOffered', rules: [], text: undefined }), card: left };
  }

  /** Hands the cards of a set on one by one; the card that would not go, if one would not. */
  #takeSet(state: S, verb: string, cards: readonly number[], take: (choice: number) => void): number | undefined {
    const { game } = this.#kit;
    const offers = () => listChoices(game, state).map((choice) => ({ choice, ...game.option(state, choice) }));
    const left = [...cards];
    const isOpen = offers().some((offer) => offer.verb === 'pass');
    while (left.length > 0) {
      const next = nextPick(offers(), verb, left);
      if (next?.card === undefined) return left[0];
      left.splice(left.indexOf(next.card), 1);
      take(next.choice);
    }
    const pass =
      isOpen && this.#isStillPicking(state, verb) ? offers().find((offer) => offer.verb === 'pass') : undefined;
    if (pass !== undefined) take(pass.choice);
    return undefined;
  }

  #isStillPicking(state: S, verb: string): boolean {
    const { game } = this.#kit;
    if (game.decision(state)?.seat !== this.#seat) return false;
    return listChoices(game, state).some((choice) => game.option(state, choice).verb === verb);
  }

  /** A computer's answer to decision `seq`; what comes too late is dropped. */
  answer(seq: number, choice: number): void {
    const seat = this.deciding();
    if (seq !== this.#timeline.seq || seat === undefined || this.#people.includes(seat)) return;
    this.#beats = [];
    this.#take(choice);
    this.#answerForPeople();
  }

  lift(): void {
    const seat = this.deciding();
    if (seat === undefined || !this.#people.includes(seat)) return;
    this.#beats = [];
    this.#seat = seat;
  }

  concede(): void {
    this.#beats = [];
    if (this.#seat !== undefined) this.#take(concession(this.#seat));
  }

  undo(): void {
    const mark = this.#marks.at(-1);
    if (mark === undefined || !this.#mayUndo(mark)) return;
    this.#marks.pop();
    this.#goBack(mark.seq);
  }

  /** Back to any moment, whatever became known since: for lessons, where nobody plays for anything. */
  rewind(seq: number): void {
    while ((this.#marks.at(-1)?.seq ?? -1) >= seq) this.#marks.pop();
    this.#goBack(seq);
  }

  #goBack(seq: number): void {
    goTo(this.#timeline, seq);
    this.#learned = this.#learned.filter((at) => at < seq);
    for (const [viewer, story] of this.#stories) story.goBack(seq, this.#view(viewer));
    this.#beats = [];
  }

  planAttacks(attackers: readonly number[]): readonly AttackPlan[] {
    return this.#kit.planAttacks(this.#timeline.state, attackers);
  }

  explain(intent: Option, language: Language): readonly Told[] {
    if (this.#seat === undefined) return [];
    const reasons = this.#kit.game.explain(this.#timeline.state, this.#seat, intent);
    return reasons.map((reason) => ({ ...reason, text: this.#kit.reasonText(reason, language) }));
  }

  preview({ choices = [], cards, isFoughtOut }: Wish): V | undefined {
    const seat = this.#seat;
    const verb = this.#asked()?.set?.verb;
    if (seat === undefined) return undefined;
    const steps = cards !== undefined && verb !== undefined ? cards.map((card) => ({ verb, card })) : choices;
    const then = isFoughtOut ? [FIGHT_OUT] : [];
    return foresee(this.#kit.game, this.#timeline.state, seat, [...steps, ...then]);
  }

  snapshot(): Snapshot {
    const { state, seq } = this.#timeline;
    const deciding = this.deciding();
    const result = this.#kit.game.result(state);
    const isHandedOver = deciding !== undefined && this.#people.includes(deciding) && deciding !== this.#seat;
    const viewer = isHandedOver ? 'watcher' : (this.#seat ?? 'watcher');
    const { view, lines } = this.#storyOf(viewer);
    const mark = this.#marks.at(-1);
    return present(this.#kit, {
      plan: this.plan,
      view,
      seat: isHandedOver ? deciding : (this.#seat ?? this.#people[0] ?? 0),
      curtain: isHandedOver ? deciding : undefined,
      seq,
      asked: isHandedOver ? undefined : this.#asked(),
      result,
      lines,
      // They are for the eyes of who had the screen.
      beats: isHandedOver ? [] : this.#beats,
      canUndo: mark !== undefined && !isHandedOver && result === undefined && this.#mayUndo(mark),
    });
  }

  #decision(): Decision | undefined {
    return this.#kit.game.decision(this.#timeline.state);
  }

  #isAsked(): boolean {
    return this.#seat !== undefined && this.deciding() === this.#seat;
  }

  #storyOf(viewer: Viewer): Story<V> {
    const story = this.#stories.get(viewer);
    if (story === undefined) throw new Error(`nobody looks from seat ${viewer}`);
    return story;
  }

  #view(viewer: Viewer): V {
    return this.#kit.game.view(this.#timeline.state, viewer);
  }

  #mark(): void {
    const seat = this.deciding();
    if (seat !== undefined && this.#people.includes(seat)) this.#marks.push({ seq: this.#timeline.seq, seat });
  }

  #mayUndo({ seq, seat }: Mark): boolean {
    if (seat !== this.#seat) return false;
    // Alone with computers, what they see of one's cards takes nothing from anybody.
    if (this.#people.length === 1) return !this.#learned.some((at) => at >= seq);
    const isPerson = (other: number): boolean => this.#people.includes(other);
    return undoKind(this.#timeline, seq, seat, isPerson) === 'free';
  }

  /**
   * Where there is nothing to decide, or a person wants to pass. Who has not got the screen is asked all the same where
   * only their hand can say that there is nothing to do: an answer without a question would tell.
   */
  #answerForPeople(): void {
    for (let i = 0; i < MANY; i++) {
      const decision = this.#decision();
      if (decision === undefined || !this.#people.includes(decision.seat)) return;
      const choice = this.#ownAnswer(decision);
      if (choice === undefined) return;
      this.#take(choice);
    }
  }

  #ownAnswer({ seat }: Decision): number | undefined {
    const { game } = this.#kit;
    const { state } = this.#timeline;
    const choices = listChoices(game, state);
    const isAlone = this.#people.length === 1 || seat === this.#seat;
    if (this.autoPass.skipSingle && choices.length === 1 && isAlone) return choices[0];
    const { view } = this.#storyOf('watcher');
    const isSetUp = this.#kit.glance(view).turn === 0;
    if (this.plan.isSetUpLeft === true && isSetUp) return bestByPrinciple(game, state, choices);
    const moment = this.#kit.moment(view, seat);
    if (moment === undefined || !this.autoPass.passed.includes(moment)) return undefined;
    return choices.find((choice) => game.option(state, choice).verb === 'pass');
  }

  #asked(): Asked | undefined {
    const { game } = this.#kit;
    const { state } = this.#timeline;
    const decision = this.#decision();
    if (decision === undefined || decision.seat !== this.#seat) return undefined;
    const { ask, source, seat } = decision;
    const { known, view } = this.#storyOf(seat);
    const options = listChoices(game, state).map((choice) => [choice, game.option(state, choice)] as const);
    const seen = (card: number): string | undefined => this.#kit.seenFace(state, seat, card);
    return presentAsked(this.#kit, { ask, source, seat, options, seen }, view, known, state);
  }

  #take(choice: number): void {
    const { seq } = this.#timeline;
    const { game } = this.#kit;
    const { state } = this.#timeline;
    const moments = this.#isShown ? recordMoments<S, E>(game, state) : { events: [], states: [] };
    const alone = this.#people.length === 1 ? this.#people[0] : undefined;
    const before = alone === undefined ? undefined : game.clone(state);
    act(this.#timeline, choice, moments.events);
    if (alone !== undefined && before !== undefined && (game.foresight?.learns(before, state, alone) ?? true))
      this.#learned.push(seq);
    for (const [viewer, story] of this.#stories) {
      const isSeen = this.#isShown && viewer === this.#seat;
      const made = isSeen ? beatsFor(game, moments, state, viewer) : [this.#inOne(moments.events, viewer)];
      const told = story.lines.length;
      story.goOn(seq, this.#view(viewer), (earlier, after) => {
        const { beats, lines } = presentBeats(this.#kit, made, earlier, after, told);
        if (isSeen) this.#beats.push(...beats);
        return lines;
      });
    }
  }

  /** Everything at once, for people who do not look at the moment. */
  #inOne(events: readonly E[], viewer: Viewer): Beat<E, V> {
    const heard = events.flatMap((event) => this.#kit.game.redact(event, viewer) ?? []);
    return { events: heard, view: this.#view(viewer) };
  }
}
