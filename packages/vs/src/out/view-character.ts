import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { KEYWORD_WORDS, KW } from '../catalogue/face.ts';
import { teamsIn } from '../catalogue/team-sets.ts';
import { type Counter, KEYWORDS, type Keyword, type Team } from '../language/index.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { atkOf, defOf, healthOf } from '../queries/stats.ts';
import { equipmentOn, keywordsOf, teamsOf } from '../queries/traits.ts';
import { faceOf, isExhausted, isHidden, isMain, isStunned, levelOf } from '../state/relation.ts';
import { ROLE, type VsState } from '../state/state.ts';

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
}

export const isHeld = (s: VsState, card: CardId, was: HeldCard): boolean =>
  was.id === card && was.face === faceOf(s, card).id;

export const viewHeld = (s: VsState, card: CardId, was: HeldCard | undefined): HeldCard =>
  was !== undefined && isHeld(s, card, was) ? was : { id: card, face: faceOf(s, card).id };

const ROLE_NAMES = [undefined, 'attacker', 'defender'] as const;

/** Everything about a character in a row is open information. */
export function viewCharacter(s: VsState, id: CardId, was: CharacterView | undefined): CharacterView {
  const { id: face, xp: xpNeeded } = faceOf(s, id);
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
    was.xp === xp &&
    was.exhausted === exhausted &&
    was.stunned === stunned &&
    was.hidden === hidden &&
    was.frozen === frozen &&
    was.powersOff === powersOff &&
    was.role === role &&
    was.keywords === keywords &&
    was.teams === teams &&
    was.equipment === equipment
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
  };
}

const words = new Int32Array(KEYWORD_WORDS);

function keywordNames(s: VsState, card: CardId): readonly Keyword[] {
  keywordsOf(s, card, words);
  return keywordList(words);
}

interface Listed {
  readonly words: Int32Array;
  readonly names: readonly Keyword[];
}

const PLACES = 256;
const first: (Listed | undefined)[] = Array.from({ length: PLACES }, () => undefined);
const table = new Map<string, Listed>();

/**
 * A set of keywords as a list: the same set is always the same list. There are few, those of cards and what effects add, so that
 * nearly every one is found at its first place; a table of them all is asked where two have the same.
 */
function keywordList(words: Int32Array): readonly Keyword[] {
  let hash = 0;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i], 0x9e3779b1);
  const place = hash >>> 24;
  const likely = first[place];
  if (likely !== undefined && isSame(likely.words, words)) return likely.names;
  const found = listed(words);
  first[place] = found;
  return found.names;
}

function isSame(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function listed(words: Int32Array): Listed {
  const key = words.join(' ');
  const known = table.get(key);
  if (known !== undefined) return known;
  const has = (keyword: Keyword): boolean => (words[KW[keyword] >> 5] & (1 << (KW[keyword] & 31))) !== 0;
  const made = { words: words.slice(), names: KEYWORDS.filter(has) };
  table.set(key, made);
  return made;
}
