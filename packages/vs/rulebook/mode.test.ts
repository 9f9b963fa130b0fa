import { expect, test } from 'vitest';
import { a, character, draw, each, enemy, ko, plotTwist, putMinus, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const boss = (name: string) => `body ${name} 2/5 main health:9`;
const axe = (name: string) => hero(`Axe ${name}`, [does('Chop', ko(a(character({ name }))))]);
const turn = (player: { pass(): void }) => {
  for (let step = 0; step < 4; step++) player.pass();
};

// VS-MODE-01: the normal rules hold, say that what is face down cannot be attacked.
// VS-MODE-06, VS-MODE-09: anybody else may be attacked, all in one turn or some.
test('everybody may attack everybody else', () => {
  const { ann, bob, cid, close } = scene('modern', {
    ann: { front: [body('A', 2, 9), body('B', 2, 9)] },
    bob: { front: [body('D', 1, 9), { body: 'S 1/1', stunned: true }] },
    cid: { front: [body('E', 1, 9)] },
  });
  expect(ann.offered('attack')).toEqual(['D, A', 'E, A', 'D, B', 'E, B']);
  ann.attack('D', 'A');
  resolve(ann, bob, cid);
  ann.attack('E', 'B');
  resolve(ann, bob, cid);
  close();
});

// VS-MODE-09: the others are enemies of one another, too.
test('each opponent’s characters are enemies', () => {
  const { bob, close } = scene('modern', {
    cards: [hero('Hail', [does('Hail', putMinus(1, a(enemy({ is: 'supporting' }))))])],
    ann: { front: [body('A', 2, 9)] },
    bob: { front: ['Hail'] },
    cid: { front: [body('E', 1, 9)] },
    turn: 'bob',
    open: true,
  });
  bob.use('Hail', 'Hail');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'E']);
  close();
});

// VS-MODE-02, VS-MODE-08: a player wins when all other main characters are KO'd; who falls is taken out at once.
test('the last main character wins', () => {
  const { ann, seat, card, winners } = scene('modern', {
    cards: [axe('B'), axe('C'), axe('D')],
    ann: { front: ['Axe B', 'Axe C', 'Axe D'] },
    bob: { back: [boss('B')], front: [body('X', 1, 1)] },
    cid: { back: [boss('C')] },
    dan: { back: [boss('D')] },
  });
  ann.use('Axe B', 'Chop');
  expect([seat('bob').out, card('X').zone]).toEqual([true, 'removed']);
  ann.use('Axe C', 'Chop');
  expect(winners()).toEqual([]);
  ann.use('Axe D', 'Chop');
  expect([winners(), ['ann', 'bob', 'cid', 'dan'].map((name) => seat(name).place)]).toEqual([['ann'], [1, 4, 3, 2]]);
});

const firstTurns = (profile: string, seats: readonly string[]) => {
  const empty = Object.fromEntries(seats.map((name) => [name, {}]));
  const at = scene(profile, { ...empty, at: 'turn', number: 1 }) as ReturnType<typeof scene> &
    Record<string, { pass(): void }>;
  return seats.map((name) => {
    const drawn = many(at.seat(name).hand);
    turn(at[name]);
    return drawn;
  });
};

// VS-MODE-03, VS-MODE-04, VS-MODE-12: in their first turns the first draws none, the second one, the others two.
test.each([
  ['modern/freeForAll', ['ann', 'bob', 'cid'], [0, 1, 2]],
  ['modern/freeForAll', ['ann', 'bob', 'cid', 'dan'], [0, 1, 2, 2]],
  ['modern/twoVsTwo', ['ann', 'bob', 'cid', 'dan'], [0, 1, 2, 2]],
])('in %s the first turns of %j draw %j', (profile, seats, drawn) => {
  expect(firstTurns(profile, seats)).toEqual(drawn);
});

