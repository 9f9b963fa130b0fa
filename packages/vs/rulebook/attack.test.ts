import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  aura,
  defender,
  during,
  each,
  keyword,
  losesPowers,
  pull,
  push,
  ready,
  replaceDefender,
  stats,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

// VS-ATK-01
test('only a ready character attacks', () => {
  const { ann, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', exhausted: true }, body('B', 2, 2)] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(ann.offered('attack')).toEqual(['D, B']);
  expect(ann.refused('attack', 'D', 'A')).toEqual(['VS-ATK-01']);
  close();
});

// VS-ATK-02: a hidden character is ready and yet cannot attack.
test('only a face-up character attacks', () => {
  const { ann, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', hidden: true }, { body: 'B 2/2', stunned: true }, body('C', 2, 2)] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(ann.offered('attack')).toEqual(['D, C']);
  expect(ann.refused('attack', 'D', 'A')).toContain('VS-ATK-02');
  expect(ann.refused('attack', 'D', 'B')).toContain('VS-ATK-02');
  close();
});

// VS-ATK-03
test('an attack exhausts the attacker and makes one enemy the defender', () => {
  const { ann, card, table, close } = scene('modern', {
    ann: { front: [body('A', 2, 2), body('B', 2, 2, 'team:xmen')] },
    bob: { front: [body('D', 2, 2), body('E', 2, 2)] },
  });
  ann.attack('D', 'A');
  expect(table().combat).toBe(true);
  expect(['A', 'B', 'D', 'E'].map((name) => card(name).exhausted)).toEqual([true, false, false, false]);
  expect(['A', 'B', 'D', 'E'].map((name) => card(name).role)).toEqual(['attacker', 'none', 'defender', 'none']);
  close();
});

describe('from which row', () => {
  // VS-ATK-04: the defender, without Ranged itself, strikes back.
  test('an attack from the front row is melee, even by a character with Ranged', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 2, 'ranged')] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect(card('A').stunned).toBe(true);
    close();
  });

  // VS-ATK-05
  test('a back row character attacks only with Ranged, and its attack is ranged', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('A', 1, 2, 'ranged'), body('B', 1, 2)] },
      bob: { front: [body('D', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A']);
    expect(ann.refused('attack', 'D', 'B')).toEqual(['VS-ATK-05']);
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect(card('A').stunned).toBe(false);
    close();
  });

  // VS-ATK-32: the rows of the attackers now count, not those at the declaration.
  test('a ranged attack turns into a melee attack when its attacker is pulled to the front', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Leaper', [keyword('ranged'), fights('Leap In', pull('self'))], { atk: 1 })],
      ann: { back: ['Leaper'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'Leaper');
    ann.use('Leaper', 'Leap In');
    resolve(bob, ann);
    expect(card('Leaper').stunned).toBe(true);
    close();
  });

  // VS-ATK-32: no Ranged is needed for that, and a defender without Ranged does not strike.
  test('a melee attack turns into a ranged one when its attacker is pushed to the back', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Dancer', [fights('Step Back', push('self'))], { atk: 1 })],
      ann: { front: ['Dancer'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'Dancer');
    ann.use('Dancer', 'Step Back');
    resolve(bob, ann);
    expect(card('Dancer').stunned).toBe(false);
    close();
  });

  // VS-ATK-32: it is still melee, so Ferocious counts, and already ranged, so a power for ranged combat does.
  test('with attackers in both rows the combat is both melee and ranged', () => {
    const sniper = during({ condition: 'combatIs', kind: 'ranged' }, always('Sniper', stats(3, 0)));
    const { ann, card, close } = scene('modern', {
      cards: [
        hero('Dancer', [fights('Step Back', push('self'))]),
        hero('Sniper', [sniper]),
        hero('Brawler', [during({ condition: 'combatIs', kind: 'melee' }, always('Brawl', stats(5, 0)))]),
      ],
      ann: { front: ['Dancer', body('B', 2, 2), 'Sniper', 'Brawler'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Dancer', 'B');
    expect([card('Sniper').atk, card('Brawler').atk]).toEqual([2, 7]);
    ann.use('Dancer', 'Step Back');
    expect([card('Sniper').atk, card('Brawler').atk]).toEqual([5, 7]);
    close();
  });
});

describe('whom', () => {
  // VS-ATK-06
  test('the defender is a face-up front row enemy; who stands behind it is protected', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A']);
    expect(ann.refused('attack', 'E', 'A')).toContain('VS-ATK-06');
    close();
  });

  // VS-ATK-07, VS-ATK-08: while nobody stands in front, the face-up characters of the back row are open.
  test('without a face-up front row the face-up back row can be attacked', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { back: [body('E', 2, 2), { body: 'F 2/2', stunned: true }, { body: 'G 2/2', hidden: true }] },
    });
    expect(ann.offered('attack')).toEqual(['E, A', 'Main, A']);
    expect(ann.refused('attack', 'F', 'A')).toEqual(['VS-ATK-08']);
    expect(ann.refused('attack', 'G', 'A')).toEqual(['VS-ATK-08']);
    close();
  });

  // VS-ATK-08, VS-ATK-09
  test.each(['stunned', 'hidden'])('a %s front row character can neither be attacked nor shield', (state) => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [{ body: 'D 2/2', [state]: true }], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['E, A', 'Main, A']);
    expect(ann.refused('attack', 'D', 'A')).toEqual(['VS-ATK-08']);
    close();
  });

  // VS-ATK-10
  test('an exhausted front row character shields like a ready one', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [{ body: 'D 2/2', exhausted: true }], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A']);
    close();
  });

  // VS-ATK-11
  test('a ranged attack reaches no further than a melee attack', () => {
    const { ann, close } = scene('modern', {
      ann: { back: [body('A', 2, 2, 'ranged')] },
      bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A']);
    expect(ann.refused('attack', 'E', 'A')).toContain('VS-ATK-06');
    close();
  });

  // VS-ATK-28: with three players at the table.
  test('one opponent’s front row does not shield another’s back row', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [body('D', 2, 2)] },
      cid: { back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A', 'E, A', 'Main, A']);
    close();
  });

  // VS-ATK-29
  test('neither own characters nor a teammate’s can be attacked', () => {
    const { ann, close } = scene('modern/twoVsTwo', {
      ann: { front: [body('A', 2, 2), body('B', 2, 2)] },
      bob: { front: [body('D', 2, 2)] },
      cid: { front: [body('C', 2, 2)] },
      dot: { front: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A', 'E, A', 'D, B', 'E, B']);
    expect(ann.refused('attack', 'B', 'A')).toEqual(['VS-ATK-29']);
    expect(ann.refused('attack', 'C', 'A')).toEqual(['VS-ATK-29']);
    close();
  });
});

describe('Flight', () => {
  // VS-ATK-12, VS-ATK-14: over a front row without Flight, or into it.
  test('a flyer may attack the back row over the front row, or the front row', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2, 'flight')] },
      bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A', 'E, A', 'Main, A']);
    close();
  });

  // VS-ATK-12
  test('a flyer in the enemy front row blocks the way', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2, 'flight')] },
      bob: { front: [body('D', 2, 2), body('F', 2, 2, 'flight')], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A', 'F, A']);
    expect(ann.refused('attack', 'E', 'A')).toContain('VS-ATK-12');
    close();
  });

  // VS-ATK-13: a flyer that is face down has lost Flight, and one in the back row blocks nothing.
  test.each([
    [{ body: 'F 2/2 flight', stunned: true }, []],
    [{ body: 'F 2/2 flight', hidden: true }, []],
    [body('G', 2, 2), [body('F', 2, 2, 'flight')]],
  ])('a flyer face down or in the back row blocks nothing', (front, back) => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2, 'flight')] },
      bob: { front: [body('D', 2, 2), front], back: [body('E', 2, 2), ...back] },
    });
    expect(ann.offered('attack')).toContain('E, A');
    close();
  });

  // VS-ATK-12: nor does one whose Flight is gone.
  test('a flyer that has lost its powers blocks nothing', () => {
    const { ann, close } = scene('modern', {
      cards: [hero('Nobody', [aura('Damp', { name: 'F' }, losesPowers)])],
      ann: { front: [body('A', 2, 2, 'flight'), 'Nobody'] },
      bob: { front: [body('F', 2, 2, 'flight')], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['F, A', 'E, A', 'Main, A', 'F, Nobody']);
    close();
  });

  // VS-ATK-15
  test('with Ranged and Flight a ranged attack flies over the front row, unless a flyer blocks', () => {
    const against = (front: string) => {
      const { ann, close } = scene('modern', {
        ann: { back: [body('A', 2, 2, 'ranged', 'flight')] },
        bob: { front: [front], back: [body('E', 2, 2)] },
      });
      close();
      return ann.offered('attack');
    };
    expect(against(body('D', 2, 2))).toEqual(['D, A', 'E, A', 'Main, A']);
    expect(against(body('D', 2, 2, 'flight'))).toEqual(['D, A']);
  });
});

