import { parseArgs } from 'node:util';
import type { Command } from '../command.ts';
import { GAME_OPTION, takeGame } from '../games/games.ts';
import { matchLines } from '../match/match-text.ts';
import { planMatch } from '../match/plan-match.ts';
import { runMatch } from '../match/run-match.ts';

const OPTIONS = {
  ...GAME_OPTION,
  decks: { type: 'string' },
  pairs: { type: 'string' },
  budget: { type: 'string' },
  seats: { type: 'string' },
  profile: { type: 'string' },
  seed: { type: 'string' },
  sprt: { type: 'string' },
  cores: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox match [vs|arena] A B [OPTIONS]

Two computer players meet in mirrored pairs: the same decks and the same luck twice,
with seats exchanged. Tells how much of the points A takes, with the interval that
holds the true share 19 times in 20, and the difference in Elo.

  longbox match greedy rules
  longbox match arena search:400 greedy --pairs 150
  longbox match search rules --budget 1000ms --decks 'mnb-*'
  longbox match hero agent --sprt 0.55,0.65           ends as soon as it is decided
  longbox match search:300 rules --profile modern/freeForAll --seats 3

A player is a rung (random, rules, greedy, search) or a level (recruit, sidekick,
agent, hero, legend), with a budget for a decision if you like: search:400 iterations,
search:250ms milliseconds. With iterations the result is the same on any machine and
with any number of cores.

  --decks LIST     decks by key, file or mnb-*; all that are legal if not given
  --pairs N        how many pairs (50); with more than two sides, rounds in which A
                   takes each of them once
  --budget B       for players that have none: 400 or 250ms
  --profile NAME   edition and mode
  --seats N        how many play, where the profile leaves it open
  --seed TEXT      deals other cards (match)
  --sprt P0,P1     test whether A takes P1 of the points rather than P0, and stop then
  --cores N        threads (all cores)
  --json           winRate, low, high, elo, games, errors, overruns, fallbacks and more

Exit code 1 if a game broke.`;

export const match: Command = {
  name: 'match',
  summary: 'Let two computer players meet and measure who is stronger',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { game: named, rest: players } = takeGame(positionals, values.game);
    const asked = await planMatch(players, { ...values, game: named });
    const { report, seconds, isPartial } = await runMatch(asked, shell);
    const { game, plan } = asked;
    if (values.json) {
      const { players: minds, profile, seed, seats } = plan;
      const decks = plan.decks.map(({ name }) => name);
      shell.out(
        JSON.stringify({
          a: players[0],
          b: players[1],
          ...report,
          game,
          profile,
          seed,
          seats,
          players: minds,
          decks,
          seconds,
          isPartial,
        }),
      );
    } else {
      shell.out(
        `${game} ${plan.profile}, ${plan.decks.length} decks, seed ${plan.seed}${isPartial ? ', stopped early' : ''}`,
      );
      for (const line of matchLines(players, report)) shell.out(line);
    }
    return report.errors > 0 ? 1 : 0;
  },
};
