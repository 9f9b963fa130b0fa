import { choiceKind, listChoices, NONE } from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { ZONE, zoneList } from '../src/state/state.ts';
import { CHOICE } from '../src/words/choices.ts';
import { judged } from './judged.ts';
import { game, tableOf } from './positions.ts';

const likes = (text: string): [string, string] => {
  const { line, because } = judged(text);
  return [line, because];
};

describe('attacks', () => {
  test('winsNow: the last wound comes before everything', () => {
    expect(
      likes(`
ann: { front: [body A 5/5] }
bob: { front: [{ body: M 3/5 main health:5, wounds: 4 }, body D 9/5 cost:9 health:1] }`),
    ).toEqual(['attack M, A', 'winsNow']);
  });

  test('woundsMain: a wound counts more than turning a small one down', () => {
    expect(
      likes(`
ann: { front: [body A 5/9] }
bob: { front: [body M 3/5 main health:5, body D 1/5 cost:1 health:2] }`),
    ).toEqual(['attack M, A', 'woundsMain']);
  });

  test('takesStun: of two that could fall the dearer one', () => {
    expect(
      likes(`
ann: { front: [body A 5/9] }
bob: { front: [body D 2/5 cost:2 health:1, body E 5/5 cost:5 health:1] }`),
    ).toEqual(['attack E, A', 'takesStun']);
  });

  test('opensTheWay: a guard before a dying main character falls first', () => {
    expect(
      likes(`
ann: { front: [body A 2/9, body B 4/9] }
bob: { front: [body D 1/2 cost:1], back: [{ body: M 1/4 main health:5, wounds: 4 }] }`),
    ).toEqual(['attack D, A', 'opensTheWay']);
  });

  test('opensTheWay: over a shut sky the flyer among the guards falls first', () => {
    expect(
      likes(`
ann: { front: [body A 5/9 flight, body B 3/9] }
bob: { front: [body D 9/12, body F 2/3 flight], back: [{ body: M 1/5 main health:5, wounds: 4 }] }`),
    ).toEqual(['attack F, B', 'opensTheWay']);
  });

  test('wastesNothing: an attack that only loses is not made', () => {
    expect(
      likes(`
ann: { front: [body A 4/4 cost:5 health:1] }
bob: { front: [body D 9/4 cost:1 health:2] }`),
    ).toEqual(['pass', 'wastesNothing']);
  });

  test('savesStrength: nobody joins an attack that is strong enough', () => {
    const text = `
ann: { front: [body A 4/9, body B 4/9] }
bob: { front: [body D 2/4 cost:4 health:1, body E 2/4 cost:4 health:1] }
steps: [ann: "attack D, A, ..."]`;
    expect(likes(text)).toEqual(['done', 'savesStrength']);
  });

  test('joinsForces: who is missing joins, and the one at risk does not', () => {
    const text = `
ann: { front: [body A 3/9, { body: X 3/3 main health:5 team:avengers, wounds: 4 }, body C 3/9] }
bob: { front: [body D 5/6 cost:4 health:1] }
steps: [ann: "attack D, A, ..."]`;
    expect(likes(text)).toEqual(['join C', 'joinsForces']);
  });

  test('the last guard of a dying main character is worth more than what it could take', () => {
    const trade = (guards: string): number =>
      judged(`
ann: { front: [body A 4/3 cost:3 health:2${guards}], back: [{ body: X 1/4 main health:5, wounds: 4 }] }
bob: { front: [body D 4/4 cost:3 health:2] }`).scores['attack D, A'];
    expect(trade('')).toBeLessThan(trade(', body G 1/1'));
  });

  test('with both main characters on their last wound, whose turn it is strikes', () => {
    expect(
      likes(`
ann: { front: [{ body: X 4/4 main health:5, wounds: 4 }] }
bob: { front: [{ body: M 5/4 main health:5, wounds: 4 }] }`)[0],
    ).toBe('attack M, X');
  });

  test('a trick in hand that makes an attack the last one counts', () => {
    const position = (hand: string): string => `
ann: { front: [body A 4/9], hand: [${hand}] }
bob: { front: [{ body: M 3/6 main health:5, wounds: 4 }] }`;
    expect(likes(position('Open Fire'))[0]).toBe('attack M, A');
    expect(likes(position('Find Cover'))[0]).toBe('pass');
  });
});