// VS-MODE-05: each player has rows of their own: what one places protects nobody else's.
test('each player has an own front, back and resource row', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: [body('A', 2, 2)] },
    bob: { front: [body('D', 2, 2)], resources: 2 },
    cid: { back: [body('E', 2, 2)], resources: 1 },
  });
  expect(ann.offered('attack')).toContain('E, A');
  expect([many(seat('bob').resources), many(seat('cid').resources)]).toEqual([2, 1]);
  close();
});

const cheer = plotTwist({
  id: 'x-cheer',
  name: 'Cheer',
  timing: 'combat',
  anyTurn: true,
  effects: [putMinus(1, each(character({ combat: 'any' })))],
});

// VS-MODE-07: every player may play Plot Twists in a combat, also without a character in it.
test('a third player plays a Plot Twist into a combat of two others', () => {
  const { ann, bob, cid, card } = scene('modern', {
    cards: [cheer],
    ann: { front: [body('A', 2, 5)] },
    bob: { front: [body('D', 2, 5)] },
    cid: { hand: ['Cheer'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.pass();
  cid.play('Cheer');
  expect([card('A').minus, card('D').minus]).toEqual([1, 1]);
});

// VS-MODE-10, VS-MODE-11: teams alternate, and win when both enemy main characters are KO'd. VS-MODE-14: who falls is out.
test('a team of 2 vs. 2 wins with the second enemy main character', () => {
  const { ann, seat, winners, table } = scene('modern/twoVsTwo', {
    cards: [axe('B'), axe('D')],
    ann: { front: ['Axe B', 'Axe D'] },
    bob: { back: [boss('B')], front: [body('X', 1, 1)] },
    cid: {},
    dan: { back: [boss('D')] },
  });
  ann.use('Axe B', 'Chop');
  expect([winners(), seat('bob').out, seat('bob').front]).toEqual([[], true, []]);
  ann.use('Axe D', 'Chop');
  expect([winners(), table().turn]).toEqual([['ann', 'cid'], 'ann']);
});

test('turns of 2 vs. 2 go round the table, team by team', () => {
  const at = scene('modern/twoVsTwo', { ann: {}, bob: {}, cid: {}, dan: {}, at: 'turn' });
  const order: unknown[] = [];
  for (const player of [at.ann, at.bob, at.cid, at.dan]) {
    order.push(at.table().turn);
    turn(player);
  }
  expect(order).toEqual(['ann', 'bob', 'cid', 'dan']);
});

// VS-MODE-13, VS-MODE-16: a teammate's characters are neither to be attacked nor enemies, nor on one's own side.
test('a teammate’s characters are neither enemies nor one’s own', () => {
  const cards = [
    hero('Eye', [
      does('Foe', putMinus(1, each(enemy({ is: 'supporting' })))),
      does('Own', draw({ amount: 'count', of: yours({ is: 'supporting' }) })),
    ]),
  ];
  const { ann, card, seat, close } = scene('modern/twoVsTwo', {
    cards,
    ann: { front: ['Eye'] },
    bob: { front: [body('D', 5, 5)] },
    cid: { front: [body('M', 5, 5)] },
    dan: { front: [body('E', 5, 5)] },
  });
  expect(ann.offered('attack')).toEqual(['D, Eye', 'E, Eye']);
  expect(ann.refused('attack', 'M', 'Eye')).toEqual(['VS-ATK-29']);
  ann.use('Eye', 'Foe');
  expect(['D', 'M', 'E'].map((name) => card(name).minus)).toEqual([1, 0, 1]);
  ann.use('Eye', 'Own');
  expect(many(seat('ann').hand)).toBe(1);
  close();
});

const recruits = (profile: string) =>
  scene(profile, {
    ann: { hand: [body('N', 1, 1), body('Boss', 1, 1)], points: 2 },
    bob: {},
    cid: { front: [body('N', 3, 3)], back: [boss('Boss')] },
    dan: {},
    at: 'recruit',
  });

// VS-MODE-15: by the optional rule a recruit may go to the teammate's rows, under the teammate's control.
// VS-MODE-17: names are compared on the side it goes to.
test('a recruit may go to a teammate where the table plays so', () => {
  expect(recruits('mcu18/twoVsTwo').ann.offered('recruit')).toEqual([
    'N, front',
    'N, back',
    'Boss, front',
    'Boss, back',
  ]);
  const { ann, seat, close } = recruits('mcu18/twoVsTwoOpen');
  expect(ann.offered('recruit')).toEqual([
    'N, front',
    'N, back',
    "N, teammate's front",
    "N, teammate's back",
    'Boss, front',
    'Boss, back',
  ]);
  ann.recruit("ann's N", "teammate's back");
  expect([seat('cid').front, seat('cid').ko, seat('ann').points]).toEqual([[], ['N'], 1]);
  expect(seat('cid').back).toEqual(['Boss', 'N']);
  close();
});

// VS-MODE-18: hands, decks and face-down resources stay private between teammates.
test('teammates do not see each other’s hands', () => {
  const { ann, cid, close } = scene('modern/twoVsTwo', {
    ann: { hand: [body('H', 1, 1)], resources: [{ card: 'Might Location', faceDown: true }] },
    bob: {},
    cid: {},
    dan: {},
  });
  expect([ann.sees('H'), cid.sees('H'), ann.sees('Might Location'), cid.sees('Might Location')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  close();
});

const blast = (...effects: Parameters<typeof does>[1][]) => hero('Bomb', [does('Boom', ...effects)]);

// VS-MODE-33: if the last main characters of both teams fall together, the team of the turn player wins.
test.each(['modern/twoVsTwo', 'modern/twoHeaded'])(
  'in %s the turn player’s team wins a simultaneous fall',
  (profile) => {
    const { ann, winners } = scene(profile, {
      cards: [blast(ko(each(character({ is: 'main' }))))],
      ann: { front: ['Bomb'] },
      bob: {},
      cid: {},
      dan: {},
    });
    ann.use('Bomb', 'Boom');
    expect(winners()).toEqual(profile.endsWith('twoHeaded') ? ['ann', 'bob'] : ['ann', 'cid']);
  },
);

const hurt = (name: string, wounds: number) => ({ deck: 0, back: [{ body: `${name} 2/9 main health:9`, wounds }] });

// VS-MODE-33: in a stalemate the team of the player with the fewest wounds wins; if both teams have that number, it is a tie.
test('a stalemate of teams goes to the player with the fewest wounds', () => {
  const tired = (wounds: readonly number[]) => {
    const at = scene('modern/twoVsTwo', {
      ann: hurt('A', wounds[0]),
      bob: hurt('B', wounds[1]),
      cid: hurt('C', wounds[2]),
      dan: hurt('D', wounds[3]),
      at: 'turn',
    });
    for (const player of [at.ann, at.bob, at.cid, at.dan]) turn(player);
    return at.winners();
  };
  expect(tired([5, 2, 1, 2])).toEqual(['ann', 'cid']);
  expect(tired([5, 2, 2, 4])).toEqual(['ann', 'bob', 'cid', 'dan']);
});

// VS-MODE-33: a main character that is out of the game does not count.
test('who plays on without a main character has no wounds to count', () => {
  const at = scene('modern/twoHeaded', {
    cards: [axe('A')],
    ann: hurt('A', 0),
    bob: hurt('B', 3),
    cid: { ...hurt('C', 2), front: ['Axe A'] },
    dan: hurt('D', 4),
    turn: 'cid',
  });
  at.cid.use('Axe A', 'Chop');
  for (let passes = 0; at.winners().length === 0 && passes < 40; passes++) {
    const next = at.decides();
    if (next !== undefined) at[next as 'ann'].pass();
  }
  expect(at.winners()).toEqual(['cid', 'dan']);
});
