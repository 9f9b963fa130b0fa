import { type EventName, type Pattern, patternsOf, type Trigger } from '../language/index.ts';

/** Numbers of the events that powers count: in a turn, and over the whole game. */
export interface LookBack {
  readonly turn: readonly number[];
  readonly game: readonly number[];
}

/** Events that a node counts, and a power whose use it does: "the first time each turn", "this turn", "this game". */
interface Counted {
  readonly turn: readonly EventName[];
  readonly game: readonly EventName[];
  readonly power?: string;
}

const NOTHING: Counted = { turn: [], game: [] };

export function lookedBackOn(node: object): Counted {
  const turn: EventName[] = [];
  const game: EventName[] = [];
  if ('first' in node && node.first !== undefined && 'pattern' in node)
    for (const { on } of patternsOf(node as Trigger)) turn.push(on);
  if ('rule' in node && (node.rule === 'firstTwistCancelled' || node.rule === 'firstTwistToHand'))
    turn.push('playsPlotTwist');
  if ('hasPaidSymbol' in node && node.hasPaidSymbol === true) turn.push('paysSymbol');
  if ('flownOverBy' in node && node.flownOverBy !== undefined) turn.push('fliesOver');
  if ('appearedThisTurn' in node && node.appearedThisTurn === true) turn.push('appears');
  if ('uncollected' in node && node.uncollected !== undefined) {
    turn.push('collects');
    game.push('collects');
  }
  if (!('span' in node)) return turn.length === 0 ? NOTHING : { turn, game };
  const pattern = ('pattern' in node ? node.pattern : (node as { of?: unknown }).of) as Pattern;
  turn.push(pattern.on);
  if (node.span !== 'turn') game.push(pattern.on);
  return { turn, game, ...(pattern.power !== undefined && { power: pattern.power }) };
}