describe('in combat', () => {
  test('changesOutcome: a plot twist is played where it crosses a threshold', () => {
    expect(
      likes(`
ann: { front: [body A 5/9] }
bob: { front: [{ body: M 2/4 main health:5, wounds: 3 }], hand: [Find Cover] }
steps: [ann: "attack M, A", ann: pass]`),
    ).toEqual(['play Find Cover', 'changesOutcome']);
  });

  test('wastesNothing: not where it is too little', () => {
    expect(
      likes(`
ann: { front: [body A 9/9] }
bob: { front: [{ body: M 2/4 main health:5, wounds: 3 }], hand: [Find Cover] }
steps: [ann: "attack M, A", ann: pass]`),
    ).toEqual(['pass', 'wastesNothing']);
  });

  test('strikesBest: the defender strikes whom it hurts most', () => {
    expect(
      likes(`
ann: { front: [body A 3/4 cost:2 health:1, body B 3/4 cost:6 health:1] }
bob: { front: [body D 4/9 health:3] }
steps: [ann: "attack D, A, B", ann: pass, bob: pass]`),
    ).toEqual(['strikeBack B', 'strikesBest']);
  });

  test('usesPower: a power that saves its character is used, and cancelling is worth it only against harm', () => {
    const shrink = (attacker: string): string => `
ann: { front: [${attacker}] }
bob: { front: [mnb-009 as Ant-Man] }
steps: [ann: "attack Ant-Man, A"]`;
    expect(likes(shrink('body A 5/9'))).toEqual(['yes', 'usesPower']);
    expect(likes(shrink('body A 1/2 cost:5 health:1'))).toEqual(['no', 'wastesNothing']);
  });
});

describe('building', () => {
  test('keepsSymbols: a location that powers ask for goes face up', () => {
    expect(
      likes(`
at: resource
ann: { front: [mnb-042 as Storm], hand: [Energy Location, Might Location, body A 3/3 cost:3], resources: 2 }
bob:`),
    ).toEqual(['resource Energy Location, up', 'keepsSymbols']);
  });

  test('buriesLeast: without a location the card that is missed least', () => {
    expect(
      likes(`
at: resource
ann: { hand: [body A 3/3 cost:2, body Z 12/12 cost:9], resources: 1 }
bob:`),
    ).toEqual(['resource Z, down', 'buriesLeast']);
  });

  test('standsInFront and staysBehind: the best set of recruits, each in its row', () => {
    expect(
      likes(`
at: recruit
ann: { front: [body G 1/5], hand: [body A 5/5 cost:4, body B 3/3 cost:2, body C 5/4 cost:3], points: 5 }
bob:`),
    ).toEqual(['recruit C, front', 'standsInFront']);
    expect(
      likes(`
at: recruit
ann: { front: [body G 1/5], hand: [body R 4/1 ranged cost:3], points: 3 }
bob:`),
    ).toEqual(['recruit R, back', 'staysBehind']);
  });

  test('savesDuplicate: a second copy of a stronger character is kept', () => {
    const { line, scores } = judged(`
at: recruit
ann: { front: [{ card: mnb-018, as: Cage, plus: 3 }], hand: [mnb-018 as Copy], points: 5 }
bob:`);
    expect(line).toBe('pass');
    expect(scores['recruit Copy, front']).toBeLessThan(0);
  });

  test('savesDuplicate: two copies from the KO pile of another player do not replace each other for ever', () => {
    // Loki gains XP when an enemy appears, and a card in the pile of an enemy is still theirs when it is judged.
    const { line, scores } = judged(`
at: recruit
ann:
  front: [{ card: mcu1-036, as: Loki }, { card: mnb-018, as: Cage, owner: bob }, mcu1-051 as Monger]
  resources: [Academy]
  points: 9
bob: { front: [body D 16/1], ko: [mnb-018 as Copy] }
steps:
  - ann: "use Monger, The Golden Goose"`);
    expect(line).toBe('pass');
    expect(scores['recruit Copy, front']).toBeLessThan(0);
  });

  test('coversMain: a main character in danger goes behind its guards', () => {
    expect(
      likes(`
at: formation
ann: { front: [body B 2/9, body X 3/4 main health:5] }
bob: { front: [body D 6/6] }`),
    ).toEqual(['move X', 'coversMain']);
  });

  test('somebody else than the main character goes to an empty front', () => {
    expect(
      likes(`
at: formation
ann: { back: [body B 2/9, body X 1/4 main health:5] }
bob: { front: [body D 6/6] }`),
    ).toEqual(['move B', 'standsInFront']);
  });

  test('paysCheapest: the location that can do the least pays', () => {
    expect(
      likes(`
ann: { front: [mnb-042 as Storm], resources: [Energy Location, mnb-052] }
bob: { front: [body D 3/1] }
steps: [ann: { use: [Storm, Thunder Storm, ...] }]`),
    ).toEqual(['pay Energy Location', 'paysCheapest']);
  });
});

