/** What the sources of the card language say beside the types: doc comments, and the functions that make nodes. */

const plainly = (comment: string): string =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word);

/** Comments on members of a union that is told apart by `tag`, such as `verb`. */
export function commentsOnMembers(source: string, tag: string): Map<string, string> {
  const found = new Map<string, string>();
  const member = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*\\|\\s*\\{\\s*readonly ${tag}: ('\\w+'(?: \\| '\\w+')*)`,
    'g',
  );
  for (const [, comment, tags] of source.matchAll(member)) {
    for (const key of quoted(tags)) found.set(key, plainly(comment));
  }
  return found;
}

/** Comments on words of a list, before the word as a doc comment or behind it. */
export function commentsInList(source: string, list: string): Map<string, string> {
  const found = new Map<string, string>();
  const [, body = ''] = new RegExp(`export const ${list} = \\[([\\s\\S]*?)\\] as const`).exec(source) ?? [];
  for (const [, comment, word] of body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*'(\w+)'/g))
    found.set(word, plainly(comment));
  for (const [, word, comment] of body.matchAll(/'(\w+)', \/\/ (.*)/g)) found.set(word, comment.trim());
  return found;
}

export interface Field {
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** The fields of an interface. */
export function fieldsOf(source: string, name: string): Field[] {
  const [, body = ''] = new RegExp(`export interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
  const field = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?readonly (\w+)\??: ([^;]+);\n/g;
  return [...body.matchAll(field)].map(([, comment = '', key, type]) => ({
    name: key,
    type: type.replaceAll('readonly ', '').replace(/\s+/g, ' '),
    comment: plainly(comment),
  }));
}

/** Comments on exported constants whose type names a node, as verbs have: `export const stun: VerbRules<NodeOf<'stun'>>`. */
export function commentsOnVerbs(source: string): Map<string, string> {
  const found = new Map<string, string>();
  const verb = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+: VerbRules<NodeOf<'(\w+)'>>/g;
  for (const [, comment, name] of source.matchAll(verb)) found.set(name, plainly(comment));
  return found;
}

/** Functions and constants that make a node with this tag: `putPlus(count, cards)`. */
export function makersOf(source: string, tag: string, key: string): string[] {
  return source
    .split(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export const /m)
    .slice(1)
    .flatMap((text) => {
      const [head] = text.split('\n\n');
      if (!new RegExp(`\\b${tag}: '${key}'`).test(head)) return [];
      const name = /^\w+/.exec(head)?.[0] ?? '';
      const [, parameters] = /^\w+ = \(([\s\S]*?)\)(?:: [\w<>]+)? =>/.exec(head) ?? [];
      if (/^[A-Z]/.test(name)) return [];
      return [parameters === undefined ? name : `${name}(${withoutTypes(parameters)})`];
    });
}

/** `count: Amount = 1, ...by: Modifier[]` as `count = 1, ...by`. */
function withoutTypes(parameters: string): string {
  return parameters
    .split(/,\s*(?=[\w.]+\??:|[\w.]+ = )/)
    .map((parameter) => parameter.replace(/\??:[^=]*(?=$| =)/s, '').replace(/[\s,]+$/, ''))
    .filter((parameter) => parameter.trim() !== '')
    .map((parameter) => parameter.trim())
    .join(', ');
}
