import { expect, test } from 'vitest';
import { a, draw, enemy, on, push, putPlus, superPower, trigger } from '../src/index.ts';
import { body, chief, does, hero, scene, twist } from './cast.ts';

// VS-MAIN-01: triggers for the beginning of the Main Phase resolve first.
test('start-of-main triggers resolve before anything else', () => {
  const opener = chief('Opener', [
    trigger('Open', on('startOfMain', undefined, { player: 'you' }), putPlus(2, 'self')),
  ]);
  const { ann, card, table, close } = scene('modern', {
    cards: [opener],
    ann: { back: ['Opener'] },
    bob: { back: ['Opener'] },
    at: 'formation',
  });
  expect(card("ann's Opener").plus).toBe(0);
  ann.pass();
  expect([table().phase, card("ann's Opener").plus, card("bob's Opener").plus]).toEqual(['main', 2, 0]);
  close();
});

// VS-MAIN-02: a Super Power limited to the beginning of the Main Phase can be used at that point only.
test('a power for the beginning of the phase is offered there and not again', () => {
  const early = hero('Early', [superPower('Dawn', 'mainStart', [], draw()), does('Later', draw())]);
  const { ann, bob, close } = scene('modern', {
    cards: [early],
    ann: { front: ['Early'] },
    bob: { front: [body('D', 2, 9)] },
    at: 'mainStart',
  });
  expect(ann.offered('use')).toContain('Early, Dawn');
  expect(ann.offered('attack')).toEqual([]);
  ann.pass();
  expect(ann.offered('use')).toEqual(['Early, Later']);
  expect(ann.refused('use', 'Early', 'Dawn')).toContain('VS-PWR-25');
  ann.attack('D', 'Early');
  ann.pass();
  bob.pass();
  expect(ann.offered('use')).not.toContain('Early, Dawn');
  close();
});

const field = () =>
  scene('modern', {
    cards: [hero('Doer', [does('Act', draw())]), twist('Ploy', 'main', draw())],
    ann: {
      front: [body('A', 2, 9), body('B', 2, 9)],
      back: ['Doer'],
      hand: ['Ploy', body('A', 2, 9)],
    },
    bob: { front: [body('D', 1, 9)], hand: ['Ploy'] },
  });
const mainActions = ['use Doer, Act', 'play Ploy', 'powerUp A, A'];

// VS-MAIN-03: the turn player may make any number of attacks, one after the other.
// VS-MAIN-05: Main actions may be taken before, between and after attacks, but not during one.
// VS-MAIN-06: when a combat is over, play is back in the Main Phase.
test('attacks follow each other, with Main actions before, between and after them', () => {
  const { ann, bob, table, close } = field();
  const actions = () => ann.offered().filter((line) => mainActions.includes(line));
  expect(actions()).toEqual(mainActions);
  for (const name of ['A', 'B']) {
    ann.attack('D', name);
    expect(table().combat).toBe(true);
    expect(actions()).toEqual(name === 'A' ? ['powerUp A, A'] : []);
    expect(ann.refused('use', 'Doer', 'Act')).toContain('VS-MAIN-05');
    expect(ann.refused('play', 'Ploy')).toContain('VS-MAIN-05');
    expect(ann.refused('attack', 'D', name === 'A' ? 'B' : 'A')).not.toEqual([]);
    ann.pass();
    bob.pass();
    expect([table().combat, table().phase, table().turn]).toEqual([false, 'main', 'ann']);
    expect(actions()).toEqual(mainActions);
  }
  close();
});

// VS-MAIN-04: attacking is optional.
test('a turn may end without an attack', () => {
  const { ann, table, close } = field();
  expect(ann.offered('attack')).not.toEqual([]);
  ann.pass();
  expect(table().turn).toBe('bob');
  close();
});

// VS-MAIN-07: only the turn player takes Main actions.
test('the other player takes no Main actions', () => {
  const { bob, close } = field();
  expect(bob.offered()).toEqual([]);
  expect(bob.refused('play', "bob's Ploy")).toContain('VS-PWR-26');
  close();
});

// VS-MAIN-08: having nobody ready, or nobody to attack, does not end the phase.
test('the turn player decides though no attack is possible', () => {
  const tired = scene('modern', {
    ann: { front: [{ body: 'A 2/2', exhausted: true }] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect([tired.decides(), tired.ann.offered()]).toEqual(['ann', ['pass']]);
  tired.close();
  const alone = scene('modern', {
    ann: { front: [body('A', 2, 2)] },
    bob: { back: [{ body: 'Boss 2/9 main', stunned: true }] },
  });
  expect([alone.decides(), alone.ann.offered(), alone.table().phase]).toEqual(['ann', ['pass'], 'main']);
  alone.close();
});

// VS-MAIN-09: characters do not change rows during the Main Phase unless an effect moves them.
test('rows change in the Main Phase only by effect', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Pusher', [does('Shove', push(a(enemy({ is: 'supporting' }))))])],
    ann: { front: ['Pusher'] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(ann.offered('move')).toEqual([]);
  expect(ann.refused('move', 'Pusher')).toContain('VS-MAIN-09');
  ann.use('Pusher', 'Shove');
  expect(card('D').zone).toBe('back');
  close();
});
