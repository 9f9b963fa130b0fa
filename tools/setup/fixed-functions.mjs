/**
 * Makes constants of the functions of a finished file, all of them at its top, where no statement can come too early for them.
 * To V8 a `function` is a variable: at each call, and at each function it has taken into another, compiled code looks whether it
 * is still the same one. Of a constant it knows. The rules of Vs. take a twentieth less time for it.
 * @returns {import('rolldown').Plugin}
 */
export function fixedFunctions() {
  return {
    name: 'longbox:fixed-functions',
    async renderChunk(code) {
      const { RolldownMagicString } = await import('rolldown');
      const { parseSync, Visitor } = await import('rolldown/utils');
      const { program } = parseSync('chunk.mjs', code);
      const top = program.body.find(({ type }) => type !== 'ImportDeclaration')?.start;
      if (top === undefined) return null;

      // Whatever may be assigned to stays a variable.
      const assigned = new Set();
      const assign = (/** @type {{ type: string, start: number, end: number }} */ { type, start, end }) => {
        if (type === 'MemberExpression' || type === 'VariableDeclaration') return;
        for (const [word] of code.slice(start, end).matchAll(/[\w$]+/g)) assigned.add(word);
      };
      new Visitor({
        AssignmentExpression: ({ left }) => assign(left),
        UpdateExpression: ({ argument }) => assign(argument),
        ForInStatement: ({ left }) => assign(left),
        ForOfStatement: ({ left }) => assign(left),
      }).visit(program);

      const text = new RolldownMagicString(code);
      for (const node of program.body) {
        if (node.type !== 'FunctionDeclaration' || node.id === null || assigned.has(node.id.name)) continue;
        text.remove(node.id.start, node.id.end);
        text.appendRight(node.start, `const ${node.id.name} = `);
        text.appendLeft(node.end, ';\n');
        if (node.start > top) text.move(node.start, node.end, top);
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }).toString() };
    },
  };
}
