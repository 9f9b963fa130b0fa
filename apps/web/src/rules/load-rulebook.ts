import type { GameName } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import { type ItalianBook, inItalian } from './italian-book.ts';
import { makeRulebook, type Rulebook } from './rulebook.ts';

/** Several rulings may be about the same rules: from the second on they are told apart by a number. */
function keysOf(rulings: readonly { readonly ids: readonly string[] }[]): readonly string[] {
  const about = rulings.map(({ ids }) => ids.join(','));
  return about.map((key, i) => {
    const before = about.slice(0, i).filter((each) => each === key).length;
    return before === 0 ? key : `${key}#${before + 1}`;
  });
}

async function loadVs(): Promise<Rulebook> {
  const [rules, editions, points, rulings] = await Promise.all([
    import('@longbox/vs/rulebook/rules.json'),
    import('@longbox/vs/rulebook/editions.json'),
    import('@longbox/vs/rulebook/open-points.json'),
    import('@longbox/vs/rulebook/rulings.json'),
  ]);
  const keys = keysOf(rulings.default);
  const decided = rulings.default.map(({ source, ...ruling }, i) => ({ ...ruling, key: keys[i], why: source }));
  const known = new Set(decided.flatMap(({ ids }) => ids));
  const open = points.default
    .filter(({ id }) => !known.has(id))
    .map(({ id, point, ruling, rules: about }) => ({
      key: id,
      ids: [id, ...about],
      group: '',
      question: point,
      decision: ruling,
      why: '',
    }));
  return makeRulebook('vs', rules.default, [...decided, ...open], editions.default);
}

async function loadArena(): Promise<Rulebook> {
  const [rules, rulings] = await Promise.all([
    import('@longbox/arena/rulebook/rules.json'),
    import('@longbox/arena/rulebook/rulings.json'),
  ]);
  const resting = (id: string): string[] =>
    rules.default.rules.filter((rule) => rule.rulings.some((each) => each === id)).map((rule) => rule.id);
  const decided = rulings.default.map(({ id, question, ruling, why }) => ({
    key: id,
    ids: [id, ...resting(id)],
    group: '',
    question,
    decision: ruling,
    why,
  }));
  return makeRulebook('arena', rules.default, decided, []);
}

const each = <From, To>(words: Readonly<Record<string, From>>, make: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(words).map(([key, from]) => [key, make(from)]));

async function loadItalianVs(): Promise<ItalianBook> {
  const [rules, editions, points, rulings] = await Promise.all([
    import('@longbox/vs/rulebook/rules.it.json'),
    import('@longbox/vs/rulebook/editions.it.json'),
    import('@longbox/vs/rulebook/open-points.it.json'),
    import('@longbox/vs/rulebook/rulings.it.json'),
  ]);
  const open = each(points.default, ({ of, point, ruling }) => ({ of, question: point, decision: ruling, why: '' }));
  const decided = each(rulings.default, ({ source, ...ruling }) => ({ ...ruling, why: source }));
  return { ...rules.default, editions: editions.default, rulings: { ...decided, ...open } };
}

async function loadItalianArena(): Promise<ItalianBook> {
  const [rules, rulings] = await Promise.all([
    import('@longbox/arena/rulebook/rules.it.json'),
    import('@longbox/arena/rulebook/rulings.it.json'),
  ]);
  const decided = each(rulings.default, ({ ruling, ...rest }) => ({ ...rest, decision: ruling }));
  return { ...rules.default, editions: {}, rulings: decided };
}

const ENGLISH: Readonly<Record<GameName, () => Promise<Rulebook>>> = { vs: loadVs, arena: loadArena };
/** Fetched only by who reads Italian. */
export const ITALIAN: Readonly<Record<GameName, () => Promise<ItalianBook>>> = {
  vs: loadItalianVs,
  arena: loadItalianArena,
};

const asked = new Map<string, Promise<Rulebook>>();

export function loadRulebook(game: GameName, language: Language = 'en'): Promise<Rulebook> {
  const key = `${game} ${language}`;
  const found = asked.get(key) ?? load(game, language);
  asked.set(key, found);
  return found;
}

async function load(game: GameName, language: Language): Promise<Rulebook> {
  if (language === 'en') return ENGLISH[game]();
  const [book, italian] = await Promise.all([loadRulebook(game), ITALIAN[game]()]);
  return inItalian(book, italian);
}
