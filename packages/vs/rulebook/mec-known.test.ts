import { describe, expect, test } from 'vitest';
import {
  a,
  among,
  anEnemy,
  anyTurn,
  appearsItself,
  attacker,
  can,
  cant,
  canUse,
  character,
  choose,
  choosePlayer,
  discardMany,
  draw,
  each,
  enemy,
  exhaust,
  extraTurn,
  gets,
  hide,
  inHand,
  itself,
  keyword,
  law,
  levelUp,
  lookAtBottom,
  may,
  modify,
  on,
  oneOrMore,
  plotTwist,
  putPlus,
  resource,
  revealHand,
  revealTop,
  ruleFor,
  setAsideTillDrawn,
  shuffleWithout,
  some,
  specialLocation,
  strike,
  stun,
  superPower,
  tally,
  the,
  thePlayer,
  toDeckTop,
  trigger,
  turnDown,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene } from './cast.ts';

describe('flying over', () => {
  const flyer = hero(
    'Flyer',
    [
      keyword('flight'),
      trigger(
        'Dive',
        oneOrMore(on('fliesOver', itself, { object: { is: 'supporting' } })),
        may(strike('self', a(character({ is: 'supporting', flownOverBy: 'self' })))),
      ),
    ],
    { atk: 5, def: 9 },
  );
  const stage = (front: readonly unknown[], extra: object = {}) =>
    scene('modern', {
      cards: [flyer],
      ann: { front: ['Flyer'] },
      bob: { front, back: [body('B', 1, 9), body('C', 1, 1)], ...extra },
      open: true,
    });

  // VS-MEC-EVENT-04: once, over all face-up characters of the front row.
  test('is told once, over everybody face up in the front row', () => {
    const at = stage([body('D', 1, 1), body('E', 1, 1), { body: 'F 1/1', stunned: true }]);
    at.ann.attack('B', 'Flyer');
    at.ann.yes();
    expect(at.ann.offered('choose')).toEqual(['D', 'E']);
    at.ann.choose('E');
    expect([at.card('D').stunned, at.card('E').stunned, at.table().combat]).toEqual([false, true, true]);
  });

  // VS-MEC-EVENT-04: not into the front row, and not where nobody is in between.
  test('needs somebody in between', () => {
    const front = stage([body('D', 1, 1)]);
    front.ann.attack('D', 'Flyer');
    expect(front.ann.offered('yes')).toEqual([]);
    const open = stage([{ body: 'F 1/1', stunned: true }]);
    open.ann.attack('B', 'Flyer');
    expect(open.ann.offered('yes')).toEqual([]);
  });

  // VS-MEC-EVENT-04: with the help of Flight.
  test('is done by Flight alone', () => {
    const sneak = hero('Sneak', [keyword('stealth'), trigger('Dive', on('fliesOver', itself), draw())]);
    const at = scene('modern', {
      cards: [sneak],
      ann: { front: ['Sneak'], deck: 3 },
      bob: { front: [body('D', 1, 1)], back: [body('B', 1, 9)] },
      open: true,
    });
    at.ann.attack('B', 'Sneak');
    expect(at.seat('ann').hand).toEqual([]);
  });
});

