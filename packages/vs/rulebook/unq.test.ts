import { expect, test } from 'vitest';
import {
  a,
  draw,
  each,
  enemy,
  inHand,
  inKo,
  itself,
  ko,
  losesPowers,
  modify,
  on,
  putIntoPlay,
  takeControl,
  transform,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { listed } from './told.ts';

const recruiting = (front: readonly unknown[], hand: readonly string[], profile = 'modern') =>
  scene(profile, { ann: { front, hand, points: 9 }, bob: {}, at: 'recruit' });

// VS-UNQ-01, VS-UNQ-02, VS-UNQ-15: the earlier of two with one name is KO'd, also if they are different cards.
test('a second character of one name KOs the first', () => {
  const { ann, card, close } = recruiting(['body Twin 2/2 as Old'], ['body Twin 5/5 as New']);
  ann.recruit('New', 'front');
  expect([card('Old').zone, card('New').zone]).toEqual(['ko', 'front']);
  close();
});

const caller = hero('Caller', [
  does('Call', putIntoPlay(each(inKo({ is: 'character' })))),
  does('Beckon', putIntoPlay(each(inHand({ is: 'character' })))),
]);

// VS-UNQ-03: of two that enter together the player picks one to KO.
test('of two that come together the player chooses who goes', () => {
  const { ann, card, close } = scene('modern', {
    cards: [caller],
    ann: { front: ['Caller'], ko: ['body Twin 1/1 as T1', 'body Twin 2/2 as T2'] },
    bob: {},
  });
  ann.use('Caller', 'Call');
  ann.row('front');
  ann.row('front');
  expect(ann.offered('choose')).toEqual(['T1', 'T2']);
  ann.choose('T2');
  expect([card('T1').zone, card('T2').zone]).toEqual(['front', 'ko']);
  close();
});

const thief = hero('Thief', [does('Steal', takeControl(a(enemy({ is: 'supporting' }))))]);

// VS-UNQ-04: if the second comes by a change of control, the first is KO'd. VS-UNQ-13: on two sides both may stand.
test('a stolen namesake KOs the one that was there', () => {
  const { ann, card, close } = scene('modern', {
    cards: [thief],
    ann: { front: ['Thief', 'body Twin 1/1 as Mine'] },
    bob: { front: ['body Twin 1/1 as Theirs'] },
  });
  expect([card('Mine').zone, card('Theirs').zone]).toEqual(['front', 'front']);
  ann.use('Thief', 'Steal');
  ann.row('front');
  expect([card('Mine').zone, card('Theirs').zone, card('Theirs').controller]).toEqual(['ko', 'front', 'ann']);
  close();
});

// VS-UNQ-05: a supporting character with the name of one's main character cannot be played.
test('the name of one’s main character cannot be recruited', () => {
  const { ann, close } = recruiting([body('Boss', 2, 9, 'main')], ['body Boss 1/1 as Double', body('A', 1, 1)]);
  expect(ann.offered('recruit')).toEqual(['A, front', 'A, back']);
  expect(ann.refused('recruit', 'Double', 'front')).toEqual(['VS-UNQ-05']);
  close();
});

// VS-UNQ-06: an effect that would give one such a character is ignored in that part, in older books as a whole.
test.each([
  ['modern', ['Caller', 'A']],
  ['cr21', ['Caller', 'A']],
  ['mb15', ['Caller']],
  ['mcu18', ['Caller']],
])('in %s an effect that would bring the main character’s double brings %j', (profile, front) => {
  const { ann, seat, close } = scene(profile, {
    cards: [caller],
    ann: { front: ['Caller'], back: [body('Boss', 2, 9, 'main')], ko: ['body Boss 1/1 as Double', body('A', 1, 1)] },
    bob: {},
  });
  ann.use('Caller', 'Call');
  ann.row('front');
  expect(seat('ann').front).toEqual(front);
  expect(seat('ann').ko).toContain('Double');
  close();
});

// VS-ZON-19, VS-UNQ-06: the later rule removes it, and the others come.
test('in modern+updates the main character’s double is removed from the game', () => {
  const { ann, seat, card, close } = scene('modern+updates', {
    cards: [caller],
    ann: { front: ['Caller'], back: [body('Boss', 2, 9, 'main')], ko: ['body Boss 1/1 as Double', body('A', 1, 1)] },
    bob: {},
  });
  ann.use('Caller', 'Call');
  ann.row('front');
  expect([seat('ann').front, card('Double').zone]).toEqual([['Caller', 'A'], 'removed']);
  close();
});

// VS-UNQ-06: nor is such a character to be had by a change of control. VS-TERM-08: it does not appear, so it stays.
test.each(['modern', 'modern+updates'])('a namesake of one’s main character is not to be stolen in %s', (profile) => {
  const { ann, card, close } = scene(profile, {
    cards: [thief],
    ann: { front: ['Thief'], back: [body('Boss', 2, 9, 'main')] },
    bob: { front: ['body Boss 1/1 as Double'] },
  });
  ann.use('Thief', 'Steal');
  expect(card('Double').controller).toBe('bob');
  close();
});

// VS-UNQ-07: a main character with Swarm lifts both.
test('a main character with Swarm lets its doubles come', () => {
  const { ann, seat, close } = recruiting([body('Boss', 2, 9, 'main', 'swarm')], ['body Boss 1/1 as Double']);
  ann.recruit('Double', 'front');
  expect(seat('ann').front).toEqual(['Boss', 'Double']);
  close();
});

// VS-UNQ-08, VS-KW-SWARM: any number of a name with Swarm.
test('characters with Swarm stand side by side', () => {
  const { ann, seat, close } = recruiting(
    ['body Ant 1/1 swarm as A1'],
    ['body Ant 1/1 swarm as A2', 'body Ant 1/1 swarm as A3'],
  );
  ann.recruit('A2', 'front');
  ann.recruit('A3', 'back');
  expect([...listed(seat('ann').front), ...listed(seat('ann').back)]).toEqual(['A1', 'A2', 'Main', 'A3']);
  close();
});

// VS-UNQ-08: one copy with Swarm is enough for several; if it goes, only the most recent copy stays.
test('one copy with Swarm holds the others, and without it one stays', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [hero('Axe', [does('Wait', draw()), does('Chop', ko(a(yours({ keyword: 'swarm' }))))])],
    ann: { front: ['Axe', 'body Ant 1/1 swarm as Queen', 'body Ant 2/2 as Old', 'body Ant 3/3 as New'] },
    bob: {},
  });
  ann.use('Axe', 'Wait');
  expect(seat('ann').front).toEqual(['Axe', 'Queen', 'Old', 'New']);
  ann.use('Axe', 'Chop');
  expect([card('Old').zone, card('New').zone]).toEqual(['ko', 'front']);
  close();
});

