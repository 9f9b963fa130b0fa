import { concession, listChoices, type Seat, timelineLog } from '@longbox/kernel';
import { seatName } from '../games/kit.ts';
import { type Asked, askedRows, type OptionRow } from './option-rows.ts';
import { playRows, readRows } from './pick-rows.ts';
import { chooseAtRandom } from './players.ts';
import { saveLog } from './save-log.ts';
import { play, type Session } from './session.ts';
import { showOptions, showTable } from './show-seat.ts';
import { takeBack } from './take-back.ts';
import { whyNot } from './why-not.ts';

const KEYS = `  a number     that option          Enter   pass, done or the only option
  2 5 7        several at once, in any order; names do too: Hulk, Thor
  t            the table again      o       the options again
  c NAME       a card's text        w NAME  why you cannot do something with a card
  l            the last 30 lines    r       let chance decide
  u            take back            s FILE  save the game so far
  concede      give up              q       quit`;

/** What became of a question: answered, or everybody stops playing. */
export type Answer = 'played' | 'quit';

/** Words that are commands, before anything is taken for the name of a card. */
const WORDS = ['t', 'o', 'l', 'r', 'u', 'c', 'w', 's', 'q', 'quit', 'concede', '?', 'help'];

/** Asks one person until a choice is made. */
export async function askSeat(session: Session, seat: Seat): Promise<Answer> {
  const { kit, timeline, shell, table } = session;
  let picked: readonly OptionRow[] = [];
  for (;;) {
    const asked = askedRows(session, seat, picked);
    if (asked === undefined) return 'played';
    const { rows } = asked;
    const typed = await shell.readLine?.(
      `${seatName(table, seat)} (${rows.length === 1 ? 'Enter' : `1-${rows.length}`}, ? for help)> `,
    );
    if (typed === undefined) return 'quit';
    const [word = '', ...rest] = typed.trim().split(/\s+/);
    if (word === 'q' || word === 'quit') return 'quit';
    if (word === 'r') {
      play(session, chooseAtRandom(`${table.seed} help`, timeline.seq, listChoices(kit.game, timeline.state)));
      return 'played';
    }
    if (word === 'concede') {
      play(session, concession(seat));
      return 'played';
    }
    if (word === 'u') {
      if (await takeBack(session, seat)) return 'played';
    } else if (WORDS.includes(word)) answerWord(session, seat, word, rest.join(' '));
    else {
      const taken = takeTyped(session, seat, asked, typed);
      if (taken === 'played') return taken;
      if (typeof taken === 'string') shell.out(taken);
      // What does not go together is picked again.
      picked = typeof taken === 'string' ? [] : taken;
      if (picked.length > 0) showOptions(session, seat, picked);
    }
  }
}

/**
 * Plays the options somebody typed, or what Enter means. Says why not, or answers what has been picked so far where the
 * rules want more cards: they may be picked one by one in any order.
 */
function takeTyped(
  session: Session,
  seat: Seat,
  asked: Asked,
  typed: string,
): 'played' | string | readonly OptionRow[] {
  const { set, picked } = asked;
  const usual = typed.trim() === '' ? usualRow(asked) : undefined;
  if (typed.trim() === '' && usual === undefined) return 'There is more than one option: type its number.';
  const rows = usual === undefined ? readRows(asked, typed) : [usual];
  if (typeof rows === 'string') return rows;
  if (rows.length === 0) return 'Type the number of an option, or ? for help.';
  const all = [...picked, ...rows];
  const isPicking = set !== undefined && !set.isOpen && all.every(({ option }) => option.verb === set.verb);
  if (isPicking && all.length < set.most) return all;
  return playRows(session, seat, isPicking ? all : rows) ?? 'played';
}

/** What Enter means: to pass or be done, or to take the only option there is. */
const usualRow = ({ rows }: Asked): OptionRow | undefined =>
  rows.length === 1 ? rows[0] : rows.find(({ option }) => ['pass', 'done'].includes(option.verb));

/** Questions that leave the game as it is. */
function answerWord(session: Session, seat: Seat, word: string, name: string): void {
  const { kit, shell, heard, timeline } = session;
  if (word === 't') showTable(session, seat);
  else if (word === 'o') showOptions(session, seat);
  else if (word === 'l') for (const line of heard[seat].slice(-30)) shell.out(line);
  else if (word === 'c' && name !== '') {
    const cards = kit.describeCards(name);
    shell.out(cards.length === 0 ? `No card is called "${name}".` : cards.slice(0, 6).join('\n\n'));
  } else if (word === 'w' && name !== '') for (const line of whyNot(session, seat, name)) shell.out(line);
  else if (word === 's' && name !== '') {
    saveLog(kit, timelineLog(timeline), name);
    shell.out(`Saved to ${name}. To go on later: longbox play --from ${name}`);
  } else shell.out(KEYS);
}
