import { expect, test } from 'vitest';
import {
  a,
  aura,
  draw,
  each,
  enemy,
  gets,
  itself,
  ko,
  on,
  putMinus,
  stats,
  stun,
  trigger,
  wound,
} from '../src/index.ts';
import { body, does, hero, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const PROUD = [trigger('Proud', on('stuns', itself), draw()), trigger('Slayer', on('kos', itself), draw(2))];

/** What ann has drawn tells who was credited: 1 for a stun, 2 more for a KO. */
function credit(powers: Parameters<typeof hero>[1], victim: string, name = 'Act'): number {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Doer', [...PROUD, ...powers])],
    ann: { front: ['Doer'] },
    bob: { front: [victim] },
  });
  ann.use('Doer', name);
  if (ann.offered('choose').length > 0) ann.choose('D');
  if (ann.offered('order').length > 0) ann.trigger('Proud');
  close();
  return many(seat('ann').hand);
}

// VS-PWR-11: credit for a stun goes to the character that causes it.
test('who stuns by a power is credited with the stun', () => {
  expect(credit([does('Act', stun(a(enemy())))], 'body D 2/2')).toBe(1);
});

// VS-PWR-12: and to the one whose -1/-1 counters bring DEF to 0.
test('who puts the last -1/-1 counter is credited with the stun', () => {
  expect(credit([does('Act', putMinus(2, a(enemy())))], 'body D 2/2')).toBe(1);
});

// VS-PWR-13: and to the one whose modifier does it, a resolved one or a continuous one.
test('whose modifier brings DEF to 0 is credited with the stun', () => {
  expect(credit([does('Act', gets(a(enemy()), 0, -2, 'turn'))], 'body D 2/2')).toBe(1);

  const gloom = hero('Gloom', [...PROUD, aura('Gloom', { side: 'enemy', name: 'D' }, stats(0, -2))]);
  const { ann, seat, card, close } = scene('modern', {
    cards: [gloom],
    ann: { hand: ['Gloom'], points: 1 },
    bob: { front: [body('D', 2, 2)] },
    at: 'recruit',
  });
  ann.recruit('Gloom', 'front');
  expect([card('D').stunned, many(seat('ann').hand)]).toEqual([true, 1]);
  close();
});

// VS-PWR-12: nobody is credited for what a plot twist does, whoever hurt the character before.
test('a plot twist that brings DEF to 0 credits nobody', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [
      hero('Doer', [...PROUD, does('Act', putMinus(1, a(enemy({ name: 'D' }))))]),
      twist('Blow', 'main', putMinus(1, a(enemy({ name: 'D' })))),
    ],
    ann: { front: ['Doer'], hand: ['Blow'] },
    bob: { front: [body('D', 2, 2)] },
  });
  ann.use('Doer', 'Act');
  ann.play('Blow');
  expect([card('D').stunned, seat('ann').hand]).toEqual([true, []]);
  close();
});

// VS-PWR-14, VS-PWR-18: under the combat rules every attacker of a team is credited, and the defender for whom it stuns.
test('in a team attack each attacker is credited, the defender only for the attacker it stuns', () => {
  const cards = [hero('Left', PROUD), hero('Right', PROUD), hero('Wall', PROUD, { atk: 2, def: 4 })];
  const { ann, bob, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Left', 'Right'] },
    bob: { front: ['Wall'] },
  });
  ann.attack('Wall', 'Left', 'Right');
  resolve(ann, bob);
  bob.strikeBack('Left');
  ann.order('Left', 'Right');
  expect([many(seat('ann').hand), many(seat('bob').hand)]).toEqual([2, 1]);
  close();
});

// VS-PWR-15: credit for a KO goes to who is credited with the stun that gave the final wound.
test('the stun with the last wound is credited with the KO', () => {
  expect(credit([does('Act', stun(a(enemy())))], 'body D 2/2 health:1')).toBe(3);
});

// VS-PWR-15: or a lethal wound.
test('the stun with a lethal wound is credited with the KO', () => {
  const cards = [hero('Doer', [...PROUD, { power: 'keyword', keyword: 'lethal' }], { def: 9 })];
  const { ann, bob, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Doer'] },
    bob: { front: ['body D 2/2 health:5'] },
  });
  ann.attack('D', 'Doer');
  resolve(ann, bob);
  ann.trigger('Proud');
  expect([seat('bob').ko, many(seat('ann').hand)]).toEqual([['D'], 3]);
  close();
});

// VS-PWR-16: credit for a KO goes to a character that causes it directly.
test('who KOs by a power is credited with the KO', () => {
  expect(credit([does('Act', ko(a(enemy())))], 'body D 2/2')).toBe(2);
});

// VS-PWR-17: credit for a KO goes to the character behind the plain wound that reaches health.
test('who gives the last plain wound is credited with the KO', () => {
  expect(credit([does('Act', wound(a(enemy()), 2))], 'body D 2/2')).toBe(2);
  expect(credit([does('Act', wound(a(enemy())))], 'body D 2/2')).toBe(0);
});

// VS-PWR-19: a KO by uniqueness has no character as its source.
test('nobody is credited when a second copy KOs the first', () => {
  const cards = [hero('Twin', [...PROUD, trigger('Gone', on('getsKod', { name: 'Twin' }, { object: {} }), draw(5))])];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Twin'], hand: ['Twin as New'], points: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('New', 'front');
  expect([seat('ann').ko, seat('ann').hand]).toEqual([['Twin'], []]);
  close();
});

// VS-PWR-14: outside a combat between them nobody is credited for what a third one does.
test('a bystander is not credited', () => {
  const cards = [hero('Doer', PROUD), hero('Axe', [does('Hit', stun(each(enemy({ name: 'D' }))))])];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Doer', 'Axe'] },
    bob: { front: [body('D', 2, 2)] },
  });
  ann.use('Axe', 'Hit');
  expect(seat('ann').hand).toEqual([]);
  close();
});
