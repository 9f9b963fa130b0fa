/** A test as its source tells of it: title and the comment that opens it. */
export interface FoundTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The comment directly above the test or first in its body. */
  readonly comment: string;
}

interface Token {
  readonly kind: 'comment' | 'string' | 'word' | 'mark';
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[\w$]+|=>|[^\s\w]/gu;
/** After these a slash begins a regular expression and does not divide. */
const BEFORE_REGEX = /^(?:[(,=:[!&|?{};]|=>|return)$/;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\//y;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [text] = match;
    const at = match.index;
    if (text === '/' && BEFORE_REGEX.test(tokens.at(-1)?.text ?? '(')) {
      REGEX.lastIndex = at;
      if (REGEX.test(source)) TOKEN.lastIndex = REGEX.lastIndex;
      continue;
    }
    tokens.push({ kind: kindOf(text), text, at, end: at + text.length });
  }
  return tokens;
}

function kindOf(text: string): Token['kind'] {
  if (/^\/[/*]/.test(text)) return 'comment';
  if (/^['"`]/.test(text)) return 'string';
  return /^[\w$]/.test(text) ? 'word' : 'mark';
}

const SKIPPED = new Set(['skip', 'todo', 'fails']);

/** Every `test(…)` and `it(…)` of a source, with `.each` and the like; skipped ones are none. */
export function testsIn(file: string, source: string): FoundTest[] {
  const tokens = tokensOf(source);
  const found: FoundTest[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!/^(?:test|it)$/.test(tokens[i].text) || tokens[i - 1]?.text === '.') continue;
    const title = titleAfter(tokens, i + 1);
    if (title === undefined) continue;
    const line = source.slice(0, tokens[i].at).split('\n').length;
    const comment = [...commentAbove(tokens, i, source), ...commentInside(tokens, title, source)].join('\n');
    found.push({ file, line, title: tokens[title].text.slice(1, -1), comment });
  }
  return found;
}

/** Where the title stands in `test.each(table)('title', …)`, or undefined if it is no test that runs. */
function titleAfter(tokens: readonly Token[], from: number): number | undefined {
  let i = from;
  while (i < tokens.length) {
    if (tokens[i].text === '.' && SKIPPED.has(tokens[i + 1]?.text)) return undefined;
    if (tokens[i].text === '.') i += 2;
    else if (tokens[i].kind === 'string') i++;
    else if (tokens[i].text !== '(') return undefined;
    else if (tokens[i + 1]?.kind === 'string') return i + 1;
    else i = closing(tokens, i) + 1;
  }
  return undefined;
}

function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let i = open; i < tokens.length; i++) {
    if (/^[([{]$/.test(tokens[i].text)) depth++;
    if (/^[)\]}]$/.test(tokens[i].text) && --depth === 0) return i;
  }
  return tokens.length;
}

function commentAbove(tokens: readonly Token[], test: number, source: string): string[] {
  const lines: string[] = [];
  for (let i = test; i > 0 && tokens[i - 1].kind === 'comment' && touches(source, tokens[i - 1], tokens[i]); i--) {
    // A comment at the end of a code line belongs to that code.
    if (/\S/.test(source.slice(source.lastIndexOf('\n', tokens[i - 1].at) + 1, tokens[i - 1].at))) break;
    lines.unshift(tokens[i - 1].text);
  }
  return lines;
}

function commentInside(tokens: readonly Token[], title: number, source: string): string[] {
  const end = closing(tokens, title - 1);
  let i = title + 1;
  while (i < end && !(tokens[i].text === '{' && /^(?:=>|\))$/.test(tokens[i - 1].text))) i++;
  const lines: string[] = [];
  while (tokens[i + 1]?.kind === 'comment' && (lines.length === 0 || touches(source, tokens[i], tokens[i + 1]))) {
    lines.push(tokens[++i].text);
  }
  return lines;
}

const touches = (source: string, a: Token, b: Token): boolean => !/\n\s*\n/.test(source.slice(a.end, b.at));
