import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { type Face, KEYWORD_WORDS, KW } from '../catalogue/face.ts';
import { teamsIn } from '../catalogue/team-sets.ts';
import { type Counter, KEYWORDS, type Keyword, type Team } from '../language/index.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { additionsOf, atkOf, defOf, healthOf } from '../queries/stats.ts';
import { keywordsOf, teamsOf } from '../queries/traits.ts';
import { allEquipmentOn, equipmentOn } from '../queries/worn.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isExhausted, isHidden, isMain, isStunned, levelOf } from '../state/relation.ts';
import { EVERYBODY, ROLE, type VsState, ZONE, zoneList } from '../state/state.ts';
import { powerBehind } from './power-behind.ts';

export interface HeldCard {
  readonly id: CardId;
  readonly face: string;
}

/** With the number of its counters of each kind. */
export interface CharacterView extends HeldCard, Readonly<Record<Counter, number>> {
  readonly owner: Seat;
  readonly controller: Seat;
  readonly main: boolean;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly wounds: number;
  readonly xp: number;
  readonly xpNeeded: number;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly hidden: boolean;
  readonly frozen: boolean;
  readonly powersOff: boolean;
  readonly role: 'attacker' | 'defender' | undefined;
  readonly keywords: readonly Keyword[];
  readonly teams: readonly Team[];
  readonly equipment: HeldCard | undefined;
  /** More of them, where it may wear any number. */
  readonly alsoWears?: readonly HeldCard[];
  /** Whom it has captured (VS-ZON-25); they lie among the removed cards of their owners. */
  readonly captives: readonly HeldCard[];
  /** What other cards and its own powers add to its numbers. */
  readonly parts: readonly StatPart[];
}

/** What one card adds; a face only where everybody may know it. */
export interface StatPart {
  readonly source: string | undefined;
  /** Which power of the source it is, where the character has it itself. */
  readonly power?: string;
  readonly atk: number;
  readonly def: number;
}

export const isHeld = (s: VsState, card: CardId, was: HeldCard): boolean =>
  was.id === card && was.face === faceOf(s, card).id;

export const viewHeld = (s: VsState, card: CardId, was: HeldCard | undefined): HeldCard =>
  was !== undefined && isHeld(s, card, was) ? was : { id: card, face: faceOf(s, card).id };

const ROLE_NAMES = [undefined, 'attacker', 'defender'] as const;

/** Everything about a character in a row is open information. */
export function viewCharacter(s: VsState, id: CardId, was: CharacterView | undefined): CharacterView {
  const { id: face, xp: xpNeeded, atk: printedAtk, def: printedDef } = faceOf(s, id);
  const owner = s.owner[id];
  const controller = s.controller[id];
  const main = isMain(s, id);
  const level = levelOf(s, id);
  const atk = atkOf(s, id);
  const def = defOf(s, id);
  const health = healthOf(s, id);
  const wounds = s.wounds[id];
  const plus = s.plus[id];
  const minus = s.minus[id];
  const vitality = s.vitality[id];
  const xp = s.xp[id];
  const exhausted = isExhausted(s, id);
  const stunned = isStunned(s, id);
  const hidden = isHidden(s, id);
  const frozen = s.frozen[id] !== 0;
  const powersOff = !arePowersOn(s, id);
  const role = ROLE_NAMES[s.role[id] === ROLE.none ? 0 : s.role[id]];
  const keywords = keywordNames(s, id);
  const teams = teamsIn(teamsOf(s, id));
  const worn = equipmentOn(s, id);
  const equipment = worn === NONE ? undefined : viewHeld(s, worn, was?.equipment);
  const alsoWears = worn === NONE ? undefined : viewMore(s, id, was?.alsoWears);
  const captives = viewCaptives(s, id, was?.captives);
  const counters = plus - minus;
  const isPlain = atk === printedAtk + counters && def === printedDef + counters;
  const parts = isPlain ? NO_PARTS : viewParts(s, id, was?.parts);
  if (
    was !== undefined &&
    was.id === id &&
    was.face === face &&
    was.owner === owner &&
    was.controller === controller &&
    was.main === main &&
    was.level === level &&
    was.atk === atk &&
    was.def === def &&
    was.health === health &&
    was.wounds === wounds &&
    was.plus === plus &&
    was.minus === minus &&
    was.vitality === vitality &&
    was.xp === xp &&
    was.exhausted === exhausted &&
    was.stunned === stunned &&
    was.hidden === hidden &&
    was.frozen === frozen &&
    was.powersOff === powersOff &&
    was.role === role &&
    was.keywords === keywords &&
    was.teams === teams &&
    was.equipment === equipment &&
    was.alsoWears === alsoWears &&
    was.captives === captives &&
    was.parts === parts
  ) {
    return was;
  }
  return {
    id,
    face,
    owner,
    controller,
    main,
    level,
    atk,
    def,
    health,
    wounds,
    plus,
    minus,
    vitality,
    xp,
    xpNeeded,
    exhausted,
    stunned,
    hidden,
    frozen,
    powersOff,
    role,
    keywords,
    teams,
    equipment,
    ...(alsoWears && { alsoWears }),
    captives,
    parts,
  };
}

