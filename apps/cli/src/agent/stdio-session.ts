import type { Option } from '@longbox/kernel';
import { UsageError } from '../command.ts';
import { type AgentGame, askedSeatOf, choose, concede, explainFor, observe } from './agent-game.ts';
import type { AgentTable, GameAsked } from './agent-table.ts';
import { lookUpRules } from './look-up.ts';

export const PROTOCOL = 1;

/** One message either way; a line of JSON. */
export type Message = Readonly<Record<string, unknown>>;

/** What is said first, and after each new game. */
export function gameMessage(game: AgentGame): Message {
  const { kit, table, seats } = game;
  return {
    type: 'game',
    protocol: PROTOCOL,
    game: kit.game.name,
    profile: table.profile,
    catalogue: kit.game.catalogueHash,
    seats: table.seats.map(({ name, deck }, seat) =>
      seats.includes(seat) ? { seat, name, you: true, deck } : { seat, name, you: false },
    ),
  };
}

export function stateMessage(game: AgentGame): Message {
  const { over, ...rest } = observe(game);
  return { type: over ? 'over' : 'decide', ...rest };
}

const textIn = (message: Message, name: string): string | undefined => {
  const value = message[name];
  return typeof value === 'string' ? value : undefined;
};

/** Answers one message of the program; `undefined` once it wants to stop. */
export async function answerMessage(
  session: { game: AgentGame },
  table: AgentTable,
  message: Message,
): Promise<readonly Message[] | undefined> {
  const { game } = session;
  switch (message.type) {
    case 'choose':
      return told(game, chooseIn(game, message));
    case 'observe':
      return [stateMessage(game)];
    case 'concede':
      return told(game, concede(game));
    case 'rules':
      return [{ type: 'rules', rules: lookUpRules(game.kit.game.name, textIn(message, 'find') ?? '') }];
    case 'card':
      return [{ type: 'card', texts: game.kit.describeCards(textIn(message, 'name') ?? '') }];
    case 'explain':
      return explainMessage(game, message);
    case 'new':
      try {
        session.game = await table.begin(gameAsked(message));
        return [gameMessage(session.game), stateMessage(session.game)];
      } catch (error) {
        if (error instanceof UsageError) return [refused(error.message)];
        throw error;
      }
    case 'quit':
      return undefined;
    default:
      return [refused(`there is no message of type ${JSON.stringify(message.type)}`)];
  }
}

export const refused = (why: string): Message => ({ type: 'refused', why });

/** What was refused is asked again. */
const told = (game: AgentGame, why: string | undefined): Message[] =>
  why === undefined ? [stateMessage(game)] : [refused(why), stateMessage(game)];

function chooseIn(game: AgentGame, message: Message): string | undefined {
  const key = textIn(message, 'key');
  if (key === undefined) return 'a choice needs a key: {"type":"choose","key":"pass"}';
  return choose(game, key, typeof message.seq === 'number' ? message.seq : undefined);
}

function explainMessage(game: AgentGame, message: Message): Message[] {
  const card = textIn(message, 'card');
  if (card !== undefined) return [{ type: 'explained', card, intents: explainFor(game, card) }];
  const { intent } = message;
  if (!isIntent(intent)) return [refused('explain needs a card, or an intent with a verb')];
  const { kit, timeline } = game;
  return [{ type: 'explained', intent, reasons: kit.game.explain(timeline.state, askedSeatOf(game), intent) }];
}

const NUMBERS = ['card', 'target', 'seat', 'value'];

/** An option in its parts, as `decide` tells them. */
export function isIntent(value: unknown): value is Option {
  if (typeof value !== 'object' || value === null || !('verb' in value) || typeof value.verb !== 'string') return false;
  return Object.entries(value).every(([name, part]) => !NUMBERS.includes(name) || Number.isInteger(part));
}

export function gameAsked(message: Message): GameAsked {
  const asked: Record<string, string> = {};
  for (const name of ['game', 'profile', 'decks', 'opponent', 'seat']) {
    const value = message[name];
    if (typeof value === 'string') asked[name] = value;
    else if (typeof value === 'number') asked[name] = String(value);
    else if (Array.isArray(value)) asked[name] = value.join(',');
  }
  return asked;
}
