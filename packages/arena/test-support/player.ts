import { type CardId, NONE, type Option, type Reason, type Seat } from '@longbox/kernel';
import { readyPowerPoints } from '../src/rules/abilities.ts';
import { attackOf, defenceOf } from '../src/rules/combat.ts';
import type { Verb } from '../src/state/choices.ts';
import { parseSlot } from '../src/state/slot-names.ts';
import { type ArenaState, SEAT, seatNumber, topOf } from '../src/state/state.ts';
import type { Scene } from './scene.ts';

const FROM_HAND: readonly Verb[] = [
  'deploy',
  'play',
  'boost',
  'superHit',
  'replace',
  'addHitPoint',
  'assemble',
  'upgrade',
];

export class Player {
  readonly scene: Scene;
  readonly seat: Seat;

  readonly name: 'ann' | 'bob';

  constructor(scene: Scene, seat: Seat, name: 'ann' | 'bob') {
    this.scene = scene;
    this.seat = seat;
    this.name = name;
  }

  private get state(): ArenaState {
    return this.scene.state;
  }

  /** Takes the offered option of this verb with these words: names or keys of cards, slots, numbers. */
  does(verb: Verb, ...words: readonly (string | number)[]): this {
    const options = this.open();
    const fitting = options.flatMap((option, at) => (option.verb === verb && this.fits(option, words) ? [at] : []));
    const spelled = new Set(fitting.map((at) => this.spell(options[at])));
    if (spelled.size !== 1) {
      const what = fitting.length === 0 ? 'is not offered' : 'is ambiguous';
      throw new Error(
        `${[verb, ...words].join(' ')} ${what}; offered: ${options.map((o) => this.spellAll(o)).join(', ')}`,
      );
    }
    this.scene.apply(fitting[0]);
    return this;
  }

  pass(): this {
    return this.does('pass');
  }

  /** Declares these challenges, leader and target, and no more. */
  declares(...challenges: readonly (readonly [string, string])[]): this {
    for (const [leader, target] of challenges) this.does('challenge', leader, target);
    if (this.scene.phase === 'challenge' && this.may('pass')) this.pass();
    return this;
  }

  /** What is offered now, or of one verb: `Thor > Loki`, `Hulk A1`; sorted, each once. */
  offered(verb?: Verb): string[] {
    const options = this.open();
    const some =
      verb === undefined
        ? options.map((o) => this.spellAll(o))
        : options.filter((o) => o.verb === verb).map((o) => this.spell(o));
    return [...new Set(some)].sort();
  }

  /** Is anything of this verb, with these words, offered? */
  may(verb: Verb, ...words: readonly (string | number)[]): boolean {
    if (this.scene.deciding !== this.name) return false;
    return this.scene.options().some((option) => option.verb === verb && this.fits(option, words));
  }

  /** The code and rules of the reason why this is not offered. */
  whyNot(verb: Verb, card?: string, target?: string, name?: string): Reason | undefined {
    const intent: Record<string, string | number> = { verb };
    if (card !== undefined) intent.card = FROM_HAND.includes(verb) ? this.inHand(card) : this.find(card, this.seat);
    if (target !== undefined) intent.target = this.find(target, 1 - this.seat);
    if (name !== undefined) intent.name = name;
    return this.scene.game.explain(this.state, this.seat, intent as unknown as Option)[0];
  }

  private inHand(word: string): CardId {
    const found = this.state.hand[this.seat].find((c) => this.scene.nameOf(c) === word || this.scene.keyOf(c) === word);
    return found ?? this.find(word);
  }

  private open(): Option[] {
    if (this.scene.deciding !== this.name)
      throw new Error(`${this.name} is not to decide but ${this.scene.deciding ?? 'nobody'}`);
    return this.scene.options();
  }

  private fits(option: Option, words: readonly (string | number)[]): boolean {
    const parts = [option.card, option.target].flatMap((card) =>
      card === undefined || card === NONE ? [] : [[this.scene.nameOf(card), this.scene.keyOf(card)]],
    );
    if (option.name !== undefined) parts.push([option.name]);
    if (option.value !== undefined) parts.push([String(option.value)]);
    // Slots are known by their names: `powerUp A1`, whichever character is there.
    if (option.verb === 'powerUp') parts.shift();
    let from = 0;
    return words.every((word, nth) => {
      const at = parts.findIndex((part, i) => i >= from && part.includes(String(word)));
      from = at + 1;
      return at >= 0 && (nth > 0 || at === 0);
    });
  }

