import { type Mutant, oneLine } from './find-mutants.ts';

/** Why a survivor is no hole in the rulebook tests, or which scene is still missing. */
interface Judgement {
  readonly file: string;
  /** The line it stands in. */
  readonly text: string;
  /** What it becomes; anything, if absent. */
  readonly after?: string;
  readonly why: string;
}

const NOBODY_THERE = 'the same game: there is nothing behind the end of the list';
const SHORT_CUT = 'the same game, a little slower: only a short cut';

const JUDGEMENTS: readonly Judgement[] = [
  {
    file: 'flow/actions.ts',
    text: "if ((kind & KIND.plotTwist) === 0 || card.card !== 'plotTwist' || isCopy(s, hand, i)) continue;",
    why: 'the same game: the next test says no as well',
  },
  {
    file: 'flow/effect.ts',
    text: 's.stack[at + OPERAND] = next;',
    why: 'the same game: it is what it was',
  },
  {
    file: 'flow/small.ts',
    text: 'stack[at + STEP] = 1;',
    why: 'the same game: anything but 0 means begun',
  },
  { file: 'flow/turn.ts', text: 'for (let card = 0; card < s.cards; card++) {', why: NOBODY_THERE },
  {
    file: 'flow/use.ts',
    text: 'nextMoment(s);',
    why: 'the same game: every instruction begins a moment of its own',
  },
  {
    file: 'atoms/use.ts',
    text: 's.v[V.acting] = outer;',
    why: 'missing: a reaction to a reaction, which no card of the three boxes has',
  },
  {
    file: 'atoms/registers.ts',
    text: 'setRegister(s, scope, name);',
    why: 'the same game by luck: the count goes wrong, and of a single number nobody reads the count',
  },
  {
    file: 'derived/statics.ts',
    text: 'if (statics.length > 1) statics.sort((a, b) => s.stamp[a] - s.stamp[b] || a - b);',
    why: 'the same game: where the order matters, `queries/stats.ts` sorts by timestamp again',
  },
  { file: 'rules/check.ts', text: 'if ((due & DUE.atZero) !== 0 && stunAtZero(s)) continue;', why: SHORT_CUT },
  {
    file: 'rules/expire.ts',
    text: 'export function expireCombatTriggers(s: VsState, combat: number): void {',
    why: 'the same game: what is over no longer counts; this only clears the table',
  },
  { file: 'atoms/scopes.ts', text: 'for (let i = SCOPE.registers; i < width; i++) {', why: NOBODY_THERE },
  {
    file: 'atoms/scopes.ts',
    text: 'for (let i = 0; i < width; i++) s.scopes.push(s.captured[captured + i]);',
    why: NOBODY_THERE,
  },
  {
    file: 'atoms/triggers.ts',
    text: 'const spent = modifiers[at + AT.b] === 2;',
    why: 'the same game: a row that went off is cleared at the end of the same turn',
  },
  {
    file: 'atoms/triggers.ts',
    text: 'for (let at = 0; at < modifiers.length; at += ROW) {',
    why: NOBODY_THERE,
  },
  {
    file: 'verbs/lasting.ts',
    text: "if (written.mod === 'stats' || written.mod === 'base') return { ...written, atk: a, def: b };",
    why: 'what the log says; `packages/vs-sets/test/questions.test.ts` reads it',
  },
  {
    file: 'arena/src/atoms/tell.ts',
    text: 's.unfit[card] = 0;',
    why: 'what players may suppose of a hidden card; no rule asks',
  },
  {
    file: 'arena/src/rules/combat.ts',
    text: 'if (effects[i + EFFECT.seat] !== seat || effects[i + EFFECT.stat] !== stat) continue;',
    why: 'the same game: the seat stands first, at 0',
  },
  {
    file: 'arena/src/rules/preparation.ts',
    text: 'if (s.book.size[s.print[card]] > 0) return WHY.teamAtPreparation; // MA-SET-08',
    why: 'the same game: a team has two members at least',
  },
];

export function reasonFor(mutant: Mutant): string | undefined {
  return JUDGEMENTS.find(
    ({ file, text, after }) =>
      mutant.file.endsWith(file) && mutant.text === text && (after === undefined || oneLine(mutant.after) === after),
  )?.why;
}