// VS-UNQ-09, VS-EX-37: Captain Marvel is AKA Ms. Marvel: powered up by her card, and not beside her on one side.
test('a character with AKA has both names, for uniqueness and for Power-Ups', () => {
  const cards = [hero('Captain Marvel', [], { aka: ['Ms. Marvel'] }), hero('Ms. Marvel', [])];
  const marvels = (at: string) =>
    scene('cr21', { cards, ann: { front: ['Captain Marvel'], hand: ['Ms. Marvel'], points: 1 }, bob: {}, at });
  expect(marvels('main').ann.offered('powerUp')).toEqual(['Ms. Marvel, Captain Marvel']);
  const { ann, seat, close } = marvels('recruit');
  ann.recruit('Ms. Marvel', 'front');
  expect([seat('ann').front, seat('ann').ko]).toEqual([['Ms. Marvel'], ['Captain Marvel']]);
  close();
});

// VS-EX-38: Bruce Banner counts as Hulk, so a Hulk card powers him up and cannot be played beside him.
test('Bruce Banner counts as having both names', () => {
  const banner = (at: string) =>
    scene('mcu18', { ann: { front: ['mcu1-003'], hand: ['mcu1-024'], points: 9 }, bob: {}, at });
  expect(banner('main').ann.offered('powerUp')).toEqual(['Hulk, Bruce Banner']);
  expect(banner('recruit').ann.refused('recruit', 'mcu1-024', 'front')).toEqual(['VS-UNQ-05']);
});

// VS-UNQ-10: AKA is not a power and is not turned off.
test('a character without powers keeps its other name', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Mute', [does('Hush', modify(a(yours({ name: 'Carol' })), 'turn', losesPowers))])],
    ann: { front: ['Mute', 'body Carol 4/4 aka:Kamala'], hand: [body('Kamala', 1, 1)] },
    bob: {},
  });
  ann.use('Mute', 'Hush');
  expect([card('Carol').powersOff, ann.offered('powerUp')]).toEqual([true, ['Kamala, Carol']]);
  close();
});

// VS-UNQ-11, VS-EX-39: Kate Bishop is *Hawkeye*, Clint Barton is Hawkeye. VS-UNQ-12: the number of stars matters.
test.each([
  ['*Hawkeye*', 'Hawkeye'],
  ['**Hawkeye**', '*Hawkeye*'],
])('%s and %s are two names', (kate, clint) => {
  const cards = [hero(`Kate ${kate}`, []), hero(`Clint ${clint}`, [])].map((card, i) => ({
    ...card,
    name: [kate, clint][i],
  }));
  const [k, c] = cards.map(({ id }) => id);
  const { ann, seat, close } = scene('cr21', {
    cards,
    ann: { front: [k], hand: [c], points: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit(c, 'front');
  expect(seat('ann').front).toEqual([kate, clint]);
  close();
  const main = scene('cr21', { cards, ann: { front: [k], hand: [c] }, bob: {} });
  expect(main.ann.offered('powerUp')).toEqual([]);
});

// VS-UNQ-14: face-down characters count.
test.each(['stunned', 'hidden'])('a %s character keeps its name', (state) => {
  const { ann, card, close } = recruiting([{ body: 'Twin 2/2', as: 'Old', [state]: true }], ['body Twin 5/5 as New']);
  ann.recruit('New', 'front');
  expect(card('Old').zone).toBe('ko');
  close();
});

// VS-UNQ-16: the universe does not matter.
test('namesakes of two universes are one name', () => {
  const { ann, card, close } = recruiting([{ card: 'mnb-010', as: 'Drawn' }], ['mcu1-013 as Filmed']);
  ann.recruit('Filmed', 'front');
  expect([card('Drawn').zone, card('Filmed').zone]).toEqual(['ko', 'front']);
  close();
});

// VS-UNQ-17: a KO by uniqueness is a normal KO for triggers.
test('a KO by uniqueness sets KO triggers off', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Twin', [trigger('Legacy', on('getsKod', itself), draw())])],
    ann: { front: ['Twin'], hand: ['Twin as New'], points: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('New', 'front');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

// VS-UNQ-18: if the main character takes a name that a supporting character of its player has, that one is KO'd.
test('a main character that takes a name KOs who had it', () => {
  const cards = [chief('Mask', [does('Become', transform('Face', 1))]), chief('Face', [])];
  const { ann, card, close } = scene('modern', {
    cards,
    ann: { front: ['x-mask-1', 'body Face 2/2 as Double'], side: ['x-face-1'] },
    bob: {},
  });
  ann.use('Mask', 'Become');
  expect([card('Double').zone, card('x-face-1').zone]).toEqual(['ko', 'front']);
  close();
});