  private spell(option: Option): string {
    const name = (card: CardId | undefined): string[] =>
      card === undefined || card === NONE ? [] : [this.scene.keyOrName(card)];
    const cards = [...name(option.card), ...name(option.target)].join(' > ');
    const slotted = ['play', 'move', 'assemble', 'upgrade'].includes(option.verb);
    if (option.verb === 'powerUp') return option.name ?? '';
    if (option.verb === 'pay') return String(option.value);
    return slotted ? `${cards} ${option.name}` : cards;
  }

  private spellAll = (option: Option): string => `${option.verb} ${this.spell(option)}`.trim();

  /** A card by name or key: of this seat first, in play before hand before other places. */
  find(word: string, seat: Seat = this.seat): CardId {
    for (const owner of [seat, 1 - seat]) {
      const slots = [0, 1, 2, 3, 4].map((i) => topOf(this.state, owner * 5 + i));
      const places = [
        slots,
        ...this.state.stacks.slice(owner * 5, owner * 5 + 5),
        this.state.hand[owner],
        this.state.missions[owner],
        this.state.discard[owner],
        this.state.deck[owner],
      ];
      for (const card of places.flat()) {
        if (card !== NONE && (this.scene.nameOf(card) === word || this.scene.keyOf(card) === word)) return card;
      }
    }
    throw new Error(`there is no ${word}`);
  }

  private names(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.scene.keyOrName(card));
  }

  get hand(): string[] {
    return this.names(this.state.hand[this.seat]);
  }
  get discard(): string[] {
    return this.names(this.state.discard[this.seat]);
  }
  get missions(): string[] {
    return this.names(this.state.missions[this.seat]);
  }
  get deck(): string[] {
    return this.names(this.state.deck[this.seat].toReversed());
  }
  get activated(): string | undefined {
    const card = seatNumber(this.state, this.seat, SEAT.activated);
    return card === NONE ? undefined : this.scene.keyOrName(card);
  }
  get points(): number {
    return seatNumber(this.state, this.seat, SEAT.points);
  }
  get completed(): number {
    return seatNumber(this.state, this.seat, SEAT.completed);
  }

  private slot(name: string): number {
    const slot = parseSlot(this.seat, name);
    if (slot === NONE) throw new Error(`there is no slot ${name}`);
    return slot;
  }

  /** Top card first. */
  stack(name: string): string[] {
    return this.names(this.state.stacks[this.slot(name)].toReversed());
  }
  /** The name of the character in the slot. */
  who(name: string): string | undefined {
    const top = topOf(this.state, this.slot(name));
    return top === NONE ? undefined : this.scene.nameOf(top);
  }
  /** Everybody in play, as `A1 Thor`. */
  get squads(): string[] {
    return ['A1', 'A2', 'A3', 'R1', 'R2'].flatMap((name) =>
      this.who(name) === undefined ? [] : [`${name} ${this.who(name)}`],
    );
  }
  hp(name: string): number {
    return this.state.stacks[this.slot(name)].length;
  }
  /** Power Points as unengaged and engaged. */
  pp(name: string): [number, number] {
    const ready = readyPowerPoints(this.state, this.slot(name));
    return [ready, this.state.piles[this.slot(name)].length - ready];
  }
  /** The cards that are the Power Points of a slot; no viewer ever sees them. */
  pile(name: string): string[] {
    return this.names(this.state.piles[this.slot(name)]);
  }
  attack(name: string): number {
    return attackOf(this.state, this.slot(name));
  }
  defence(name: string): number {
    return defenceOf(this.state, this.slot(name));
  }
  /** All cards of this seat, wherever they are. */
  get total(): number {
    const { deck, hand, discard, missions, stacks, piles } = this.state;
    const own = (lists: readonly number[][]): number[] => lists.slice(this.seat * 5, this.seat * 5 + 5).flat();
    const zones = [deck[this.seat], hand[this.seat], discard[this.seat], missions[this.seat], own(stacks), own(piles)];
    return zones.flat().length + (this.activated === undefined ? 0 : 1);
  }
}
