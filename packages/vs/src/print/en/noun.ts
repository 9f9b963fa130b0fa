import type { Gender } from '../../language/card.ts';
import type { EventName } from '../../language/event.ts';
import type { Cards } from '../../language/query.ts';
import { type Discourse, discourse, introduce, isClear, keyOf, mention, rivals } from '../discourse.ts';
import { cardName, type Phrase, plain, text, words } from '../token.ts';
import { ordinal, plural } from './words.ts';

/** Somebody or something in a sentence. */
export interface Noun {
  readonly key: string | undefined;
  readonly subject: Phrase;
  readonly object: Phrase;
  /** "Hulk's", "his", "that player's". */
  readonly own: Phrase;
  /** Takes the verb's plural. */
  readonly many: boolean;
  readonly pronoun?: true;
  /** Has so much behind its head that it had better stand last. */
  readonly heavy?: true;
}

export interface Self {
  readonly name: string;
  readonly gender: Gender;
  /** The name is no name but a common noun, such as the equipped character. */
  readonly common?: true;
}

/** What the words of a power depend on besides its tree. */
export interface Ctx {
  readonly talk: Discourse;
  readonly self: Self;
  /** Whose power it is, where the line is about somebody else, whom the effect calls "self". */
  readonly source?: Self;
  /** The choice a prompt is about: it stands before the sentence, so nothing stands here. */
  readonly gap?: Cards;
  /** Inside a delayed effect "this turn" would be the wrong one. */
  readonly delayed?: true;
  /** The event that set it off, for what its number counts. */
  readonly event?: EventName;
}

export function context(self: Self, gap?: Cards, source?: Self): Ctx {
  return { talk: discourse(), self, ...(source !== undefined && { source }), ...(gap !== undefined && { gap }) };
}

const PRONOUNS: Readonly<Record<Gender, readonly [subject: string, object: string, own: string]>> = {
  m: ['he', 'him', 'his'],
  f: ['she', 'her', 'her'],
  n: ['it', 'it', 'its'],
  p: ['they', 'them', 'their'],
};

const phraseOf = (word: string): Phrase => [text(word)];

export function pronoun(gender: Gender, key?: string): Noun {
  const [subject, object, own] = PRONOUNS[gender];
  return {
    key,
    subject: phraseOf(subject),
    object: phraseOf(object),
    own: phraseOf(own),
    many: gender === 'p',
    pronoun: true,
  };
}

export const YOU: Noun = {
  key: 'you',
  subject: phraseOf('you'),
  object: phraseOf('you'),
  own: phraseOf('your'),
  many: true,
};

export const NOBODY: Noun = { key: undefined, subject: [], object: [], own: [], many: false };

/** A noun that looks the same wherever it stands. */
export function noun(said: Phrase, many = false, key?: string): Noun {
  const ending = many && /s$/.test(plain(said, 'en')) ? "'" : "'s";
  return { key, subject: said, object: said, own: words`${said}${ending}`, many };
}

/** The character whose power it is: by name first, then he, she or it. */
export function selfNoun(ctx: Ctx, full = false): Noun {
  const known = !full && ctx.talk.entities.has('self');
  if (known && isClear(ctx.talk, 'self')) return pronoun(ctx.self.gender, 'self');
  introduce(ctx.talk, 'self', { head: 'character', pronoun: ctx.self.gender, many: ctx.self.gender === 'p' });
  return noun([ctx.self.common ? text(ctx.self.name) : cardName(ctx.self.name)], false, 'self');
}

/** The character whose power it is, by name. */
export function sourceNoun(ctx: Ctx): Noun {
  return ctx.source === undefined ? selfNoun(ctx, true) : noun([cardName(ctx.source.name)]);
}

/** Something spoken of before: "it", or "that character" where "it" could be something else. */
export function refer(ctx: Ctx, key: string, head = 'character', full = false): Noun {
  const { talk } = ctx;
  const real = keyOf(talk, key);
  if (real === 'self') return selfNoun(ctx);
  const entity = talk.entities.get(real);
  if (entity === undefined) {
    introduce(talk, real, { head, pronoun: head === 'player' ? 'p' : 'n', many: false });
    return noun(words`that ${head}`, false, real);
  }
  if (entity.always !== undefined) {
    mention(talk, real);
    return noun(entity.always, entity.many, real);
  }
  if (isClear(talk, real) && !full) {
    mention(talk, real);
    return pronoun(asGender(entity.pronoun), real);
  }
  const others = rivals(talk, real);
  const name = entity.many ? plural(entity.head) : entity.head;
  const that = entity.many ? 'those' : 'that';
  const long = entity.full;
  const unlike = long !== undefined && others.every((other) => said(talk.entities.get(other)?.full) !== said(long));
  const order = [...talk.entities.keys()].filter((other) => other === real || others.includes(other));
  mention(talk, real);
  if (others.length === 0) return noun(words`${that} ${name}`, entity.many, real);
  if (unlike) return noun(words`that ${long}`, entity.many, real);
  return noun(words`the ${ordinal(order.indexOf(real))} ${name}`, entity.many, real);
}

const said = (full: Phrase | undefined): string => (full === undefined ? '' : plain(full, 'en'));
const asGender = (pronoun: string): Gender => (pronoun === 'm' || pronoun === 'f' || pronoun === 'p' ? pronoun : 'n');
