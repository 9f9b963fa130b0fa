import { expect, test } from 'vitest';
import { draw, law, on, putPlus, trigger } from '../src/index.ts';
import { body, chief, hero, listed, scene } from './cast.ts';

// VS-PUP-01, VS-EX-36: the example of all four books: an attacking main character and the supporting card of its name.
test.each([
  ['mb15', 'Wolverine', 'mnb-029', 'mnb-044'],
  ['mcu18', 'Iron Man', 'mcu1-005', 'mcu1-018'],
  ['cw', 'Captain America', 'civ-030', 'civ-048'],
])('in %s, attacking %s is powered up by discarding the supporting card', (profile, _name, main, card) => {
  const at = scene(profile, {
    ann: { front: [`${main} as M`], hand: [`${card} as C`] },
    bob: { front: [body('D', 1, 20)] },
  });
  const before = [at.card('M').atk, at.card('M').def].map(Number);
  at.ann.attack('D', 'M');
  at.ann.powerUp('C', 'M');
  expect(at.card('M').plus).toBe(1);
  expect([at.card('M').atk, at.card('M').def]).toEqual(before.map((value) => value + 1));
  expect(at.card('C').zone).toBe('ko');
  at.bob.pass();
  at.ann.pass();
  at.close();
});

// VS-PUP-01, VS-EX-36: the compiled rulebook tells it of Luke Cage, whom we invent.
test('in cr21, attacking Luke Cage is powered up by discarding the supporting card', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [chief('Luke Cage', [])],
    ann: { front: ['Luke Cage as M'], hand: [{ body: 'Luke Cage 3/3', as: 'C' }] },
    bob: { front: [body('D', 1, 20)] },
  });
  ann.attack('D', 'M');
  ann.powerUp('C', 'M');
  expect([card('M').plus, card('C').zone]).toEqual([1, 'ko']);
  close();
});

// VS-PUP-02: main and supporting characters can be powered up.
test('a supporting character is powered up like a main one', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [body('A', 2, 2), body('Boss', 2, 9, 'main')],
      hand: [body('A', 3, 3), body('Boss', 1, 1), body('B', 1, 1)],
    },
    bob: {},
  });
  expect(ann.offered('powerUp')).toEqual(['A, A', 'Boss, Boss']);
  expect(ann.refused('powerUp', 'B', 'Boss')).toEqual(['VS-PUP-01', 'VS-PUP-10']);
  ann.powerUp('body A 3/3', 'body A 2/2');
  expect(card('body A 2/2').plus).toBe(1);
  close();
});

// VS-PUP-03: the character must be face up.
test.each([{ stunned: true }, { hidden: true }])('a face-down character cannot be powered up: %o', (fact) => {
  const { ann, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', as: 'X', ...fact }], hand: [{ body: 'A 2/2', as: 'C' }] },
    bob: {},
  });
  expect(ann.offered('powerUp')).toEqual([]);
  expect(ann.refused('powerUp', 'C', 'X')).toEqual(['VS-PUP-03']);
  close();
});

// VS-PUP-04: a Power-Up is a Main action or an Any Turn Combat action.
test('a Power-Up is made in one’s Main Phase or in any combat, and at no other time', () => {
  const sides = {
    ann: { front: [{ body: 'A 2/9', as: 'X' }], hand: [{ body: 'A 2/9', as: 'C' }], resources: 1 },
    bob: { front: [{ body: 'D 2/9', as: 'Y' }], hand: [{ body: 'D 2/9', as: 'D' }] },
  };
  const build = scene('modern', { ...sides, at: 'formation' });
  expect(build.ann.refused('powerUp', 'C', 'X')).toEqual(['VS-PUP-04']);
  build.ann.pass();
  expect(build.ann.offered('powerUp')).toEqual(['C, X']);
  expect(build.bob.refused('powerUp', 'D', 'Y')).toEqual(['VS-PUP-04']);
  build.ann.attack('Y', 'X');
  build.ann.pass();
  expect(build.bob.offered('powerUp')).toEqual(['D, Y']);
  build.bob.powerUp('D', 'Y');
  expect(build.card('Y').plus).toBe(1);
  build.close();
});

// VS-PUP-05: as a combat action it is limited to a character in that combat.
test('in a combat only those in it are powered up', () => {
  const { ann, close } = scene('modern', {
    ann: {
      front: [
        { body: 'A 2/9', as: 'X' },
        { body: 'B 2/9', as: 'Y' },
      ],
      hand: [
        { body: 'A 2/9', as: 'C' },
        { body: 'B 2/9', as: 'E' },
      ],
    },
    bob: { front: [body('D', 2, 9)] },
  });
  ann.attack('D', 'X');
  expect(ann.offered('powerUp')).toEqual(['C, X']);
  expect(ann.refused('powerUp', 'E', 'Y')).toEqual(['VS-PUP-05']);
  close();
});

