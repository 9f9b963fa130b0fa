import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-001, boy-002 Butcher', () => {
  test.each(['boy-001', 'boy-002'])(
    '%s puts a counter on one of his side for each frail character in the KO pile',
    (id) => {
      const { ann, card, close } = scene('modern', {
        ann: {
          front: [`${id} as Billy`, body('A', 1, 9)],
          ko: [body('F', 1, 1, 'health:1'), body('G', 1, 1, 'health:1'), body('H', 1, 1, 'health:2'), 'Diabolical'],
          resources: [R('Might')],
        },
        bob: { front: [body('D', 1, 9)], ko: [body('E', 1, 1, 'health:1')] },
      });
      ann.use('Billy', "Where's Your Rage?");
      expect(ann.offered('choose').toSorted()).toEqual(['A', 'Billy']);
      ann.choose('A');
      expect([card('A').plus, card('Billy').plus]).toEqual([2, 0]);
      close();
    },
  );

  test('gains XP by the printed health of a supporting character he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-001 as Billy', body('A', 1, 99)] },
      bob: { front: [body('D', 0, 99, 'health:3')], back: [body('M', 0, 99, 'main')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Billy').xp).toBe(0);
    ann.attack('D', 'Billy');
    pass(ann, bob);
    expect(card('Billy').xp).toBe(3);
    close();
  });

  test('gains none for a main character', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-001 as Billy'] },
      bob: { front: [body('M', 0, 99, 'main')] },
    });
    ann.attack('M', 'Billy');
    pass(ann, bob);
    expect(card('Billy').xp).toBe(0);
    close();
  });

  test('stuns himself to KO every supporting character in combat with him, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('M', 1, 9, 'main'), body('C', 1, 9)] },
      bob: { front: ['boy-002 as Billy', body('D', 1, 9)], resources: [R('Energy')] },
    });
    ann.attack('Billy', 'A', 'B', 'M');
    ann.pass();
    bob.use('Billy', "I'm Just Gonna Hurt You");
    expect(card('Billy').stunned).toBe(true);
    expect(['A', 'B', 'C', 'M', 'D'].map((name) => card(name).zone)).toEqual(['ko', 'ko', 'front', 'front', 'front']);
    close();
  });
});

