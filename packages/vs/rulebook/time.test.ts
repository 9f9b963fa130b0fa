import { describe, expect, test } from 'vitest';
import {
  a,
  cancelPower,
  cardsIn,
  choose,
  compare,
  draw,
  each,
  enemy,
  fits,
  itself,
  ko,
  losesPowers,
  may,
  modify,
  on,
  onlyIf,
  putPlus,
  reaction,
  stun,
  superPower,
  trigger,
} from '../src/index.ts';
import { body, does, hero, scene, twist } from './cast.ts';
import { meddles } from './fight.ts';

describe('an action', () => {
  // VS-TIME-01: in the Main Phase; for combat see VS-CMB-07.
  test.each(['play', 'use'])('resolves completely before anyone may take another: %s', (verb) => {
    const effects = [draw(), choose(a(enemy(), 'it')), draw()];
    const { ann, decides, seat, close } = scene('modern', {
      cards: [hero('Planner', [does('Plan', ...effects), does('Other', draw())]), twist('Scheme', 'main', ...effects)],
      ann: { front: ['Planner'], hand: ['Scheme'] },
      bob: { front: [body('D', 2, 2), body('E', 2, 2)] },
    });
    if (verb === 'play') ann.play('Scheme');
    else ann.use('Planner', 'Plan');
    expect([decides(), ann.offered('use'), ann.offered('choose')]).toEqual(['ann', [], ['D', 'E', 'Main']]);
    ann.choose('D');
    expect(seat('ann').hand).toEqual(expect.arrayContaining(['Extra', 'Extra']));
    expect(ann.offered('use')).toContain('Planner, Other');
    close();
  });

  // VS-TIME-02: its trigger included.
  test('that is a Power-Up resolves before anyone may take another', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        hero('Eager', [trigger('Grow', on('powersUp', itself), may(putPlus(1, 'self')))], { def: 9 }),
        hero('Guard', [meddles('Brace', draw())], { def: 9 }),
      ],
      ann: { front: ['Eager as E'], hand: ['Eager as copy'] },
      bob: { front: ['Guard'] },
    });
    ann.attack('Guard', 'E');
    ann.powerUp('copy', 'E');
    expect([card('E').plus, ann.offered(), bob.offered()]).toEqual([1, ['yes', 'no'], []]);
    ann.yes();
    expect([card('E').plus, bob.offered()]).toEqual([2, ['pass', 'use Guard, Brace']]);
    close();
  });
});