// VS-PUP-06: it takes up the player's one action of an opportunity in combat.
test('after a Power-Up in combat it is the other player’s opportunity', () => {
  const { ann, bob, decides, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/9', as: 'X' }], hand: [body('A', 2, 9), body('A', 1, 1)] },
    bob: { front: [body('D', 2, 9)] },
  });
  ann.attack('D', 'X');
  ann.powerUp('body A 2/9', 'X');
  expect([decides(), ann.offered()]).toEqual(['bob', []]);
  bob.pass();
  expect(decides()).toBe('ann');
  ann.powerUp('body A 1/1', 'X');
  expect(decides()).toBe('bob');
  close();
});

// VS-PUP-07: there is no limit per turn or per character, and no power symbol is paid.
test('a character can be powered up again and again, for nothing', () => {
  const { ann, card, seat, close } = scene('modern', {
    ann: {
      front: [{ body: 'A 2/2', as: 'X' }],
      hand: [body('A', 1, 1), body('A', 3, 3), body('A', 4, 4)],
      resources: ['Might Location'],
    },
    bob: {},
  });
  for (const text of ['body A 1/1', 'body A 3/3', 'body A 4/4']) ann.powerUp(text, 'X');
  expect([card('X').plus, card('Might Location').faceDown, listed(seat('ann'), 'hand')]).toEqual([3, false, []]);
  close();
});

// VS-PUP-08: discarding to Power Up is not playing, so the name of one's main character is no obstacle.
test('a card that cannot be recruited for its name can still power up', () => {
  const audience = hero('Audience', [trigger('Clap', on('playsCard', undefined, { player: 'you' }), draw())]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [audience],
    ann: { back: [body('Boss', 2, 9, 'main')], front: ['Audience'], hand: [body('Boss', 1, 1)], resources: 3 },
    bob: {},
    at: 'recruit',
  });
  expect(ann.refused('recruit', 'body Boss 1/1', 'front')).toEqual(['VS-UNQ-05']);
  ann.pass();
  ann.pass();
  ann.powerUp('body Boss 1/1', 'body Boss 2/9 main');
  expect([card('body Boss 2/9 main').plus, listed(seat('ann'), 'hand')]).toEqual([1, []]);
  close();
});

// VS-PUP-09: names match through AKA as well.
test('a card matches by any of its names', () => {
  const { ann, close } = scene('modern', {
    ann: {
      front: [body('Steve', 2, 2, 'aka:The_Captain'), body('Bucky', 2, 2)],
      hand: [body('The Captain', 1, 1), body('Soldier', 1, 1, 'aka:Bucky')],
    },
    bob: {},
  });
  expect(ann.offered('powerUp')).toEqual(['The Captain, Steve', 'Soldier, Bucky']);
  close();
});

// VS-PUP-10: a starred and an unstarred name do not match.
test('a mantle is another name', () => {
  const { ann, close } = scene('modern', {
    ann: { front: [body('Thor★', 2, 2)], hand: [body('Thor', 1, 1), body('Thor★', 3, 3)] },
    bob: {},
  });
  expect(ann.offered('powerUp')).toEqual(['Thor★, Thor★']);
  expect(ann.refused('powerUp', 'Thor', 'body Thor★ 2/2')).toContain('VS-PUP-10');
  close();
});

// VS-PUP-11: a Power-Up is neither a Super Power nor a Plot Twist.
test('what looks for Super Powers or Plot Twists does not see a Power-Up', () => {
  const watcher = chief('Watcher', [
    trigger('Twist', on('playsPlotTwist'), putPlus(1, 'self')),
    trigger('Power', on('usesSuperPower'), putPlus(1, 'self')),
    trigger('Up', on('powersUp'), draw()),
  ]);
  const warden = hero('Warden', [
    law('Quiet', { rule: 'cantUseSuperPowers', who: 'eachEnemy' }, { rule: 'cantPlay', who: 'eachEnemy', what: {} }),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [watcher, warden],
    ann: { back: ['Watcher'], front: [{ body: 'A 2/2', as: 'X' }], hand: [body('A', 1, 1)] },
    bob: { front: ['Warden'] },
  });
  ann.powerUp('A', 'X');
  expect([card('X').plus, card('Watcher').plus, listed(seat('ann'), 'hand')]).toEqual([1, 0, ['Extra']]);
  close();
});
