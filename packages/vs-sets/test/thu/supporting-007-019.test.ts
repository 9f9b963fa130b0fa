import { draw, keyword, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const mage = supporting({
  ...{ id: 'x-mage', name: 'Mage', cost: 2, atk: 1, def: 9, health: 2, teams: ['avengers'] },
  powers: [superPower('Trick', 'main', ['skill'], draw()), keyword('flight')],
});

test('thu-007 Agent 13 KOs a supporting character or an equipment with cost 1 or less', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['thu-007 as Agent'], resources: ['Skill Location x2'] },
    bob: {
      front: [{ body: 'D 1/1 cost:3', equipment: ['thu-019 as Gun'] }, body('E', 1, 1), body('Two', 1, 1, 'cost:2')],
    },
  });
  ann.use('Agent', 'S.H.I.E.L.D. Training');
  expect(ann.offered('choose').toSorted()).toEqual(['Agent', 'E', 'Gun']);
  ann.choose('Gun');
  expect([card('Gun').zone, card('D').zone, card('E').zone]).toEqual(['ko', 'front', 'front']);
  expect(ann.refused('use', 'Agent', 'S.H.I.E.L.D. Training')).toEqual(['VS-PWR-42']);
  close();
});

test('thu-008 Bullseye attacks protected characters at range', () => {
  const { ann, close } = scene('modern', {
    ann: { back: ['thu-008 as Bull', body('B', 1, 1, 'ranged')] },
    bob: { front: [body('D', 1, 9, 'flight')], back: [body('E', 1, 9)] },
  });
  expect(ann.offered('attack')).toContain('E, Bull');
  expect(ann.refused('attack', 'E', 'B')).not.toEqual([]);
  close();
});

test('thu-009 Doctor Octopus keeps one of three cards and shuffles the rest into the deck', () => {
  const { ann, bob, seat, close } = scene('modern', {
    at: 'resource',
    ann: {
      back: ['thu-009 as Ock'],
      resources: ['Intellect Location x2'],
      deck: ['Energy Location as A', 'Might Location as B', 'Skill Location as C', 'Alien Location as D'],
    },
    bob: {},
  });
  ann.use('Ock', 'Brilliant Scientist');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'C']);
  expect(bob.sees('A')).toBe(false);
  ann.choose('B');
  expect([seat('ann').hand?.length, seat('ann').deck?.length]).toEqual([1, 3]);
  expect(seat('ann').deck).not.toEqual(['A', 'C', 'D']);
  expect(ann.refused('use', 'Ock', 'Brilliant Scientist')).toEqual(['VS-PWR-42']);
  close();
});

test('thu-010 Green Goblin heals a wound and gets a +1/+1 counter', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [{ card: 'thu-010', as: 'Gob', wounds: 1 }], resources: ['Might Location x2'] },
    bob: {},
  });
  ann.use('Gob', 'Goblin Formula');
  expect([card('Gob').wounds, card('Gob').plus]).toEqual([0, 1]);
  expect(ann.refused('use', 'Gob', 'Goblin Formula')).toEqual(['VS-PWR-42']);
  close();
});

describe('thu-011 Lady Deathstrike', () => {
  // Ruling: counters and whatever comes later in the combat are ignored, too.
  test('ruling: enemies in melee with her have no more DEF than printed', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'thu-011', as: 'Lady', plus: 3 }] },
      bob: {
        front: [
          { body: 'D 1/4', plus: 5 },
          { body: 'E 1/4', plus: 2 },
        ],
        hand: ['mnb-106 as Best'],
      },
    });
    ann.attack('D', 'Lady');
    expect([card('D').def, card('D').atk, card('E').def, card('Lady').def]).toEqual([4, 6, 6, 9]);
    ann.pass();
    if (bob.offered('play').length > 0) {
      bob.play('Best');
      if (bob.offered('choose').length > 0) bob.choose('D');
      expect(card('D').def).toBe(4);
      ann.pass();
    }
    bob.pass();
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('not in a ranged combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('R', 1, 9, 'ranged')] },
      bob: { front: ['thu-011 as Lady'] },
    });
    ann.attack('Lady', 'R');
    expect([card('R').def, card('Lady').atk]).toEqual([9, 4]);
    pass(ann, bob);
    close();
    const other = scene('modern', {
      ann: { back: [{ body: 'R 1/2 ranged', plus: 3 }] },
      bob: { front: ['thu-011 as Lady'] },
    });
    other.ann.attack('Lady', 'R');
    expect(other.card('R').def).toBe(5);
    pass(other.ann, other.bob);
    other.close();
  });

  test('her own side keeps what it has', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['thu-011 as Lady', { body: 'A 1/2 team:proRegistration', plus: 3 }] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Lady', 'A');
    expect([card('A').def, card('Lady').atk]).toEqual([5, 6]);
    ann.pass();
    bob.pass();
    if (bob.offered('strikeBack').length > 0) bob.strikeBack('A');
    close();
  });
});

