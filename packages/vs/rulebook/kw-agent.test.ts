import { describe, expect, test } from 'vitest';
import { draw, keyword } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';

const twice = hero('Twice', [keyword('agent'), keyword('agent')], { cost: 1 });

describe('Agent', () => {
  const start = (agents: readonly unknown[]) =>
    scene('modern', {
      cards: [hero('Drawer', [does('Draw', draw())])],
      at: 'recruit',
      ann: {
        front: agents,
        back: ['Drawer'],
        hand: [body('New', 1, 1, 'agent')],
        deck: [body('One', 1, 1), body('Two', 1, 1), body('Three', 1, 1), body('Four', 1, 1)],
        points: 3,
      },
      bob: { front: [body('Foe', 1, 1, 'agent')] },
    });

  // VS-KW-AGENT, VS-KW-AGENT-2: itself included, enemies and face-down characters not.
  test('looks at a card for each Agent on its side, and sinks any of them', () => {
    const at = start([body('Old', 1, 1, 'agent'), { body: 'Down 1/1 agent', stunned: true }]);
    at.ann.recruit('New', 'front');
    expect(at.ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    at.ann.choose('One');
    expect(at.seat('ann').deck).toEqual(['Two', 'Three', 'Four', 'One']);
    at.close();
  });

  test('may sink none, or all in an order of choice', () => {
    const none = start([]);
    none.ann.recruit('New', 'front');
    none.ann.done();
    expect(none.seat('ann').deck).toEqual(['One', 'Two', 'Three', 'Four']);
    const all = start([body('Old', 1, 1, 'agent')]);
    all.ann.recruit('New', 'front');
    all.ann.choose('One', 'Two');
    all.ann.choose('Two');
    expect(all.seat('ann').deck).toEqual(['Three', 'Four', 'Two', 'One']);
  });

  // VS-KW-AGENT-2
  test('counts twice on a character that has it twice, which triggers twice', () => {
    const at = scene('modern', {
      cards: [twice],
      at: 'recruit',
      ann: { hand: ['Twice'], deck: [body('One', 1, 1), body('Two', 1, 1), body('Three', 1, 1)], points: 3 },
      bob: {},
    });
    at.ann.recruit('Twice', 'front');
    if (at.ann.offered('trigger').length > 0) at.ann.trigger('Agent');
    expect(at.ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    at.ann.choose('One');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Three', 'Two']);
    at.ann.done();
    at.ann.choose('Two');
    expect(at.seat('ann').deck).toEqual(['Two', 'Three', 'One']);
  });
});

describe('Soldier', () => {
  const start = (front: readonly unknown[]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front, hand: [body('New', 1, 1, 'soldier')], points: 3 },
      bob: { front: [body('Guard', 9, 9)], back: [body('Foe', 9, 9), body('Boss', 9, 9, 'main')] },
    });
    at.ann.recruit('New', 'front');
    return at;
  };

  // VS-KW-SOLDIER
  test('puts a -1/-1 counter for each Soldier on one enemy supporting character, protected or not', () => {
    const at = start([body('Old', 1, 1, 'soldier'), { body: 'Down 1/1 soldier', stunned: true }]);
    expect(at.ann.offered('choose').toSorted()).toEqual(['Foe', 'Guard']);
    at.ann.choose('Foe');
    expect([at.card('Foe').minus, at.card('Guard').minus]).toEqual([2, 0]);
    at.close();
  });

  test('counts itself alone where there is no other', () => {
    const at = start([]);
    at.ann.choose('Guard');
    expect(at.card('Guard').minus).toBe(1);
    at.close();
  });
});
