import { describe, expect, test } from 'vitest';
import { a, can, each, enemy, modify, putVitality, yours } from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const EVIL = 'team:superVillains';

/** Ann's Slayer attacks D of Bob, who has a main character beside. */
const hunt = (defender: object | string, slayer = body('S', 5, 9, 'slayer')) => {
  const at = scene('modern', {
    ann: { front: [slayer] },
    bob: { front: [defender], back: [body('B', 1, 9)] },
    open: true,
  });
  at.ann.attack('D', 'S');
  resolve(at.ann, at.bob);
  return at;
};

describe('Slayer', () => {
  // VS-KW-SLAYER, VS-KW-SLAYER-2: in place of the KO.
  test('removes an Evil supporting character that it wounds, if its player likes', () => {
    const slain = hunt(body('D', 1, 2, EVIL, 'health:1'));
    expect(slain.ann.offered()).toEqual(['pass', 'slay D']);
    slain.ann.slay('D');
    expect([slain.card('D').zone, slain.seat('bob').ko]).toEqual(['removed', []]);

    const spared = hunt(body('D', 1, 2, EVIL, 'health:1'));
    spared.ann.pass();
    expect(spared.seat('bob').ko).toEqual(['D']);

    const hardy = hunt(body('D', 1, 2, EVIL, 'health:3'));
    hardy.ann.slay('D');
    expect(hardy.card('D').zone).toBe('removed');
  });

  // VS-KW-SLAYER: nobody Good, nobody it does not wound, no main character, not from the back row.
  test.each([
    ['Good', body('D', 1, 2, 'team:avengers', 'health:2'), body('S', 5, 9, 'slayer')],
    ['too strong', body('D', 1, 6, EVIL), body('S', 5, 9, 'slayer')],
    ['no Slayer', body('D', 1, 2, EVIL, 'health:2'), body('S', 5, 9, 'lethal')],
  ])('is not asked: %s', (_, defender, slayer) => {
    expect(hunt(defender, slayer).ann.offered('slay')).toEqual([]);
  });

  // VS-KW-SLAYER: while it makes a melee attack.
  test('is for melee attacks', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [body('S', 5, 9, 'slayer', 'ranged')] },
      bob: { front: [body('D', 1, 2, EVIL, 'health:2')] },
      open: true,
    });
    ann.attack('D', 'S');
    resolve(ann, bob);
    expect([ann.offered('slay'), card('D').wounds]).toEqual([[], 1]);
  });

  // VS-KW-SLAYER-2: the Slayer falls in the same exchange.
  test('works though the Slayer is stunned', () => {
    const at = hunt(body('D', 9, 2, EVIL, 'health:1'), body('S', 5, 2, 'slayer', 'health:2'));
    at.ann.slay('D');
    expect([at.card('D').zone, at.card('S').stunned]).toEqual(['removed', true]);
  });

  // VS-KW-SLAYER: as one of a team attack, whose strikes are added up.
  test('works in a team attack', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('S', 2, 9, 'slayer', 'team:avengers'), body('T', 2, 9, 'team:avengers')] },
      bob: { front: [body('D', 1, 4, EVIL, 'health:1')] },
      open: true,
    });
    ann.attack('D', 'S', 'T');
    resolve(ann, bob);
    bob.strikeBack('T');
    ann.slay('D');
    expect(card('D').zone).toBe('removed');
  });

  // VS-KW-SLAYER-3
  test('slays an Evil main character only by leave of a card', () => {
    const mains = (leave: boolean) => {
      const at = scene('modern', {
        cards: [
          chief('Boss', [], { teams: ['superVillains'], health: 5 }),
          hero('Guide', [does('Lead', modify(each(yours({ name: 'S' })), 'turn', can('slayMains')))]),
        ],
        ann: { front: [body('S', 50, 9, 'slayer'), 'Guide'] },
        bob: { front: ['Boss'] },
        open: true,
      });
      if (leave) at.ann.use('Guide', 'Lead');
      at.ann.attack('Boss', 'S');
      resolve(at.ann, at.bob);
      return at;
    };
    expect(mains(false).ann.offered('slay')).toEqual([]);
    const led = mains(true);
    led.ann.slay('Boss');
    expect(led.winners()).toEqual(['ann']);
  });
});

describe('Vampire', () => {
  const bite = (defender: object | string, vampire: object | string, row = 'front') => {
    const at = scene('modern', { ann: { [row]: [vampire] }, bob: { front: [defender] } });
    at.ann.attack('D', 'V');
    resolve(at.ann, at.bob);
    return at;
  };

  // VS-KW-VAMPIRE
  test('gets a vitality counter for a defender that it KOs in melee', () => {
    const { card, close } = bite(body('D', 1, 2, 'health:1'), body('V', 5, 5, 'vampire'));
    expect([card('V').vitality, card('V').health]).toEqual([1, 3]);
    close();
  });

  // VS-KW-VAMPIRE: KO'd, in melee, by a survivor.
  test.each([
    ['not KO’d', body('D', 1, 2, 'health:2'), body('V', 5, 5, 'vampire'), 'front'],
    ['stunned itself', body('D', 9, 2, 'health:1'), body('V', 5, 5, 'vampire', 'health:2'), 'front'],
    ['ranged', body('D', 1, 2, 'health:1'), body('V', 5, 5, 'vampire', 'ranged'), 'back'],
  ])('gets none: %s', (_, defender, vampire, row) => {
    const { card, close } = bite(defender, vampire, row);
    expect(card('V').vitality).toBe(0);
    close();
  });

  // VS-KW-VAMPIRE: of a defending character, so not as the defender.
  test('gets none for an attacker', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 1, 2, 'health:1')] },
      bob: { front: [body('V', 5, 5, 'vampire')] },
    });
    ann.attack('V', 'A');
    resolve(ann, bob);
    expect([seat('ann').ko, card('V').vitality]).toEqual([['A'], 0]);
    close();
  });
});

describe('vitality counters put by an effect', () => {
  const giver = hero('Giver', [does('Give', putVitality(2, a(enemy({ name: 'D' }))))]);
  const give = (facts: object) => {
    const at = scene('modern', { cards: [giver], ann: { front: ['Giver'] }, bob: { front: [facts] } });
    at.ann.use('Giver', 'Give');
    return at;
  };

  // VS-STN-43
  test('cancel wounds one for one', () => {
    const { card, close } = give({ body: 'D 2/2 health:4', wounds: 1 });
    expect([card('D').wounds, card('D').vitality, card('D').health]).toEqual([0, 1, 5]);
    close();
  });

  // VS-STN-43: they stay on while it is face down, and can go on then.
  test('go on the stunned', () => {
    const { card, close } = give({ body: 'D 2/2 health:4', stunned: true });
    expect(card('D').vitality).toBe(2);
    close();
  });
});
