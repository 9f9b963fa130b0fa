import { expect, test } from 'vitest';
import { always, can, cant, draw, superPower } from '../src/index.ts';
import { body, chief, does, hero, scene, teamTwist, twist } from './cast.ts';

type Reasons = readonly { readonly code: string; readonly rules: readonly string[] }[];
/** A code and the rules behind it, in one line. */
const told = (reasons: Reasons): string[] => reasons.map(({ code, rules }) => `${code} ${rules.join(' ')}`);

const against = (front: readonly unknown[], enemies: object, cards: readonly unknown[] = []) =>
  scene('modern', { cards, ann: { front }, bob: enemies });

// VS-ATK-06, VS-TERM-19
test('the target is protected', () => {
  const { ann, close } = against([body('A', 2, 2)], { front: [body('D', 2, 2)], back: [body('E', 2, 2)] });
  expect(told(ann.reasons('attack', 'E', 'A'))).toEqual(['targetProtected VS-ATK-06 VS-TERM-19']);
  close();
});

// VS-ATK-01
test('the attacker is exhausted', () => {
  const { ann, close } = against([{ body: 'A 2/2', exhausted: true }], { front: [body('D', 2, 2)] });
  expect(told(ann.reasons('attack', 'D', 'A'))).toEqual(['exhausted VS-ATK-01']);
  close();
});

const thinker = hero('Thinker', [superPower('Think', 'main', ['intellect'], draw())]);
const thinking = (ann: object) => scene('modern', { cards: [thinker], ann: { front: ['Thinker'], ...ann }, bob: {} });

// VS-PWR-36
test('no location yields the symbol', () => {
  const { ann, close } = thinking({ resources: ['Might Location'], hand: ['Skill Location'] });
  expect(told(ann.reasons('use', 'Thinker', 'Think'))).toEqual(['noSymbol VS-PWR-36']);
  close();
});

// VS-RES-10, VS-RES-18
test('no location is face up, and none in hand', () => {
  const { ann, close } = thinking({ resources: [{ card: 'Intellect Location', faceDown: true }], hand: ['Extra'] });
  expect(told(ann.reasons('use', 'Thinker', 'Think'))).toEqual(['noFaceUpLocation VS-RES-10 VS-RES-18']);
  close();
});

