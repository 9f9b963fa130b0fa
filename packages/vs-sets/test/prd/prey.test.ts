import { extraTurn, superPower, supporting } from '@longbox/vs';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const clock = supporting({
  id: 'x-clock',
  name: 'Clock',
  cost: 1,
  atk: 1,
  def: 9,
  health: 1,
  teams: ['prey'],
  powers: [superPower('Again', 'main', [], extraTurn)],
});

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('prd-031, prd-032 Dutch', () => {
  test.each(['prd-031', 'prd-032'])('%s keeps enemies from team attacks on their next turn', (id) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Dutch`, body('A', 0, 99), body('B', 0, 99)], resources: [R('Skill')], deck: 9 },
      bob: {
        front: [body('D', 1, 99), body('E', 1, 99), body('F', 1, 99)],
        hand: [body('L', 1, 9)],
        resources: [R('Skill', 3)],
        deck: 9,
      },
      open: true,
    });
    const { ann, bob } = at;
    ann.use('Dutch', 'My Men Are Not Expendable');
    ann.attack('D', 'A', 'B');
    pass(ann, bob);
    bob.strikeBack('A');
    pass(ann, bob);
    bob.recruit('L', 'front');
    pass(bob, bob);
    expect(() => bob.attack('A', 'D', 'E')).toThrow();
    expect(() => bob.attack('A', 'L', 'E')).toThrow();
    if (at.table().combat) pass(bob, ann);
    nextMain(bob, ann);
    nextMain(ann, bob);
    bob.attack('A', 'D', 'E');
  });

  // VS-MEC-TURN-01
  test.each(['prd-031', 'prd-032'])('%s: that turn is over before an extra turn of theirs', (id) => {
    const at = scene('modern', {
      cards: [clock],
      ann: { front: [`${id} as Dutch`, body('A', 0, 99)], resources: [R('Skill')], deck: 9 },
      bob: { front: [body('D', 1, 99), body('E', 1, 99), 'Clock'], deck: 9 },
      open: true,
    });
    const { ann, bob } = at;
    ann.use('Dutch', 'My Men Are Not Expendable');
    nextMain(ann, bob);
    bob.use('Clock', 'Again');
    expect(() => bob.attack('A', 'D', 'E')).toThrow();
    if (at.table().combat) pass(bob, ann);
    nextMain(bob, bob);
    bob.attack('A', 'D', 'E');
    expect(at.table()).toMatchObject({ turn: 'bob', combat: true });
  });

  test('gains an XP for each solo attack of an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { back: ['prd-031 as Dutch'], front: [body('A', 0, 99)] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9), body('F', 1, 9)] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Dutch').xp).toBe(1);
    bob.attack('A', 'E', 'F');
    pass(bob, ann);
    expect(card('Dutch').xp).toBe(1);
    close();
  });

  test('none for one of his own side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['prd-031 as Dutch'], front: [body('A', 0, 99)] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Dutch').xp).toBe(0);
    close();
  });

  const doIt = (hand: readonly string[], row: readonly string[]) => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 99, 'health:9'), body('B', 1, 9)] },
      bob: { front: ['prd-032 as Dutch', body('D', 1, 9)], hand, resources: row },
      open: true,
    });
    at.ann.attack('Dutch', 'A');
    at.ann.pass();
    at.bob.use('Dutch', 'Come On! Do It Now!');
    return [at.card('A').minus, at.card('A').zone, at.card('B').minus];
  };

  test('puts two -1/-1 counters on an enemy attacker, or KOs it for a discarded location', () => {
    expect([doIt([], [R('Intellect')]), doIt(['Intellect Location'], [])]).toEqual([
      [2, 'front', 0],
      [0, 'ko', 0],
    ]);
  });
});

describe('prd-033, prd-034 Harrigan', () => {
  test.each(['prd-033', 'prd-034'])('%s puts a +1/+1 counter on one and a -1/-1 counter on another', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Mike`, body('A', 1, 9)], resources: [R('Intellect')] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Mike', 'The Door Swings Both Ways');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main', 'Mike']);
    ann.choose('A');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'Main', 'Mike']);
    ann.choose('D');
    expect([card('A').plus, card('D').minus, card('Mike').plus]).toEqual([1, 1, 0]);
    close();
  });

  test('gains XP by his ATK when he strikes', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'prd-033', as: 'Mike', plus: 1 }, body('A', 1, 9)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Mike').xp).toBe(0);
    ann.attack('D', 'Mike');
    pass(ann, bob);
    expect(card('Mike').xp).toBe(3);
    close();
  });

  test('readies after his first attack of each turn, for the rest of the game', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-034 as Mike', body('A', 1, 9)], resources: [R('Might')], deck: 9 },
      bob: { front: [body('D', 0, 99)], deck: 9 },
    });
    ann.use('Mike', "Who's Next?");
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('A').exhausted).toBe(true);
    ann.attack('D', 'Mike');
    expect(card('Mike').exhausted).toBe(true);
    pass(ann, bob);
    expect(card('Mike').exhausted).toBe(false);
    ann.attack('D', 'Mike');
    pass(ann, bob);
    expect(card('Mike').exhausted).toBe(true);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'Mike');
    pass(ann, bob);
    expect(card('Mike').exhausted).toBe(false);
    close();
  });
});