const NO_PARTS: readonly StatPart[] = [];

/** The same list as before where nothing has changed. */
function viewParts(s: VsState, id: CardId, was: readonly StatPart[] = NO_PARTS): readonly StatPart[] {
  const parts = additionsOf(s, id).map(({ source, mod, atk, def }): StatPart => {
    const isOpen = source !== NONE && knownTo(s, source) === EVERYBODY;
    const power = source === id ? powerBehind(faceOf(s, id), mod) : undefined;
    return { source: isOpen ? faceOf(s, source).id : undefined, ...(power !== undefined && { power }), atk, def };
  });
  if (parts.length === 0) return NO_PARTS;
  const isSame =
    parts.length === was.length &&
    parts.every(({ source, power, atk, def }, i) => {
      const before = was[i];
      return source === before.source && power === before.power && atk === before.atk && def === before.def;
    });
  return isSame ? was : parts;
}

/** VS-MEC-EQUIPX-04: what it wears besides the first. The same list as before where nothing has changed. */
function viewMore(s: VsState, id: CardId, was: readonly HeldCard[] | undefined): readonly HeldCard[] | undefined {
  const all = allEquipmentOn(s, id);
  if (all.length < 2) return undefined;
  const more = all.slice(1).map((card, i) => viewHeld(s, card, was?.[i]));
  return was !== undefined && was.length === more.length && more.every((one, i) => one === was[i]) ? was : more;
}

const NOBODY: readonly HeldCard[] = [];

/** The same list as before where nothing has changed. */
function viewCaptives(s: VsState, captor: CardId, was: readonly HeldCard[] = NOBODY): readonly HeldCard[] {
  let held: HeldCard[] | undefined;
  for (let seat = 0; seat < s.seats; seat++) {
    const removed = zoneList(s, ZONE.removed, seat);
    for (let i = 0; i < removed.length; i++) {
      if (s.attachedTo[removed[i]] !== captor) continue;
      held ??= [];
      held.push(viewHeld(s, removed[i], was[held.length]));
    }
  }
  if (held === undefined) return NOBODY;
  return held.length === was.length && held.every((one, i) => one === was[i]) ? was : held;
}

const words = new Int32Array(KEYWORD_WORDS);
const printed = new WeakMap<Face, readonly Keyword[]>();
const lists = new Map<string, readonly Keyword[]>();

/** The keywords it has now. The same set is always the same list, so that a view knows what has not changed. */
function keywordNames(s: VsState, card: CardId): readonly Keyword[] {
  const face = faceOf(s, card);
  keywordsOf(s, card, words);
  for (let i = 0; i < KEYWORD_WORDS; i++) if (words[i] !== face.keywords[i]) return listOf(words);
  const known = printed.get(face);
  if (known !== undefined) return known;
  const list = listOf(face.keywords);
  printed.set(face, list);
  return list;
}

function listOf(words: ArrayLike<number>): readonly Keyword[] {
  const key = Array.from(words).join(' ');
  const known = lists.get(key);
  if (known !== undefined) return known;
  const has = (keyword: Keyword): boolean => (words[KW[keyword] >> 5] & (1 << (KW[keyword] & 31))) !== 0;
  const made = KEYWORDS.filter(has);
  lists.set(key, made);
  return made;
}
