// A whole game as text for a link. Choices are kept as their place among the options, so the game itself is needed to
// write and to read one; a decision with one option costs nothing.
import { concedingSeat, concession, isConcession } from './concede.ts';
import type { Game } from './game.ts';
import type { Choice } from './ids.ts';
import { catalogueOf, checkOffered, checkPlayable, type Log, listChoices } from './log.ts';
import { indexOfChoice } from './machine.ts';
import {
  createDecoder,
  createEncoder,
  type Decoder,
  decodeBelow,
  decodeNumber,
  type Encoder,
  encodeBelow,
  encodeNumber,
  finishEncoder,
} from './range-coder.ts';
import { ReplayCodeError, seal, unseal } from './replay-seal.ts';
import {
  type CardIndex,
  decodeSets,
  decodeTable,
  decodeText,
  encodeSets,
  encodeTable,
  encodeText,
} from './replay-table.ts';
import { sha256, utf8 } from './sha256.ts';

export function encodeReplay<S>(game: Game<S, unknown, unknown>, log: Log, cards: CardIndex): string {
  checkPlayable(game, log);
  const e = createEncoder();
  encodeText(e, game.name);
  encodeText(e, log.table.profile);
  const sets = cards.pool.length === 0 ? undefined : game.sets;
  if (sets !== undefined) encodeSets(e, sets, cards.pool);
  encodeBelow(e, catalogueTag(game.catalogueHash, cards), TAGS);
  encodeTable(e, log.table, cards);
  encodeNumber(e, log.choices.length);
  encodeConcessions(e, log.choices);
  const state = game.setup(log.table);
  for (const [seq, choice] of log.choices.entries()) {
    checkOffered(game, state, seq, choice);
    if (!isConcession(choice)) {
      const options = listChoices(game, state);
      encodeBelow(e, indexOfChoice(options, choice), options.length);
    }
    game.apply(state, choice);
  }
  encodeBelow(e, endTag(game, state), TAGS);
  return seal(finishEncoder(e), sets === undefined ? '1' : '2');
}

/** Throws a `ReplayCodeError`. */
export function decodeReplay<S>(game: Game<S, unknown, unknown>, code: string, cards: CardIndex): Log {
  const { d, name, profile, sets } = openCode(code);
  if (name !== game.name) throw new ReplayCodeError('otherGame', `this is a replay of ${name}, not of ${game.name}`);
  const isOfThese = sets?.map((place) => cards.pool[place]).every((set) => game.sets?.includes(set)) ?? true;
  if (!isOfThese || decodeBelow(d, TAGS) !== catalogueTag(game.catalogueHash, cards)) {
    throw new ReplayCodeError('otherCatalogue', 'this replay was made with another catalogue of cards or rules');
  }
  const table = { game: name, profile, ...decodeTable(d, cards) };
  const state = game.setup(table);
  const choices: number[] = [];
  const count = decodeNumber(d);
  const concessions = decodeConcessions(d);
  while (choices.length < count) {
    const options = listChoices(game, state);
    if (options.length === 0) break;
    const choice = concessions.get(choices.length) ?? options[decodeBelow(d, options.length)];
    game.apply(state, choice);
    choices.push(choice);
  }
  if (decodeBelow(d, TAGS) !== endTag(game, state)) {
    throw new ReplayCodeError('otherCatalogue', 'this replay plays out differently here: the rules have changed since');
  }
  return { version: 1, table, ...catalogueOf(game), choices };
}

/** Concessions stand outside the options, so they are noted apart: at which choice, and whose. They are few. */
function encodeConcessions(e: Encoder, choices: Log['choices']): void {
  const at = choices.flatMap((choice, seq) => (isConcession(choice) ? [seq] : []));
  encodeNumber(e, at.length);
  for (const seq of at) {
    encodeNumber(e, seq);
    encodeNumber(e, concedingSeat(choices[seq]));
  }
}

function decodeConcessions(d: Decoder): ReadonlyMap<number, Choice> {
  const found = new Map<number, Choice>();
  for (let left = Math.min(decodeNumber(d), MOST_CONCESSIONS); left > 0; left--) {
    const seq = decodeNumber(d);
    found.set(seq, concession(decodeNumber(d)));
  }
  return found;
}

/** As many as there are seats at most; a damaged code must not make a long loop. */
const MOST_CONCESSIONS = 16;

export interface ReplayHead {
  readonly name: string;
  readonly profile: string;
  /** Which sets of the pool it was played with, by place; nothing in codes that do not name them. */
  readonly sets: readonly number[] | undefined;
}

/** Which game a code is of, so that the right game can decode it. Throws a `ReplayCodeError`. */
export function peekReplay(code: string): ReplayHead {
  const { name, profile, sets } = openCode(code);
  return { name, profile, sets };
}

function openCode(code: string): ReplayHead & { readonly d: Decoder } {
  const { version, body } = unseal(code);
  const d = createDecoder(body);
  return { name: decodeText(d), profile: decodeText(d), sets: version === '1' ? undefined : decodeSets(d), d };
}

const TAGS = 2 ** 31;
const tag = (bytes: Uint8Array): number => sha256(bytes)[0] >>> 1;
const catalogueTag = (hash: string, cards: CardIndex): number => tag(utf8(hash + cards.hash));
const endTag = <S>(game: Game<S, unknown, unknown>, state: S): number => tag(utf8(game.fingerprint(state)));
