import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const deck = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));

describe('boy-015 Susan Rayner', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: ['boy-015 as Rayner'], resources: ['Skill Location as Mine'], deck: 20 },
      bob: {
        resources: ['Skill Location as L', { card: 'Might Location', as: 'Down', faceDown: true }, 'boy-024'],
        deck: 20,
      },
      open: true,
    });

  test('an enemy location stays exhausted through its next turn', () => {
    const at = stage();
    at.ann.use('Rayner', 'You and Your Corporation are Screwed');
    expect(at.ann.offered('choose')).toEqual(['L']);
    at.ann.choose('L');
    passTo(at, 'bob', 'recruit');
    expect([at.card('L').exhausted, at.seat('bob').points]).toEqual([true, 2]);
    passTo(at, 'ann', 'main');
    expect(at.card('L').exhausted).toBe(true);
    passTo(at, 'bob', 'recruit');
    expect([at.card('L').exhausted, at.seat('bob').points]).toEqual([false, 3]);
  });

  // VS-MEC-LOCEXH-01
  test('turned face down it does not ready either', () => {
    const at = scene('modern', {
      ann: { front: ['boy-015 as Rayner'], resources: ['Skill Location as Mine'], deck: 20 },
      bob: { resources: ['Skill Location as L', 2], front: ['boy-015 as Other'], deck: 20 },
      open: true,
    });
    at.ann.use('Rayner', 'You and Your Corporation are Screwed');
    at.ann.choose('L');
    passTo(at, 'bob', 'main');
    at.bob.use('Other', 'You and Your Corporation are Screwed');
    if (at.bob.offered('choose').length > 0) at.bob.choose(at.bob.offered('choose')[0]);
    expect([at.card('L').faceDown, at.card('L').exhausted]).toEqual([true, true]);
    passTo(at, 'ann', 'main');
    expect(at.card('L').exhausted).toBe(true);
  });
});

describe('boy-023 Starlight', () => {
  const attacked = () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['boy-023 as Star'], back: [body('W', 1, 9)], deck: 9 },
      bob: { front: [body('A', 1, 30), body('B', 1, 30), body('C', 1, 30), body('E', 1, 30)], deck: 9 },
      open: true,
    });
    return at;
  };

  test('attacked for the first time each turn, she may daze an attacker', () => {
    const at = attacked();
    at.bob.attack('Star', 'A', 'B');
    at.ann.yes();
    expect(at.ann.offered('choose')).toEqual(['A', 'B']);
    at.ann.choose('B');
    expect([at.card('B').stunned, at.card('B').wounds, at.card('A').stunned]).toEqual([true, 0, false]);
    pass(at.bob, at.ann);
    at.bob.attack('Star', 'C');
    expect(at.ann.offered('yes')).toEqual([]);
  });

  test('she need not, and others do nothing', () => {
    const at = attacked();
    at.bob.attack('Star', 'A');
    at.ann.no();
    expect(at.card('A').stunned).toBe(false);
  });

  const burn = () => {
    const at = scene('modern', {
      ann: {
        front: ['boy-023 as Star'],
        resources: ['Energy Location x3'],
        hand: [body('Mine', 1, 1)],
        deck: 30,
      },
      bob: { hand: ['A', 'B', 'C'].map((name) => body(name, 1, 1)), deck: 30 },
      open: true,
    });
    at.ann.use('Star', "Touch Me and I'll Burn Your Eyes Out");
    return at;
  };
  const away = (at: ReturnType<typeof burn>) =>
    ['A', 'B', 'C'].filter((name) => at.card(name).zone === 'removed').length;

  // VS-MEC-PHASEOUT-04
  test('a hand goes, its player alone may look, and two cards come back each turn', () => {
    const at = burn();
    expect([away(at), at.bob.sees('A'), at.ann.sees('A'), at.card('Mine').zone]).toEqual([3, true, false, 'hand']);
    passTo(at, 'bob', 'build');
    expect([away(at), (at.seat('bob').hand as readonly unknown[]).length]).toEqual([1, 4]);
    passTo(at, 'ann', 'build');
    expect(away(at)).toBe(1);
    passTo(at, 'bob', 'build');
    expect(away(at)).toBe(0);
  });

  test('each group comes back by itself', () => {
    const at = burn();
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    at.ann.use('Star', "Touch Me and I'll Burn Your Eyes Out");
    expect(at.seat('bob').hand).toHaveLength(0);
    while (at.table().turn === 'ann') at.ann.pass();
    at.bob.order(at.bob.offered('order')[0]);
    // One that was left, two of the second group, and two that are drawn.
    expect(at.seat('bob').hand).toHaveLength(5);
  });
});

