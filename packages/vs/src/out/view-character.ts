import { type CardId, NONE, type Seat } from '@longbox/kernel';
import { KW } from '../catalogue/face.ts';
import { KEYWORDS, type Keyword, TEAM_KEYS, type Team } from '../language/index.ts';
import { arePowersOn } from '../queries/powers-on.ts';
import { atkOf, defOf, healthOf } from '../queries/stats.ts';
import { equipmentOn, keywordsOf, teamsOf } from '../queries/traits.ts';
import { faceOf, isExhausted, isHidden, isMain, isStunned, levelOf } from '../state/relation.ts';
import { ROLE, type VsState } from '../state/state.ts';

export interface HeldCard {
  readonly id: CardId;
  readonly face: string;
}

export interface CharacterView extends HeldCard {
  readonly owner: Seat;
  readonly controller: Seat;
  readonly main: boolean;
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly wounds: number;
  readonly plus: number;
  readonly minus: number;
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
  const teams = teamLists(teamsOf(s, id), 0);
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

const words = new Int32Array(2);

function keywordNames(s: VsState, card: CardId): readonly Keyword[] {
  keywordsOf(s, card, words);
  return keywordLists(words[0], words[1]);
}

const isIn = (bit: number, low: number, high: number): boolean => ((bit < 32 ? low : high) & (1 << (bit & 31))) !== 0;
const keywordLists = createLists(KEYWORDS, (keyword) => KW[keyword]);
const teamLists = createLists(TEAM_KEYS, (_, at) => at);

interface Listed<Name> {
  readonly low: number;
  readonly high: number;
  readonly names: readonly Name[];
}

/**
 * Sets of up to 64 names as lists: the same set is always the same list. There are few, those of cards and what effects add, so that
 * nearly every one is found at its first place; a table of them all is asked where two have the same.
 */
function createLists<Name>(all: readonly Name[], bitOf: (name: Name, at: number) => number) {
  const PLACES = 256;
  const first: (Listed<Name> | undefined)[] = Array.from({ length: PLACES }, () => undefined);
  const table = new Map<string, Listed<Name>>();
  const find = (low: number, high: number): Listed<Name> => {
    const key = `${low} ${high}`;
    const known = table.get(key);
    if (known !== undefined) return known;
    const made = { low, high, names: all.filter((name, at) => isIn(bitOf(name, at), low, high)) };
    table.set(key, made);
    return made;
  };
  return (low: number, high: number): readonly Name[] => {
    const place = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77)) >>> 24;
    const likely = first[place];
    if (likely !== undefined && likely.low === low && likely.high === high) return likely.names;
    const found = find(low, high);
    first[place] = found;
    return found.names;
  };
}