describe('revealing', () => {
  const hunter = chief('Hunter', [
    levelUp('Watch', 9, on('reveals', undefined, { player: 'eachEnemy' })),
    does('See', revealHand('eachEnemy')),
    does('Top', revealTop(2, 'x')),
  ]);
  const eye = hero('Eye', [law('Eye', { rule: 'revealDraws', who: 'eachEnemy' }), does('Own', draw(2))]);
  const talker = hero('Talker', [does('Draw', draw(2)), does('Show', revealTop(2, 'x'))]);

  // VS-MEC-EVENT-10: once for each instruction, and of enemies only.
  test('is one event for each instruction', () => {
    const at = scene('modern', {
      cards: [hunter],
      ann: { back: ['Hunter'], deck: 5 },
      bob: { hand: [body('D', 1, 1), body('E', 1, 1)] },
      open: true,
    });
    at.ann.use('Hunter', 'See');
    expect(at.card('Hunter').xp).toBe(1);
    at.ann.use('Hunter', 'Top');
    expect(at.card('Hunter').xp).toBe(1);
  });

  // VS-MEC-OPEN-01, VS-MEC-EVENT-10: cards are seen as they are drawn, and stay known.
  test('happens to what is drawn', () => {
    const at = scene('modern', {
      cards: [hunter, eye, talker],
      ann: { back: ['Hunter'], front: ['Eye'], deck: 5 },
      bob: { front: ['Talker'], deck: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
      turn: 'bob',
      open: true,
    });
    at.bob.use('Talker', 'Draw');
    expect(at.card('Hunter').xp).toBe(1);
    expect(['X', 'Y', 'Z'].filter((name) => at.card(name).zone === 'hand' && at.ann.sees(name))).toHaveLength(2);
    at.bob.use('Talker', 'Show');
    expect(at.card('Hunter').xp).toBe(2);
  });

  // VS-MEC-OPEN-01: not of its own player.
  test('not what its own player draws', () => {
    const deck = [body('X', 1, 1), body('Y', 1, 1)];
    const at = scene('modern', { cards: [eye], ann: { front: ['Eye'], deck }, bob: {}, open: true });
    at.ann.use('Eye', 'Own');
    expect([at.bob.sees('X'), at.bob.sees('Y')]).toEqual([false, false]);
  });
});

describe('a deck that is shuffled without some of it', () => {
  const deep = hero('Deep', [
    does(
      'Fish',
      lookAtBottom(3, 'seen'),
      choose(some(2, among('seen'), 'kept')),
      shuffleWithout(the('kept')),
      toDeckTop(the('kept')),
    ),
    does('Draw', draw(2)),
  ]);

  // VS-ZON-45: those that were set aside are known and lie on top.
  test('has them on top afterwards', () => {
    const deck = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => body(name, 1, 1));
    const at = scene('modern', { cards: [deep], ann: { front: ['Deep'], deck }, bob: {}, open: true });
    at.ann.use('Deep', 'Fish');
    const [first, second] = at.ann.offered('choose');
    at.ann.choose(first);
    at.ann.choose(second);
    at.ann.choose(second);
    at.ann.use('Deep', 'Draw');
    expect([at.card(first).zone, at.card(second).zone]).toEqual(['hand', 'hand']);
    expect(listed(at.seat('ann'), 'deck')).toHaveLength(4);
  });
});

describe('discarding a number', () => {
  const drain = 'Drain';
  const glory = (name: string) =>
    hero(name, [
      superPower(
        drain,
        'main',
        [],
        choosePlayer(anEnemy('foe')),
        discardMany(thePlayer('foe'), tally(on('usesSuperPower', undefined, { player: 'you', power: drain }), 'game')),
      ),
    ]);

  // VS-MEC-TALLY-01, VS-TERM-11: whichever card used it; they choose; all they have if they have no more.
  test('as often as powers of a name have been used', () => {
    const at = scene('modern', {
      cards: [glory('One'), glory('Two'), glory('Three')],
      ann: { front: ['One', 'Two', 'Three'] },
      bob: { hand: ['A', 'B', 'C', 'D'].map((name) => body(name, 1, 1)) },
      open: true,
    });
    at.ann.use('One', drain);
    at.bob.choose('A');
    at.ann.use('Two', drain);
    expect(at.bob.offered('choose')).toEqual(['B', 'C', 'D']);
    at.bob.choose('D');
    at.bob.choose('B');
    expect(['A', 'B', 'C', 'D'].map((name) => at.card(name).zone)).toEqual(['ko', 'ko', 'hand', 'ko']);
    at.ann.use('Three', drain);
    expect(at.card('C').zone).toBe('ko');
  });
});

describe('any symbols', () => {
  const base = specialLocation('x-base', 'Base', 'xmen');
  const keyes = hero('Keyes', [
    trigger('Learn', appearsItself, modify(a(yours({ name: 'User' })), 'nextSuperPower', can('payAnySymbols'))),
  ]);
  const user = hero('User', [
    superPower('One', 'main', ['might', 'might'], draw()),
    superPower('Two', 'main', ['might'], draw()),
  ]);
  const stage = (resources: readonly string[]) => {
    const at = scene('modern', {
      cards: [base, keyes, user],
      at: 'recruit',
      ann: { front: ['User'], hand: ['Keyes'], points: 1, resources, deck: 5 },
      bob: {},
      open: true,
    });
    at.ann.recruit('Keyes', 'front');
    at.ann.pass();
    at.ann.pass();
    return at;
  };

  // VS-MEC-SYMBOL-02: for the next super power alone.
  test('pay for the next super power', () => {
    const at = stage(['Energy Location as E', 'Skill Location as S', 'Intellect Location']);
    at.ann.use('User', 'One');
    at.ann.pay('E');
    at.ann.pay('S');
    expect(at.ann.offered('use')).toEqual([]);
  });

  // VS-MEC-SYMBOL-02: whose special locations can be used does not change, and without locations nothing is paid.
  test('do not come from nothing', () => {
    expect(stage(['Base', 'Base']).ann.offered('use')).toEqual([]);
    expect(stage(['Energy Location']).ann.offered('use')).toEqual(['User, Two']);
  });
});

