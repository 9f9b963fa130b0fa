import { concession, isConcession, type Seat } from '@longbox/kernel';
import { type Action, type RefusalCode, ROW_KINDS } from '@longbox/protocol';
import { askedSeats, type Fold, kindCode, type NewRow, PROPOSAL_CODES, undoKindOf, undoTarget } from './fold.ts';

export interface Refusal {
  readonly code: RefusalCode;
  readonly text: string;
}

export type Plan = { readonly row: Omit<NewRow, 'seq'> } | { readonly refusal: Refusal };

const refuse = (code: RefusalCode, text: string): Plan => ({ refusal: { code, text } });

/**
 * What row an action of a seat would be, or why it may not be one. Nothing is changed.
 * @param mostProposals undos and proposals in one match: each is a row that everybody who comes later has to read
 */
export function planAction(fold: Fold, seat: Seat, action: Action, mostProposals: number): Plan {
  if (fold.game.decision(fold.state) === undefined) return refuse('over', 'the match is over');
  if (fold.conceded[seat]) return refuse('over', 'you have conceded');
  if (fold.computers[seat]) return refuse('notYours', 'the computer plays this seat now');
  switch (action.t) {
    case 'answer':
      return planAnswer(fold, seat, action);
    case 'concede':
      return { row: { kind: kindCode('choice'), seat, n: action.n, value: concession(seat) } };
    case 'propose':
      if (fold.proposals >= mostProposals) return refuse('notNow', 'enough has been taken back and proposed here');
      return planProposal(fold, seat, action);
    case 'reply':
      return planReply(fold, seat, action);
    case 'resume':
      if (!fold.clock.paused) return refuse('notNow', 'the match is not paused');
      return { row: { kind: kindCode('resume'), seat, n: action.n, value: 0 } };
  }
}

function planAnswer(fold: Fold, seat: Seat, { seq, n, choice }: Extract<Action, { t: 'answer' }>): Plan {
  if (seq !== fold.seq) return refuse('stale', `decision ${seq} is no longer open; the open one is ${fold.seq}`);
  const decision = fold.game.decision(fold.state);
  if (decision?.seat !== seat) return refuse('notYours', 'somebody else is asked');
  if (fold.clock.paused) return refuse('notNow', 'the match is paused');
  // Whether it is among the options is for the rules to say, when it is applied.
  if (isConcession(choice)) return refuse('illegal', 'to concede is an action of its own');
  return { row: { kind: kindCode('choice'), seat, n, value: choice } };
}

function planProposal(fold: Fold, seat: Seat, { n, what }: Extract<Action, { t: 'propose' }>): Plan {
  if (fold.proposal !== undefined) return refuse('notNow', 'something has been proposed already');
  const row = { kind: kindCode('propose'), seat, n, value: PROPOSAL_CODES.indexOf(what) };
  if (what === 'pause') {
    if (fold.clock.rule.kind === 'none') return refuse('notNow', 'this table has no clock');
    return fold.clock.paused ? refuse('notNow', 'the match is paused already') : { row };
  }
  const kind = undoKindOf(fold, seat);
  if (kind === undefined) return refuse('notNow', 'there is nothing you can take back');
  if (kind === 'free') return { row: { kind: kindCode('undo'), seat, n, value: undoTarget(fold, seat) ?? 0 } };
  return { row };
}

function planReply(fold: Fold, seat: Seat, { n, to, agree }: Extract<Action, { t: 'reply' }>): Plan {
  const { proposal } = fold;
  if (proposal?.row !== to) return refuse('stale', 'this is no longer proposed');
  if (!askedSeats(fold, proposal.by).includes(seat) || proposal.agreed.includes(seat)) {
    return refuse('notYours', 'you are not asked');
  }
  return { row: { kind: kindCode(agree ? 'agree' : 'refuse'), seat, n, value: to } };
}

/** Whether a row of the log is what became of this action; must agree with what `planAction` makes of it. */
export function isRowOf(action: Action, { kind, seat, value, seq }: NewRow): boolean {
  const name = ROW_KINDS[kind];
  switch (action.t) {
    case 'answer':
      return name === 'choice' && value === action.choice && seq > action.seq;
    case 'concede':
      return name === 'choice' && value === concession(seat);
    case 'propose':
      return (
        (name === 'propose' && PROPOSAL_CODES[value] === action.what) || (name === 'undo' && action.what === 'undo')
      );
    case 'reply':
      return name === (action.agree ? 'agree' : 'refuse') && value === action.to;
    case 'resume':
      return name === 'resume';
  }
}
