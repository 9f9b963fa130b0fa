import {
  a,
  countOf,
  draw,
  enemy,
  keyword,
  law,
  levelUp,
  main,
  may,
  on,
  putPlus,
  stun,
  superPower,
  trigger,
  yours,
} from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { findRemovals, takeOut } from './find-removals.ts';

const ann = main({
  id: 'xx1-001',
  name: 'Ann',
  level: 1,
  atk: 1,
  def: 1,
  health: 5,
  teams: ['xmen'],
  powers: [
    keyword('stealth'),
    superPower('Knock', 'main', ['skill'], stun(a(enemy({ stunned: true }))), draw(2)),
    trigger('Think', on('attacks', { self: true }), may(draw())),
  ],
});

test('nodes, members of lists and tests of filters can be taken out; keywords, names and costs cannot', () => {
  const found = findRemovals(ann);
  expect(found).toContain('powers.1');
  expect(found).toContain('powers.1.effects.0');
  expect(found).toContain('powers.1.effects.1');
  expect(found).toContain('powers.1.effects.0.cards.from.where.side');
  expect(found).toContain('powers.1.effects.0.cards.from.where.stunned');
  expect(found).toContain('powers.2.trigger.pattern.subject.self');
  for (const path of found)
    expect(path).not.toMatch(/^powers\.0|\.name$|\.cost|^name|^atk|^teams|\.verb$|\.where\.is$/);
});

test('a card without a part is the same card but for that part', () => {
  const less = takeOut(ann, 'powers.1.effects.0.cards.from.where.stunned');
  expect(JSON.stringify(less)).toBe(JSON.stringify(ann).replace(',"stunned":true', ''));
  const shorter = takeOut(ann, 'powers.1.effects.0');
  expect(findRemovals(shorter).filter((path) => path.startsWith('powers.1.effects.1'))).toEqual([]);
  expect(JSON.stringify(ann)).toContain('"stunned":true');
});

test('every part that is found can be taken out, and something is gone', () => {
  for (const removal of findRemovals(ann))
    expect(JSON.stringify(takeOut(ann, removal)).length).toBeLessThan(JSON.stringify(ann).length);
});

test('what follows from the rest of the card is not looked for', () => {
  const bo = main({
    ...{ id: 'xx1-002', name: 'Bo', level: 1, atk: 1, def: 1, health: 5, teams: [] },
    powers: [
      superPower('Guard', 'main', ['skill'], putPlus(countOf(yours({ protectedBy: 'self' })), 'self')),
      levelUp('Hunt', 3, on('stuns', { combat: 'soloAttacker' }, { object: { side: 'enemy', combat: 'defender' } })),
      levelUp('Brawl', 3, on('stuns', { self: true }, { object: { side: 'enemy', combat: 'defender' } })),
      trigger('Hire', on('recruits', { is: 'character' }, { player: 'you' }), draw()),
      trigger('Hire heroes', on('recruits', { is: 'character', team: 'xmen' }, { player: 'you' }), draw()),
    ],
  });
  const found = findRemovals(bo);
  expect(found).toContain('powers.0.effects.0.count.of.where.protectedBy');
  expect(found).not.toContain('powers.0.effects.0.count.of.where.side');
  expect(found).not.toContain('powers.1.trigger.pattern.object.side');
  expect(found).toContain('powers.2.trigger.pattern.object.side');
  expect(found).not.toContain('powers.3.trigger.pattern.subject');
  expect(found).toContain('powers.4.trigger.pattern.subject');
});

test('whom a rule of a card about itself binds is not looked for, and of a rule about others it is', () => {
  const price = (what: object) =>
    main({
      ...{ id: 'xx1-003', name: 'Cy', level: 1, atk: 1, def: 1, health: 5, teams: [] },
      powers: [law('Price', { rule: 'recruitCosts', who: 'you', what, less: 1 })],
    });
  expect(findRemovals(price({ self: true }))).not.toContain('powers.0.rules.0.who');
  expect(findRemovals(price({ team: 'xmen' }))).toContain('powers.0.rules.0.who');
});