describe('a plot twist from the resource row', () => {
  const trap = plotTwist({
    id: 'x-trap',
    name: 'Trap',
    fromResources: true,
    timing: 'combat',
    anyTurn: true,
    effects: [gets(a(attacker()), 0, -4)],
  });

  // VS-MEC-RESOURCE-01: as from hand; the top card of the deck takes its place, face down.
  test('is played from there, face down too', () => {
    const at = scene('modern', {
      cards: [trap],
      ann: { front: [body('A', 1, 4)] },
      bob: { front: [body('D', 1, 9)], resources: [{ card: 'Trap', faceDown: true }], deck: ['body Top 1/1 as Top'] },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    at.bob.play('Trap');
    expect([at.card('A').stunned, at.card('Trap').zone]).toEqual([true, 'ko']);
    expect([at.card('Top').zone, at.card('Top').faceDown]).toEqual(['resources', true]);
  });

  // VS-MEC-RESOURCE-01, VS-PT-02: at no other time, and by nobody else.
  test('needs the same moment', () => {
    const at = scene('modern', {
      cards: [trap],
      ann: { front: [body('A', 1, 4)], resources: ['Trap as Mine'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    expect(at.ann.offered('play')).toEqual([]);
    at.ann.attack('D', 'A');
    expect(at.ann.offered('play')).toEqual(['Mine']);
    at.ann.pass();
    expect(at.bob.offered('play')).toEqual([]);
  });
});

describe('gains from plot twists', () => {
  const nemesis = hero('Nemesis', [
    { power: 'static', name: 'Twice', affects: { side: 'yours', is: 'character' }, by: [can('gainTwiceFromTwists')] },
    anyTurn('Own', 'anyCombat', [], gets(a(attacker()), 1, 0)),
  ]);
  const twist = (name: string, atk: number, def: number) =>
    plotTwist({
      id: `x-${name.toLowerCase()}`,
      name,
      timing: 'combat',
      anyTurn: true,
      effects: [gets(a(attacker()), atk, def)],
    });

  // VS-MEC-REPLACE-05: what is added by them alone, and on that side alone.
  test('are doubled, losses are not', () => {
    const at = scene('modern', {
      cards: [nemesis, twist('Boost', 2, 1), twist('Trade', 3, -1)],
      ann: { front: [body('A', 1, 9), 'Nemesis'], hand: ['Boost', 'Trade'] },
      bob: { front: [body('D', 1, 9)], hand: ['Boost as Other'] },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.play('Boost');
    expect([at.card('A').atk, at.card('A').def]).toEqual([5, 11]);
    at.bob.pass();
    at.ann.play('Trade');
    expect([at.card('A').atk, at.card('A').def]).toEqual([11, 10]);
    at.bob.pass();
    at.ann.use('Nemesis', 'Own');
    expect(at.card('A').atk).toBe(12);
  });

  test('not those of others', () => {
    const at = scene('modern', {
      cards: [nemesis, twist('Boost', 2, 1)],
      ann: { front: [body('A', 1, 9)], hand: ['Boost'] },
      bob: { front: [body('D', 1, 9), 'Nemesis'] },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.play('Boost');
    expect(at.card('A').atk).toBe(3);
  });
});

describe('a hand set aside', () => {
  const star = hero('Star', [
    does('Burn', choosePlayer(anEnemy('foe')), setAsideTillDrawn(each(inHand({}, thePlayer('foe'))))),
  ]);
  const round = (at: { ann: { pass(): void }; bob: { pass(): void } }) => {
    for (const one of [at.bob, at.bob, at.bob, at.bob, at.ann, at.ann, at.ann]) one.pass();
  };

  // VS-MEC-PHASEOUT-04: two by chance as each turn of that player starts, each group apart; its player alone sees it.
  test('comes back two cards at a time', () => {
    const at = scene('modern', {
      cards: [star],
      ann: { front: ['Star'], deck: 20 },
      bob: { hand: ['A', 'B', 'C', 'D', 'E'].map((name) => body(name, 1, 1)), deck: 20 },
      open: true,
    });
    const away = () => ['A', 'B', 'C', 'D', 'E'].filter((name) => at.card(name).zone === 'removed').length;
    at.ann.use('Star', 'Burn');
    expect([away(), at.bob.sees('A'), at.ann.sees('A')]).toEqual([5, true, false]);
    at.ann.pass();
    expect([away(), listed(at.seat('bob'), 'hand').length]).toEqual([3, 4]);
    round(at);
    at.ann.pass();
    expect(away()).toBe(1);
    round(at);
    at.ann.use('Star', 'Burn');
    at.ann.pass();
    at.bob.order(at.bob.offered('order')[0]);
    // One of the first group and two of the second, and two that are drawn.
    expect(listed(at.seat('bob'), 'hand')).toHaveLength(5);
  });
});

describe('what lasts until a turn to come', () => {
  const rayner = hero('Rayner', [
    does(
      'Screw',
      exhaust(a(resource({ is: 'location', side: 'enemy' }), 'it')),
      modify(the('it'), 'afterItsNextTurn', cant('ready')),
    ),
    does('Down', turnDown(a(resource({ is: 'location', side: 'enemy', face: 'up' })))),
  ]);

  // VS-MEC-LOCEXH-01: through its next turn, whichever way up it is.
  test.each([false, true])('a location stays exhausted through its next turn; turned down: %s', (down) => {
    const at = scene('modern', {
      cards: [rayner],
      ann: { front: ['Rayner'], deck: 20 },
      bob: { resources: ['Skill Location as L', 3], deck: 20 },
      open: true,
    });
    at.ann.use('Rayner', 'Screw');
    at.ann.choose('L');
    if (down) {
      at.ann.use('Rayner', 'Down');
      at.ann.choose('L');
    }
    expect(at.card('L').exhausted).toBe(true);
    at.ann.pass();
    at.bob.pass();
    expect([at.card('L').exhausted, at.seat('bob').points]).toEqual([true, 3]);
    for (const one of [at.bob, at.bob, at.bob, at.ann, at.ann, at.ann, at.ann]) one.pass();
    expect(at.card('L').exhausted).toBe(false);
  });

  const dutch = hero('Dutch', [
    does('Order', ruleFor(enemy(), 'itsNextTurn', cant('teamAttack'))),
    does('Again', extraTurn),
  ]);
  const clock = hero('Clock', [does('Again', extraTurn)]);
  const stageOfTurns = () =>
    scene('modern', {
      cards: [dutch, clock],
      ann: { front: ['Dutch', body('A', 1, 9)], deck: 20 },
      bob: { front: [body('X', 1, 1), body('Y', 1, 1)], back: ['Clock'], deck: 20 },
      open: true,
    });

  // VS-MEC-TURN-01: the next turn of each, no matter what turns come in between.
  test('a rule for their next turn waits for it over an extra turn', () => {
    const at = stageOfTurns();
    at.ann.use('Dutch', 'Order');
    at.ann.use('Dutch', 'Again');
    for (const one of [at.ann, at.ann, at.ann, at.ann, at.ann, at.bob, at.bob, at.bob]) one.pass();
    expect(at.bob.offered('attack')).toContain('A, X');
    expect(() => at.bob.attack('A', 'X', 'Y')).toThrow();
  });

  test('and is over with it, whatever extra turns follow', () => {
    const at = stageOfTurns();
    at.ann.use('Dutch', 'Order');
    for (const one of [at.ann, at.bob, at.bob, at.bob]) one.pass();
    at.bob.use('Clock', 'Again');
    for (const one of [at.bob, at.bob, at.bob, at.bob]) one.pass();
    expect([at.table().turn, at.table().phase]).toEqual(['bob', 'main']);
    at.bob.attack('A', 'X', 'Y');
    expect(at.table().combat).toBe(true);
  });

  const bolt = hero('Bolt', [
    keyword('swarm'),
    superPower('In', 'main', [], modify('self', 'fromYourNextTurn', canUse('Out'))),
    {
      ...superPower('Out', 'main', [], stun(a(enemy({ is: 'supporting' })))),
      after: 'In',
    },
  ]);

  // VS-TIME-11, VS-MEC-TALLY-01: used by this very character, on an earlier turn.
  test('a power waits for the use of another on an earlier turn', () => {
    const at = scene('modern', {
      cards: [bolt],
      ann: { front: ['Bolt', 'Bolt as Other'], deck: 20 },
      bob: { front: [body('D', 1, 9)], deck: 20 },
      open: true,
    });
    expect(at.ann.offered('use')).toEqual(['Bolt, In', 'Other, In']);
    at.ann.use('Bolt', 'In');
    expect(at.ann.offered('use')).toEqual(['Other, In']);
    for (const one of [at.ann, at.bob, at.bob, at.bob, at.bob, at.ann, at.ann, at.ann]) one.pass();
    expect([at.table().turn, at.table().phase]).toEqual(['ann', 'main']);
    expect(at.ann.offered('use')).toEqual(['Bolt, In', 'Bolt, Out', 'Other, In']);
  });
});

describe('counters while face down', () => {
  const sleeper = hero('Sleeper', [
    { power: 'static', name: 'Keeps', by: [can('keepPlusWhileFaceDown')], whileFaceDown: true },
    does('Hide', hide('self')),
  ]);
  const nurse = hero('Nurse', [
    does('Feed', putPlus(1, a(yours({ name: 'Sleeper' })))),
    does('Stun', stun(a(yours({ name: 'Sleeper' })))),
  ]);

  // VS-STN-15, VS-STN-36
  test.each(['Hide', 'Stun'])('are kept and gained: %s', (how) => {
    const at = scene('modern', {
      cards: [sleeper, nurse],
      ann: { front: [{ card: 'Sleeper', plus: 2 }, 'Nurse'] },
      bob: {},
      open: true,
    });
    at.ann.use(how === 'Hide' ? 'Sleeper' : 'Nurse', how);
    expect(at.card('Sleeper').plus).toBe(2);
    at.ann.use('Nurse', 'Feed');
    expect(at.card('Sleeper').plus).toBe(3);
  });
});

describe('before the first turn', () => {
  const falconer = chief('Falconer', [law('Active', { rule: 'startsWith', who: 'you', name: 'Drone' })]);
  const devil = (name: string) => chief(name, [law('First', { rule: 'goesFirst', who: 'you' })]);
  const eye = { rule: 'revealDraws', who: 'eachEnemy' } as const;
  const drone = hero('Drone', [law('Eye', eye), trigger('Come', on('appears', itself), draw(5))]);
  const deck = Array.from({ length: 20 }, (_, i) => body(`C${i}`, 1, 1));
  const stage = (one: string, other: string, ...more: readonly string[]) =>
    scene('modern', {
      cards: [falconer, devil('Devil'), devil('Demon'), chief('Bee', []), drone],
      ann: { back: [one], deck: [...deck, ...more] },
      bob: { back: [other], deck: 20 },
      at: 'setUp',
      open: true,
    });

  // VS-MEC-SETUP-02, VS-MEC-OPEN-01: in play from the start, in a row of choice; it does not appear, and nothing is revealed yet.
  test('a card from the deck is put into play', () => {
    const at = stage('x-falconer-1', 'x-bee-1', 'Drone');
    at.ann.first('ann');
    at.ann.place('back');
    at.bob.place('back');
    expect(at.decides()).toBe('ann');
    at.ann.place('front');
    expect([at.card('Drone').zone, at.card('Drone').controller]).toEqual(['front', 'ann']);
    expect(deck.some((_, i) => at.card(`C${i}`).zone === 'hand' && at.ann.sees(`C${i}`) && at.bob.sees(`C${i}`))).toBe(
      false,
    );
    at.ann.keep();
    at.bob.keep();
    expect(listed(at.seat('ann'), 'hand').length).toBeLessThan(8);
  });

  // VS-MEC-SETUP-02
  test('without such a card nothing is asked', () => {
    const at = stage('x-falconer-1', 'x-bee-1');
    at.ann.first('ann');
    at.ann.place('back');
    at.bob.place('back');
    expect(at.ann.offered()).toEqual(['keep', 'mulligan']);
  });

  // VS-MEC-SETUP-02: nobody chooses; of two by chance.
  test('who always goes first does', () => {
    expect(stage('x-bee-1', 'x-devil-1').decides()).toBe('bob');
    expect(stage('x-devil-1', 'x-bee-1').ann.offered()).toEqual(['place front', 'place back']);
    const both = stage('x-devil-1', 'x-demon-1');
    expect(both.asks()).toBe('chooseCard');
    expect(['ann', 'bob']).toContain(both.decides());
  });
});
