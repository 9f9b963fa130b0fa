import type { Gender } from '../../language/card.ts';
import type { EventName } from '../../language/event.ts';
import type { Cards } from '../../language/query.ts';
import { type Discourse, discourse, introduce, isClear, keyOf, mention, rivals } from '../discourse.ts';
import { cardName, join, NOTHING, type Part, type Phrase, plain, spaced, text, words } from '../token.ts';
import { definite, merged, type Preposition, that } from './articles.ts';
import { ADJECTIVES, type Agreement, adjective, agree, type ItalianGender, TERMS, type Word } from './glossary.ts';
import { type Clitic, conjugated, type Form, type ItalianVerb, withClitic } from './verbs.ts';

/** Somebody or something in a sentence. */
export interface Noun extends Agreement {
  readonly key: string | undefined;
  /** Without its definite article, which a preposition may swallow. */
  readonly said: Phrase;
  readonly definite: boolean;
  /** Spoken of before: nothing as a subject, "lo" as an object; `said` where neither will do. */
  readonly pronoun?: 'self' | 'it' | 'you';
  /** Something else came up since: "suo" would be anybody's. */
  readonly stale?: true;
}

export interface Self {
  readonly name: string;
  readonly gender: Gender;
  /** The name is no name but a common noun, such as the equipped character. */
  readonly common?: true;
}

export interface Ctx {
  readonly talk: Discourse;
  readonly self: Self;
  /** Whose power it is, where the line is about somebody else, whom the effect calls "self". */
  readonly source?: Self;
  /** The choice a prompt is about: it stands before the sentence, so nothing stands here. */
  readonly gap?: Cards;
  /** Which preposition the gap stood behind: "su cui mettere". */
  readonly gapAfter?: { preposition?: Preposition };
  readonly delayed?: true;
  readonly event?: EventName;
  /** The subject of the sentence before, who need not be named again. */
  readonly topic: { key?: string | undefined };
}

export function context(self: Self, gap?: Cards, source?: Self): Ctx {
  return {
    talk: discourse(),
    self,
    ...(source !== undefined && { source }),
    topic: {},
    ...(gap !== undefined && { gap, gapAfter: {} }),
  };
}

/** Italian has no neuter; a robot or a monster is masculine like "personaggio". */
export const genderOf = (gender: Gender): ItalianGender => (gender === 'f' ? 'f' : 'm');

export const YOU: Noun = { key: 'you', said: [text('tu')], definite: false, gender: 'm', many: false, pronoun: 'you' };
export const NOBODY: Noun = { key: 'gap', said: NOTHING, definite: false, gender: 'm', many: false };

export const noun = (said: Phrase, as: Agreement, key?: string, isDefinite = false): Noun => ({
  key,
  said,
  definite: isDefinite,
  gender: as.gender,
  many: as.many,
});

export const classOf = ({ gender, many }: Agreement): string => (many ? `${gender}p` : gender);

export function selfNoun(ctx: Ctx, full = false): Noun {
  const as = { gender: genderOf(ctx.self.gender), many: false };
  const named = ctx.self.common
    ? noun([text(ctx.self.name)], as, 'self', true)
    : noun([cardName(ctx.self.name)], as, 'self');
  if (!full && ctx.talk.entities.has('self') && isClear(ctx.talk, 'self')) {
    return { ...named, pronoun: 'self', ...(isStale(ctx.talk, 'self') && { stale: true }) };
  }
  introduce(ctx.talk, 'self', { head: TERMS.character.one, pronoun: classOf(as), many: false });
  return named;
}

/** The character whose power it is, by name. */
export function sourceNoun(ctx: Ctx): Noun {
  if (ctx.source === undefined) return selfNoun(ctx, true);
  return noun([cardName(ctx.source.name)], { gender: genderOf(ctx.source.gender), many: false });
}

/** Something spoken of before. */
export function refer(ctx: Ctx, key: string, word: Word = TERMS.character, full = false): Noun {
  const { talk } = ctx;
  const real = keyOf(talk, key);
  if (real === 'self') return selfNoun(ctx);
  const entity = talk.entities.get(real);
  if (entity === undefined) {
    const as = { gender: word.gender, many: false };
    introduce(talk, real, { head: word.one, pronoun: word === TERMS.player ? word.one : classOf(as), many: false });
    return noun(that([text(word.one)], as), as, real);
  }
  const known = wordOf(entity.head) ?? word;
  if (entity.always !== undefined) {
    mention(talk, real);
    return noun(entity.always, { gender: known.gender, many: entity.many }, real, true);
  }
  const as = { gender: known.gender, many: entity.many };
  const clear = isClear(talk, real) && !full;
  const rival = rivals(talk, real);
  const order = [...talk.entities.keys()].filter((other) => other === real || rival.includes(other));
  const stale = isStale(talk, real);
  mention(talk, real);
  const name = [text(entity.many ? known.many : known.one)];
  const unlike =
    entity.full !== undefined && rival.every((other) => saidOf(talk, other) !== plain(entity.full ?? [], 'it'));
  if (clear) return { ...noun(that(name, as), as, real), pronoun: 'it', ...(stale && { stale }) };
  if (rival.length === 0) return noun(that(name, as), as, real);
  if (unlike) return noun(that(entity.full ?? name, as), as, real);
  const nth = agree(ORDINALS[order.indexOf(real)] ?? ADJECTIVES.other, as);
  return noun(words`${nth} ${name}`, as, real, true);
}

