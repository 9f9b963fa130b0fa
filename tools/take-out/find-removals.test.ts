import { a, draw, enemy, keyword, main, may, on, stun, superPower, trigger } from '@longbox/vs/language';
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