describe('effects, by what their trees say', () => {
  test('harmsEnemy: what weakens goes where it stuns', () => {
    expect(
      likes(`
at: recruit
ann: { front: [body G 1/9], hand: [mnb-010 as Widow], points: 1 }
bob: { front: [body D 5/5 cost:5], back: [body E 4/1 cost:4 health:1] }
steps: [ann: "recruit Widow, front"]`),
    ).toEqual(['choose E', 'harmsEnemy']);
  });

  test('helpsOwn: what strengthens goes to a friend, what readies to one that is exhausted', () => {
    expect(
      likes(`
ann: { front: [{ body: A 4/4 team:xmen, exhausted: true }, body B 5/5], hand: [X-Factor] }
bob: { front: [{ body: D 9/9, exhausted: true }] }
steps: [ann: play X-Factor]`),
    ).toEqual(['choose A', 'helpsOwn']);
  });

  test('a harmful effect never falls on a friend while there is an enemy', () => {
    const { scores } = judged(`
at: recruit
ann: { front: [body G 9/9 cost:7], hand: [mnb-035 as Iceman], points: 1 }
bob: { front: [body D 3/3 cost:3] }
steps: [ann: "recruit Iceman, front"]`);
    expect(scores['choose D']).toBeGreaterThan(0);
    expect(scores['choose G']).toBeLessThan(0);
  });
});

describe('setting up', () => {
  test('goesFirst: whoever may choose takes the first turn', () => {
    expect(likes('at: setUp\nann:\nbob:')).toEqual(['first ann', 'goesFirst']);
  });

  test('staysBehind: a main character that shoots starts behind, one that fights in front', () => {
    const place = (words: string): string => `
at: setUp
ann: { back: [body X 3/3 main ${words}] }
bob:
steps: [ann: first ann]`;
    expect(likes(place('ranged'))).toEqual(['place back', 'staysBehind']);
    expect(likes(place('flight'))).toEqual(['place front', 'standsInFront']);
  });

  test('keepsHand and seeksCurve: an opening hand needs characters for the first turns', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60 && seen.size < 2; seed++) {
      const { cheap, choice, because } = openingHand(seed);
      if (cheap === 0) expect([choice, because]).toEqual([CHOICE.mulligan, 'seeksCurve']);
      if (cheap >= 3) expect([choice, because]).toEqual([CHOICE.keep, 'keepsHand']);
      if (cheap === 0 || cheap >= 3) seen.add(because);
    }
    expect([...seen].sort()).toEqual(['keepsHand', 'seeksCurve']);
  });
});

/** An opening hand of a real deck: its characters for at most two points, and what the judge makes of it. */
function openingHand(seed: number): { cheap: number; choice: number; because: string } {
  const state = game.setup(tableOf('modern/duel', [18, 33], `hand ${seed}`));
  while (choiceKind(listChoices(game, state)[0]) !== CHOICE.keep) game.apply(state, listChoices(game, state)[0]);
  const seat = game.decision(state)?.seat ?? NONE;
  const hand = zoneList(state, ZONE.hand, seat).map((card) => game.catalogue.faces[state.face[card]]);
  const choices = Int32Array.from(listChoices(game, state));
  const [scores, because] = [new Int32Array(2), new Int32Array(2)];
  game.insight?.judge(state, choices, 2, scores, because);
  const best = scores[0] > scores[1] ? 0 : 1;
  return {
    cheap: hand.filter(({ card, cost }) => card.card === 'character' && cost <= 2).length,
    choice: choiceKind(choices[best]),
    because: game.insight?.principles[because[best]] ?? '',
  };
}

describe('what cards bring by what they do', () => {
  const BOARD = (def: number) => `
ann: { front: [{ body: A 4/4 team:xmen, exhausted: true }], hand: [X-Factor] }
bob: { front: [body M 1/${def} main health:5] }`;

  test('somebody is readied for an attack that succeeds, and not for one that does not', () => {
    expect(likes(BOARD(4))[0]).toBe('play X-Factor');
    expect(likes(BOARD(5))[0]).toBe('pass');
  });

  test('a strengthened enemy is brought back to what it is where that decides', () => {
    const combat = (plus: number) => `
ann: { front: [body A 4/9 team:guardians], hand: [Even the Odds] }
bob: { front: [{ body: M 1/4 main health:5, plus: ${plus} }] }
steps: [ann: "attack M, A"]`;
    expect(likes(combat(2))[0]).toBe('play Even the Odds');
    expect(likes(combat(0))[0]).toBe('pass');
  });

  test('flight is given to whoever can use it', () => {
    const sky = (guard: string) => `
ann: { front: [body A 5/9 team:guardians], hand: ["Give 'Em a Lift"] }
bob: { front: [body D 9/12 ${guard}], back: [body M 1/5 main health:5] }`;
    expect(likes(sky(''))[0]).toBe("play Give 'Em a Lift");
    expect(likes(sky('flight'))[0]).toBe('pass');
  });
});
