import { hex, NONE, sha256, utf8 } from '@longbox/kernel';
import {
  always,
  type Brand,
  type Card,
  type CardSet,
  type Effect,
  type Effects,
  EVENTS,
  type EventName,
  type Form,
  isNameable,
  KEYWORDS,
  type Keyword,
  type Modifier,
  nameOfPower,
  type PlayerRule,
  type Power,
  type StaticPower,
  stats,
  type Timing,
} from '../language/index.ts';
import { BINDING_KEYS, bindingSlots } from './binding-slots.ts';
import { answers, byEvent, earsOf } from './ears.ts';
import {
  costMask,
  type Face,
  isCharacterCard,
  KW,
  keywordMask,
  kindOf,
  nameBit,
  otherNameBit,
  type PowerEntry,
  type StaticEntry,
  symbolBit,
} from './face.ts';
import { addGuises, formCard, guiseKey, openTexts } from './forms.ts';
import { checkLosable, checkMeaning } from './keyword-checks.ts';
import { checkLimits } from './limits.ts';
import { type LookBack, lookedBackOn } from './look-back.ts';
import { loweringOf } from './lowering.ts';
import { OWN_REGISTERS } from './own-registers.ts';
import { wordsOn } from './possible.ts';
import { meaningsOf, PLAYER_CARD, readyCard, textOf } from './ready-cards.ts';
import { rulesBy } from './rule-bits.ts';
import { readyTree } from './shapes.ts';
import { STAND_INS, STANDING } from './standing.ts';
import {
  copyFromElsewhere,
  forbiddenBy,
  givesGoodTeams,
  maskOfStatics,
  notesTeam,
  ownRulesOf,
  recruitPriceOf,
  staticMask,
} from './static-facts.ts';
import { teamSet } from './team-sets.ts';
import { playableOf, timingBit } from './timing-bits.ts';

/**
 * All cards a game can use, compiled: what state refers to by number (faces, names, powers, lists of instructions,
 * modifiers) stands here, so that state itself is integers only.
 */
export interface Catalogue {
  readonly faces: readonly Face[];
  readonly names: readonly string[];
  readonly powers: readonly PowerEntry[];
  readonly blocks: readonly Effects[];
  readonly lasting: readonly Lasting[];
  readonly hash: string;
  readonly timings: ReadonlySet<Timing | 'reaction'>;
  /** Numbers of the faces that may be recruited from a deck, see VS-KW-DIMENSIONAL-WRISTWATCH. */
  readonly fetched: readonly number[];
  readonly pools: readonly string[];
  faceOf(id: string): Face | undefined;
  nameId(name: string): number;
  /** Whether these letters stand in one of its names, large or small. */
  isInAName(face: Face, letters: string): boolean;
  blockId(block: Effects): number;
  lastingId(node: Lasting): number;
  /** The register of a name, and how many registers there are; see `binding-slots.ts`. */
  bindingId(name: string): number;
  readonly bindings: number;
  /** Events recorded in every game, and, by number of the face, events recorded only for that card. */
  readonly lookBack: LookBack;
  readonly lookBacks: readonly LookBack[];
  /** The powers a keyword stands for, for characters that are given it. */
  keywordEntries(keyword: Keyword): readonly PowerEntry[];
  readonly heardByKeywords: readonly boolean[];
  /** Number of the face that an instruction makes of a card, and that of one card as a copy of another. */
  formId(form: Form): number;
  guiseOf(own: number, other: number): number;
  /** A power that some effect or equipment gives. */
  grantedEntry(power: Power): PowerEntry | undefined;
}

/** What a row of the modifiers table stands for. */
export type Lasting = Modifier | PlayerRule | Extract<Effect, { verb: 'later' | 'ruleFor' }>;

/** Its powers; the stats printed on equipment are one more that it gives its character (VS-STAT-14). */
function powersOn(card: Card): readonly Power[] {
  const powers = ('powers' in card ? card.powers : undefined) ?? [];
  const { atk = 0, def = 0 } = card.card === 'equipment' ? card : {};
  return atk === 0 && def === 0 ? powers : [...powers, readyTree(always(card.name, stats(atk, def)))];
}

const PLAIN_KEYWORDS = KEYWORDS.map((keyword) => ({ power: 'keyword', keyword }) as const);

/** The "face" of powers that no card prints, and the list of those without one. */
const [NO_FACE, NO_BLOCK] = [-1, -1];
/** Number of the face that stands for a player who defends in person. */
export const PLAYER_FACE = 0;