test('thu-012 Helmut Zemo strikes supporting characters with double his ATK', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['thu-012 as Zemo'] },
    bob: { front: [body('D', 1, 10)] },
  });
  ann.attack('D', 'Zemo');
  pass(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});

describe('thu-013 Taskmaster', () => {
  // Ruling: he copies, Flight and Ranged too, and from his own side as well; nobody loses anything.
  test('ruling: gains the printed keyword powers of the other supporting characters in the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [mage],
      ann: { front: ['thu-013 as Task', body('A', 1, 9, 'ranged', 'team:proRegistration'), body('O', 1, 1, 'grab')] },
      bob: { front: ['Mage', body('E', 1, 9, 'dodge')], resources: ['Skill Location'] },
    });
    ann.attack('Mage', 'Task', 'A');
    expect(card('Task').keywords).toBe('flight ranged masterMartialArtist');
    expect([card('A').keywords, card('Mage').keywords]).toEqual(['ranged', 'flight']);
    expect([card('Task').atk, card('Task').def]).toEqual([8, 8]);
    ann.pass();
    bob.pass();
    if (bob.offered('strikeBack').length > 0) bob.strikeBack('A');
    expect(card('Task').keywords).toBe('masterMartialArtist');
    close();
  });

  test('not super powers, not from main characters, and not at range', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [mage],
      ann: { front: ['thu-013 as Task'], resources: ['Skill Location'] },
      bob: { front: [body('Boss', 1, 9, 'main', 'flight'), 'Mage'] },
    });
    ann.attack('Boss', 'Task');
    expect(card('Task').keywords).toBe('masterMartialArtist');
    pass(ann, bob);
    close();

    const far = scene('modern', {
      ann: { back: [body('R', 1, 9, 'ranged', 'flight')] },
      bob: { front: ['thu-013 as Task'] },
    });
    far.ann.attack('Task', 'R');
    expect(far.card('Task').keywords).toBe('masterMartialArtist');
    pass(far.ann, far.bob);
    far.close();
  });

  test('does not use what he copied as super powers', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [mage],
      ann: { front: ['thu-013 as Task', body('A', 9, 9)], resources: ['Skill Location x2'] },
      bob: { front: ['Mage'] },
    });
    ann.attack('Mage', 'A');
    expect(card('Task').keywords).toBe('masterMartialArtist');
    pass(ann, bob);
    ann.attack('Main', 'Task');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    close();
  });
});

test('thu-014 Radioactive Man gets a counter more for each super power on his side', () => {
  const { ann, card, close } = scene('modern', {
    cards: [mage],
    ann: { front: ['thu-014 as Rad', 'Mage', body('A', 1, 1)], hand: ['thu-014 as Copy', 'body A 1/1 as Other'] },
    bob: { front: ['Mage as Theirs'] },
  });
  ann.powerUp('Other', 'A');
  expect(card('Rad').plus).toBe(0);
  ann.powerUp('Copy', 'Rad');
  expect(card('Rad').plus).toBe(2);
  close();
});

