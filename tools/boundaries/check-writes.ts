import { type ESTree, Visitor } from 'rolldown/utils';
import type { Parsed } from './imports.ts';
import { type Layers, layersOf } from './layers.ts';
import { isTest, lineAt, type Problem } from './problem.ts';

type Node = ESTree.Node;

/** The kernel's machine owns these: a frame's integers, the options, the seat that is asked. Every frame writes its own. */
const MACHINE = new Set(['stack', 'offered', 'offeredAt', 'head', 'random']);
const WRITING_METHODS = new Set('push pop shift unshift splice fill set sort reverse copyWithin'.split(' '));
/** Functions that write the list they are given, and functions that return a list of the state. */
const WRITING_FUNCTIONS = new Set(['truncate', 'remove']);
const LIST_FUNCTIONS = new Set(['zoneList']);
/** Names that mean a state, unless they are declared with another type. */
const STATE_NAMES = new Set(['s', 'state']);

/** What a name or an expression stands for: a state, or a field of a state (or part of that field). */
type Meaning = { readonly is: 'state' } | { readonly is: 'field'; readonly field: string } | undefined;

/** The names of one function and those around it. */
class Scopes {
  private readonly scopes: Map<string, Meaning>[] = [new Map()];
  private readonly stateType: string;
  constructor(stateType: string) {
    this.stateType = stateType;
  }
  enter(params: readonly ESTree.ParamPattern[]): void {
    this.scopes.push(new Map());
    for (const param of params) {
      if (param.type === 'TSParameterProperty') continue;
      const pattern = param.type === 'RestElement' ? param.argument : param;
      this.declare(pattern, STATE_NAMES.has(nameOf(pattern) ?? '') && !typeOf(pattern) ? { is: 'state' } : undefined);
    }
  }
  leave(): void {
    this.scopes.pop();
  }
  find(name: string): Meaning {
    const scope = this.scopes.findLast((one) => one.has(name));
    if (scope !== undefined) return scope.get(name);
    return STATE_NAMES.has(name) ? { is: 'state' } : undefined;
  }
  declare(pattern: ESTree.BindingPattern, meaning: Meaning): void {
    if (pattern.type === 'Identifier') {
      const isState = typeOf(pattern) === this.stateType;
      this.scopes[this.scopes.length - 1].set(pattern.name, isState ? { is: 'state' } : meaning);
    } else if (pattern.type === 'AssignmentPattern') this.declare(pattern.left, meaning);
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties) {
        if (property.type !== 'Property') continue;
        const field = nameOf(property.key) ?? '';
        this.declare(property.value, meaning?.is === 'state' ? { is: 'field', field } : meaning);
      }
    }
  }
}

const nameOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : undefined;

function typeOf(pattern: Node): string | undefined {
  if (pattern.type !== 'Identifier') return undefined;
  const type = pattern.typeAnnotation?.typeAnnotation;
  if (type === undefined) return undefined;
  return type.type === 'TSTypeReference' ? nameOf(type.typeName) : type.type;
}

function meaningOf(node: Node | null | undefined, names: Scopes): Meaning {
  switch (node?.type) {
    case 'Identifier':
      return names.find(node.name);
    case 'MemberExpression': {
      const object = meaningOf(node.object, names);
      if (object?.is !== 'state') return object;
      return { is: 'field', field: node.computed ? '' : (nameOf(node.property) ?? '') };
    }
    case 'ConditionalExpression':
      return meaningOf(node.consequent, names) ?? meaningOf(node.alternate, names);
    case 'CallExpression': {
      const isList = LIST_FUNCTIONS.has(nameOf(node.callee) ?? '');
      return isList && meaningOf(node.arguments[0], names)?.is === 'state'
        ? { is: 'field', field: 'zones' }
        : undefined;
    }
    default:
      return undefined;
  }
}

const isUnder = (layers: Layers, file: string, places: readonly string[]): boolean =>
  places.some((place) => file === `${layers.root}/${place}` || file.startsWith(`${layers.root}/${place}/`));

/** Where a field may be written. */
const writersOf = ({ owned = [], writers }: Layers, field: string): readonly string[] =>
  owned.find(({ fields }) => fields.includes(field))?.writers ?? writers;

/**
 * Finds writes to a state in files that may not write it. It goes by names: `s`, `state` and what is declared with the
 * state's type are states, and what is taken from a state is a field of it, within the function around. A field passed to
 * another function is not followed, except to those named above.
 */
export function checkWrites(file: string, text: string, parsed: Parsed, layers = layersOf(file)): Problem[] {
  if (layers === undefined || layers.writers.length === 0 || isTest(file)) return [];
  const problems: Problem[] = [];
  const names = new Scopes(layers.stateType);
  const refuse = (at: Node, target: Node | undefined): void => {
    const meaning = meaningOf(target, names);
    if (meaning?.is !== 'field' || MACHINE.has(meaning.field)) return;
    const writers = writersOf(layers, meaning.field);
    if (isUnder(layers, file, writers)) return;
    problems.push({
      file,
      line: lineAt(text, at.start),
      what: `writes '${meaning.field}' of the state`,
      why: `only ${writers.join(', ')} may, so that each change is told of and nothing derived from it is stale`,
      fix: 'call an atom, or write one; the list is tools/boundaries/layers.ts',
    });
  };
  const enter = (node: { params: ESTree.ParamPattern[] }): void => names.enter(node.params);
  const leave = (): void => names.leave();
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator: (node) => names.declare(node.id, meaningOf(node.init, names)),
    AssignmentExpression: (node) => {
      if (node.left.type === 'MemberExpression') refuse(node, node.left);
    },
    UpdateExpression: (node) => {
      if (node.argument.type === 'MemberExpression') refuse(node, node.argument);
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type === 'MemberExpression' && WRITING_METHODS.has(nameOf(callee.property) ?? '')) {
        refuse(node, callee.object);
      } else if (WRITING_FUNCTIONS.has(nameOf(callee) ?? '')) refuse(node, node.arguments[0]);
    },
  }).visit(parsed.program);
  return problems;
}