describe('prd-035, prd-036 Isabelle', () => {
  test.each(['prd-035', 'prd-036'])('%s: team attackers of her side have Ferocious and Quick Draw this turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Isabelle`],
        front: [body('A', 1, 99), body('B', 1, 99), body('C', 1, 99)],
        resources: [R('Humanity')],
        deck: 9,
      },
      bob: { front: [body('D', 0, 99), body('E', 0, 99)], deck: 9 },
    });
    ann.use('Isabelle', 'We Need to Work as a Team');
    expect(card('A').keywords).toBe('');
    ann.attack('D', 'A', 'B');
    expect([card('A').keywords, card('B').keywords, card('C').keywords]).toEqual([
      'ferocious quickDraw',
      'ferocious quickDraw',
      '',
    ]);
    pass(ann, bob);
    ann.attack('D', 'C');
    expect(card('C').keywords).toBe('');
    pass(ann, bob);
    nextMain(ann, bob);
    bob.attack('C', 'D', 'E');
    expect(card('D').keywords).toBe('');
    pass(bob, ann);
    ann.strikeBack('D');
    nextMain(bob, ann);
    ann.attack('D', 'A', 'B');
    expect(card('A').keywords).toBe('');
    pass(ann, bob);
    close();
  });

  test('gains an XP when three or more of her side attack together', () => {
    const xp = (turn: 'ann' | 'bob', ...team: string[]) => {
      const at = scene('modern', {
        turn,
        ann: {
          back: ['prd-035 as Isabelle'],
          front: [body('A', 0, 99), body('B', 0, 99), body('C', 0, 99), body('E', 0, 99)],
        },
        bob: { front: [body('D', 0, 99), body('F', 0, 99), body('G', 0, 99)] },
        open: true,
      });
      if (turn === 'ann') at.ann.attack('D', ...team);
      else at.bob.attack('A', ...team);
      return at.card('Isabelle').xp;
    };
    expect([xp('ann', 'A', 'B'), xp('ann', 'A', 'B', 'C'), xp('ann', 'A', 'B', 'C', 'E')]).toEqual([0, 1, 1]);
    expect(xp('bob', 'D', 'F', 'G')).toBe(0);
  });

  test('goes to higher ground with every location, for the rest of the game', () => {
    const at = scene('modern', {
      at: 'resource',
      ann: {
        back: ['prd-036 as Isabelle'],
        resources: [R('Skill')],
        hand: ['Might Location', 'Energy Location', body('X', 1, 1)],
        deck: 9,
      },
      bob: { front: [body('D', 0, 99)], hand: ['Alien Location'], deck: 9 },
      open: true,
    });
    at.ann.use('Isabelle', 'We Should Go to Higher Ground');
    at.ann.resource('Might Location', 'up');
    expect(at.card('Isabelle').plus).toBe(2);
  });
});

