import { printCard } from '@longbox/arena/language';
import { ARENA_CARDS } from '@longbox/arena-sets';
import { listChoices, randomBelow, startTimeline } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { plain } from '@longbox/vs/print';
import { expect, test } from 'vitest';
import { describeArena } from '../arena.ts';
import type { GameDescription } from '../description.ts';
import { namer } from '../known-cards.ts';
import { describeVs } from '../vs.ts';
import { ABILITY_NAMES } from './abilities.ts';
import { WORDS_EN } from './en.ts';
import { LANGUAGES, type Language } from './language.ts';
import type { LogLine } from './line.ts';
import { sayLine } from './say-line.ts';

/** What words look like that were made without something they need. */
const BROKEN = /undefined|NaN|\[object|\$\{|^\s|\s$| {2}|: \.|^\.|^: /;
const CARD = 'CARD';

interface Heard {
  readonly lines: readonly LogLine[];
  readonly words: readonly string[];
}

/** A random game, as everybody together sees it: every line, and every option and question in a language. */
function listen<S, E, V>(game: GameDescription<S, E, V>, seed: string, language: Language): Heard {
  const random = seededRandom(seed);
  const { starters } = game.decks;
  const seats = Array.from({ length: 2 }, (_, i) => ({
    name: `P${i}`,
    ...starters[randomBelow(random, starters.length)].seat,
  }));
  const table = { game: game.name, profile: game.duel, seed, seats };
  const { state } = startTimeline(game.game, table);
  const look = (): V => game.together(seats.map((_, seat) => game.game.view(state, seat)));
  const lines: LogLine[] = [];
  const words: string[] = [];
  const names = {
    language,
    card: () => CARD,
    face: (face: string) => game.decks.nameOf(face),
    seat: (seat: number) => `P${seat}`,
    team: (name: string) => name,
  };
  for (let decision = game.game.decision(state); decision !== undefined; decision = game.game.decision(state)) {
    const choices = listChoices(game.game, state);
    const options = choices.map((choice) => game.game.option(state, choice));
    const view = game.game.view(state, decision.seat);
    const asked = { source: decision.source, options, view, seat: decision.seat };
    words.push(game.wording.question(asked, names, { most: 3, picked: 1 }).text);
    for (const option of options) words.push(...game.wording.option(option, asked, names));
    const before = look();
    const events: E[] = [];
    game.game.apply(state, choices[randomBelow(random, choices.length)], events);
    const after = look();
    const [known, then] = [game.known(before), game.known(after)];
    const telling = {
      turn: 1,
      faceOf: namer(known, then),
      controllerOf: (card: number) => known.controllers.get(card) ?? then.controllers.get(card),
    };
    for (const event of events) lines.push(...[game.tell(event, telling, before, after) ?? []].flat());
  }
  return { lines, words };
}

const speak = (line: LogLine, language: Language): string =>
  sayLine(line, {
    language,
    card: () => CARD,
    seat: (seat) => `P${seat}`,
    phrase: (phrase) => plain(phrase, language),
  });

const GAMES = ['vs', 'arena'] as const;
const describe = { vs: describeVs, arena: describeArena };

test.each(GAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  'games of %s are told in %s without holes',
  { timeout: 60_000 },
  (name, language) => {
    const spoken = new Set<string>();
    for (let n = 0; n < 4; n++) {
      const seed = `words ${name} ${n}`;
      const { lines, words } =
        name === 'vs' ? listen(describe.vs(), seed, language) : listen(describe.arena(), seed, language);
      expect(lines.length).toBeGreaterThan(50);
      for (const line of lines) {
        const text = speak(line, language);
        expect(text, `${seed}: ${line.key}`).not.toMatch(BROKEN);
        expect(text.endsWith('.') || text.endsWith('!') || text.endsWith('?'), text).toBe(true);
        spoken.add(line.key);
      }
      for (const text of words) expect(text, seed).not.toMatch(BROKEN);
      for (const text of words) expect(text, seed).not.toBe('');
    }
    expect(spoken.size).toBeGreaterThan(20);
  },
);

test('every line says something else in the other language, or has nothing but names', () => {
  const line = (key: LogLine['key']): LogLine => ({
    ...{ id: 0, key, turn: 1, seat: 0, rules: [] },
    cards: {},
    numbers: { count: 2 },
    words: {},
  });
  const alike = Object.keys(WORDS_EN.lines).filter(
    (key) => speak(line(key as LogLine['key']), 'en') === speak(line(key as LogLine['key']), 'it'),
  );
  expect(alike).toEqual(['triggered', 'modified', 'ruled', 'arena-phase-boost', 'arena-phase-checkPoint']);
});

test('abilities are called what the cards call them', () => {
  for (const card of ARENA_CARDS) {
    for (const language of LANGUAGES)
      expect(printCard(card, language).abilityTitle).toContain(ABILITY_NAMES[card.ability.kind][language]);
  }
});