export function createCatalogue(sets: readonly CardSet[]): Catalogue {
  const draft = new Draft();
  draft.addFace(PLAYER_CARD, 'illustrated', 'marvel');
  for (const set of sets) for (const card of set.cards) draft.addFace(card, set.universe, set.brand ?? 'marvel');
  draft.addForms();
  return draft.finish(hex(sha256(utf8(`[${sets.map(textOf).join()}]`))).slice(0, 16));
}

/** A class because it has a lifetime: it exists while a catalogue is compiled. */
class Draft {
  readonly faces: Face[] = [];
  readonly names = new Map<string, number>();
  readonly powers: PowerEntry[] = [];
  readonly keys = new Map<string, number>();
  readonly blocks = new Map<Effects, number>();
  readonly lasting = new Map<Lasting, number>();
  /** Names of bindings: on the face that is being added, on each face before it, and on all, since rules and keywords bind them. */
  bound = new Set<string>(OWN_REGISTERS);
  readonly boundOn: (readonly string[])[] = [];
  readonly boundAnywhere: readonly string[];
  readonly pools = new Set<string>();
  readonly timings = new Set<Timing | 'reaction'>();
  readonly byId = new Map<string, Face>();
  /** Events looked back on, of the face that is being added; before the first, what rules and keywords do. */
  recorded = new Set<EventName>(['stuns', 'attacks', 'isAttacked', 'usesSuperPower']);
  recordedForGame = new Set<EventName>();
  readonly lookBack: LookBack;
  readonly lookBacks: LookBack[] = [];
  readonly keywordEntries = new Map<Keyword, PowerEntry[]>();
  readonly granted = new Map<Power, PowerEntry>();
  /** The face that is being added; forms that faces ask for, and those that are there. */
  adding = 0;
  readonly wanted: { readonly of: number; readonly into: Form }[] = [];
  readonly forms = new Map<Form, number>();
  readonly guises = new Map<number, number>();

  constructor() {
    for (const node of [...STANDING, ...STAND_INS]) number(this.lasting, node);
    for (const power of PLAIN_KEYWORDS) this.keywordEntries.set(power.keyword, this.addPower(power, NO_FACE));
    this.lookBack = this.takeLookBack();
    this.boundAnywhere = this.takeBound();
  }

  private takeBound(): readonly string[] {
    const taken = [...this.bound];
    this.bound = new Set();
    return taken;
  }

  private takeLookBack(): LookBack {
    const numbers = (events: ReadonlySet<EventName>): number[] =>
      EVENTS.flatMap((event, i) => (events.has(event) ? [i] : []));
    const taken = { turn: numbers(this.recorded), game: numbers(this.recordedForGame) };
    this.recorded = new Set();
    this.recordedForGame = new Set();
    return taken;
  }

  /** After all that is printed, so that no number of a printed face depends on them. */
  addForms(): void {
    const wanted = this.wanted.splice(0);
    for (const { of, into } of wanted) {
      const { card, universe, brand } = this.faces[of];
      this.forms.set(into, this.addFace(formCard(into, card), universe, brand, true).index);
    }
    addGuises(this.faces, this.lookBacks, this.byId, this.guises);
    openTexts(this.faces);
  }