describe('prd-037, prd-038 Royce', () => {
  test.each(['prd-037', 'prd-038'])('%s wounds one of his own, and an enemy wounds one of theirs', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [`${id} as Royce`, body('A', 1, 9, 'health:3'), body('B', 1, 9, 'health:3')],
        resources: [R('Intellect')],
      },
      bob: { front: [body('D', 1, 9, 'health:3'), body('E', 1, 9, 'health:3')] },
    });
    ann.use('Royce', "I'm Not a Good Man");
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('A');
    expect(bob.offered('choose').toSorted()).toEqual(['D', 'E']);
    bob.choose('E');
    expect(['A', 'B', 'D', 'E'].map((name) => card(name).wounds)).toEqual([1, 0, 0, 1]);
    close();
  });

  test('without one of his own nothing happens', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['prd-038 as Royce'], resources: [R('Intellect')] },
      bob: { front: [body('D', 1, 9, 'health:3')] },
    });
    ann.use('Royce', "I'm Not a Good Man");
    expect(card('D').wounds).toBe(0);
    close();
  });

  test('gains an XP when anybody else is wounded', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-037 as Royce', body('A', 9, 1, 'health:3')] },
      bob: { front: [body('D', 9, 9, 'health:3')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.order('Royce');
    expect([card('A').wounds, card('D').wounds, card('Royce').xp]).toEqual([1, 1, 2]);
    close();
  });

  test('none for his own wounds', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: ['prd-037 as Royce'] },
      bob: { front: [body('D', 9, 9)] },
    });
    bob.attack('Royce', 'D');
    pass(bob, ann);
    expect([card('Royce').wounds, card('Royce').xp]).toEqual([1, 0]);
    close();
  });

  test('is fast: an enemy plot twist is cancelled for Skill', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: ['prd-038 as Royce', body('A', 1, 9)], resources: [R('Skill')], hand: ['boy-025 as Own'] },
      bob: { front: ['boy-018 as Marvin'], hand: ['boy-025 as Twist'] },
      open: true,
    });
    at.bob.play('Twist');
    at.ann.react('Royce', "I But I'm Fast");
    expect([at.card('A').zone, at.card('Twist').zone]).toEqual(['front', 'ko']);
  });

  test('but not one of his own player', () => {
    const at = scene('modern', {
      ann: {
        front: ['prd-038 as Royce', body('A', 1, 9, 'team:theBoys')],
        resources: [R('Skill')],
        hand: ['boy-025 as Own'],
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.play('Own');
    expect([at.ann.offered('react'), at.card('D').zone]).toEqual([[], 'back']);
  });
});

describe('prd-040 Billy', () => {
  test('gets a +1/+1 counter when he attacks and when he defends', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-040 as Billy', body('A', 0, 99)], deck: 9 },
      bob: { front: [body('D', 0, 99)], deck: 9 },
    });
    ann.attack('D', 'Billy');
    expect(card('Billy').plus).toBe(1);
    pass(ann, bob);
    nextMain(ann, bob);
    bob.attack('Billy', 'D');
    expect(card('Billy').plus).toBe(2);
    pass(bob, ann);
    close();
  });

  test('not when another defends', () => {
    const { ann, bob, card, close } = scene('modern', {
      turn: 'bob',
      ann: { front: ['prd-040 as Billy', body('A', 0, 99)] },
      bob: { front: [body('D', 0, 99)] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Billy').plus).toBe(0);
    close();
  });
});

describe('prd-041 Blain', () => {
  test('draws a card when he recovers', () => {
    const { seat, close } = scene('modern', {
      at: 'recovery',
      ann: { front: [{ card: 'prd-041', as: 'Blain', stunned: true }, body('A', 1, 9)], deck: 9 },
      bob: { front: [body('D', 0, 99)] },
    });
    expect(seat('ann').hand).toHaveLength(1);
    close();
  });

  test('not when another does', () => {
    const { seat, close } = scene('modern', {
      at: 'recovery',
      ann: { front: ['prd-041 as Blain', { body: 'A 1/9', stunned: true }], deck: 9 },
      bob: { front: [body('D', 0, 99)] },
    });
    expect(seat('ann').hand).toHaveLength(0);
    close();
  });
});

describe('prd-043 Dutch', () => {
  const chopper = (main: object, dutch: object = {}) => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'prd-043', as: 'Dutch', ...dutch }],
        back: [{ body: 'M 1/9 main health:9', ...main }],
        resources: [R('Humanity'), R('Intellect'), R('Might')],
        deck: 9,
      },
      bob: { front: [body('D', 99, 99, 'flight'), body('E', 99, 99, 'flight')], deck: 9 },
      open: true,
    });
    at.ann.use('Dutch', 'Get to the Choppa!');
    nextMain(at.ann, at.bob);
    return at;
  };

  test('wins at the start of the next turn, if he and the main character are face up', () => {
    const at = chopper({});
    expect(at.winners()).toEqual([]);
    at.bob.pass();
    expect(at.winners()).toEqual(['ann']);
  });

  test.each(['M', 'Dutch'])('not if %s is face down', (victim) => {
    const at = chopper({});
    at.bob.attack(victim, 'D');
    pass(at.bob, at.ann);
    expect(at.card(victim).stunned).toBe(true);
    at.bob.pass();
    expect(at.winners()).toEqual([]);
  });
});

