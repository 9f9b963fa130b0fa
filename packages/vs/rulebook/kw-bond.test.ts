import { describe, expect, test } from 'vitest';
import { a, character, draw, fits, law, putPlus, removeFromGame, stun, superPower, the, when } from '../src/index.ts';
import { inKo } from '../src/language/query.ts';
import { body, hero, scene } from './cast.ts';

const pal = hero('Pal', [law('Bond with Boss', { rule: 'paysFor', who: 'you', name: 'Boss' })]);
const boss = hero('Boss', [
  { ...superPower('Order', 'main', ['might'], putPlus(1, 'self')), amplify: [putPlus(5, 'self')] },
  superPower('Great Order', 'main', ['skill', 'skill'], putPlus(9, 'self')),
]);
const clerk = hero('Clerk', [superPower('File', 'main', ['might'], draw())]);

describe('Bond', () => {
  const table = (hand: readonly string[], resources: readonly string[] = []) =>
    scene('modern', {
      cards: [pal, boss, clerk],
      ann: { front: ['Boss', 'Clerk'], hand, resources },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });

  // VS-KW-BOND, VS-KW-BOND-2: any one symbol, and the discard amplifies.
  test('the card is discarded for one symbol', () => {
    const { ann, card } = table(['Pal']);
    expect(ann.offered('use')).toEqual(['Boss, Order']);
    ann.use('Boss', 'Order');
    expect([card('Boss').plus, card('Pal').zone]).toEqual([5, 'ko']);
  });

  // VS-KW-BOND: in place of one location, and two cards in place of two.
  test('one symbol a card', () => {
    expect(table(['Pal as One', 'Pal as Two']).ann.offered('use').toSorted()).toEqual([
      'Boss, Great Order',
      'Boss, Order',
    ]);
    const { ann, card } = table(['Pal'], ['Skill Location']);
    ann.use('Boss', 'Great Order');
    ann.pay('Skill Location');
    expect([card('Boss').plus, card('Pal').zone, card('Skill Location').faceDown]).toEqual([9, 'ko', true]);
  });
});

describe('what a price and a print can be asked for', () => {
  const asker = hero('Asker', [
    superPower('Ask', 'main', [['energy', 'might']], stun(a(character({ is: 'supporting', hasPaidSymbol: true })))),
    superPower(
      'Hunt',
      'main',
      ['skill'],
      removeFromGame(a(inKo({ is: 'character' }, 'eachEnemy'), 'one')),
      when(fits(the('one'), { blood: 'green' }), [draw(3)]),
      when(fits(the('one'), { blood: 'red' }), [draw(1)]),
    ),
  ]);

  // VS-MEC-SYMBOL-05
  test('the symbol that was paid', () => {
    const stunned = (location: string) => {
      const { ann, card } = scene('modern', {
        cards: [asker, clerk],
        ann: { front: ['Asker'], resources: [location] },
        bob: { front: ['Clerk', body('D', 1, 9)] },
        open: true,
      });
      ann.use('Asker', 'Ask');
      if (ann.offered('choose').length > 0) ann.choose('Clerk');
      return card('Clerk').stunned;
    };
    expect([stunned('Might Location'), stunned('Energy Location')]).toEqual([true, false]);
  });

  // VS-MEC-HEALTH-06
  test('the colour of health', () => {
    const drawn = (victim: string) => {
      const { ann, seat } = scene('modern', {
        cards: [asker],
        ann: { front: ['Asker'], resources: ['Skill Location'], deck: 9 },
        bob: { front: [body('D', 1, 9)], ko: [victim] },
        open: true,
      });
      ann.use('Asker', 'Hunt');
      ann.choose('V');
      return (seat('ann').hand as string[]).length;
    };
    expect([drawn('body V 1/1 team:xenomorphs'), drawn('body V 1/1')]).toEqual([3, 1]);
  });
});
