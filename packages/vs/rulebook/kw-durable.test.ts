import { describe, expect, test } from 'vitest';
import { a, character, daze, equipment, keyword, putMinus, strike, stun, superPower } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

const rock = hero('Rock', [keyword('durable')]);
const hand = hero('Hand', [
  superPower('Push', 'main', [], stun(a(character({ name: 'Rock' })))),
  superPower('Daze', 'main', [], daze(a(character({ name: 'Rock' })))),
  superPower('Poison', 'main', [], putMinus(2, a(character({ name: 'Rock' })))),
  superPower('Hit', 'main', [], strike('self', a(character({ name: 'Rock' })))),
]);
const hat = equipment({ id: 'x-hat', name: 'Hat', cost: 0, teams: [], powers: [] });

const stage = (facts: object = {}) =>
  scene('modern', {
    cards: [rock, hand, hat],
    ann: { front: ['Hand', body('A', 9, 9)] },
    bob: { front: [{ card: 'Rock', ...facts }] },
  });

describe('Durable', () => {
  // VS-KW-DURABLE, VS-KW-DURABLE-3
  test.each(['Push', 'Hit', 'Daze'])('spares it the wound and lets it recover after %s', (power) => {
    const yes = stage();
    yes.ann.use('Hand', power);
    yes.bob.yes();
    expect([yes.card('Rock').stunned, yes.card('Rock').wounds, yes.card('Rock').zone]).toEqual([false, 0, 'front']);

    const no = stage();
    no.ann.use('Hand', power);
    no.bob.no();
    expect([no.card('Rock').stunned, no.card('Rock').wounds]).toEqual([true, 0]);
  });

  // VS-KW-DURABLE
  test('does nothing against a strike in combat', () => {
    const { ann, bob, card } = stage();
    ann.attack('Rock', 'A');
    ann.pass();
    bob.pass();
    expect(bob.offered('yes')).toEqual([]);
    expect([card('Rock').stunned, card('Rock').wounds]).toEqual([true, 1]);
  });

  // VS-KW-DURABLE-2: it has been stunned all the same.
  test('keeps nothing that a stun takes away', () => {
    const { ann, bob, card } = stage({ plus: 1, equipment: ['Hat'] });
    ann.use('Hand', 'Push');
    bob.yes();
    expect([card('Rock').exhausted, card('Rock').plus, card('Hat').zone]).toEqual([true, 0, 'ko']);
  });

  // VS-KW-DURABLE: -1/-1 counters are no strike.
  test('works when counters bring its DEF to 0', () => {
    const { ann, bob, card } = stage();
    ann.use('Hand', 'Poison');
    bob.yes();
    expect([card('Rock').stunned, card('Rock').wounds, card('Rock').minus]).toEqual([false, 0, 0]);
  });
});
