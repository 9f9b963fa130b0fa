import { expect, test } from 'vitest';
import {
  a,
  capture,
  draw,
  enemy,
  itself,
  keyword,
  ko,
  losesPowers,
  modify,
  on,
  putIntoPlay,
  stun,
  supporting,
  toHand,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';

/** Ann recruits N with that keyword to the front row; `hand` is what else she holds. */
const arrive = (
  word: string,
  ann: object,
  bob: object,
  cards: readonly unknown[] = [],
  hand: readonly string[] = [],
) => {
  const at = scene('mb15', {
    cards,
    ann: { hand: [body('N', 2, 2, word), ...hand], points: 1, ...ann },
    bob,
    at: 'recruit',
  });
  at.ann.recruit('N', 'front');
  return at;
};

// VS-KW-BLAST: each enemy character in one enemy row gets a -1/-1 counter; stunned ones are skipped.
test('Blast hits one row of one enemy', () => {
  const at = scene('mb15', {
    ann: { hand: [body('N', 2, 2, 'blast')], front: [body('A', 3, 3)], points: 1 },
    bob: { front: [body('D', 3, 3), { body: 'S 3/3', stunned: true }], back: [body('E', 3, 3)] },
    cid: { front: [body('F', 3, 3)] },
    at: 'recruit',
  });
  at.ann.recruit('N', 'front');
  expect(at.ann.offered('row')).toEqual(['front, bob', 'front, cid', 'back, bob', 'back, cid']);
  at.ann.row('front', 'bob');
  expect(['A', 'D', 'S', 'E', 'F'].map((name) => at.card(name).minus)).toEqual([0, 1, 0, 0, 0]);
  at.close();
});

// VS-KW-EVOLUTIONARY-COCOON: it appears stunned without a wound, and recovers as others do.
test('Evolutionary Cocoon appears stunned and unhurt', () => {
  const at = arrive('evolutionaryCocoon', {}, {});
  expect(at.card('N')).toEqual({ stunned: true });
  for (let step = 0; step < 3; step++) at.ann.pass();
  for (let step = 0; step < 4; step++) at.bob.pass();
  expect(at.card('N')).toEqual({});
});

// VS-KW-FREEZE: any character on any side.
test('Freeze freezes a character of one’s choice', () => {
  const at = arrive('freeze', { front: [body('A', 2, 2)] }, { front: [body('D', 2, 2)] });
  expect(at.ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main', 'N']);
  at.ann.choose('D');
  expect(at.card('D')).toEqual({ frozen: true, exhausted: true });
  at.close();
});

// VS-KW-INSPIRE: another character that appears on its side gets a +1/+1 counter.
test('Inspire is for others on its own side', () => {
  const at = arrive('flight', { front: [body('I', 2, 2, 'inspire')] }, { front: [body('J', 2, 2, 'inspire')] });
  expect([at.card('N').plus, at.card('I').plus]).toEqual([1, 0]);
  at.close();
});

// VS-KW-INVENTIVE: turn one face-down location of one's own up. VS-KW-INVENTIVE-2: after looking through them.
test('Inventive turns a face-down location up, and its player sees which are there', () => {
  const resources = [{ card: 'Might Location', faceDown: true }, { card: 'Skill Location', faceDown: true }, 'Extra'];
  const at = arrive('inventive', { resources }, { resources: [{ card: 'Energy Location', faceDown: true }] });
  expect([at.ann.sees('Might Location'), at.bob.sees('Might Location')]).toEqual([true, false]);
  at.ann.yes();
  expect(at.ann.offered('choose')).toEqual(['Might Location', 'Skill Location']);
  at.ann.choose('Skill Location');
  expect([at.card('Skill Location').faceDown, at.card('Might Location').faceDown]).toEqual([false, true]);
  at.close();
});

// VS-KW-MIND-GAMES: a player of one's choice, oneself included, discards the hand and draws as many.
test.each(['ann', 'bob'] as const)('Mind Games makes %s discard and draw as many', (who) => {
  const at = arrive('mindGames', {}, { hand: ['Skill Location', 'Skill Location'] }, [], ['Might Location']);
  at.ann.yes();
  expect(at.ann.offered('choose')).toEqual(['ann', 'bob']);
  at.ann.choose(who);
  expect(at.seat(who).hand).toEqual(who === 'ann' ? ['Extra'] : ['Extra', 'Extra']);
  expect(at.seat(who === 'ann' ? 'bob' : 'ann').hand).toEqual(
    who === 'ann' ? ['Skill Location', 'Skill Location'] : ['Might Location'],
  );
  at.close();
});

test('Mind Games may be left alone', () => {
  const at = arrive('mindGames', {}, {}, [], ['Might Location']);
  at.ann.no();
  expect(at.seat('ann').hand).toEqual(['Might Location']);
  at.close();
});

// VS-KW-NULLIFY: an enemy supporting character, stunned or not, loses its keyword and super powers.
test('Nullify takes an enemy’s powers, of a stunned one too', () => {
  const victim = hero('V', [keyword('flight'), does('Act', draw())]);
  const at = arrive('nullify', {}, { front: ['V', { body: 'S 2/2 dodge', stunned: true }] }, [victim]);
  expect(at.ann.offered('choose')).toEqual(['V', 'S']);
  at.ann.choose('V');
  expect([at.card('V').keywords, at.card('V').powersOff]).toEqual(['', true]);
  expect(at.bob.refused('use', 'V', 'Act')).toEqual(['VS-PWR-03', 'VS-STN-12']);
  at.close();
});

const cosmo = hero('Cosmo', [keyword('nullify'), does('Faint', stun('self')), does('Leave', toHand('self'))], {
  cost: 0,
});

// VS-KW-NULLIFY-2: until its character is stunned or leaves play.
test.each(['Faint', 'Leave'])('Nullify ends when Cosmo should %s', (power) => {
  const { ann, card, close } = scene('mb15', {
    cards: [cosmo],
    ann: { hand: ['Cosmo'] },
    bob: { front: [body('V', 2, 2, 'flight')] },
    at: 'recruit',
  });
  ann.recruit('Cosmo', 'front');
  expect(card('V').keywords).toBe('');
  ann.pass();
  ann.pass();
  ann.use('Cosmo', power);
  expect(card('V').keywords).toBe('flight');
  close();
});

// VS-KW-NULLIFY-3: if its character loses its powers, the effect pauses.
test('Nullify pauses while its own character has lost its powers', () => {
  const mute = hero('Mute', [does('Hush', modify(a(yours({ name: 'Cosmo' })), 'turn', losesPowers))]);
  const { ann, card } = scene('mb15', {
    cards: [cosmo, mute],
    ann: { front: ['Mute'], hand: ['Cosmo'] },
    bob: { front: [body('V', 2, 2, 'flight')] },
    at: 'recruit',
  });
  ann.recruit('Cosmo', 'front');
  ann.pass();
  ann.pass();
  ann.use('Mute', 'Hush');
  expect(card('V').keywords).toBe('flight');
  ann.pass();
  expect(card('V').keywords).toBe('');
});

// VS-KW-STING: an enemy character gets a -1/-1 counter.
test('Sting puts a -1/-1 counter on an enemy character', () => {
  const at = arrive('sting', { front: [body('A', 2, 2)] }, { front: [body('D', 2, 2)] });
  expect(at.ann.offered('choose')).toEqual(['D', 'Main']);
  at.ann.choose('D');
  expect(at.card('D').minus).toBe(1);
  at.close();
});

// VS-KW-TOSS: another character on its side gains Flight for the turn.
test('Toss gives another character Flight for the turn', () => {
  const at = arrive('toss', { front: [body('A', 2, 2)] }, { front: [body('D', 2, 2)] });
  expect(at.ann.offered('choose').includes('N')).toBe(false);
  at.ann.choose('A');
  expect(at.card('A').keywords).toBe('flight');
  for (let step = 0; step < 3; step++) at.ann.pass();
  expect(at.card('A').keywords).toBe('');
});

// VS-KW-HATCH: an Ovomorph reveals a random card of the Facehugger pile; a Facehugger comes in its place and captures.
test('a hatching egg makes way for a Facehugger that captures', () => {
  const facehugger = supporting({
    id: 'x-facehugger',
    name: 'Facehugger',
    cost: 0,
    atk: 1,
    def: 1,
    health: 1,
    teams: ['xenomorphs'],
    token: true,
    pile: 'facehuggers',
    powers: [
      trigger(
        'Hug',
        on('isRevealed', itself),
        ko('object'),
        putIntoPlay('self', 'back'),
        capture(a(enemy({ is: 'supporting' }))),
      ),
    ],
  });
  const egg = hero('Ovomorph', [keyword('hatch')]);
  /** Ann's Build Phase begins, with these across from her. */
  const spring = (bob: object) =>
    scene('cr21', {
      cards: [facehugger, egg],
      ann: { front: ['Ovomorph'], side: ['Facehugger'] },
      bob,
      at: 'build',
    });

  const { card, seat } = spring({ front: [body('D', 2, 2)] });
  expect([card('Ovomorph').zone, seat('ann').back, card('Facehugger').captives]).toEqual([
    'ko',
    ['Main', 'Facehugger'],
    ['D'],
  ]);
  // VS-KW-HATCH-2: nobody to capture, nothing hatches.
  expect(spring({}).card('Ovomorph').zone).toBe('front');
});

// VS-KW-COMET-FALL
test('Comet Fall puts a counter on each enemy character and on nobody else', () => {
  const at = scene('modern', {
    ann: { hand: [body('N', 2, 2, 'cometFall')], front: [body('A', 3, 3)], points: 1 },
    bob: { front: [body('D', 3, 3), { body: 'S 3/3', stunned: true }], back: [body('E', 3, 3)] },
    at: 'recruit',
  });
  at.ann.recruit('N', 'front');
  expect(['A', 'N', 'D', 'S', 'E'].map((name) => at.card(name).minus ?? 0)).toEqual([0, 0, 1, 0, 1]);
  at.close();
});

// VS-KW-TERRIGENESIS
test('Terrigenesis exhausts itself for two counters, if its player likes', () => {
  const appear = () => {
    const at = scene('modern', { ann: { hand: [body('N', 2, 2, 'terrigenesis')], points: 1 }, bob: {}, at: 'recruit' });
    at.ann.recruit('N', 'front');
    return at;
  };
  const yes = appear();
  yes.ann.yes();
  expect([yes.card('N').plus, yes.card('N').exhausted]).toEqual([2, true]);
  yes.close();
  const no = appear();
  no.ann.no();
  expect([no.card('N').plus ?? 0, no.card('N').exhausted ?? false]).toEqual([0, false]);
  no.close();
});