describe('triggers', () => {
  // VS-TIME-03: whosever they are.
  test('resolve before any player may act', () => {
    const { ann, bob, decides, close } = scene('modern', {
      cards: [hero('Spy', [trigger('Spy', on('playsPlotTwist'), may(draw()))]), twist('Scheme', 'main', draw())],
      ann: { front: [body('A', 2, 2)], hand: ['Scheme'] },
      bob: { front: ['Spy'] },
    });
    ann.play('Scheme');
    expect([decides(), bob.offered(), ann.offered()]).toEqual(['bob', ['yes', 'no'], []]);
    bob.yes();
    expect(decides()).toBe('ann');
    close();
  });

  const watcher = (name: string) => hero(name, [trigger(name, on('getsStunned', { name: 'D' }), may(draw()))]);
  const zap = hero('Zap', [does('Zap', stun(a(enemy({ name: 'D' }))), draw(2))]);

  // VS-TIME-04: those of other players included.
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])(
    'that go off together are ordered by the turn player in %s',
    (profile) => {
      const { ann, bob, decides, asks, close } = scene(profile, {
        cards: [zap, watcher('Mine'), watcher('Theirs')],
        ann: { front: ['Zap', 'Mine'] },
        bob: { front: [body('D', 2, 2), 'Theirs'] },
      });
      ann.use('Zap', 'Zap');
      expect([decides(), asks(), ann.offered('order')]).toEqual(['ann', 'orderTriggers', ['Mine', 'Theirs']]);
      ann.order('Theirs');
      bob.no();
      ann.no();
      close();
    },
  );

  // VS-TIME-05: both cards have been drawn when the trigger asks.
  test('wait until the effect that set them off has finished', () => {
    const { ann, bob, seat, card, close } = scene('modern', {
      cards: [zap, watcher('Theirs')],
      ann: { front: ['Zap'] },
      bob: { front: [body('D', 2, 2), 'Theirs'] },
    });
    ann.use('Zap', 'Zap');
    expect([card('D').stunned, seat('ann').hand, bob.offered()]).toEqual([true, ['Extra', 'Extra'], ['yes', 'no']]);
    bob.no();
    close();
  });

  // VS-TIME-06: the exception; the points are spent, the character is not there yet.
  test('on recruiting resolve before the recruit', () => {
    const { ann, card, seat, close } = scene('modern', {
      cards: [hero('Greeter', [trigger('Greet', on('recruits', undefined, { player: 'you' }), may(draw()))])],
      ann: { front: ['Greeter'], hand: [body('A', 2, 2, 'cost:2')], points: 3 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect([ann.offered(), card('A').zone, seat('ann').points]).toEqual([['yes', 'no'], 'hand', 1]);
    ann.yes();
    expect([card('A').zone, seat('ann').hand]).toEqual(['front', ['Extra']]);
    close();
  });

  // VS-TIME-08: first in, first out; what the first causes waits for the second of its own moment.
  test('resolve in the order in which they arose', () => {
    const { ann, asks, close } = scene('modern', {
      cards: [
        zap,
        hero('First', [trigger('First', on('getsStunned', { name: 'D' }), stun('self'))]),
        hero('Second', [trigger('Second', on('getsStunned', { name: 'D' }), may(draw()))]),
        hero('Third', [trigger('Third', on('getsStunned', { name: 'First' }), choose(a(enemy(), 'it')))]),
      ],
      ann: { front: ['Zap', 'First', 'Second', 'Third'] },
      bob: { front: [body('D', 2, 2), body('E', 2, 2)] },
    });
    ann.use('Zap', 'Zap');
    ann.order('First');
    expect(asks()).toBe('yesOrNo');
    ann.no();
    expect(asks()).toBe('chooseCard');
    ann.choose('E');
    close();
  });

  describe('that have gone off resolve', () => {
    const rival = (...effects: Parameters<typeof trigger>[2][]) =>
      hero('Rival', [trigger('Rival', on('usesSuperPower', { name: 'Start' }), ...effects)]);
    /** Both triggers go off together, and the rival's resolves first. */
    const after = (power: Parameters<typeof hero>[1][number], ...effects: Parameters<typeof trigger>[2][]) => {
      const at = scene('modern', {
        cards: [hero('Heir', [power]), rival(...effects), hero('Start', [does('Go', putPlus(1, 'self'))])],
        ann: { front: ['Heir', 'Start'] },
        bob: { front: ['Rival'] },
      });
      at.ann.use('Start', 'Go');
      at.ann.order('Rival', 'Heir');
      return at;
    };
    const heir = each(enemy({ name: 'Heir' }));
    const inherit = trigger('Heir', on('usesSuperPower', { name: 'Start' }), draw());

    // VS-TIME-09: face down, out of play, without the power.
    test.each([
      ['turned face down', stun(heir)],
      ['left play', ko(heir)],
      ['lost the power', modify(heir, 'turn', losesPowers)],
    ])('even if their source has %s since', (_, effect) => {
      const { seat, close } = after(inherit, effect);
      expect(seat('ann').hand).toEqual(['Extra']);
      close();
    });

    // VS-TIME-09, VS-PWR-09: unless an intervening if-clause fails.
    test('unless their "if" does not hold any more', () => {
      const whileUp = onlyIf(on('usesSuperPower', { name: 'Start' }), fits('self', { face: 'up' }));
      const { seat, close } = after(trigger('Heir', whileUp, draw()), stun(heir));
      expect(seat('ann').hand).toEqual([]);
      close();
    });
  });
});

describe('Reactions', () => {
  const user = hero('User', [does('Work', putPlus(1, 'self'))]);
  const objects = (name: string) =>
    hero(name, [reaction('Object', on('usesSuperPower', { name: 'User' }), [], draw())]);

  // VS-TIME-07: the power has not resolved yet.
  test('may interrupt an action before it resolves', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [user, objects('Lawyer')],
      ann: { front: ['User'] },
      bob: { front: ['Lawyer'] },
    });
    ann.use('User', 'Work');
    expect([bob.offered(), card('User').plus]).toEqual([['pass', 'react Lawyer, Object'], 0]);
    bob.react('Lawyer', 'Object');
    expect(card('User').plus).toBe(1);
    close();
  });

  // VS-TIME-13, OP-19: the turn player, then to the left.
  test('are offered to the turn player first and then round the table', () => {
    const { ann, bob, cid, decides, close } = scene('modern', {
      cards: [user, objects('Lawyer A'), objects('Lawyer B'), objects('Lawyer C')],
      ann: { front: ['Lawyer A'] },
      bob: { front: ['User', 'Lawyer B'] },
      cid: { front: ['Lawyer C'] },
      turn: 'bob',
    });
    bob.use('User', 'Work');
    const order = [decides()];
    bob.pass();
    order.push(decides());
    cid.pass();
    order.push(decides());
    ann.pass();
    expect([order, decides()]).toEqual([['bob', 'cid', 'ann'], 'bob']);
    close();
  });

  // VS-TIME-13: the same for a Reaction to another event.
  test('to a stun are offered in that order too', () => {
    const grieves = (name: string) => hero(name, [reaction('Grieve', on('getsStunned', { name: 'D' }), [], draw())]);
    const { ann, bob, cid, decides, close } = scene('modern', {
      cards: [
        hero('Zap', [does('Zap', stun(each(enemy({ name: 'D' }))))]),
        grieves('Widow A'),
        grieves('Widow B'),
        grieves('Widow C'),
      ],
      ann: { front: ['Widow A'] },
      bob: { front: ['Widow B', 'Zap'] },
      cid: { front: ['Widow C', body('D', 2, 2)] },
      turn: 'bob',
    });
    bob.use('Zap', 'Zap');
    const order = [decides()];
    bob.pass();
    order.push(decides());
    cid.pass();
    order.push(decides());
    ann.pass();
    expect(order).toEqual(['bob', 'cid', 'ann']);
    close();
  });

  // VS-TIME-13: the second cancels the first, which would have cancelled the power.
  test('may be reacted to', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        user,
        hero('Lawyer', [reaction('Object', on('usesSuperPower', { name: 'User' }), [], cancelPower)]),
        hero('Judge', [reaction('Overrule', on('usesSuperPower', { name: 'Lawyer' }), [], cancelPower)]),
      ],
      ann: { front: ['User', 'Judge'] },
      bob: { front: ['Lawyer'] },
    });
    ann.use('User', 'Work');
    bob.react('Lawyer', 'Object');
    expect(ann.offered()).toEqual(['pass', 'react Judge, Overrule']);
    ann.react('Judge', 'Overrule');
    expect(card('User').plus).toBe(1);
    close();
  });
});

