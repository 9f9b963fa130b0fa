import { type CardId, hashMemory, type Option, type Seat, scriptRandom, type Viewer } from '@longbox/kernel';
import { type ArenaGame, createArena } from '../src/arena.ts';
import { makeCatalogue } from '../src/catalogue/catalogue.ts';
import type { ArenaView } from '../src/out/view.ts';
import { layOut, type Moment, type Position, type SeatPosition } from '../src/set-up/scene.ts';
import type { ArenaEvent } from '../src/state/events.ts';
import { PHASES, type Phase } from '../src/state/phases.ts';
import { type ArenaState, TURN } from '../src/state/state.ts';
import { Player } from './player.ts';

export interface SceneWish {
  readonly ann: SeatPosition;
  readonly bob: SeatPosition;
  readonly at: Moment;
  /** Ann unless said. */
  readonly active?: 'ann' | 'bob';
  readonly turn?: number;
  readonly called?: string;
  readonly seed?: string;
  /** Ann takes seat 1 and Bob seat 0. */
  readonly mirrored?: boolean;
}

const game: ArenaGame = createArena([]);
const catalogue = makeCatalogue([]);

/** A laid-out position between Ann, seat 0, and Bob, seat 1. */
export function scene(profile: string, wish: SceneWish): Scene {
  const { ann, bob, active = 'ann', mirrored = false, ...rest } = wish;
  const seats = mirrored ? [bob, ann] : [ann, bob];
  const position: Position = { ...rest, profile, active: (active === 'ann') === mirrored ? 1 : 0, seats };
  // A position is plain JSON: what a file can say, a test can say, and the other way round.
  const { state, table } = layOut(catalogue, JSON.parse(JSON.stringify(position)) as Position);
  return new Scene(state, (saved) => game.load(saved, table), game, mirrored ? 1 : 0);
}

export class Scene {
  readonly events: ArenaEvent[] = [];
  readonly ann: Player;
  readonly bob: Player;
  readonly state: ArenaState;
  private readonly reload: (saved: ReturnType<ArenaGame['save']>) => ArenaState;

  readonly game: ArenaGame;
  private seen = 0;

  constructor(
    state: ArenaState,
    reload: (saved: ReturnType<ArenaGame['save']>) => ArenaState,
    of: ArenaGame = game,
    ann: Seat = 0,
  ) {
    this.game = of;
    this.state = state;
    this.reload = reload;
    this.ann = new Player(this, ann, 'ann');
    this.bob = new Player(this, 1 - ann, 'bob');
  }

  get phase(): Phase {
    return PHASES[this.state.turn[TURN.phase]];
  }

  get turn(): number {
    return this.state.turn[TURN.number];
  }

  get first(): Seat {
    return this.state.turn[TURN.first];
  }

  get deciding(): 'ann' | 'bob' | undefined {
    const seat = game.decision(this.state)?.seat;
    return seat === undefined ? undefined : seat === this.ann.seat ? 'ann' : 'bob';
  }

  /** `ann`, `bob` or `draw`, and the code of the reason. */
  get result(): readonly [string, string] | undefined {
    const result = game.result(this.state);
    if (result === undefined) return undefined;
    const [ann, bob] = [result.places[this.ann.seat], result.places[this.bob.seat]];
    return [ann === bob ? 'draw' : ann === 1 ? 'ann' : 'bob', result.reason.code];
  }

  view(viewer: Viewer): ArenaView {
    return game.view(this.state, viewer);
  }

  options(): Option[] {
    const count = game.decision(this.state)?.count ?? 0;
    const out = new Int32Array(count);
    game.choices(this.state, out);
    return Array.from(out, (choice) => game.option(this.state, choice));
  }

  apply(at: number): void {
    const out = new Int32Array(game.decision(this.state)?.count ?? 0);
    game.choices(this.state, out);
    game.apply(this.state, out[at], this.events);
    const saved = this.reload(game.save(this.state));
    if (hashMemory(saved) !== hashMemory(this.state))
      throw new Error('the state does not save and load to the same hash');
  }

  nameOf(card: CardId): string {
    return this.state.book.cards[this.state.print[card]].name;
  }

  keyOf(card: CardId): string {
    return this.state.book.cards[this.state.print[card]].key;
  }

  /** The name, or the key of a version that has a key of its own. */
  keyOrName(card: CardId): string {
    const { key, name } = this.state.book.cards[this.state.print[card]];
    return key === name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || key.startsWith('extra') ? name : key;
  }

  /** Says which cards come up when chance picks one of a deck. */
  script(...cards: readonly CardId[]): void {
    scriptRandom(
      this.state.random,
      cards.map((card) => ~card),
    );
  }

  /** Passes, or takes the first option where nobody can pass, until the condition holds. */
  until(holds: () => boolean): this {
    for (let steps = 0; !holds(); steps++) {
      if (steps > 5000 || this.result !== undefined) throw new Error('the scene never gets there');
      this.apply(0);
    }
    return this;
  }

  /** The next comparison that was not asked for yet, passing everything up to it. */
  fight(): string {
    this.until(() => this.comparisons.length > this.seen);
    return this.comparisons[this.seen++];
  }

  toPhase(phase: Phase): this {
    return this.until(() => this.phase === phase);
  }

  toTurn(turn: number): this {
    return this.until(() => this.turn === turn);
  }

  toEnd(): this {
    return this.until(() => this.result !== undefined);
  }

  /** Events of one type, in order. */
  told<T extends ArenaEvent['type']>(type: T): Extract<ArenaEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<ArenaEvent, { type: T }> => event.type === type);
  }

  /** `ineffective 600:650+250` for each comparison so far. */
  get comparisons(): string[] {
    return this.told('compared').map(
      (e) => `${e.isCounter ? 'counter ' : ''}${e.outcome} ${e.attack}:${e.defence}+${e.resistance}`,
    );
  }
}