describe('prd-045 Harrigan', () => {
  const teach = (mode: number) => {
    const at = scene('modern', {
      ann: {
        front: ['prd-045 as Mike', body('P', 1, 9, 'team:prey'), body('Q', 1, 9, 'team:prey'), body('A', 1, 9)],
        resources: [R('Might')],
        deck: 9,
      },
      bob: { front: [body('D', 1, 9, 'team:prey')], deck: 9 },
    });
    at.ann.use('Mike', "They Say You're Good at What You Do");
    expect(at.ann.offered('choose').toSorted()).toEqual(['P', 'Q']);
    at.ann.choose('P');
    at.ann.number(mode);
    const now = [at.card('P').keywords, at.card('Q').keywords];
    nextMain(at.ann, at.bob);
    expect(at.card('P').keywords).toBe('');
    at.close();
    return now;
  };

  test('another of the Prey gains Fearless or Violent this turn', () => {
    expect([teach(0), teach(1)]).toEqual([
      ['fearless', ''],
      ['violent', ''],
    ]);
  });
});

describe('prd-046 Hawkins', () => {
  test('a main character he attacks with leads, this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-046 as Hawkins', body('M', 1, 9, 'main'), body('A', 1, 9, 'team:prey')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Hawkins', 'M');
    expect(card('M').keywords).toBe('leader');
    pass(ann, bob);
    expect(card('M').keywords).toBe('');
    close();
  });

  // VS-KW-LEADER, VS-CMB-23: of two main characters one, of his player's choice.
  test('of two he attacks with, his player chooses one', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-046 as Hawkins', body('M', 1, 9, 'main'), body('N', 1, 9, 'main', 'team:prey')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Hawkins', 'M', 'N');
    expect(ann.offered('choose').toSorted()).toEqual(['M', 'N']);
    ann.choose('N');
    expect([card('M').keywords, card('N').keywords]).toEqual(['', 'leader']);
    pass(ann, bob);
    close();
  });

  test('a supporting one does not, nor does one that attacks without him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-046 as Hawkins', body('M', 1, 9, 'main'), body('A', 1, 9, 'team:prey')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Hawkins', 'A');
    expect([card('A').keywords, card('M').keywords]).toEqual(['', '']);
    pass(ann, bob);
    ann.attack('D', 'M');
    expect(card('M').keywords).toBe('');
    pass(ann, bob);
    close();
  });
});

