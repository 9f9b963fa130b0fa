import { type DeckLapses, type LapsedGame, type LapseRow, lapseReport, reviewLabGame } from '@longbox/lab';
import { LOOK, QUICKLY, STUDY } from '@longbox/players';
import type { Shell } from '../command.ts';
import { planLab } from '../lab/plan-lab.ts';
import { startProgress } from '../progress.ts';

interface Asked {
  readonly games?: string | undefined;
  readonly player?: string | undefined;
  readonly seed?: string | undefined;
  readonly quick?: boolean | undefined;
  readonly json?: boolean | undefined;
}

const GAMES = '20';
const SHOWN = 6;

/** Plays decks against each other, goes through all decisions, and says which of them decks are lost by. */
export async function reviewDecks(words: readonly string[], asked: Asked, shell: Shell): Promise<number> {
  const { games = GAMES, player, seed, quick } = asked;
  const { kit, plan } = await planLab(words, { games, player, seed });
  const total = plan.pairs.length * plan.games;
  const bar = startProgress(shell, { unit: 'games', total });
  const found: LapsedGame[] = [];
  for (const pair of plan.pairs.keys()) {
    for (let number = 0; number < plan.games; number++) {
      found.push(...reviewLabGame(kit, plan, pair, number, quick === true ? QUICKLY : { look: LOOK, study: STUDY }));
      bar.at(pair * plan.games + number + 1, plan.player);
    }
  }
  bar.end();
  const report = lapseReport(found);
  if (asked.json === true) {
    const { game, profile, player: pilot, seed: from } = plan;
    shell.out(JSON.stringify({ game, profile, player: pilot, seed: from, games: plan.games, decks: report }));
    return 0;
  }
  const nameOf = (text: string): string => {
    const [verb, face] = text.split(' ');
    return face === undefined ? verb : `${verb} ${kit.decks.nameOf(face)}`;
  };
  shell.out(`${kit.title}, ${plan.profile}, both sides by ${plan.player}, ${plan.games} games of each pair`);
  for (const deck of report) for (const line of deckLines(deck, nameOf)) shell.out(line);
  return 0;
}

function deckLines(
  { deck, games, lost, decisions, whole, kinds, cards }: DeckLapses,
  nameOf: (text: string) => string,
) {
  const row = ({ best, chosen, count, inLost, inAll }: LapseRow): string =>
    `    ${inLost.mean.toFixed(1).padStart(5)} (${inLost.low.toFixed(1)} to ${inLost.high.toFixed(1)}) in lost games, ${inAll.mean.toFixed(1)} in all, ${count} times: ${nameOf(best)} rather than ${nameOf(chosen)}`;
  return [
    '',
    deck,
    `  ${games} games, ${lost} lost, ${decisions} decisions; ${whole.mean.toFixed(1)} points given away a game (${whole.low.toFixed(1)} to ${whole.high.toFixed(1)})`,
    '  by what was done, points a game',
    ...kinds.slice(0, SHOWN).map(row),
    '  by card, points a game',
    ...cards.slice(0, SHOWN).map(row),
  ];
}