  addFace(printed: Card, universe: string, brand: Brand, form = false): Face {
    const card = readyCard(printed);
    if (this.byId.has(card.id)) throw new Error(`two cards are called ${card.id}`);
    const index = this.faces.length;
    this.adding = index;
    const powers = powersOn(card).flatMap((power) => this.addPower(power, index));
    const character = isCharacterCard(card) ? card : undefined;
    const names = [card.name, ...(character?.aka ?? [])].map((name) => number(this.names, name));
    const face: Face = {
      index,
      card,
      id: card.id,
      kind: kindOf(card),
      names,
      nameBits: names.reduce((bits, name) => bits | nameBit(name), 0),
      otherNameBits: names.reduce((bits, name) => bits | otherNameBit(name), 0),
      teams: teamSet(card.teams),
      level: character?.level ?? 0,
      cost: 'cost' in card ? (card.cost ?? 0) : 0,
      atk: 'atk' in card ? (card.atk ?? 0) : 0,
      def: 'def' in card ? (card.def ?? 0) : 0,
      health: character?.health ?? 0,
      xp: powers.reduce((xp, { power }) => ('xp' in power ? (power.xp ?? xp) : xp), 0),
      keywords: keywordMask(powers),
      powers,
      supers: powers.filter(({ power }) => power.power === 'super'),
      superPlaces: powers.flatMap(({ power }, i) => (power.power === 'super' ? [i] : [])),
      usable: powers.reduce((mask, { usable }) => mask | usable, 0),
      answers: powers.some(answers),
      usableStunned: powers.filter(worksStunned).reduce((mask, { usable }) => mask | usable, 0),
      playable: card.card === 'plotTwist' ? playableOf(card) : 0,
      worksElsewhere: powers.some(({ power }) => power.power === 'super' && power.from !== undefined),
      statics: powers.filter(isStatic),
      staticsMask: maskOfStatics(powers.filter(isStatic)),
      aurasMask: maskOfStatics(powers.filter(isStatic).filter(({ power }) => reachesOthers(power, card))),
      forbids: forbiddenBy(powers.filter(isStatic)),
      forbidsItself: forbiddenBy(powers.filter(isStatic).filter(({ power }) => power.affects === undefined)),
      rules: rulesBy(powers.filter(isStatic)),
      words: wordsOn(card),
      turnsOff: powers.filter(isStatic).some(({ power }) => power.offFor !== undefined),
      copiesElsewhere: copyFromElsewhere(powers.filter(isStatic)),
      lowers: loweringOf(powers.filter(isStatic)),
      listens: byEvent(powers).map((entries) => entries !== undefined),
      ears: earsOf(powers),
      triggers: byEvent(powers),
      everyGoodTeam: givesGoodTeams(powers.filter(isStatic)),
      powersUpAny: powers.filter(isStatic).some(({ power }) => power.rules?.some(({ rule }) => rule === 'powersUpAny')),
      notesTeam: powers.some(notesTeam),
      ownRules: ownRulesOf(powers.filter(isStatic)),
      recruitPrice: recruitPriceOf(powers.filter(isStatic)),
      symbols: card.card === 'location' ? card.symbols.reduce((mask, symbol) => mask | symbolBit(symbol), 0) : 0,
      paysFor: this.bondOf(powers.filter(isStatic)),
      basic: card.card === 'location' && card.basic,
      line: `${universe}/${character?.line ?? card.name}`,
      universe,
      brand,
      form,
      like: form ? PLAYER_FACE : index,
    };
    if (card.card === 'plotTwist') {
      for (const { at, effects } of card.timing) {
        this.timings.add(at);
        this.visit(effects);
      }
    }
    if (card.pile !== undefined) this.pools.add(card.pile);
    this.faces.push(face);
    this.byId.set(card.id, face);
    this.lookBacks.push(this.takeLookBack());
    this.boundOn.push(this.takeBound());
    return face;
  }

  /** VS-KW-BOND */
  private bondOf(entries: readonly StaticEntry[]): number {
    for (const { power } of entries) {
      for (const rule of power.rules ?? []) if (rule.rule === 'paysFor') return number(this.names, rule.name);
    }
    return NONE;
  }

  /** A keyword stands for itself, as a bit, and for the powers the rules give it. */
  private addPower(power: Power, face: number): PowerEntry[] {
    const entries = [this.entry(power, face, power.power === 'keyword' ? KW[power.keyword] : NONE)];
    if (power.power === 'keyword') {
      if (face !== NO_FACE) checkMeaning(power.keyword);
      for (const meant of meaningsOf(power)) entries.push(this.entry(meant, face, KW[power.keyword]));
    }
    return entries;
  }

  private entry(power: Power, face: number, keyword: number): PowerEntry {
    this.visit(power);
    if (power.power === 'super') this.timings.add(power.timing);
    const entry: PowerEntry = {
      index: this.powers.length,
      key: number(this.keys, textOf(power)),
      power,
      face,
      always: 'always' in power && power.always === true,
      whileFaceDown: power.power === 'static' && power.whileFaceDown === true,
      isKeyword: keyword !== NONE,
      keyword,
      usable: power.power === 'super' ? timingBit(power.timing, power.anyTurn === true) : 0,
      price: power.power === 'super' ? power.cost.map(costMask) : [],
      block: this.blockOf('effects' in power ? power.effects : undefined),
      amplified: this.blockOf('amplify' in power ? power.amplify : undefined),
      mask: power.power === 'static' ? staticMask(power) : 0,
    };
    this.powers.push(entry);
    return entry;
  }