describe('boy-003, boy-004 Frenchie', () => {
  const arms = (id: string, row: string, turn: 'ann' | 'bob') => {
    const { card } = scene('modern', {
      turn,
      ann: {
        front: [body('F', 1, 9), ...(row === 'front' ? [`${id} as Serge`] : [])],
        back: [body('A', 1, 9), ...(row === 'back' ? [`${id} as Serge`] : [])],
      },
      bob: { front: [body('E', 1, 9)], back: [body('D', 1, 9)] },
      open: true,
    });
    return ['A', 'F', 'D'].map((name) => card(name).keywords);
  };

  test.each(['boy-003', 'boy-004'])('%s arms others in his back row on his own turn', (id) => {
    expect(arms(id, 'back', 'ann')).toEqual(['ranged', '', '']);
    expect(arms(id, 'back', 'bob')).toEqual(['', '', '']);
    expect(arms(id, 'front', 'ann')).toEqual(['', '', '']);
  });

  test('gains an XP for each card his player plays', () => {
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      ann: { back: ['boy-003 as Serge'], hand: [body('B', 1, 1)], points: 9 },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('B', 'front');
    expect(card('Serge').xp).toBe(1);
    close();
  });

  test('gains none for cards of others', () => {
    const { bob, card, close } = scene('modern', {
      at: 'recruit',
      turn: 'bob',
      ann: { back: ['boy-003 as Serge'] },
      bob: { front: [body('D', 1, 9)], hand: [body('B', 1, 1)], points: 9 },
    });
    bob.recruit('B', 'front');
    expect(card('Serge').xp).toBe(0);
    close();
  });

  test('KOs a defending main character for two of every symbol', () => {
    const { ann, card, winners, close } = scene('modern', {
      ann: {
        front: ['boy-004 as Serge'],
        resources: [R('Energy', 2), R('Intellect', 2), R('Might', 2), R('Skill', 2)],
      },
      bob: { front: [body('M', 0, 99, 'main', 'health:9')] },
    });
    ann.attack('M', 'Serge');
    ann.use('Serge', "I've Developed a Certain Niche");
    expect([card('M').zone, winners()]).toEqual(['ko', ['ann']]);
    close();
  });

  test('pays all eight, and KOs no supporting character', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['boy-004 as Serge'],
        resources: [R('Energy', 2), R('Intellect', 2), R('Might', 2), R('Skill')],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Serge');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    expect(card('D').zone).toBe('front');
    close();
    const eight = scene('modern', {
      ann: {
        front: ['boy-004 as Serge'],
        resources: [R('Energy', 2), R('Intellect', 2), R('Might', 2), R('Skill', 2)],
      },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    eight.ann.attack('D', 'Serge');
    if (eight.ann.offered('use').length > 0) eight.ann.use('Serge', "I've Developed a Certain Niche");
    expect(eight.card('D').zone).toBe('front');
  });
});

describe("boy-009, boy-010 Mother's Milk", () => {
  test.each(['boy-009', 'boy-010'])('%s keeps one of five cards on top', (id) => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        back: [`${id} as Marvin`],
        resources: [R('Intellect')],
        deck: [body('V', 1, 1), body('W', 1, 1), body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1), body('T', 1, 1)],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Marvin', 'Plan Ahead');
    expect(ann.offered('choose')).toEqual(['V', 'W', 'X', 'Y', 'Z']);
    ann.choose('X');
    ann.choose('V');
    ann.choose('W');
    ann.choose('Y');
    expect(seat('ann').deck).toHaveLength(6);
    expect((seat('ann').deck as string[]).slice(0, 2)).toEqual(['X', 'T']);
    close();
  });

  test('gains an XP when a character or equipment of cost 3 or less is played', () => {
    const xp = (cost: number) => {
      const { ann, card } = scene('modern', {
        at: 'recruit',
        ann: { back: ['boy-009 as Marvin'], hand: [body('B', 1, 1, `cost:${cost}`)], points: 9 },
        bob: { front: [body('D', 1, 9)] },
        open: true,
      });
      ann.recruit('B', 'front');
      return card('Marvin').xp;
    };
    expect([xp(3), xp(4)]).toEqual([1, 0]);
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: {
        back: ['boy-009 as Marvin'],
        front: [body('A', 1, 9, 'team:company')],
        hand: ['MU-TH-ER 6000'],
        points: 9,
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.equip('MU-TH-ER 6000', 'A');
    expect(card('Marvin').xp).toBe(1);
  });

  test('gains none for plot twists and for cards of others', () => {
    const { bob, card } = scene('modern', {
      at: 'recruit',
      turn: 'bob',
      ann: { back: ['boy-009 as Marvin'] },
      bob: { front: [body('D', 1, 9)], hand: [body('B', 1, 1)], points: 9 },
      open: true,
    });
    bob.recruit('B', 'front');
    expect(card('Marvin').xp).toBe(0);
    const twist = scene('modern', {
      ann: { back: ['boy-009 as Marvin'], front: [body('A', 1, 9)], hand: ['Mind Them Bars'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    twist.ann.play('Mind Them Bars');
    expect(twist.card('Marvin').xp).toBe(0);
  });

  test('plays from the top of the deck for the rest of the game, while face up', () => {
    const { ann, bob, arrange, card, seat, table, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['boy-010 as Marvin'],
        resources: [R('Skill', 3), R('Energy', 6)],
        deck: [body('V', 1, 1), body('W', 1, 1), body('X', 1, 1), body('Y', 1, 1), body('S', 1, 1), body('Z', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 99, 99)], deck: 9 },
    });
    expect(ann.sees('V')).toBe(false);
    ann.use('Marvin', 'Stick to the Plan');
    expect([ann.sees('V'), bob.sees('V'), ann.sees('W')]).toEqual([true, false, false]);
    ann.recruit('V', 'front');
    expect([card('V').zone, ann.sees('W')]).toEqual(['front', true]);
    ann.pass();
    ann.pass();
    nextMain(ann, bob);
    expect([table().turn, ann.sees('W')]).toEqual(['bob', true]);
    bob.attack('Marvin', 'D');
    pass(bob, ann);
    arrange('ann', 'deck', 'S');
    expect([card('Marvin').stunned, ann.sees('S')]).toEqual([true, false]);
    nextMain(bob, ann);
    const [top = ''] = seat('ann').deck as string[];
    expect([card('Marvin').stunned, ann.sees(top)]).toEqual([false, true]);
    close();
  });
});

describe('boy-029, boy-030 A-Train', () => {
  test.each(['boy-029', 'boy-030'])('%s readies himself as often as he likes', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: id, as: 'Reggie', exhausted: true }], resources: [R('Skill', 2)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.use('Reggie', "The World's Fastest Man");
    expect(card('Reggie').exhausted).toBe(false);
    ann.use('Reggie', "The World's Fastest Man");
    close();
  });

  test('gains an XP and a -1/-1 counter when he attacks, and not when others do', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-029 as Reggie', body('A', 1, 9)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('Reggie').xp, card('Reggie').minus]).toEqual([0, 0]);
    ann.attack('D', 'Reggie');
    expect([card('Reggie').xp, card('Reggie').minus]).toEqual([1, 1]);
    pass(ann, bob);
    close();
  });

  test('seven counters now are seven of the other kind at the start of his next turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-030 as Reggie'], resources: [R('Energy')], deck: 9 },
      bob: { front: [body('D', 0, 99)], deck: 9 },
    });
    ann.use('Reggie', 'Addicted to Compound V');
    expect([card('Reggie').plus, card('Reggie').atk]).toEqual([7, 14]);
    nextMain(ann, bob);
    expect([card('Reggie').plus, card('Reggie').minus]).toEqual([7, 0]);
    nextMain(bob, ann);
    expect([card('Reggie').plus, card('Reggie').minus, card('Reggie').atk]).toEqual([0, 0, 7]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(card('Reggie').atk).toBe(7);
    close();
  });
});