describe('a cost', () => {
  // VS-TIME-10: the trigger on the first discard waits for the second.
  test('is paid in one go', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [
        hero('Spender', [superPower('Spend', 'main', ['might', 'skill'], putPlus(1, 'self'))]),
        hero('Miser', [trigger('Moan', on('leavesHand', undefined, { player: 'you' }), may(draw()))]),
      ],
      ann: { front: ['Spender', 'Miser'], hand: ['Might Location', 'Might Location', 'Skill Location'] },
      bob: {},
    });
    ann.use('Spender', 'Spend', '...');
    expect(ann.offered()).toEqual(['pay Might Location']);
    ann.pay('Might Location', '...');
    expect(ann.offered()).toEqual(['pay Skill Location']);
    ann.pay('Skill Location');
    expect(seat('ann').ko).toEqual(['Might Location', 'Skill Location']);
    ann.order('Miser');
    ann.no();
    ann.no();
    close();
  });

  // VS-TIME-11: paying with the last card would empty the hand.
  test('does not help to meet a restriction, which is checked before', () => {
    const newborn = hero('Newborn', [
      {
        ...superPower('Shriek', 'main', ['might'], putPlus(1, 'self')),
        only: compare(cardsIn('hand', 'you'), { is: '=', than: 0 }),
      },
    ]);
    const { ann, close } = scene('modern', {
      cards: [newborn],
      ann: { front: ['Newborn'], hand: ['Might Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([]);
    expect(ann.refused('use', 'Newborn', 'Shriek')).toEqual(['VS-TIME-11']);
    close();

    const row = scene('modern', {
      cards: [newborn],
      ann: { front: ['Newborn'], resources: ['Might Location'] },
      bob: {},
    });
    expect(row.ann.offered('use')).toEqual(['Newborn, Shriek']);
    row.close();
  });
});
