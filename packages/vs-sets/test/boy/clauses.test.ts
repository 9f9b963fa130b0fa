import {
  a,
  character,
  choose,
  draw,
  recover,
  replaceDefender,
  stun,
  superPower,
  supporting,
  the,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

// One clause at a time, where another card in the same place would go unseen.
const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

const doer = (...powers: Parameters<typeof supporting>[0]['powers'][number][]) =>
  supporting({ id: 'xx-doer', name: 'Doer', cost: 1, atk: 1, def: 99, health: 5, teams: [], powers });

describe('boy-005, boy-006 Hughie', () => {
  test.each(['boy-005', 'boy-006'])('%s stays down when somebody else is stunned as the defender', (id) => {
    const at = scene('modern', {
      turn: 'bob',
      cards: [
        doer(
          superPower(
            'Drag Away',
            'combat',
            [],
            choose(a(character({ combat: 'defender' }), 'old')),
            replaceDefender(the('old'), a(character({ name: 'D' }))),
            stun(the('old')),
          ),
        ),
      ],
      ann: { front: [`${id} as Hughie`, body('D', 0, 1, 'health:5')], resources: [R('Might')] },
      bob: { front: ['Doer'] },
      open: true,
    });
    at.bob.attack('Hughie', 'Doer');
    at.bob.pass();
    at.ann.use('Hughie', "Just 'Cause You Fall...");
    at.bob.use('Doer', 'Drag Away');
    expect([at.card('Hughie').stunned, at.card('D').role]).toEqual([true, 'defender']);
    pass(at.ann, at.bob);
    expect([at.card('D').stunned, at.card('Hughie').stunned]).toEqual([true, true]);
  });
});

describe('boy-015 Susan Rayner', () => {
  test('exhausts no location of her own side', () => {
    const at = scene('modern', {
      ann: { front: ['boy-015 as Rayner'], resources: ['Skill Location as Paid', 'Might Location as Mine'] },
      bob: { resources: ['Skill Location as L', 'Might Location as N'] },
      open: true,
    });
    at.ann.use('Rayner', 'You and Your Corporation are Screwed');
    expect(at.ann.offered('choose').toSorted()).toEqual(['L', 'N']);
  });
});

describe('boy-023 Starlight', () => {
  test('fights when she is attacked, not when others are', () => {
    const asks = (target: string) => {
      const at = scene('modern', {
        turn: 'bob',
        ann: { front: ['boy-023 as Star', body('W', 1, 9)] },
        bob: { front: [body('A', 1, 30)] },
        open: true,
      });
      at.bob.attack(target, 'A');
      return at.asks();
    };
    expect([asks('Star'), asks('W')]).toEqual(['yesOrNo', 'playOrPass']);
  });
});

describe('boy-037, boy-038 The Deep', () => {
  test.each(['boy-037', 'boy-038'])('%s shuffles all but the two', (id) => {
    const deck = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));
    const at = scene('modern', {
      turn: 'bob',
      ann: { back: [id], resources: [R('Intellect')], deck },
      bob: { deck: 20 },
      open: true,
    });
    at.bob.pass();
    at.ann.use(id, 'I Mean, Yeah, I Can Talk to Fish');
    at.ann.choose('C5');
    at.ann.choose('C6');
    at.ann.choose('C5');
    const [, , ...rest] = at.seat('ann').deck ?? [];
    expect(rest).toHaveLength(10);
    expect(rest).not.toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C7', 'C8', 'C9', 'C10', 'C11']);
  });
});

describe('boy-039 Donna January', () => {
  const DREAM = 'This Was our Dream';

  test('dreams once a turn, though Starlight comes back in between', () => {
    const at = scene('modern', {
      cards: [doer(superPower('Wake', 'main', [], recover(a(character({ name: 'Starlight' })))))],
      ann: {
        front: ['boy-039 as Donna', { body: 'Starlight 0/1', stunned: true }, 'Doer'],
        resources: [R('Skill', 2)],
      },
      bob: {},
      open: true,
    });
    at.ann.use('Donna', DREAM);
    at.ann.use('Doer', 'Wake');
    expect([at.card('Starlight').stunned, at.ann.offered('use')]).toEqual([false, []]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).toContain(`Donna, ${DREAM}`);
  });

  test.each([true, false])('dreams although somebody else did (Starlight up: %s)', (isUp) => {
    const at = scene('modern', {
      cards: [doer(superPower(DREAM, 'main', [], draw()))],
      ann: {
        front: ['boy-039 as Donna', { body: 'Starlight 0/1', stunned: !isUp }, 'Doer'],
        resources: [R('Skill', 2)],
        deck: 5,
      },
      bob: {},
      open: true,
    });
    at.ann.use('Doer', DREAM);
    expect(at.ann.offered('use')).toEqual([`Donna, ${DREAM}`]);
  });
});
