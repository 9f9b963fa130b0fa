import { parseArgs } from 'node:util';
import type { DeckFault } from '@longbox/games';
import { type Command, type Shell, UsageError } from '../command.ts';
import { convertDeck } from '../decks/deck-convert.ts';
import { drawHand, tellOdds, tellStatistics } from '../decks/deck-numbers.ts';
import { findDeck, gameOfDeck, needDeck } from '../decks/find-deck.ts';
import { GAME_OPTION, takeGame } from '../games/games.ts';
import type { GameKit } from '../games/kit.ts';
import { plural } from '../games/phrase.ts';

const OPTIONS = {
  ...GAME_OPTION,
  profile: { type: 'string' },
  to: { type: 'string' },
  seed: { type: 'string' },
  least: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const HELP = `Usage: longbox deck ACTION DECK… [OPTIONS]

A DECK is a file, - for the input, or the key of a deck that comes with the game.
A deck file has one "4 Card Name (mnb-010)" a line, the main character first.

  longbox deck list                               the decks that come with the games
  longbox deck validate my-deck.txt               every rule it breaks, by id; exit code 1 if any
  longbox deck validate *.txt --profile cw        under another edition: mb15, cr21, mcu18, cw,
                                                  modern (the default), modern+updates
  longbox deck stats mnb-x-men                    types, curve, symbols, teams
  longbox deck odds mnb-x-men 'cost<=2'           how likely such a card is in hand by each turn
  longbox deck odds mnb-x-men 'type:location' --least 2
  longbox deck hand mnb-x-men --seed monday       an opening hand and the next draws
  longbox deck convert my-deck.txt --to json      text or json, to standard output

  --game arena   for files of Mission Arena, where the cards do not tell
  --json         as data`;

interface Asked {
  readonly kit: GameKit;
  readonly names: readonly string[];
  readonly values: {
    readonly profile?: string | undefined;
    readonly to?: string | undefined;
    readonly seed?: string | undefined;
    readonly least?: string | undefined;
  };
  readonly json: boolean;
}

const ACTIONS: Readonly<Record<string, (asked: Asked, shell: Shell) => number>> = {
  validate,
  stats: ({ kit, names, json }, shell) => each(names, (name) => tellStatistics(kit, needDeck(kit, name), json, shell)),
  odds: ({ kit, names, values, json }, shell) => tellOdds(kit, names, { ...values, json }, shell),
  hand: ({ kit, names, values, json }, shell) =>
    each(names, (name) => drawHand(needDeck(kit, name), kit, values.seed ?? 'hand', json, shell)),
  convert: ({ kit, names, values }, shell) =>
    each(names, (name) => shell.out(convertDeck(kit, needDeck(kit, name), values.to ?? 'json'))),
};

export const deck: Command = {
  name: 'deck',
  summary: 'Check decks against the rules, count them, convert them',
  help: HELP,
  async run(args, shell) {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [action = '', ...words] = positionals;
    const json = values.json === true;
    const { game: asked, rest: names } = takeGame(words, values.game);
    if (action === 'list') return listDecks(await gameOfDeck('', asked), json, shell);
    const act = ACTIONS[action];
    if (act === undefined) {
      throw new UsageError(`longbox deck needs an action: list, ${Object.keys(ACTIONS).join(', ')}`);
    }
    if (names.length === 0)
      throw new UsageError(`longbox deck ${action} needs a deck: a file, or a key of longbox deck list`);
    return act({ kit: await gameOfDeck(names[0], asked), names, values, json }, shell);
  },
};

function each(names: readonly string[], act: (name: string) => void): number {
  names.forEach(act);
  return 0;
}

function listDecks({ decks: { starters, played }, title }: GameKit, json: boolean, shell: Shell): number {
  const decks = [...starters, ...played];
  if (json) shell.out(JSON.stringify(decks.map(({ key, title: name }) => ({ key, title: name }))));
  else {
    shell.out(`${title}:`);
    const width = Math.max(...decks.map(({ key }) => key.length));
    for (const { key, title: name } of decks) shell.out(`  ${key.padEnd(width)}  ${name}`);
    shell.out('\nThe other game: longbox deck list vs|arena');
  }
  return 0;
}

/** Faults of the file count as well: a line that names no card is no deck. */
function validate({ kit, names, values, json }: Asked, shell: Shell): number {
  const profile = values.profile ?? kit.profile;
  if (kit.seatsOf(profile) === undefined) {
    throw new UsageError(`there is no profile "${profile}"; profiles are ${kit.profiles.join(', ')}`);
  }
  const reports = names.map((name) => {
    const { title, seat, problems } = findDeck(kit, name);
    const unread: DeckFault[] = problems.map((text) => ({ code: 'unreadable', rules: [], cards: [], text, facts: {} }));
    const all = [...unread, ...kit.decks.check(seat, profile)];
    return { file: name, title, profile, legal: all.length === 0, problems: all };
  });
  if (json) shell.out(JSON.stringify(reports));
  else for (const report of reports) for (const line of reportLines(report)) shell.out(line);
  return reports.every(({ legal }) => legal) ? 0 : 1;
}

interface Report {
  readonly file: string;
  readonly title: string;
  readonly profile: string;
  readonly problems: readonly DeckFault[];
}

function reportLines({ file, title, profile, problems }: Report): string[] {
  if (problems.length === 0) return [`ok       ${file}: ${title} (${profile})`];
  return [
    `ILLEGAL  ${file}: ${title} (${profile}), ${plural(problems.length, 'problem')}`,
    ...problems.map(({ rules, text }) => `  ${text}${rules.length > 0 ? ` [${rules.join(', ')}]` : ''}`),
  ];
}