describe('boy-037 and boy-038 The Deep', () => {
  const stage = (id: string) => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { back: [id], resources: ['Intellect Location', 'Might Location'], deck },
      bob: { deck: 20 },
      open: true,
    });
    at.bob.pass();
    return at;
  };

  test.each(['boy-037', 'boy-038'])('%s: two of the bottom seven lie on top, the rest is shuffled in', (id) => {
    const at = stage(id);
    expect(at.table().phase).toBe('draw');
    at.ann.use(id, 'I Mean, Yeah, I Can Talk to Fish');
    const seen = at.ann.offered('choose');
    // The last of the seven cannot be the first of two.
    expect(seen).toEqual(['C5', 'C6', 'C7', 'C8', 'C9', 'C10']);
    at.ann.choose(seen[0]);
    at.ann.choose(seen[1]);
    at.ann.choose(seen[1]);
    at.ann.pass();
    expect([at.card(seen[0]).zone, at.card(seen[1]).zone]).toEqual(['hand', 'hand']);
  });

  test('it can be used after the draw as well', () => {
    const at = stage('boy-037');
    at.ann.pass();
    expect(at.ann.offered('use')).toEqual(['The Deep, "I Mean, Yeah, I Can Talk to Fish"']);
  });

  test('a location with Might is an XP, another none, an enemy one none', () => {
    const xp = (location: string) => {
      const at = scene('modern', {
        at: 'resource',
        ann: { back: ['boy-037'], hand: [location] },
        bob: {},
        open: true,
      });
      at.ann.resource(location, 'up');
      return at.card('boy-037').xp;
    };
    expect([xp('Might Location'), xp('Skill Location')]).toEqual([1, 0]);
    const theirs = scene('modern', {
      at: 'resource',
      turn: 'bob',
      ann: { back: ['boy-037'] },
      bob: { hand: ['Might Location'] },
      open: true,
    });
    theirs.bob.resource('Might Location', 'up');
    expect(theirs.card('boy-037').xp).toBe(0);
  });

  test('the bottom seven cards of an enemy deck go to the KO pile', () => {
    const at = scene('modern', {
      ann: { back: ['boy-038'], resources: ['Might Location'], deck: 9 },
      bob: { deck },
      open: true,
    });
    at.ann.use('boy-038', 'Trouble at a Dock, River, Lake...');
    expect(
      [at.seat('bob').ko, at.seat('bob').deck, at.seat('ann').deck].map((cards) => (cards as unknown[]).length),
    ).toEqual([7, 5, 9]);
  });
});

describe('boy-050 Starlight', () => {
  const BLAST = 'Star, Blast Comes Out.';
  const stage = () =>
    scene('modern', {
      ann: { front: ['boy-050 as Star'], resources: ['Energy Location x4'], deck: 20 },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: ['body Boss 1/9 main'], deck: 20 },
      open: true,
    });

  // VS-TIME-11
  test('one power waits for the other to have been used on an earlier turn', () => {
    const at = stage();
    expect(at.ann.offered('use')).toEqual(['Star, Electricity Goes In']);
    at.ann.use('Star', 'Electricity Goes In');
    expect(at.ann.offered('use')).toEqual([]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).toContain(BLAST);
    at.ann.use('Star', 'Blast Comes Out.');
    expect(at.ann.offered('choose')).toEqual(['Star', 'D', 'E']);
    at.ann.choose('E');
    expect(at.card('E').stunned).toBe(true);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).toContain(BLAST);
  });

  test('it is used by herself and lasts the game', () => {
    const at = stage();
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).not.toContain(BLAST);
  });
});