describe('Stealth', () => {
  // VS-ATK-16: no flyer stands in its way.
  test('Stealth reaches any protected character in a melee attack', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2, 'stealth')] },
      bob: { front: [body('D', 2, 2, 'flight')], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A', 'E, A', 'Main, A']);
    close();
  });

  // VS-ATK-16: in a melee attack only.
  test('Stealth does not help a ranged attack', () => {
    const { ann, close } = scene('modern', {
      ann: { back: [body('A', 2, 2, 'stealth', 'ranged')] },
      bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['D, A']);
    close();
  });
});

// VS-ATK-30
test('a character that is readied may attack again in the same turn', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [hero('Coach', [does('Again', ready(a(yours({ other: true }))))], { atk: 0 })],
    ann: { front: [body('A', 1, 5)], back: ['Coach'] },
    bob: { front: [body('D', 2, 2)] },
  });
  ann.attack('D', 'A');
  resolve(ann, bob);
  expect(ann.offered('attack')).toEqual([]);
  ann.use('Coach', 'Again');
  ann.choose('A');
  expect(ann.offered('attack')).toEqual(['D, A']);
  close();
});

describe('legality is checked at the declaration only', () => {
  // VS-ATK-31: a blocker that appears does not undo the attack.
  test('an attack goes on although the way to its target has been blocked', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Caller', [meddles('Stand Before Me', pull(a(yours({ keyword: 'flight' }))))])],
      ann: { front: [body('A', 2, 2, 'flight')] },
      bob: { back: [body('E', 2, 2), body('F', 1, 1, 'flight'), 'Caller'] },
    });
    ann.attack('E', 'A');
    ann.pass();
    bob.use('Caller', 'Stand Before Me');
    resolve(ann, bob);
    expect(card('E').stunned).toBe(true);
    close();
  });

  // VS-ATK-31, VS-TERM-27: whoever is swapped in defends, Dodge or not.
  test('a character with Dodge can be swapped into a ranged attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        hero('Caller', [meddles('Take My Place', replaceDefender(each(defender()), a(yours({ keyword: 'dodge' }))))]),
      ],
      ann: { back: [body('A', 2, 2, 'ranged')] },
      bob: { front: [body('E', 2, 2), body('F', 1, 1, 'dodge')], back: ['Caller'] },
    });
    expect(ann.offered('attack')).toEqual(['E, A']);
    ann.attack('E', 'A');
    ann.pass();
    bob.use('Caller', 'Take My Place');
    expect([card('E').role, card('F').role]).toEqual(['none', 'defender']);
    resolve(ann, bob);
    expect([card('E').stunned, card('F').stunned]).toEqual([false, true]);
    close();
  });
});

// VS-ATK-34
test('main characters attack, defend and team attack like supporting ones', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('Boss', 2, 9, 'main', 'health:9'), body('A', 2, 9)] },
    bob: { front: [body('Chief', 3, 4, 'main', 'health:9')] },
  });
  expect(ann.offered('attack')).toEqual(['Chief, Boss', 'Chief, A']);
  ann.attack('Chief', 'Boss', 'A');
  resolve(ann, bob);
  bob.strikeBack('Boss');
  expect(card('Chief')).toEqual({ stunned: true, wounds: 1 });
  expect(card('Boss')).toEqual({ exhausted: true });
  close();
});
