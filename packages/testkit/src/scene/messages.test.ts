import { expect, test } from 'vitest';
import { skirmishScenes } from './fixtures/skirmish-scenes.ts';
import { runScenes } from './runner.ts';
import { toyScenes } from './toy-scenes.ts';

const GAMES = [toyScenes, skirmishScenes];

/** What the runner says about the scene, line by line. */
function said(text: string): string[] {
  return runScenes(text, 'a.yaml', GAMES).flatMap(({ failure }) => failure?.split('\n') ?? []);
}

const TOY = 'game: toy\nann: { hand: [coin, spy], deck: 3 }\nbob: { hand: [bell], deck: 3 }\nsteps:\n';
const SKIRMISH = [
  'game: skirmish',
  'ann: { field: [body A 2/2, body B 2/2 flight], hand: [body X 1/1, body Y 1/1] }',
  'bob: { field: [body D 6/4 flight, { body: E 1/1, wounds: 1 }, body E 1/1] }',
  'steps:\n',
].join('\n');
const OFFERED = ['    offered to ann (playOrPass):', '      pass', '      play coin', '      play spy'];

test('a scene that holds says nothing', () => {
  expect(said(`${TOY}  - ann: play coin\n  - expect: { ann: { score: 1 } }\n`)).toEqual([]);
});

test('YAML that is none is told with line and column', () => {
  expect(said('game: toy\nann: { hand: [coin }\n')).toEqual([
    'a.yaml:2:20: this is not YAML: flow sequence in block collection must be sufficiently indented and end with a ]',
  ]);
  expect(said('game: toy\ngame: toy\n')).toEqual(['a.yaml:2:1: this is not YAML: map keys must be unique']);
  expect(said('# nothing\n')).toEqual(['a.yaml:1:1: the file holds no scene']);
  expect(said('words\n')).toEqual(['a.yaml:1:1: a scene: expected keys with values, found a single word or number']);
});

test('an unknown key is told with the nearest right one', () => {
  expect(said('game: toy\nprofil: long\nann: { hnad: [coin] }\nbob:\n')).toEqual([
    'a.yaml:2:1: unknown key "profil"',
    '    did you mean "profile"?',
    '    known here: scene, game, profile, seed, cards, rules, note, open, tags, best, worst, wins, puzzle, steps, turn',
    'a.yaml:3:8: unknown key for seat ann "hnad"',
    '    did you mean "hand"?',
    '    known here: hand, deck, standing, pile, score',
  ]);
});

test('a game, a profile and a number of seats must exist', () => {
  expect(said('game: tyo\n')).toEqual([
    'a.yaml:1:7: unknown game "tyo"',
    '    did you mean "toy"?',
    '    known here: toy, skirmish',
  ]);
  expect(said('ann: {}\n')).toEqual(['a.yaml:1:1: a scene names its game', '    known here: toy, skirmish']);
  expect(said('game: toy\nprofile: huge\nann:\nbob:\n')).toEqual([
    'a.yaml:2:10: unknown profile "huge"',
    '    known here: short, long',
  ]);
  expect(said('game: toy\nann:\n')).toEqual(['a.yaml:1:1: the game toy has 2 to 4 seats, not 1']);
});

test('an unknown card is told with the nearest right name', () => {
  expect(
    said('game: toy\nann:\n  hand:\n    - coni\n    - { card: bell, rngs: 1 }\n    - bell as turn\nbob:\n'),
  ).toEqual([
    'a.yaml:4:7: unknown card "coni"',
    '    did you mean "coin"?',
    '    known here: bell, coin, magpie, scout, spy',
    'a.yaml:5:21: unknown key for a card "rngs"',
    '    did you mean "rings"?',
    '    known here: card, body, as, copies, rings',
    'a.yaml:6:7: the name "turn" is already taken',
  ]);
  expect(said('game: toy\nann: { hand: [body A 1/1, { card: bell, rings: 1 }] }\nbob:\n')).toEqual([
    'a.yaml:2:15: the game toy has no invented cards',
  ]);
  expect(said('game: toy\nann: { hand: [{ card: bell, rings: 1 }] }\nbob:\n')).toEqual([
    'a.yaml:2:23: only standing cards ring',
  ]);
});

