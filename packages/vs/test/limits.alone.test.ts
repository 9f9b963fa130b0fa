import { listChoices, randomBelow } from '@longbox/kernel';
import { seededRandom } from '@longbox/testkit';
import { body, sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { describe, expect, test, vi } from 'vitest';
import { createCatalogue } from '../src/catalogue/catalogue.ts';
import { checkLimits, MOST_NAMES } from '../src/catalogue/limits.ts';
import { teamsIn } from '../src/catalogue/team-sets.ts';
import {
  alsoTeam,
  aura,
  basicLocation,
  type Card,
  type CardSet,
  COUNTERS,
  type Counter,
  character,
  countersOn,
  draw,
  type Effect,
  each,
  has,
  inPile,
  KEYWORDS,
  type Keyword,
  keyword,
  ko,
  main,
  modify,
  nameTeam,
  type Power,
  plotTwist,
  stun,
  supporting,
  TEAM_KEYS,
  type Team,
  toHand,
} from '../src/language/index.ts';
import { createVs } from '../src/vs.ts';
import { nameChoice, nameOfChoice } from '../src/words/choices.ts';

// The words themselves are invented here: as many as the rules must have room for.
vi.mock('../src/language/words.ts', async (original) => {
  const words = await original<typeof import('../src/language/words.ts')>();
  const extra = Array.from({ length: 128 - words.TEAM_KEYS.length }, (_, i) => [
    `team${i + words.TEAM_KEYS.length + 1}`,
    [`Team ${i + words.TEAM_KEYS.length + 1}`, i % 2 === 0 ? 'good' : 'evil'],
  ]);
  const TEAMS = { ...words.TEAMS, ...Object.fromEntries(extra) };
  return { ...words, TEAMS, TEAM_KEYS: Object.keys(TEAMS) };
});
vi.mock('../src/language/keyword.ts', async (original) => {
  const words = await original<typeof import('../src/language/keyword.ts')>();
  const extra = Array.from({ length: 256 - words.KEYWORDS.length }, (_, i) => `word${i + words.KEYWORDS.length + 1}`);
  const names = Object.fromEntries(extra.map((word) => [word, word]));
  return { ...words, KEYWORDS: [...words.KEYWORDS, ...extra], KEYWORD_NAMES: { ...words.KEYWORD_NAMES, ...names } };
});
vi.mock('../src/keywords/keyword-powers.ts', async (original) => {
  const meanings = await original<typeof import('../src/keywords/keyword-powers.ts')>();
  const invented = Array.from({ length: 256 }, (_, i) => [`word${i + 1}`, { mark: 'invented' }]);
  Object.assign(meanings.KEYWORD_MEANINGS, Object.fromEntries(invented));
  return meanings;
});
vi.mock('../src/language/counter.ts', async (original) => {
  const words = await original<typeof import('../src/language/counter.ts')>();
  const extra = Array.from({ length: 64 - words.COUNTERS.length }, (_, i) => `kind${i + words.COUNTERS.length + 1}`);
  const facts = Object.fromEntries(extra.map((kind) => [kind, { comesOff: false }]));
  return { ...words, COUNTERS: [...words.COUNTERS, ...extra], COUNTER_FACTS: { ...words.COUNTER_FACTS, ...facts } };
});

const scene = sceneFor(vsScenes);

/** The n-th of them, counted from one. */
const team = (n: number): Team => TEAM_KEYS[n - 1];
const word = (n: number): Keyword => KEYWORDS[n - 1];
const pile = (n: number): string => `pile ${n}`;

const person = (name: string, of: number, ...powers: Power[]): Card =>
  supporting({ id: `y-${name}`, name, cost: 1, atk: 2, def: 4, health: 2, teams: [team(of)], powers });

const asked = (name: string, ...effects: Effect[]): Card =>
  plotTwist({ id: `y-${name}`, name, timing: 'main', effects });

test('there are that many words', () => {
  expect([TEAM_KEYS.length, KEYWORDS.length, COUNTERS.length]).toEqual([128, 256, 64]);
});

describe('the 33rd team is not the first', () => {
  const people = [person('First', 1), person('Late', 33), person('Later', 33), person('Last', 128)];
  const names = ['First', 'Late', 'Later', 'Last'];
  const bob = { front: [body('Wall', 1, 9)] };

  test('to a filter', () => {
    const sweep = asked('Sweep', ko(each(character({ team: team(33) }))));
    const { ann, card } = scene('modern', { cards: [...people, sweep], ann: { front: names, hand: ['Sweep'] }, bob });
    ann.play('Sweep');
    expect(names.map((name) => card(name).zone)).toEqual(['front', 'ko', 'ko', 'front']);
  });

  // VS-ATK-22
  test('to a team attack', () => {
    const { ann, close } = scene('modern', { cards: people, ann: { front: names }, bob, open: true });
    ann.attack('Wall', 'Late', '...');
    expect(ann.offered()).toEqual(['done', 'join Later']);
    close();
  });

  test('to what gives a team, and to the screen', () => {
    const banner = person('Banner', 2, aura('Colours', { side: 'yours', other: true }, alsoTeam(team(65))));
    const { card } = scene('modern', { cards: [...people, banner], ann: { front: ['First', 'Late', 'Banner'] }, bob });
    expect(['First', 'Late', 'Banner'].map((name) => card(name).teams)).toEqual([
      `${team(1)} ${team(65)}`,
      `${team(33)} ${team(65)}`,
      team(2),
    ]);
  });

  // VS-TERM-40
  test('to a player who names it', () => {
    const ban = asked('Ban', nameTeam('t'), ko(each(character({ namedTeam: 't' }))));
    const { ann, card } = scene('modern', { cards: [...people, ban], ann: { front: names, hand: ['Ban'] }, bob });
    ann.play('Ban');
    expect(ann.offered('name')).toHaveLength(128);
    ann.name(team(33));
    expect(names.map((name) => card(name).zone)).toEqual(['front', 'ko', 'ko', 'front']);
  });

  // VS-PT-11
  test('to a plot twist of its team', () => {
    const call = plotTwist({ id: 'y-Call', name: 'Call', team: team(33), timing: 'main', effects: [draw()] });
    const at = (who: string) =>
      scene('modern', { cards: [...people, call], ann: { front: [who], hand: ['Call'] }, bob });
    expect(at('First').ann.refused('play', 'Call')).toContain('VS-PT-11');
    expect(at('Late').ann.offered('play')).toEqual(['Call']);
  });
});

test('each of 256 keywords is told apart, printed and given', () => {
  const people = [person('Low', 1, keyword(word(192))), person('High', 1, keyword(word(256))), person('None', 1)];
  const give = asked('Give', modify(each(character({ name: 'None' })), 'turn', has(word(160))));
  const sweep = asked('Sweep', ko(each(character({ keyword: word(256) }))));
  const { ann, card } = scene('modern', {
    cards: [...people, give, sweep],
    ann: { front: ['Low', 'High', 'None'], hand: ['Give', 'Sweep'] },
    bob: {},
  });
  ann.play('Give');
  expect(['Low', 'High', 'None'].map((name) => card(name).keywords)).toEqual([word(192), word(256), word(160)]);
  ann.play('Sweep');
  expect(['Low', 'High', 'None'].map((name) => card(name).zone)).toEqual(['front', 'ko', 'front']);
});

test('each of 64 kinds of counters has its own column', () => {
  const last: Counter = COUNTERS.at(-1) ?? 'plus';
  const mark = asked('Mark', { verb: 'put', counter: last, count: 3, cards: each(character({ name: 'One' })) });
  const count = asked('Count', draw(countersOn(last, each(character({ name: 'One' })))));
  const fell = asked('Fell', stun(each(character({ hasCounter: last }))));
  const clear = asked('Clear', { verb: 'removeCounters', counter: last, cards: each(character()) });
  const { ann, card, seat } = scene('modern', {
    cards: [person('One', 1), person('Two', 1), mark, count, fell, clear],
    ann: { front: ['One', { card: 'Two', plus: 2 }], hand: ['Mark', 'Count', 'Fell', 'Clear', 'Count'] },
    bob: {},
  });
  ann.play('Mark');
  expect(card('One')).toMatchObject({ plus: 0, minus: 0, atk: 2 });
  ann.play('Count');
  expect(seat('ann').hand).toHaveLength(6);
  ann.play('Fell');
  expect([card('One').stunned, card('Two').stunned]).toEqual([true, false]);
  ann.play('Clear');
  ann.play('Count');
  expect(seat('ann').hand).toHaveLength(3);
  expect(card('Two').plus).toBe(2);
});

/** One card of each kind of thing there are many of, over and over. */
function bigSet(cards: number): CardSet {
  const made: Card[] = [basicLocation('z-loc', 'Yard', 'might')];
  let piled = 0;
  while (made.length < cards) {
    const n = made.length;
    const id = `z-${n}`;
    const teams = [team((n % 128) + 1)];
    if (n % 8 === 0) {
      made.push(main({ id, name: `Chief ${n}`, level: 1, atk: 3, def: 5, health: 3, teams, powers: [] }));
    } else {
      const powers = [keyword(word((n % 256) + 1), team((n % 128) + 1))];
      const own = n % 3 === 0 ? { pile: pile((piled++ % 64) + 1) } : {};
      made.push(
        supporting({
          id,
          name: `Person ${n}`,
          cost: 1 + (n % 5),
          atk: 1 + (n % 6),
          def: 1 + (n % 7),
          health: 1,
          teams,
          powers,
          ...own,
        }),
      );
    }
  }
  return { set: 'z', name: 'Everything', universe: 'illustrated', cards: made };
}

describe('a catalogue of 4,096 cards', () => {
  const set = bigSet(4_096);
  const catalogue = createCatalogue([set]);

  test('knows each of them for what it is', () => {
    for (const card of set.cards) {
      const face = catalogue.faceOf(card.id);
      expect(face?.card.name).toBe(card.name);
      expect(teamsIn(face?.teams ?? 0)).toEqual(card.teams);
    }
    expect(catalogue.pools.filter((name) => name.startsWith('pile '))).toHaveLength(64);
  });

  test('has more names than one field of a choice holds, and each is a choice of its own', () => {
    expect(catalogue.names.length).toBeGreaterThan(4_096);
    const choices = catalogue.names.map((_, name) => nameChoice(name));
    expect(new Set(choices).size).toBe(catalogue.names.length);
    expect(choices.map(nameOfChoice)).toEqual([...catalogue.names.keys()]);
  });

  test('plays games to their end', () => {
    const game = createVs([set]);
    const people = set.cards.filter((card) => card.card === 'character' && card.type === 'supporting' && !card.pile);
    const chiefs = set.cards.filter((card) => card.card === 'character' && card.type === 'main');
    for (let n = 0; n < 12; n++) {
      const seats = [n, n + 50].map((at) => ({
        deck: [
          chiefs[at * 3].id,
          ...Array.from({ length: 45 }, (_, i) => people[(at * 37 + i * 61) % people.length].id),
          ...Array.from({ length: 15 }, () => 'z-loc'),
        ],
      }));
      const table = { game: game.name, profile: 'modern', seed: `limits ${n}`, seats };
      const state = game.setup(table);
      const random = seededRandom(`limits ${n}`);
      let left = 20_000;
      for (; game.decision(state) !== undefined && left > 0; left--) {
        const choices = listChoices(game, state);
        game.apply(state, choices[randomBelow(random, choices.length)]);
        if (left % 50 === 0) expect(game.fingerprint(game.load(game.save(state), table))).toBe(game.fingerprint(state));
      }
      expect(game.result(state)).toBeDefined();
    }
  });

  test('takes from one of 64 piles only what is in it', () => {
    const fetch = asked('Fetch', toHand(each(inPile(pile(64)))));
    const own = [1, 33, 64].map((n) => supporting({ ...bare(`In ${n}`), pile: pile(n) }));
    const { ann, seat } = scene('modern', {
      cards: [fetch, ...own],
      ann: { hand: ['Fetch'], side: ['In 1', 'In 33', 'In 64'] },
      bob: {},
    });
    ann.play('Fetch');
    expect(seat('ann').hand).toEqual(['In 64']);
  });
});

const bare = (name: string) => ({ id: `y-${name}`, name, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers: [] });

test('what is too much is an error that says so', () => {
  expect(() => checkLimits({ faces: 200_000, names: 1 })).toThrow('there are 200000 cards, but at most 65536');
  expect(() => checkLimits({ faces: 1, names: MOST_NAMES + 1 })).toThrow('names, but at most 16777216');
});
