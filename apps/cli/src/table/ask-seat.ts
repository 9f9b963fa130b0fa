import { concession, listChoices, type Seat, timelineLog } from '@longbox/kernel';
import { seatName } from '../games/kit.ts';
import { chooseAtRandom } from './players.ts';
import { saveLog } from './save-log.ts';
import { play, type Session } from './session.ts';
import { showOptions, showTable } from './show-seat.ts';
import { takeBack } from './take-back.ts';
import { whyNot } from './why-not.ts';

const KEYS = `  a number     that option          Enter   pass, done or the only option
  t            the table again      o       the options again
  c NAME       a card's text        w NAME  why you cannot do something with a card
  l            the last 30 lines    r       let chance decide
  u            take back            s FILE  save the game so far
  concede      give up              q       quit`;

/** What became of a question: answered, or everybody stops playing. */
export type Answer = 'played' | 'quit';

/** Asks one person until a choice is made. */
export async function askSeat(session: Session, seat: Seat): Promise<Answer> {
  const { kit, timeline, shell, table } = session;
  for (;;) {
    const choices = listChoices(kit.game, timeline.state);
    const typed = await shell.readLine?.(
      `${seatName(table, seat)} (${choices.length === 1 ? 'Enter' : `1-${choices.length}`}, ? for help)> `,
    );
    if (typed === undefined) return 'quit';
    const [word = '', ...rest] = typed.trim().split(/\s+/);
    const name = rest.join(' ');
    const number = Number(word);
    if (word === '' || /^\d+$/.test(word)) {
      const choice = word === '' ? usual(session, choices) : choices[number - 1];
      if (choice !== undefined) {
        play(session, choice);
        return 'played';
      }
      shell.out(word === '' ? 'There is more than one option: type its number.' : `There is no option ${word}.`);
    } else if (word === 'q' || word === 'quit') return 'quit';
    else if (word === 'r') {
      play(session, chooseAtRandom(`${table.seed} help`, timeline.seq, choices));
      return 'played';
    } else if (word === 'concede') {
      play(session, concession(seat));
      return 'played';
    } else if (word === 'u') {
      if (await takeBack(session, seat)) return 'played';
    } else answerWord(session, seat, word, name);
  }
}

/** What Enter means: to pass or be done, or to take the only option there is. */
function usual({ kit, timeline }: Session, choices: readonly number[]): number | undefined {
  if (choices.length === 1) return choices[0];
  return choices.find((choice) => ['pass', 'done'].includes(kit.game.option(timeline.state, choice).verb));
}

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
