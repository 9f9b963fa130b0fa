import { describe, expect, test } from 'vitest';
import {
  a,
  anEnemy,
  anotherPlayer,
  choosePlayer,
  draw,
  giveControl,
  ifDone,
  law,
  may,
  mayBy,
  modify,
  on,
  pay,
  payAlone,
  putPlus,
  specialLocation,
  strikesDouble,
  strikesTriple,
  superPower,
  thePlayer,
  trigger,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve as pass } from './fight.ts';

const mainStart = on('startOfMain', undefined, { player: 'you' });
const base = specialLocation('x-base', 'Base', 'avengers');

describe('symbols paid inside an effect', () => {
  const miser = hero('Miser', [trigger('Save', mainStart, may(pay(['might', 'skill'])), ifDone(draw()))]);
  const open = (ann: object) => scene('modern', { cards: [miser, base], ann, bob: {}, at: 'mainStart', open: true });

  // VS-MEC-PAYSYM-01
  test('are paid one by one, in row or hand, and only then does the rest happen', () => {
    const { ann, card, seat } = open({
      front: ['Miser'],
      resources: ['Might Location as Row', 'Energy Location'],
      hand: ['Skill Location as Held', 'Might Location as Other'],
    });
    ann.yes();
    expect(ann.offered('pay')).toEqual(['Row', 'Other']);
    ann.pay('Row', 'Held');
    expect([card('Row').faceDown, card('Held').zone, card('Other').zone]).toEqual([true, 'ko', 'hand']);
    expect(seat('ann').hand.length).toBe(2);
  });

  // VS-MEC-PAYSYM-01
  test('are not paid in part, and refused by whoever likes', () => {
    const poor = open({ front: ['Miser'], resources: ['Might Location as Row'] });
    poor.ann.yes();
    expect([poor.card('Row').faceDown, poor.seat('ann').hand]).toEqual([false, []]);
    const no = open({ front: ['Miser'], resources: ['Might Location as Row', 'Skill Location'] });
    no.ann.no();
    expect([no.card('Row').faceDown, no.seat('ann').hand]).toEqual([false, []]);
  });

  // VS-MEC-PAYSYM-01: the team of the character that pays decides.
  test('can come from a special location of the team', () => {
    const mine = open({ front: ['Miser'], resources: ['Base as One', 'Base as Two'] });
    mine.ann.yes();
    mine.ann.pay('One', 'Two');
    expect(mine.seat('ann').hand.length).toBe(1);
    const stranger = hero('Stranger', [trigger('Save', mainStart, may(pay(['might'])), ifDone(draw()))], {
      teams: ['xmen'],
    });
    const theirs = scene('modern', {
      cards: [stranger, base],
      ann: { front: ['Stranger'], resources: ['Base'] },
      bob: {},
      at: 'mainStart',
    });
    theirs.ann.yes();
    expect(theirs.seat('ann').hand).toEqual([]);
  });

  // VS-MEC-PAYSYM-04
  test('are paid by a player with basic locations only', () => {
    const bully = hero('Bully', [
      superPower(
        'Extort',
        'main',
        [],
        choosePlayer(anEnemy('foe')),
        mayBy(thePlayer('foe'), payAlone(['might'], thePlayer('foe'))),
        ifDone(draw()),
      ),
    ]);
    const paid = (...resources: string[]) => {
      const { ann, bob, seat } = scene('modern', {
        cards: [bully, base],
        ann: { front: ['Bully'] },
        bob: { front: [body('D', 1, 1)], resources },
      });
      ann.use('Bully', 'Extort');
      bob.yes();
      if (bob.offered('pay').length > 0) bob.pay(resources[0]);
      return seat('ann').hand.length;
    };
    expect([paid('Might Location'), paid('Base')]).toEqual([1, 0]);
  });
});