describe('boy-031, boy-032 Homelander', () => {
  test.each(['boy-031', 'boy-032'])("%s can't be stunned this combat, and can in the next", (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as John`, body('A', 1, 1)], resources: [R('Might')] },
      bob: { front: [body('D', 99, 99)], deck: 9 },
    });
    ann.attack('D', 'John');
    ann.use('John', "Sticks and Stones Won't Break My Bones");
    pass(bob, ann);
    expect(card('John').stunned).toBe(false);
    nextMain(ann, bob);
    bob.attack('John', 'D');
    pass(bob, ann);
    expect(card('John').stunned).toBe(true);
    close();
  });

  test('gains an XP when a frail character appears on his side', () => {
    const xp = (health: number, turn: 'ann' | 'bob') => {
      const at = scene('modern', {
        at: 'recruit',
        turn,
        ann: { back: ['boy-031 as John'], hand: [body('B', 1, 1, `health:${health}`)], points: 9 },
        bob: { front: [body('D', 1, 9)], hand: [body('C', 1, 1, 'health:1')], points: 9 },
        open: true,
      });
      if (turn === 'ann') at.ann.recruit('B', 'front');
      else at.bob.recruit('C', 'front');
      return at.card('John').xp;
    };
    expect([xp(1, 'ann'), xp(2, 'ann'), xp(1, 'bob')]).toEqual([1, 0, 0]);
  });

  test('those of a different breed on his side are safe this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 0, 1, 'health:2'), body('B', 0, 1, 'health:1')],
        back: ['boy-032 as John'],
        resources: [R('Energy')],
      },
      bob: { front: [body('D', 99, 1, 'health:2')], deck: 9 },
    });
    ann.use('John', "We're a Different Breed");
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.attack('D', 'B');
    pass(ann, bob);
    ann.attack('D', 'John');
    pass(ann, bob);
    expect([card('A').stunned, card('B').zone, card('D').stunned]).toEqual([false, 'ko', true]);
    close();
  });

  test('but not for longer, and their main characters never', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 0, 1, 'health:2')],
        back: ['boy-032 as John'],
        resources: [R('Energy')],
      },
      bob: { front: [body('D', 99, 9, 'flight', 'ranged'), body('E', 99, 9, 'flight')], deck: 9 },
    });
    ann.use('John', "We're a Different Breed");
    ann.attack('D', 'John');
    pass(ann, bob);
    expect(card('John').stunned).toBe(true);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('A').stunned).toBe(true);
    close();
  });
});

describe('boy-035, boy-036 Starlight', () => {
  test.each(['boy-035', 'boy-036'])('%s: an enemy chooses two face-up supporting characters, who are dazed', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Annie`, body('A', 1, 9)], resources: [R('Energy')] },
      bob: {
        front: [body('D', 1, 9), body('E', 1, 9), body('F', 1, 9), { body: 'S 1/9', stunned: true }],
        back: [body('M', 1, 9, 'main')],
      },
    });
    ann.use('Annie', 'You Should Look Away');
    expect(bob.offered('choose').toSorted()).toEqual(['D', 'E']);
    bob.choose('D', 'F');
    expect(['D', 'E', 'F'].map((name) => [card(name).stunned, card(name).wounds])).toEqual([
      [true, 0],
      [false, 0],
      [true, 0],
    ]);
    close();
  });

  test('gains an XP for each stunned enemy at the end of her turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-035 as Annie', { body: 'A 1/9', stunned: true }], deck: 9 },
      bob: { front: [{ body: 'D 1/9', stunned: true }, { body: 'E 1/9', stunned: true }, body('F', 1, 9)], deck: 9 },
    });
    nextMain(ann, bob);
    expect(card('Annie').xp).toBe(2);
    nextMain(bob, ann);
    expect(card('Annie').xp).toBe(2);
    close();
  });

  const save = (defender: 'A' | 'Annie', turn: 'ann' | 'bob') => {
    const at = scene('modern', {
      turn,
      ann: { front: ['boy-036 as Annie', body('A', 1, 99)], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 99), body('E', 1, 99), body('F', 1, 99)] },
      open: true,
    });
    if (turn === 'bob') {
      at.bob.attack(defender, 'D', 'E');
      at.bob.pass();
    } else at.ann.attack('D', 'A');
    if (at.ann.offered('use').length > 0) at.ann.use('Annie', 'All I Wanted Was to Save the World');
    return ['A', 'D', 'E', 'F'].map((name) => card01(at.card(name)));
  };
  const card01 = ({ stunned, wounds }: { stunned?: unknown; wounds?: unknown }) => (stunned && wounds === 0 ? 1 : 0);

  test('dazes each attacker when another of her side defends, in any combat', () => {
    expect([save('A', 'bob'), save('Annie', 'bob'), save('A', 'ann')]).toEqual([
      [0, 1, 1, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
