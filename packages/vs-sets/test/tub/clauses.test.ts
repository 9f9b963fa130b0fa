import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const TEAMS = ['brotherhood', 'resistance', 'xmen'];
const one = (team: string) => body(team.toUpperCase(), 1, 9, `team:${team}`);

/** The squad without one team, and somebody of that team who does not count. */
const lacking = (missing: string, how: 'main' | 'enemy' | 'stunned' | 'none') => ({
  front: [
    ...TEAMS.filter((team) => team !== missing).map(one),
    ...(how === 'main' ? [body('Decoy', 1, 9, 'main', `team:${missing}`)] : []),
    ...(how === 'stunned' ? [{ body: `Decoy 1/9 team:${missing}`, stunned: true }] : []),
  ],
  foes: how === 'enemy' ? [body('Decoy', 1, 9, `team:${missing}`)] : [],
});

const HOWS = ['main', 'enemy', 'stunned', 'none'] as const;
const CASES = TEAMS.flatMap((team) => HOWS.map((how) => [team, how] as const));

describe('Clauses of the Utopia Battles', () => {
  test.each(CASES)('tub-001 gains nothing without %s (%s)', (missing, how) => {
    const { front, foes } = lacking(missing, how);
    const at = scene('modern', { ann: { back: ['tub-001 as Cyc'], front }, bob: { front: foes } });
    at.ann.pass();
    expect(at.card('Cyc').xp).toBe(0);
  });

  test.each(CASES)('tub-002 puts nothing without %s (%s)', (missing, how) => {
    const { front, foes } = lacking(missing, how);
    const at = scene('modern', {
      ann: { back: ['tub-002 as Cyc'], front, resources: ['Skill Location'] },
      bob: { front: foes },
    });
    at.ann.use('Cyc', 'Trust the Plan');
    expect(TEAMS.filter((team) => team !== missing).map((team) => at.card(team.toUpperCase()).plus)).toEqual([0, 0]);
  });

  test.each(CASES.filter(([, how]) => how !== 'none'))('tub-002 chooses no such %s (%s)', (team, how) => {
    const { front, foes } = lacking(team, how);
    const at = scene('modern', {
      ann: { back: ['tub-002 as Cyc'], front: [...front, one(team)], resources: ['Skill Location'] },
      bob: { front: foes },
    });
    at.ann.use('Cyc', 'Trust the Plan');
    expect(TEAMS.map((each) => at.card(each.toUpperCase()).plus)).toEqual([3, 3, 3]);
    expect(at.card('Decoy').plus).toBe(0);
  });

  test.each([
    ['brotherhood', 'main'],
    ['xmen', 'main'],
  ])('tub-001 draws for no %s that is a %s character', (team) => {
    const at = scene('modern', {
      ann: {
        back: ['tub-001 as Cyc'],
        front: [body('M', 1, 9, 'main', `team:${team}`)],
        resources: ['Intellect Location'],
      },
      bob: {},
    });
    at.ann.use('Cyc', "They'll Follow Him");
    expect(at.seat('ann').hand).toHaveLength(0);
  });

  test.each([
    ['tub-015', 'tub-016', 'tub-017'],
    ['tub-016', 'tub-015', 'tub-017'],
    ['tub-017', 'tub-015', 'tub-016'],
  ])('%s brings nobody out of another hand', (id, first, second) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: [`${id} as New`], resources: ['Intellect Location'], deck: 9, points: 3 },
      bob: { hand: [`${first} as One`, `${second} as Two`] },
    });
    at.ann.recruit('New', 'front');
    at.ann.yes();
    at.ann.pay('Intellect Location');
    for (let i = 0; i < 2 && at.ann.offered('yes').length > 0; i++) {
      at.ann.yes();
      expect(at.ann.offered('choose')).toEqual([]);
    }
    expect([at.card('One').zone, at.card('Two').zone]).toEqual(['hand', 'hand']);
  });

  test('tub-023: what others stun is no matter', () => {
    const at = scene('modern', {
      ann: { front: ['tub-023 as Psy', body('A', 9, 9)], resources: ['Intellect Location'] },
      bob: { front: [body('Boss', 1, 1, 'main')], hand: [body('H', 1, 1)] },
    });
    at.ann.use('Psy', 'Telepathic Amnesia');
    at.ann.attack('Boss', 'A');
    pass(at.ann, at.bob);
    expect(at.seat('bob').hand).toHaveLength(1);
  });

  test('tub-028 stuns no main character, and none of your own', () => {
    const at = scene('modern', {
      ann: { front: [body('R', 1, 1, 'team:resistance', 'cost:0')], hand: ['tub-028 as Twist'] },
      bob: { front: [body('Boss', 1, 1, 'main')] },
    });
    at.ann.play('Twist');
    expect([at.card('R').stunned, at.card('Boss').stunned]).toEqual([false, false]);
  });

  test.each([
    ['no location', []],
    ['one that only she could use', ['tub-060 as HQ']],
  ])('tub-039 does not blow up with %s', (_, resources) => {
    const at = scene('modern', {
      ann: { front: ['tub-039 as Myst'], back: [body('Boss', 1, 1, 'main')], resources },
      bob: { front: [body('D', 1, 20)] },
    });
    at.ann.pass();
    if (at.ann.offered('yes').length > 0) at.ann.yes();
    expect([at.card('Myst').zone, at.card('D').minus]).toEqual(['front', 0]);
  });

  test('tub-039 hurts nobody of her own side', () => {
    const at = scene('modern', {
      ann: {
        front: ['tub-039 as Myst', body('A', 1, 20)],
        back: [body('Boss', 1, 1, 'main')],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 20)] },
    });
    at.ann.pass();
    at.ann.yes();
    if (at.ann.offered('pay').length > 0) at.ann.pay('Skill Location');
    expect([at.card('A').minus, at.card('D').minus]).toEqual([0, 3]);
  });

  test('tub-040 KOs nobody without a Humanity to pay', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-040 as Trask'], resources: ['Might Location'], points: 1 },
      bob: { front: [body('D', 1, 1)] },
    });
    at.ann.recruit('Trask', 'front');
    if (at.ann.offered('yes').length > 0) at.ann.yes();
    expect(at.card('D').zone).toBe('front');
  });
});