describe('prd-050 Mac', () => {
  test('puts a -1/-1 counter on each enemy that appears', () => {
    const { ann, bob, card, close } = scene('modern', {
      at: 'recruit',
      turn: 'bob',
      ann: { front: ['prd-050 as Mac'] },
      bob: { front: [body('D', 1, 9)], hand: [body('E', 1, 9)], points: 9 },
    });
    bob.recruit('E', 'front');
    expect([card('E').minus, card('D').minus, ann.offered()]).toEqual([1, 0, []]);
    close();
  });

  test('not on those of his own side', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { front: ['prd-050 as Mac'], hand: [body('A', 1, 9)], points: 9 },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('A', 'front');
    expect(card('A').minus).toBe(0);
    close();
  });

  test('has +2/+2 in combat with an enemy that has one', () => {
    const numbers = (minus: number, own = 0) => {
      const { ann, card } = scene('modern', {
        ann: {
          front: [
            { card: 'prd-050', as: 'Mac' },
            { body: 'A 1/9', minus: own },
          ],
        },
        bob: {
          front: [
            { body: 'D 0/99', minus },
            { body: 'E 0/99', minus: 1 },
          ],
        },
        open: true,
      });
      expect(card('Mac').atk).toBe(4);
      ann.attack('D', 'Mac');
      return [card('Mac').atk, card('Mac').def];
    };
    expect([numbers(1), numbers(0), numbers(0, 1)]).toEqual([
      [6, 6],
      [4, 4],
      [4, 4],
    ]);
  });
});

describe('prd-051 Poncho', () => {
  test('is hunted, and puts a -1/-1 counter on each enemy in a back row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['prd-051 as Poncho'], back: [body('A', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9), body('F', 1, 9)] },
    });
    expect(card('Poncho').keywords).toBe('ranged hunted');
    ann.use('Poncho', '37mm Rotary Grenade Launcher');
    expect(['A', 'D', 'E', 'F'].map((name) => card(name).minus)).toEqual([0, 0, 1, 1]);
    close();
  });
});

describe("prd-054 He Couldn't See Me", () => {
  const play = (mode: number) => {
    const at = scene('modern', {
      ann: { front: ['prd-051 as Poncho', body('A', 1, 9)], hand: ['prd-054 as Twist'], deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
      open: true,
    });
    at.ann.play('Twist');
    expect(at.ann.offered('choose').toSorted()).toEqual(['A', 'Main', 'Poncho']);
    at.ann.choose('A');
    at.ann.number(mode);
    return at;
  };

  test('Stealth or Invisibility for one of her side, this turn', () => {
    const stealth = play(0);
    expect(stealth.card('A').keywords).toBe('stealth');
    nextMain(stealth.ann, stealth.bob);
    expect(stealth.card('A').keywords).toBe('');
    const hidden = play(1);
    expect(hidden.card('A').keywords).toBe('invisibility');
    hidden.ann.pass();
    hidden.ann.yes();
    expect(hidden.card('A').hidden).toBe(true);
  });

  test('once', () => {
    const { ann, bob, card } = play(1);
    ann.pass();
    ann.no();
    pass(bob, bob, bob, bob);
    pass(ann, ann, ann);
    expect([card('A').keywords, card('A').hidden]).toEqual(['', false]);
  });
});

describe('prd-055 S*** Happens', () => {
  test('a -1/-1 counter, and no powers this combat, for an enemy in it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99, 'stealth'), body('C', 1, 9)] },
      bob: { front: ['prd-051 as Poncho'], hand: ['prd-055 as Twist'] },
    });
    ann.attack('Poncho', 'A');
    ann.pass();
    bob.play('Twist');
    expect([card('A').minus, card('A').keywords, card('C').minus, card('Poncho').minus]).toEqual([1, '', 0, 0]);
    pass(ann, bob);
    expect([card('A').minus, card('A').keywords]).toEqual([1, 'stealth']);
    close();
  });
});
