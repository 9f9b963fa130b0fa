import { expect, test } from 'vitest';
import { always, can, cant, draw, law, on, trigger, winGame } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';

// VS-GOLD-01: a card's text is applied against a rule of the book.
test('a card that lets its character attack the protected does so against the rule', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Ghost', [always('Through Walls', can('attackProtected'))])],
    ann: { front: ['Ghost', body('A', 2, 2)] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  expect(ann.offered('attack')).toEqual(['D, Ghost', 'E, Ghost', 'Main, Ghost', 'D, A']);
  expect(ann.refused('attack', 'E', 'A')).toContain('VS-ATK-06');
  close();
});

// VS-GOLD-02: what one effect allows and another forbids is forbidden.
test('an effect that forbids beats one that allows', () => {
  const { ann, close } = scene('modern', {
    cards: [
      hero('Ghost', [always('Through Walls', can('attackProtected'))]),
      hero('Untouched', [always('Never', cant('beAttacked'))]),
    ],
    ann: { front: ['Ghost'] },
    bob: { front: [body('D', 2, 2)], back: ['Untouched'] },
  });
  expect(ann.offered('attack')).toEqual(['D, Ghost', 'Main, Ghost']);
  expect(ann.refused('attack', 'Untouched', 'Ghost')).toEqual(['VS-GOLD-02']);
  close();
});

// VS-GOLD-02: who can't lose keeps an opponent from winning in another way.
test('nobody wins by effect against a player who cannot lose', () => {
  const supreme = hero('Supreme', [law('Leader For Ever', { rule: 'cantLose', who: 'you' })]);
  const victor = hero('Victor', [does('Triumph', winGame)]);
  const against = (front: readonly string[]) =>
    scene('modern', { cards: [supreme, victor], ann: { front: ['Victor'] }, bob: { front } });

  const held = against(['Supreme']);
  held.ann.use('Victor', 'Triumph');
  expect(held.winners()).toEqual([]);
  held.close();

  const lost = against([body('D', 2, 2)]);
  lost.ann.use('Victor', 'Triumph');
  expect(lost.winners()).toEqual(['ann']);
  expect(lost.ended()?.rules).toContain('VS-GOLD-01');
});

const herald = hero('Herald', [trigger('Herald', on('appears', { is: 'location', side: 'yours' }), draw())]);
const placing = (profile: string) => {
  const at = scene(profile, {
    cards: [herald],
    ann: { front: ['Herald'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  at.ann.resource('Might Location', 'up');
  return at.seat('ann').hand;
};

// VS-GOLD-03: of the books it merges, the compiled rulebook is right where they disagree; it lets any card appear.
test('the compiled rulebook outranks the first book on what appears', () => {
  expect(placing('cr21')).toEqual(['Extra']);
  expect(placing('mb15')).toEqual([]);
});

// VS-GOLD-04: the later statement prevails; what a later book leaves out still holds.
test('the modern rules take the latest statement and keep what it does not mention', () => {
  // Only the latest book says when hidden characters turn up.
  const recovery = scene('modern', { ann: { front: [{ body: 'A 2/2', hidden: true }] }, bob: {}, at: 'recovery' });
  expect(recovery.card('A').hidden).toBe(false);
  recovery.close();

  // Only the compiled book asks for ATK of at least 1 to strike.
  const weak = scene('modern', { ann: { front: [body('A', 0, 3)] }, bob: { front: [body('D', 0, 1)] } });
  weak.ann.attack('D', 'A');
  weak.ann.pass();
  weak.bob.pass();
  expect(weak.card('D').stunned).toBe(false);
  weak.close();
});

// VS-GOLD-05, VS-KW-LETHAL: the keyword means what the rules in force say, not what an old card prints.
test('an old keyword has the meaning of the rules that are played', () => {
  const tough = hero('Tough Guy', [always('No Wound', cant('beWoundedByStun'))]);
  const fight = (profile: string) => {
    const at = scene(profile, {
      cards: [tough],
      ann: { front: [body('A', 5, 5, 'lethal')] },
      bob: { front: ['Tough Guy'] },
    });
    at.ann.attack('Tough Guy', 'A');
    at.ann.pass();
    at.bob.pass();
    return at.card('Tough Guy').zone;
  };
  expect(fight('mb15')).toBe('ko');
  expect(fight('modern')).toBe('front');
});