// VS-PT-05, VS-MAIN-05, VS-PWR-28; VS-PT-06, VS-PWR-29
test('the timing is wrong', () => {
  const { ann, close } = scene('modern', {
    cards: [twist('Plan', 'main', draw()), twist('Trick', 'combat', draw())],
    ann: { front: [body('A', 2, 2)], hand: ['Plan', 'Trick'] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(told(ann.reasons('play', 'Trick'))).toEqual(['noCombat VS-PT-06 VS-PWR-29']);
  ann.attack('D', 'A');
  expect(told(ann.reasons('play', 'Plan'))).toEqual(['duringCombat VS-MAIN-05 VS-PWR-28 VS-PT-05']);
  close();
});

// VS-PT-11, VS-STN-14
test('no face-up character is of the Plot Twist’s team', () => {
  const { ann, close } = scene('modern', {
    cards: [teamTwist('Mutants', 'xmen', 'main', draw())],
    ann: { front: [body('A', 2, 2), { body: 'X 2/2 team:xmen', stunned: true }], hand: ['Mutants'] },
    bob: {},
  });
  expect(told(ann.reasons('play', 'Mutants'))).toEqual(['noTeammate VS-PT-11 VS-STN-14']);
  close();
});

// VS-UNQ-05
test('the character has the name of the main character', () => {
  const { ann, close } = scene('modern', {
    cards: [chief('Boss', []), hero('Boss', [])],
    ann: { front: ['x-boss-1'], hand: ['x-boss'], points: 9 },
    bob: {},
    at: 'recruit',
  });
  expect(told(ann.reasons('recruit', 'x-boss', 'front'))).toEqual(['sameNameAsMain VS-UNQ-05']);
  close();
});

// VS-PWR-42
test('the power was used this turn', () => {
  const { ann, close } = against(['Doer'], {}, [hero('Doer', [does('Do', draw())])]);
  ann.use('Doer', 'Do');
  expect(told(ann.reasons('use', 'Doer', 'Do'))).toEqual(['powerUsed VS-PWR-42']);
  close();
});

// VS-STN-10, VS-ATK-02; VS-PWR-03, VS-STN-12
test('the character is stunned', () => {
  const { ann, close } = against([{ card: 'Doer', stunned: true }], { front: [body('D', 2, 2)] }, [
    hero('Doer', [does('Do', draw())]),
  ]);
  expect(told(ann.reasons('attack', 'D', 'Doer'))).toEqual(['stunned VS-STN-10 VS-ATK-02']);
  expect(told(ann.reasons('use', 'Doer', 'Do'))).toEqual(['powersOff VS-PWR-03 VS-STN-12']);
  close();
});

// VS-ATK-17, VS-ATK-22, VS-ATK-24; VS-ATK-19, VS-ATK-20
test('they cannot team attack', () => {
  const ann = {
    front: [body('A', 2, 2), body('B', 2, 2), body('X', 2, 2, 'team:xmen')],
    back: [body('R', 2, 2, 'ranged')],
  };
  const at = scene('modern', { ann, bob: { front: [body('D', 2, 2)] } });
  expect(told(at.ann.reasons('attack', 'D', 'A', 'X'))).toEqual(['noSharedTeam VS-ATK-17 VS-ATK-22 VS-ATK-24']);
  expect(told(at.ann.reasons('attack', 'D', 'A', 'R'))).toEqual(['otherRow VS-ATK-19 VS-ATK-20']);
  at.close();
});

// VS-ATK-12, VS-ATK-13
test('a flyer is in the way', () => {
  const { ann, close } = against([body('A', 2, 2, 'flight')], {
    front: [body('D', 2, 2, 'flight')],
    back: [body('E', 2, 2)],
  });
  expect(told(ann.reasons('attack', 'E', 'A'))).toEqual(['flightBlocked VS-ATK-12 VS-ATK-13']);
  close();
});

// VS-KW-DODGE
test('the target dodges ranged attacks', () => {
  const { ann, close } = scene('modern', {
    ann: { back: [body('A', 2, 2, 'ranged')] },
    bob: { front: [body('D', 2, 2, 'dodge')] },
  });
  expect(told(ann.reasons('attack', 'D', 'A'))).toEqual(['dodge VS-KW-DODGE']);
  close();
});

// VS-BLD-11
test('there are not enough recruit points', () => {
  const { ann, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2, 'cost:4')], points: 3 },
    bob: {},
    at: 'recruit',
  });
  expect(told(ann.reasons('recruit', 'A', 'front'))).toEqual(['tooExpensive VS-BLD-11']);
  close();
});

// VS-TRN-07, VS-CMB-04: whatever else it may be, and also for things that need no card.
test('it is somebody else’s decision', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { front: [body('A', 2, 2)], hand: ['body A 2/2 as copy'] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(told(bob.reasons('pass'))).toEqual(['notYourDecision VS-TRN-07 VS-CMB-04']);
  ann.attack('D', 'A');
  ann.pass();
  expect(told(ann.reasons('pass'))).toEqual(['notYourDecision VS-TRN-07 VS-CMB-04']);
  expect(told(ann.reasons('powerUp', 'copy', 'A'))).toEqual(['notYourDecision VS-TRN-07 VS-CMB-04']);
  close();
});

// VS-GOLD-02
test('an effect forbids what another allows', () => {
  const { ann, close } = against(['Ghost'], { front: [body('D', 2, 2)], back: ['Untouched'] }, [
    hero('Ghost', [always('Through Walls', can('attackProtected'))]),
    hero('Untouched', [always('Never', cant('beAttacked'))]),
  ]);
  expect(told(ann.reasons('attack', 'Untouched', 'Ghost'))).toEqual(['cantBeAttacked VS-GOLD-02']);
  close();
});

test('what is offered is not refused', () => {
  const { ann, close } = against([body('A', 2, 2)], { front: [body('D', 2, 2)] });
  expect(() => ann.reasons('attack', 'D', 'A')).toThrow('ann is offered: attack D, A');
  close();
});