test('an invented card must be readable', () => {
  expect(said('game: skirmish\nann: { field: [body A 2, body B 2/2 flihgt, body C 2/2 tean:x] }\nbob:\n')).toEqual([
    'a.yaml:2:16: cannot read the body "A 2"',
    '    expected a name and ATK/DEF: body A 2/2',
    'a.yaml:2:26: a body has no "flihgt"',
    '    did you mean "flight"?',
    '    known here: flight, team:',
    'a.yaml:2:45: a body has no "tean:"',
    '    did you mean "team:"?',
    '    known here: flight, team:',
  ]);
  expect(said('game: skirmish\nann: { field: [{ as: x }, { body: A 1/1, wounds: many }] }\nbob:\nturn: cat\n')).toEqual(
    [
      'a.yaml:2:16: a card with facts needs exactly one of "card" and "body"',
      'a.yaml:2:50: wounds: expected a whole number, found "many"',
      'a.yaml:4:7: turn: there is no seat "cat"',
      '    known here: ann, bob',
    ],
  );
});

test('a step that cannot be understood is told before anything is played', () => {
  expect(said(`${TOY}  - an: pass\n  - ann: paly coin\n  - { ann: pass, bob: pass }\n`)).toEqual([
    'a.yaml:5:5: a step begins with a seat or a known word, not with "an"',
    '    did you mean "ann"?',
    '    known here: ann, bob, expect, random, arrange, note',
    'a.yaml:6:10: unknown action "paly"',
    '    did you mean "play"?',
    '    known here: pass, play, choose, order',
    'a.yaml:7:18: a step is one thing; begin a new item for the next',
  ]);
});

test('a step that is not offered shows why, and what is offered', () => {
  expect(said(`${TOY}  - ann: play bell\n`)).toEqual([
    'a.yaml:5:5: step 1, ann: play bell',
    '    expected: ann can play bell',
    '    actual:   "play bell" is not offered: notInHand (toy.notInHand)',
    ...OFFERED,
  ]);
  expect(said(`${TOY}  - ann: play bel\n`)).toEqual([
    'a.yaml:5:5: step 1, ann: play bel',
    '    expected: ann can play bel',
    '    actual:   there is no "bel" here',
    '    hint:     did you mean "bell"?',
    ...OFFERED,
  ]);
  expect(said(`${TOY}  - bob: pass\n`)).toEqual([
    'a.yaml:5:5: step 1, bob: pass',
    '    expected: bob can pass',
    '    actual:   it is ann who must decide',
    ...OFFERED,
  ]);
});

test('a line that gets stuck on its way shows where', () => {
  expect(said(`${SKIRMISH}  - ann: attack D, B, A\n`)).toEqual([
    'a.yaml:5:5: step 1, ann: attack D, B, A',
    '    expected: ann can attack D, B, A',
    '    actual:   "A" is not offered after "attack D, B": flies (SK-FLY-1)',
    '    offered to ann (chooseCard):',
    '      done',
  ]);
});

test('a comma inside brackets is not taken for one inside a line', () => {
  expect(said(`${TOY}  - expect: { ann: { notOffered: [choose bob, spy] } }\n`)).toEqual([
    'a.yaml:5:47: unknown action "spy"',
    '    known here: pass, play, choose, order',
    '    inside [ ] a line with commas needs quotes',
  ]);
});

test('a line that does not say which card it means is told so', () => {
  expect(said(`${SKIRMISH}  - ann: attack E, A\n`).slice(0, 4)).toEqual([
    'a.yaml:5:5: step 1, ann: attack E, A',
    '    expected: ann can attack E, A',
    "    actual:   it fits 2 different options: attack bob's E, ann's A",
    '    hint:     name the card you mean in the position, such as "Hulk as H"',
  ]);
});

test('every failed expectation of a step shows what was expected and what was so', () => {
  const steps = `
  - ann: play coin
  - expect:
      ann: { score: 2, hand: [bell], offered: { play: coin } }
      bob: { offered: [pass], notOffered: { pass: toy.notNow, play coin: toy.notInHand } }
      coins: { rings: 1 }
      decides: ann
`;
  expect(said(TOY + steps)).toEqual([
    'a.yaml:8:14: step 2, expect',
    '    expected: ann score 2',
    '    actual:   ann score 1',
    '    expected: ann hand bell',
    '    actual:   ann hand spy',
    '    expected: ann is offered play: coin',
    '    actual:   play: nothing',
    '    expected: bob is offered only: pass',
    '    actual:   pass; play coin; play bell',
    '    expected: pass is not offered to bob',
    '    actual:   it is offered',
    '    expected: play coin is not offered to bob',
    '    actual:   it is offered',
    '    expected: one card called "coins"',
    '    actual:   there is none',
    '    hint:     did you mean "coin"?',
    '    expected: decides ann',
    '    actual:   decides bob',
    '    offered to bob (playOrPass):',
    '      pass',
    '      play coin',
    '      play bell',
  ]);
});

