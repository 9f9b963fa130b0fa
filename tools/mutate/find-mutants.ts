import { parseAst } from 'rolldown/parseAst';

/** One small change of a source file that a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The whole line, as it stands. */
  readonly text: string;
  /** Where the changed text stands; an insertion has no length. */
  readonly start: number;
  readonly end: number;
  readonly kind: MutantKind;
  /** The changed text, before and after. */
  readonly before: string;
  readonly after: string;
}

export const MUTANT_KINDS = ['compare', 'number', 'arithmetic', 'logic', 'negate', 'drop', 'return'] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

/** A name for a mutant that stays when lines move; several of a file may share one. */
export const nameOf = ({ file, kind, before, after }: Mutant): string =>
  `${file} ${kind}: ${oneLine(before)} > ${oneLine(after)}`;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const FLIPPED: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const TURNED: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const SWAPPED: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };

/**
 * Calls that rules code makes for others: what it tells listeners, and lists and contexts it gives back, which only costs
 * memory when left out. No rule is broken without them.
 */
const BOOKKEEPING = new Set(['tell', 'giveBack', 'leave', 'release', 'reveal', 'truncate', 'isHeard']);

interface Place {
  readonly file: string;
  readonly source: string;
  /** Numbers in tables at the top of a file are names, not rules. */
  readonly inFunction: boolean;
}

type Found = (start: number, end: number, kind: MutantKind, after: string) => void;

/** All mutants of a file, in the order of their places. */
export function findMutants(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const found: Found = (start, end, kind, after) => {
    const line = source.slice(0, start).split('\n').length;
    const text = (source.split('\n')[line - 1] ?? '').trim();
    mutants.push({ file, line, text, start, end, kind, before: source.slice(start, end), after });
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, { file, source, inFunction: false }, found);
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function visit(node: Node, place: Place, found: Found): void {
  // Types are no rules, and a throw says that something is impossible.
  if (node.type === 'ThrowStatement' || node.type === 'ImportDeclaration' || isForListeners(node)) return;
  if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
  mutate(node, place, found);
  const inner = FUNCTIONS.has(node.type) ? { ...place, inFunction: true } : place;
  for (const [field, value] of Object.entries(node)) {
    // Counting on differently makes loops endless, which tells nothing.
    if (node.type === 'ForStatement' && field === 'update') continue;
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) visit(part, inner, found);
  }
}

function mutate(node: Node, { source, inFunction }: Place, found: Found): void {
  if (FUNCTIONS.has(node.type)) return mutateFunction(node, found);
  if (!inFunction) return;
  switch (node.type) {
    case 'BinaryExpression':
      mutateBinary(node, source, found);
      return;
    case 'LogicalExpression':
      swapOperator(node, SWAPPED, 'logic', source, found);
      return;
    case 'AssignmentExpression':
      swapOperator(node, TURNED, 'arithmetic', source, found);
      return;
    case 'Literal':
      if (typeof node.value === 'number') found(node.start, node.end, 'number', String(node.value + 1));
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      if (isNode(node.test)) found(node.test.start, node.test.end, 'negate', `!(${textOf(node.test, source)})`);
      return;
    case 'ExpressionStatement':
      if (isNode(node.expression) && !isBookkeeping(node.expression)) found(node.start, node.end, 'drop', '');
      return;
  }
}

const textOf = (node: Node, source: string): string => source.slice(node.start, node.end);

function mutateBinary(node: Node, source: string, found: Found): void {
  const kind = String(node.operator) in FLIPPED ? 'compare' : 'arithmetic';
  swapOperator(node, kind === 'compare' ? FLIPPED : TURNED, kind, source, found);
}

function swapOperator(
  node: Node,
  table: Readonly<Record<string, string>>,
  kind: MutantKind,
  source: string,
  found: Found,
): void {
  const after = table[String(node.operator)];
  if (after === undefined || !isNode(node.left) || !isNode(node.right)) return;
  const between = source.slice(node.left.end, node.right.start);
  const at = between.indexOf(String(node.operator));
  const changed = between.slice(0, at) + after + between.slice(at + String(node.operator).length);
  const text = source.slice(node.start, node.left.end) + changed + source.slice(node.right.start, node.end);
  found(node.start, node.end, kind, text);
}

/** `if (isHeard(s)) …`: what is told is the same game. */
const isForListeners = (node: Node): boolean =>
  node.type === 'IfStatement' && isNode(node.test) && isBookkeeping(node.test);

function isBookkeeping(expression: Node): boolean {
  if (expression.type !== 'CallExpression' || !isNode(expression.callee)) return false;
  return BOOKKEEPING.has(String(expression.callee.name));
}

/** A function that gives up at once: without a result, or with either answer. */
function mutateFunction(node: Node, found: Found): void {
  const { body, returnType } = node;
  if (!isNode(body) || body.type !== 'BlockStatement' || !isNode(returnType) || !isNode(returnType.typeAnnotation))
    return;
  const answers: Readonly<Record<string, readonly string[]>> = {
    TSVoidKeyword: [''],
    TSBooleanKeyword: [' true', ' false'],
  };
  for (const answer of answers[returnType.typeAnnotation.type] ?? [])
    found(body.start + 1, body.start + 1, 'return', `return${answer};`);
}
