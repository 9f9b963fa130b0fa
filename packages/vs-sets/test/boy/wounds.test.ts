import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-033, boy-034 Queen Maeve', () => {
  test.each(['boy-033', 'boy-034'])('%s puts enough -1/-1 counters on an enemy to make its DEF 1', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Maeve`, body('A', 1, 9)], resources: [R('Intellect')] },
      bob: { front: [body('D', 9, 7), body('E', 1, 1)] },
    });
    ann.use('Maeve', 'Bottomless Casual Cruelty');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect([card('D').minus, card('D').def, card('D').stunned]).toEqual([6, 1, false]);
    expect(card('Maeve').xp).toBe(id === 'boy-033' ? 6 : 0);
    close();
  });

  test('none on one whose DEF is 1 or less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['boy-033 as Maeve'], resources: [R('Intellect')] },
      bob: { front: [body('E', 1, 1)] },
    });
    ann.use('Maeve', 'Bottomless Casual Cruelty');
    ann.choose('E');
    expect([card('E').minus, card('E').stunned, card('Maeve').xp]).toEqual([0, false, 0]);
    close();
  });

  test('gains no XP for counters on her own side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-033 as Maeve', 'boy-029 as Reggie'], deck: 9 },
      bob: { front: [body('D', 0, 99)], deck: 9 },
    });
    ann.attack('D', 'Reggie');
    pass(ann, bob);
    expect([card('Reggie').minus, card('Maeve').xp]).toEqual([1, 0]);
    close();
  });

  test('removes all counters from a supporting character, wounds included', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['boy-034 as Maeve', { body: 'A 1/9 health:9', plus: 3, wounds: 2 }], resources: [R('Might')] },
      bob: { front: [{ body: 'D 1/9', minus: 2 }], back: [body('M', 1, 9, 'main')] },
    });
    ann.use('Maeve', 'Just... Be Original');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect([card('A').plus, card('A').wounds, card('D').minus]).toEqual([0, 0, 2]);
    close();
  });

  test('-1/-1 and vitality counters, too', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['boy-034 as Maeve'], resources: [R('Might')] },
      bob: { front: [{ body: 'D 1/9', minus: 2, vitality: 2 }] },
    });
    ann.use('Maeve', 'Just... Be Original');
    expect([card('D').minus, card('D').vitality]).toEqual([0, 0]);
    close();
  });
});

describe('boy-019 Butcher', () => {
  test('enemy supporting characters gain twice as many -1/-1 counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['boy-019 as Billy', 'prd-051 as Poncho'], resources: [R('Skill')] },
      bob: { back: [body('D', 1, 9), body('M', 1, 9, 'main')] },
    });
    ann.use('Poncho', '37mm Rotary Grenade Launcher');
    expect([card('D').minus, card('M').minus]).toEqual([2, 1]);
    close();
  });

  test('and twice as many wounds, by stuns and otherwise; their main characters and his own side do not', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-019 as Billy', body('A', 9, 9, 'health:9')], deck: 9 },
      bob: { front: [body('D', 0, 9, 'health:9'), body('M', 99, 9, 'main', 'health:9')], deck: 9 },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('D').wounds).toBe(2);
    ann.attack('M', 'Billy');
    pass(ann, bob);
    expect([card('M').wounds, card('Billy').zone]).toEqual([0, 'ko']);
    nextMain(ann, bob);
    bob.attack('A', 'M');
    pass(bob, ann);
    expect(card('A').wounds).toBe(1);
    close();
  });

  test('who has but 2 health is KOed by one stun', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-019 as Billy'] },
      bob: { front: [body('D', 0, 7, 'health:2')] },
    });
    ann.attack('D', 'Billy');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    close();
  });

  test('a wound that an effect gives is two', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['boy-019 as Billy', 'prd-037 as Royce', body('A', 9, 9, 'health:9')],
        resources: [R('Intellect')],
      },
      bob: { front: [body('D', 0, 9, 'health:9')] },
    });
    ann.use('Royce', "I'm Not a Good Man");
    ann.choose('A');
    expect([card('A').wounds, card('D').wounds, bob.offered('choose')]).toEqual([1, 2, []]);
    close();
  });
});