test('reasons, sight, the view, the winner and the end can be expected and fail', () => {
  const steps = `
  - expect:
      ann: { notOffered: { play bell: toy.notNow }, seesNot: coin }
      bob: { sees: spy, view: { seats: [{ hand: 2 }, { hand: 2 }] } }
      winner: bob
      ended: toy.mostPoints
      asks: chooseCard
      turn: bob
`;
  expect(said(TOY + steps)).toEqual([
    'a.yaml:7:28: step 1, expect',
    '    expected: play bell is not offered to ann: toy.notNow',
    '    actual:   it is not: notInHand (toy.notInHand)',
    '    expected: ann does not see coin',
    '    actual:   ann sees it (1 of 7)',
    '    expected: bob sees spy',
    '    actual:   bob does not see it',
    '    expected: view of bob.seats[1].hand 2',
    '    actual:   view of bob.seats[1].hand 1',
    '    expected: winner bob',
    '    actual:   winner nobody',
    '    expected: ended toy.mostPoints',
    '    actual:   not ended',
    '    expected: asks chooseCard',
    '    actual:   asks playOrPass',
    '    expected: turn bob',
    '    actual:   turn ann',
    ...OFFERED,
  ]);
});

test('what is expected must be something the game knows', () => {
  expect(said(`${TOY}  - expect: { ann: { scor: 1 }, coin: { rigns: 1 }, wnner: ann, asks: playOrPas }\n`)).toEqual([
    'a.yaml:5:22: expect ann: unknown key "scor"',
    '    did you mean "score"?',
    '    known here: offered, notOffered, sees, seesNot, view, hand, deck, standing, pile, score',
    'a.yaml:5:41: unknown fact of card "coin" "rigns"',
    '    did you mean "rings"?',
    '    known here: zone, rings',
    'a.yaml:5:53: expect: unknown key, or a card without facts: "wnner"',
    '    did you mean "winner"?',
    '    known here: decides, asks, winner, ended, turn, ann, bob, watcher',
    'a.yaml:5:71: asks: unknown kind of decision "playOrPas"',
    '    did you mean "playOrPass"?',
    '    known here: playOrPass, chooseCard, chooseNumber, orderTriggers',
  ]);
});

test('a question that is left open at the end is told', () => {
  const open = [
    'a.yaml:5:5: the end of the scene',
    '    expected: no question is left open',
    '    actual:   ann must still answer (chooseNumber)',
    '    hint:     answer it, or write "open: true" if the scene ends here on purpose',
    '    offered to ann (chooseNumber):',
    '      choose bob',
  ];
  expect(said(`${TOY}  - ann: play spy\n`)).toEqual(open);
  expect(said(`${TOY}  - ann: play spy\nopen: true\n`)).toEqual([]);
});

test('a script must come true, all of it', () => {
  expect(said(`${TOY}  - random: [3, bell]\n`).slice(0, 3)).toEqual([
    'a.yaml:5:5: the end of the scene',
    '    expected: every scripted result came up',
    '    actual:   2 did not',
  ]);
  expect(said(`${SKIRMISH}  - random: 7\n  - ann: gamble 1\n`).slice(0, 3)).toEqual([
    'a.yaml:6:5: step 2, ann: gamble 1',
    '    expected: the step can be taken',
    '    actual:   7 is scripted where a number from 0 to 5 comes up',
  ]);
  expect(said(`${SKIRMISH}  - random: [0, D]\n  - ann: gamble 1\n`).slice(2, 3)).toEqual([
    '    actual:   D is scripted but cannot come up',
  ]);
  expect(said(`${SKIRMISH}  - random: Q\n`).slice(1, 3)).toEqual([
    '    expected: one card called "Q"',
    '    actual:   there is none',
  ]);
});

test('only cards of a pile can be arranged in it', () => {
  expect(said(`${TOY}  - arrange: { ann: { deck: [bell] } }\n`).slice(0, 3)).toEqual([
    'a.yaml:5:5: step 1, arrange ann deck',
    "    expected: bell in ann's deck",
    '    actual:   it is not there',
  ]);
  expect(said(`${TOY}  - arrange: { ann: { dekc: [bell] } }\n`)).toEqual([
    'a.yaml:5:23: arrange: unknown zone "dekc"',
    '    did you mean "deck"?',
    '    known here: hand, deck, standing, pile',
  ]);
});

test('every scene of a file is run, and a broken one does not hide the others', () => {
  const runs = runScenes(`scene: first\n${TOY}  - ann: pass\n---\n${TOY}  - ann: fly\n`, 'a.yaml', GAMES);
  expect(runs.map(({ title, steps, failure }) => [title, steps, failure === undefined])).toEqual([
    ['first', 1, true],
    ['scene 2', 0, false],
  ]);
});