describe('thu-015 Songbird', () => {
  const stage = () =>
    scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 2)], back: [body('B', 1, 2, 'ranged')], hand: ['thu-015 as Song'], points: 9 },
      bob: { front: [body('D', 9, 9)], back: [body('E', 1, 1)] },
    });

  test('keeps another character from being struck this turn', () => {
    const { ann, bob, card, close } = stage();
    ann.recruit('Song', 'front');
    ann.number(0);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Main']);
    ann.choose('A');
    pass(ann, ann);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('A').stunned).toBe(false);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('A').stunned).toBe(true);
    close();
  });

  // Ruling: it goes on although she is turned face down.
  test('ruling: others in her row have Flight this turn, even while she is stunned', () => {
    const { ann, bob, card, close } = stage();
    ann.recruit('Song', 'front');
    ann.number(1);
    expect([card('A').keywords, card('B').keywords, card('D').keywords]).toEqual(['flight', 'ranged', '']);
    pass(ann, ann);
    ann.attack('D', 'Song');
    pass(ann, bob);
    expect([card('Song').stunned, card('A').keywords]).toEqual([true, 'flight']);
    nextMain(ann, bob);
    expect(card('A').keywords).toBe('');
    close();
  });
});

test('thu-016 Venom gets a counter as he attacks and keeps it while stunned', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['thu-016 as V'] },
    bob: { front: [body('D', 9, 9)] },
  });
  ann.attack('D', 'V');
  pass(ann, bob);
  expect([card('V').plus, card('V').stunned]).toEqual([1, true]);
  close();
});

test('thu-017 Ragnarok puts four -1/-1 counters on an enemy supporting character, and is Lethal', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['thu-017 as Rag'], resources: ['Energy Location x2'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
  });
  ann.use('Rag', 'Codename Lightning');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  ann.choose('D');
  expect([card('D').minus, ann.refused('use', 'Rag', 'Codename Lightning')]).toEqual([4, ['VS-PWR-42']]);
  ann.attack('E', 'Rag');
  pass(ann, bob);
  expect(card('E').zone).toBe('ko');
  close();
});

test('thu-018 Superhuman Registration Act sends an enemy supporting character with a super power to hand', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [mage],
    ann: { front: ['thu-012 as Zemo', 'Mage as Mine'], hand: ['thu-018 as Act'] },
    bob: { front: ['Mage as M1', 'thu-010 as Gob', body('D', 1, 1)], back: ['mnb-084 as Magneto'] },
  });
  ann.play('Act');
  expect(ann.offered('choose').toSorted()).toEqual(['Gob', 'M1']);
  ann.choose('Gob');
  expect([seat('bob').hand?.length, card('M1').zone]).toEqual([1, 'front']);
  close();
});

describe('thu-019 Tranquilizer Gun', () => {
  const stage = (row: object) =>
    scene('modern', {
      cards: [mage],
      ann: { ...row },
      bob: { front: ['Mage', body('D', 1, 9)] },
    });

  test('gives Ranged, and may daze whom its character ranged attacks, with a super power', () => {
    const { ann, bob, card, close } = stage({ back: [{ body: 'A 1/9', equipment: ['thu-019 as Gun'] }] });
    expect(card('A').keywords).toBe('ranged');
    ann.attack('Mage', 'A');
    ann.yes();
    expect([card('Mage').stunned, card('Mage').wounds]).toEqual([true, 0]);
    if (ann.offered('pass').length > 0) pass(ann, bob);
    close();
  });

  test('need not; not without a super power, and not in melee', () => {
    const no = stage({ back: [{ body: 'A 1/9', equipment: ['thu-019 as Gun'] }] });
    no.ann.attack('Mage', 'A');
    no.ann.no();
    expect(no.card('Mage').stunned).toBe(false);
    pass(no.ann, no.bob);
    no.close();

    const plain = stage({ back: [{ body: 'A 1/9', equipment: ['thu-019 as Gun'] }] });
    plain.ann.attack('D', 'A');
    expect(plain.ann.offered('yes')).toEqual([]);
    pass(plain.ann, plain.bob);
    plain.close();

    const melee = stage({ front: [{ body: 'A 1/9', equipment: ['thu-019 as Gun'] }, body('B', 1, 9)] });
    melee.ann.attack('Mage', 'A');
    expect(melee.ann.offered('yes')).toEqual([]);
    pass(melee.ann, melee.bob);
    melee.ann.attack('Mage', 'B');
    expect(melee.ann.offered('yes')).toEqual([]);
    pass(melee.ann, melee.bob);
    melee.close();
  });
});