/** "Suo" does not tell a he from a she, so only the last thing mentioned can own something; players aside. */
function isStale(talk: Discourse, key: string): boolean {
  const isPlayer = (other: string): boolean => talk.entities.get(other)?.head === TERMS.player.one;
  return !isPlayer(key) && talk.recent.findLast((other) => !isPlayer(other)) !== key;
}

const ORDINALS = [adjective('prim'), adjective('second'), adjective('terz')];
const saidOf = (talk: Discourse, key: string): string => plain(talk.entities.get(key)?.full ?? [], 'it');
const wordOf = (one: string): Word | undefined => Object.values<Word>(TERMS).find((word) => word.one === one);

/** As subject: nothing if it is clear who. */
export function subject(of: Noun, ctx: Ctx): Phrase {
  const before = ctx.topic.key;
  ctx.topic.key = of.key ?? '#';
  if (of.pronoun === 'you') return NOTHING;
  // "scarta" could be said to the reader, so players are named.
  if (ctx.talk.entities.get(of.key ?? '')?.head === TERMS.player.one) return full(of);
  const again = of.key !== undefined && of.key === before;
  return again || (of.pronoun !== undefined && before === undefined) ? NOTHING : full(of);
}

/** In full, with its article. */
export const full = (of: Noun): Phrase => (of.definite ? definite(of.said, of) : of.said);

const CLITICS: Readonly<Record<string, Clitic>> = { m: 'lo', f: 'la', mp: 'li', fp: 'le' };

/** A verb with its object, which may be a pronoun on the verb: "stordisci un personaggio", "stordiscilo". */
export function doing(verb: ItalianVerb, form: Form, object: Noun | undefined, ...rest: readonly Part[]): Phrase {
  const clitic = object?.pronoun === undefined ? undefined : CLITICS[classOf(object)];
  if (clitic !== undefined && object?.pronoun !== 'you')
    return spaced(withClitic(verb, form, clitic), verb.tail, ...rest);
  return spaced(conjugated(verb, form), verb.tail, object === undefined ? undefined : full(object), ...rest);
}

/** "su un personaggio", "sul suo mazzo", "su di lui". */
export function prep(preposition: Preposition, of: Noun, ctx: Ctx): Phrase {
  if (of.key === 'gap') {
    if (ctx.gapAfter !== undefined) ctx.gapAfter.preposition = preposition;
    return NOTHING;
  }
  if (of.pronoun === 'you') return words`${preposition} te`;
  if (of.pronoun === 'self') {
    const he = of.gender === 'f' ? 'lei' : 'lui';
    return words`${preposition}${preposition === 'su' || preposition === 'contro' ? ' di' : ''} ${he}`;
  }
  if (of.pronoun === 'it' && of.gender === 'f') {
    return words`${preposition}${preposition === 'su' ? ' di' : ''} ${of.many ? 'esse' : 'essa'}`;
  }
  if (of.definite) return merged(preposition, of.said, of);
  return words`${preposition} ${of.said}`;
}

/** "il suo mazzo", "il tuo mazzo", "il mazzo di quel giocatore"; with its article, which a preposition may swallow. */
export function owned(word: Word, of: Noun, many = false): Noun {
  const as = { gender: word.gender, many };
  const name = many ? word.many : word.one;
  if (of.pronoun === 'you') return noun(words`${agree(ADJECTIVES.your, as)} ${name}`, as, undefined, true);
  if (of.pronoun !== undefined && !of.stale)
    return noun(words`${agree(of.many ? ADJECTIVES.theirs : ADJECTIVES.their, as)} ${name}`, as, undefined, true);
  const whose = of.definite ? merged('di', of.said, of) : words`di ${of.said}`;
  return noun(words`${name} ${whose}`, as, undefined, true);
}

/** Parts with commas and "e" between them; "ed" before another e. */
export function list(parts: readonly Part[], last: 'e' | 'o' = 'e'): Phrase {
  const final = plain(spaced(parts.at(-1)), 'it');
  return join(parts, ', ', last === 'e' && /^[eè]/i.test(final) ? ' ed ' : ` ${last} `);
}
