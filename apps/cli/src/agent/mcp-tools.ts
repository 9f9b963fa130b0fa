import { GAME_NAMES, gameName, loadGame } from '../games/games.ts';
import { tableLines } from '../table/watch-game.ts';
import { type AgentGame, choose, concede, explainFor, observe } from './agent-game.ts';
import { type AgentTable, OPPONENTS } from './agent-table.ts';
import { lookUpRules } from './look-up.ts';
import { gameAsked, type Message } from './stdio-session.ts';

/** The model asked for something that cannot be; it is told why. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Message;
  run(given: Message, session: { game: AgentGame | undefined }, table: AgentTable): Message | Promise<Message>;
}

const text = (description: string, more: Message = {}): Message => ({ type: 'string', description, ...more });
const schema = (properties: Message, required: readonly string[] = []): Message => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What a model reads: the table in words; `view` as data is there for those who ask. */
function seen(game: AgentGame, withView = false): Message {
  const { view, events: _, ...told } = observe(game);
  const table = tableLines(game.kit, game.table, game.timeline.state, told.seat);
  return { ...told, table, ...(withView && { view }) };
}

const needGame = (game: AgentGame | undefined): AgentGame => {
  if (game === undefined) throw new ToolRefusal('there is no game yet; start one with new_game');
  return game;
};

const needText = (given: Message, name: string): string => {
  const value = given[name];
  if (typeof value !== 'string' || value.trim() === '') throw new ToolRefusal(`"${name}" is missing`);
  return value;
};

function made(game: AgentGame, why: string | undefined): Message {
  if (why !== undefined) throw new ToolRefusal(why);
  return seen(game);
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'list_decks',
    title: 'List decks',
    description: 'The decks that come with a game, by key.',
    inputSchema: schema({ game: text('vs or arena', { enum: GAME_NAMES }) }),
    async run({ game }) {
      const { decks } = await loadGame(gameName(typeof game === 'string' ? game : undefined));
      return { decks: decks.starters.map(({ key, title }) => ({ key, title })) };
    },
  },
  {
    name: 'new_game',
    title: 'New game',
    description: 'Starts a game and tells what you see and are asked first. A running game is given up.',
    inputSchema: schema({
      game: text('vs or arena', { enum: GAME_NAMES }),
      decks: text('keys of the decks by seat, with commas; yours first unless you sit elsewhere'),
      opponent: text('who plays the other seats', { enum: OPPONENTS }),
      profile: text('edition and mode, such as modern or cr21/duel; level-1 in arena'),
      seat: text('your seat, from 1'),
    }),
    async run(given, session, table) {
      session.game = await table.begin(gameAsked(given));
      return seen(session.game);
    },
  },
  {
    name: 'observe',
    title: 'Look',
    description: 'What you see and are asked now. With view, the table as data too.',
    inputSchema: schema({ view: { type: 'boolean', description: 'the table as data' } }),
    run: ({ view }, { game }) => seen(needGame(game), view === true),
  },
  {
    name: 'choose',
    title: 'Choose',
    description: 'Takes the option with this key, lets the others play, and tells what you are asked next.',
    inputSchema: schema({ key: text('key of one of the options') }, ['key']),
    run: (given, { game }) => made(needGame(game), choose(needGame(game), needText(given, 'key'))),
  },
  {
    name: 'rules',
    title: 'Look up rules',
    description: 'Rules by id (VS-ATK-06), by section (VS-ATK), or by words, English or Italian.',
    inputSchema: schema({ find: text('id, section or words'), game: text('vs or arena', { enum: GAME_NAMES }) }, [
      'find',
    ]),
    run: (given, { game }) => ({
      rules: lookUpRules(
        typeof given.game === 'string' ? gameName(given.game) : (game?.kit.game.name ?? 'vs'),
        needText(given, 'find'),
      ),
    }),
  },
  {
    name: 'card',
    title: 'Read a card',
    description: 'The text of every card with this name or key.',
    inputSchema: schema({ name: text('name or key'), game: text('vs or arena', { enum: GAME_NAMES }) }, ['name']),
    async run(given, { game }) {
      const name = typeof given.game === 'string' ? given.game : game?.kit.game.name;
      return { texts: (await loadGame(gameName(name))).describeCards(needText(given, 'name')) };
    },
  },
  {
    name: 'explain',
    title: 'Why not?',
    description: 'Why you can or cannot do things with a card you see now, with the rules. No reasons: you can.',
    inputSchema: schema({ card: text('name or key of a card you see') }, ['card']),
    run: (given, { game }) => ({ intents: explainFor(needGame(game), needText(given, 'card')) }),
  },
  {
    name: 'concede',
    title: 'Give up',
    description: 'Gives up the game.',
    inputSchema: schema({}),
    run: (_, { game }) => made(needGame(game), concede(needGame(game))),
  },
];
