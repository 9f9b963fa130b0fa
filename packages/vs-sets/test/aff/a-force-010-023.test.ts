import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-010 Sister Grimm', () => {
  const staff = 'The Staff of One';
  const stage = (deck: unknown[], ko: unknown[] = [], more: object = {}) =>
    scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: {
        back: ['aff-010 as Nico'],
        front: [body('D', 1, 1, 'team:aForce')],
        resources: ['Intellect Location x2'],
        deck,
        ko,
        ...more,
      },
    });

  // Rulings: she need not be in the combat, and the deck is shuffled.
  test('ruling: finds an Any Turn Combat plot twist of a name not in the KO pile, plays it, and shuffles', () => {
    const { ann, bob, card, seat, close } = stage(
      ['aff-024 as Angry', 'mnb-105 as Fire', 'mnb-025 as Tech', 'mnb-107 as Savage', body('X', 1, 1)],
      ['mnb-105 as Used', 'Might Location'],
    );
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Nico', staff);
    expect(bob.offered('choose').toSorted()).toEqual(['Angry', 'Savage']);
    bob.choose('Angry');
    expect([card('D').plus, card('Angry').zone, seat('bob').deck?.length]).toEqual([2, 'ko', 4]);
    expect(bob.refused('use', 'Nico', staff)).toEqual(['VS-PWR-42']);
    pass(ann, bob);
    close();
  });

  test('may find nothing, and still shuffles', () => {
    const { ann, bob, seat, close } = stage(['aff-024 as Angry', body('X', 1, 1)]);
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Nico', staff);
    bob.done();
    expect([seat('bob').deck?.length, seat('bob').ko]).toEqual([2, []]);
    // Who has looked through the deck knows it no more.
    expect(bob.sees('X')).toBe(false);
    pass(ann, bob);
    close();
  });

  // Ruling: one that cannot be played stays in the deck.
  test('ruling: a plot twist of a team that is not there stays in the deck', () => {
    const { ann, bob, card, close } = stage(['mnb-103 as Trick', 'mnb-050 as Squad']);
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Nico', staff);
    bob.choose('Trick');
    expect([card('mnb-103').zone, card('mnb-050').zone]).toEqual(['deck', 'deck']);
    pass(ann, bob);
    close();
  });

  test('plays the Combat effect of one that has several', () => {
    const { ann, bob, card, close } = stage(['aff-025 as Build'], [], {
      resources: ['Intellect Location', { card: 'Might Location', as: 'M', faceDown: true }],
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Nico', staff);
    bob.choose('Build');
    bob.choose('M');
    expect(card('M').faceDown).toBe(false);
    pass(ann, bob);
    close();
  });
});

describe('aff-011 Pixie', () => {
  const dust = 'Hallucinogenic Dust';

  test('reveals cards until a character that is not on her side, puts it into play, and KOs it at the end of the turn', () => {
    const { ann, bob, seat, card, close } = scene('modern', {
      ann: {
        front: ['aff-011 as Pixie', 'aff-012 as Jess'],
        resources: ['Energy Location x2'],
        deck: ['Might Location', 'aff-012 as Copy', 'mnb-024', body('New', 9, 9), body('Next', 1, 1)],
      },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Pixie', dust);
    ann.row('front');
    expect([seat('ann').front, seat('ann').deck?.length]).toEqual([['Pixie', 'Jess', 'New'], 4]);
    expect(ann.refused('use', 'Pixie', dust)).toEqual(['VS-PWR-42']);
    ann.attack('D', 'New');
    pass(ann, bob);
    nextMain(ann, bob);
    expect([card('New').zone, card('Jess').zone]).toEqual(['ko', 'front']);
    close();
  });

  test('shows the whole deck if there is none', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: ['aff-011 as Pixie'],
        resources: ['Energy Location'],
        deck: ['Might Location', 'aff-011 as Copy', 'mnb-024'],
      },
      bob: {},
    });
    ann.use('Pixie', dust);
    expect([seat('ann').front, seat('ann').deck?.length]).toEqual([['Pixie'], 3]);
    close();
  });

  // Ruling: the KO does not depend on Pixie any more.
  test('ruling: KOs it although Pixie has gone', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-011 as Pixie'], resources: ['Energy Location'], deck: [body('New', 1, 9), body('X', 1, 1)] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Pixie', dust);
    ann.row('back');
    ann.attack('D', 'Pixie');
    pass(ann, bob);
    expect(card('Pixie').zone).toBe('ko');
    nextMain(ann, bob);
    expect(card('New').zone).toBe('ko');
    close();
  });
});

describe('aff-023 Heroines of Arcadia', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:aForce'), body('B', 1, 9, 'team:aForce')], hand: ['aff-023 as Mine'] },
      bob: { front: [body('D', 1, 20, 'team:aForce')], hand: ['aff-023 as Theirs'] },
    });

  test('gives each attacker of a team attack +3/+0 this combat, on any turn', () => {
    const { ann, bob, card, close } = stage();
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A', 'B');
    ann.play('Mine');
    expect(['A', 'B', 'D'].map((name) => [card(name).atk, card(name).def])).toEqual([
      [4, 9],
      [4, 9],
      [1, 20],
    ]);
    bob.play('Theirs');
    expect(card('A').atk).toBe(7);
    pass(ann, bob);
    bob.strikeBack('A');
    expect(card('A').atk).toBe(1);
    close();
  });

  test('does nothing for a solo attack', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'A');
    ann.play('Mine');
    expect(card('A').atk).toBe(1);
    pass(bob, ann);
    close();
  });
});