  private blockOf(effects: Effects | undefined): number {
    return (effects === undefined ? undefined : this.blocks.get(effects)) ?? NO_BLOCK;
  }

  /** Numbers every list of instructions, every modifier and every binding below a node. */
  private visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      if (node.length > 0 && isEffect(node[0])) number(this.blocks, node as Effects);
      for (const part of node) this.visit(part);
      return;
    }
    const { turn, game, power } = lookedBackOn(node);
    for (const event of turn) this.recorded.add(event);
    for (const event of game) this.recordedForGame.add(event);
    if (power !== undefined) number(this.names, power);
    if ('mod' in node || 'rule' in node) number(this.lasting, node as Lasting);
    if ('mod' in node && node.mod === 'keyword') checkMeaning((node as Extract<Modifier, { mod: 'keyword' }>).keyword);
    if ('mod' in node && node.mod === 'loseKeyword')
      checkLosable((node as Extract<Modifier, { mod: 'loseKeyword' }>).keyword);
    if ('mod' in node && node.mod === 'power' && 'power' in node)
      this.granted.set(node.power as Power, this.entry(node.power as Power, NO_FACE, NONE));
    if ('verb' in node && node.verb === 'becomeCharacter')
      this.wanted.push({ of: this.adding, into: (node as Extract<Effect, { verb: 'becomeCharacter' }>).into });
    if ('verb' in node && (node.verb === 'later' || node.verb === 'ruleFor')) number(this.lasting, node as Lasting);
    for (const [key, part] of Object.entries(node)) {
      if (typeof part === 'string') {
        if (BINDING_KEYS.has(key) && !('power' in node) && !('card' in node)) this.bound.add(part);
        if (key === 'pile') this.pools.add(part);
      } else this.visit(part);
    }
  }

  finish(hash: string): Catalogue {
    const { names, blocks, lasting, byId } = this;
    const bindings = bindingSlots(this.boundAnywhere, this.boundOn);
    for (const { power } of this.powers) if (isNameable(power)) number(names, nameOfPower(power));
    checkLimits({ faces: this.faces.length, names: names.size });
    const lookUp = <K>(map: ReadonlyMap<K, number>, what: string, key: K): number => {
      const found = map.get(key);
      if (found === undefined) throw new Error(`the catalogue has no such ${what}: ${JSON.stringify(key)}`);
      return found;
    };
    const lowerNames = [...names.keys()].map((name) => name.toLowerCase());
    return {
      faces: this.faces,
      names: [...names.keys()],
      powers: this.powers,
      blocks: [...blocks.keys()],
      lasting: [...lasting.keys()],
      hash,
      timings: this.timings,
      fetched: this.faces.filter(isFetched).map(({ index }) => index),
      pools: [...this.pools],
      bindings: Math.max(...bindings.values()) + 1,
      lookBack: this.lookBack,
      lookBacks: this.lookBacks,
      heardByKeywords: byEvent([...this.keywordEntries.values()].flat()).map((entries) => entries !== undefined),
      grantedEntry: (power) => this.granted.get(power),
      formId: (form) => lookUp(this.forms, 'form', form),
      guiseOf: (own, other) => this.guises.get(guiseKey(own, other)) ?? own,
      keywordEntries: (keyword) => this.keywordEntries.get(keyword) ?? [],
      faceOf: (id) => byId.get(id),
      nameId: (name) => names.get(name) ?? -1,
      isInAName: (face, letters) => face.names.some((id) => lowerNames[id].includes(letters.toLowerCase())),
      blockId: (block) => lookUp(blocks, 'list of instructions', block),
      lastingId: (node) => lookUp(lasting, 'modifier', node),
      bindingId: (name) => lookUp(bindings, 'binding', name),
    };
  }
}

const isStatic = (entry: PowerEntry): entry is StaticEntry => entry.power.power === 'static';

const isFetched = ({ keywords }: Face): boolean =>
  (keywords[KW.dimensionalWristwatch >> 5] & (1 << (KW.dimensionalWristwatch & 31))) !== 0;

const worksStunned = ({ power }: PowerEntry): boolean => power.power === 'super' && power.whileStunned === true;

/** Equipment affects the character it is on. */
const reachesOthers = (power: StaticPower, card: Card): boolean =>
  power.affects !== undefined || card.card === 'equipment';

const isEffect = (node: unknown): boolean => typeof node === 'object' && node !== null && 'verb' in node;

function number<K>(map: Map<K, number>, key: K): number {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, map.size);
  return map.size - 1;
}