describe('recruiting for symbols', () => {
  const android = hero('Android', [law('Built', { rule: 'recruitFor', who: 'you', pay: ['intellect', 'might'] })], {
    cost: 4,
  });
  const at = (resources: readonly unknown[], hand: readonly string[] = []) =>
    scene('modern', { cards: [android, base], ann: { hand: ['Android', ...hand], resources }, bob: {}, at: 'recruit' });

  // VS-MEC-ADDCOST-02
  test('takes the place of the recruit points', () => {
    const { ann, card, seat } = at(['Intellect Location as I', 'Might Location as M']);
    ann.recruit('Android', 'front');
    expect(ann.offered()).toEqual(['pay I']);
    ann.pay('I', 'M');
    expect([card('Android').zone, seat('ann').points]).toEqual(['front', 2]);
    expect([card('I').faceDown, card('M').faceDown]).toEqual([true, true]);
  });

  // VS-MEC-ADDCOST-02
  test('is a choice where both are there, and not offered where neither is', () => {
    const both = at(['Intellect Location as I', 'Might Location as M', 2]);
    both.ann.recruit('Android', 'back');
    expect(both.ann.offered()).toEqual(['done', 'pay I']);
    both.ann.done();
    expect([both.card('Android').zone, both.seat('ann').points, both.card('I').faceDown]).toEqual(['back', 0, false]);
    expect(at(['Intellect Location', 'Energy Location', 1]).ann.offered('recruit')).toEqual([]);
  });

  // VS-MEC-ADDCOST-02: its own team decides about special locations, and a location in hand pays as well.
  test('can be paid from hand and with special locations of its team', () => {
    const { ann, card } = at(['Base as B'], ['Intellect Location']);
    ann.recruit('Android', 'front');
    ann.pay('Intellect Location', 'B');
    expect([card('Android').zone, card('Intellect Location').zone]).toEqual(['front', 'ko']);
  });
});

describe('strikes with a multiple of ATK', () => {
  const fist = hero(
    'Fist',
    [
      { ...superPower('Double', 'main', [], modify('self', 'turn', strikesDouble)) },
      { ...superPower('Triple', 'main', [], modify('self', 'turn', strikesTriple)) },
    ],
    { atk: 2, def: 9 },
  );
  const fight = (def: number, ...powers: string[]) => {
    const { ann, bob, card } = scene('modern', {
      cards: [fist],
      ann: { front: ['Fist'] },
      bob: { front: [body('D', 0, def)] },
    });
    for (const power of powers) ann.use('Fist', power);
    ann.attack('D', 'Fist');
    pass(ann, bob);
    return [card('Fist').atk, card('D').stunned];
  };

  // VS-MEC-STRIKE-05
  test('multiply the strike, not ATK; of several the largest counts', () => {
    expect([fight(3), fight(4, 'Double'), fight(5, 'Double')]).toEqual([
      [2, false],
      [2, true],
      [2, false],
    ]);
    expect([fight(6, 'Double', 'Triple'), fight(7, 'Double', 'Triple')]).toEqual([
      [2, true],
      [2, false],
    ]);
  });

  // VS-MEC-STRIKE-05: in any role.
  test('count for a defender too', () => {
    const giant = hero('Giant', [{ power: 'static', name: 'Big', by: [strikesDouble] }], { atk: 2, def: 9 });
    const { ann, bob, card } = scene('modern', {
      cards: [giant],
      ann: { front: [body('A', 0, 4, 'health:9')] },
      bob: { front: ['Giant'] },
    });
    ann.attack('Giant', 'A');
    pass(ann, bob);
    expect(card('A').stunned).toBe(true);
  });
});

describe('giving a character away', () => {
  const spy = hero('Spy', [
    superPower('Cross', 'main', [], giveControl('self', anotherPlayer(), 'back')),
    trigger('Feed', mainStart, putPlus(1, a(yours({ other: true })))),
  ]);

  // VS-MEC-CONTROL-02, VS-TERM-03
  test('makes its new controller its "you"', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [spy],
      ann: { front: ['Spy', body('A', 1, 1)] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Spy', 'Cross');
    expect([card('Spy').controller, card('Spy').zone]).toEqual(['bob', 'back']);
    pass(ann, bob, bob, bob);
    expect(bob.offered('choose')).toEqual(['D', 'Main']);
    bob.choose('D');
    expect([card('D').plus, card('A').plus]).toEqual([1, 0]);
  });

  // VS-MEC-CONTROL-02: any other player may be chosen.
  test('goes to a player of choice', () => {
    const { ann, card } = scene('modern/freeForAll', {
      cards: [spy],
      ann: { front: ['Spy'] },
      bob: {},
      cat: {},
    });
    ann.use('Spy', 'Cross');
    expect(ann.offered('choose')).toEqual(['bob', 'cat']);
    ann.choose('cat');
    expect(card('Spy').controller).toBe('cat');
  });
});
