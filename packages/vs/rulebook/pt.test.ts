import { expect, test } from 'vitest';
import {
  a,
  attacker,
  type Card,
  cancelPlotTwist,
  character,
  defender,
  draw,
  each,
  gets,
  ifDone,
  inKo,
  ko,
  may,
  on,
  pay,
  plotTwist,
  putPlus,
  reaction,
  replaceDefender,
  stun,
  type Team,
  toHand,
  yours,
} from '../src/index.ts';
import { body, hero, listed, scene, teamTwist, twist } from './cast.ts';

/** A Plot Twist with a number of team symbols. */
const symbols = (name: string, teams: readonly Team[], count = 1): Card => ({
  card: 'plotTwist',
  id: `x-${name}`,
  name,
  teams,
  symbols: count,
  timing: [{ at: 'main', effects: [draw()] }],
});
const combatTwist = (name: string, anyTurn: boolean, ...effects: Parameters<typeof twist>[2][]): Card =>
  plotTwist({ id: `x-${name}`, name, timing: 'combat', ...(anyTurn && { anyTurn: true }), effects });

// VS-PT-01: Plot Twists are played from hand.
test('a Plot Twist is played from hand and from nowhere else', () => {
  const { ann, close } = scene('modern', {
    cards: [twist('Ploy', 'main', draw()), twist('Old', 'main', draw())],
    ann: { hand: ['Ploy'], ko: ['Old'] },
    bob: {},
  });
  expect(ann.offered('play')).toEqual(['Ploy']);
  expect(ann.refused('play', 'Old')).toEqual(['VS-PT-01']);
  close();
});

const timed = (['draw', 'recovery', 'build', 'main', 'combat'] as const).map((at) => twist(`${at} ploy`, at, draw()));
const hand = timed.map(({ name }) => name);
const sides = { ann: { front: [body('A', 2, 9)], hand }, bob: { front: [body('D', 2, 9)], hand } };

// VS-PT-02: each Plot Twist says when it can be played.
// VS-PT-03: Build: during one's own Build Phase.
// VS-PT-05: Main: during one's own Main Phase while no combat is going on.
// VS-PT-06: Combat: during a combat on one's own turn.
// VS-PT-07: Draw and Recovery: at any point of that phase of one's own turn.
test('each Plot Twist is offered in its own time, on one’s own turn', () => {
  const seen: Record<string, readonly string[]> = {};
  const at = scene('modern', { cards: timed, ...sides, at: 'turn' });
  for (let i = 0; i < 8; i++) {
    const { phase } = at.table();
    seen[String(phase)] = [...new Set([...(seen[String(phase)] ?? []), ...at.ann.offered('play')])];
    expect(at.bob.offered()).toEqual([]);
    if (phase === 'main') break;
    at.ann.pass();
  }
  expect(seen).toEqual({
    draw: ['draw ploy'],
    recovery: ['recovery ploy'],
    build: ['build ploy'],
    main: ['main ploy'],
  });
  expect(at.ann.refused('play', "ann's build ploy")).toContain('VS-PT-02');
  at.ann.attack('D', 'A');
  expect(at.ann.offered('play')).toEqual(['combat ploy']);
  expect(at.ann.refused('play', "ann's main ploy")).toContain('VS-PT-05');
  at.ann.pass();
  expect([at.decides(), at.bob.offered('play')]).toEqual(['bob', []]);
  expect(at.bob.refused('play', "bob's combat ploy")).toContain('VS-CMB-09');
  at.close();
});

// VS-PT-06: with Any Turn, during a combat on any turn.
test('an Any Turn Combat Plot Twist is played in the other player’s combat', () => {
  const { ann, bob, seat, close } = scene('modern', {
    cards: [combatTwist('Trick', true, draw())],
    ann: { front: [body('A', 2, 9)], hand: ['Trick'] },
    bob: { front: [body('D', 2, 9)], hand: ['Trick'] },
  });
  expect(ann.refused('play', "ann's Trick")).toContain('VS-PT-06');
  ann.attack('D', 'A');
  expect(ann.offered('play')).toEqual(['Trick']);
  ann.pass();
  expect(bob.offered('play')).toEqual(['Trick']);
  bob.play('Trick');
  expect(listed(seat('bob'), 'hand')).toEqual(['Extra']);
  close();
});

// VS-PT-07: only the latest book knows the two words.
test.each(['mcu18', 'cr21', 'mb15'])('in %s, Draw and Recovery Plot Twists have no time', (profile) => {
  const at = scene(profile, { cards: timed, ...sides, at: 'turn' });
  expect([at.table().phase, at.ann.offered('play')]).toEqual(['build', ['build ploy']]);
  expect(at.ann.refused('play', "ann's draw ploy")).toContain('VS-PT-02');
  at.close();
});

// VS-PT-04: a Build Plot Twist may be played before, between and after the three steps.
test('a Build Plot Twist fits every step of the phase', () => {
  const { ann, table, seat, close } = scene('modern', {
    cards: [twist('One', 'build', draw()), twist('Two', 'build', draw()), twist('Three', 'build', draw())],
    ann: { hand: ['One', 'Two', 'Three'] },
    bob: {},
    at: 'build',
  });
  const steps: unknown[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    steps.push(table().step);
    ann.play(name);
    ann.pass();
  }
  expect([steps, listed(seat('ann'), 'ko')]).toEqual([
    ['resource', 'recruit', 'formation'],
    ['One', 'Two', 'Three'],
  ]);
  close();
});

// VS-PT-08: a Plot Twist with two timings may be played at either.
test('a Plot Twist with two timings is played at either', () => {
  const both: Card = {
    card: 'plotTwist',
    id: 'x-both',
    name: 'Both',
    teams: [],
    timing: [
      { at: 'build', effects: [draw()] },
      { at: 'main', effects: [draw(), draw()] },
    ],
  };
  const at = () => scene('modern', { cards: [both], ann: { hand: ['Both'] }, bob: {}, at: 'formation' });
  const early = at();
  early.ann.play('Both', 'build');
  expect(listed(early.seat('ann'), 'hand')).toHaveLength(1);
  early.close();
  const late = at();
  late.ann.pass();
  expect(late.ann.offered('play')).toEqual(['Both, main']);
  late.ann.play('Both', 'main');
  expect(listed(late.seat('ann'), 'hand')).toHaveLength(2);
  late.close();
});

// VS-PT-09: a Combat Plot Twist can affect only characters in the combat.
test('a Combat Plot Twist that says “a character” means one in the combat', () => {
  const at = (timing: 'combat' | 'anyCombat', effect: Parameters<typeof twist>[2]) => {
    const made = scene('modern', {
      cards: [plotTwist({ id: 'x-pain', name: 'Pain', timing, effects: [effect] })],
      ann: { front: [body('A', 2, 9), body('B', 2, 9)], hand: ['Pain'] },
      bob: { front: [body('D', 2, 9), body('E', 2, 9)] },
      open: true,
    });
    made.ann.attack('D', 'A');
    made.ann.play('Pain');
    return made;
  };
  expect(at('combat', stun(a(character({ is: 'supporting' })))).ann.offered('choose')).toEqual(['A', 'D']);
  const all = at('combat', putPlus(1, each(character())));
  expect(['A', 'B', 'D', 'E'].map((name) => all.card(name).plus)).toEqual([1, 0, 1, 0]);
  // Unless it says otherwise.
  expect(at('anyCombat', stun(a(character({ is: 'supporting' })))).ann.offered('choose')).toEqual(['A', 'B', 'D', 'E']);
  const outside = at('combat', stun(a(character({ is: 'supporting', combat: 'none' }))));
  expect(outside.ann.offered('choose')).toEqual(['B', 'E']);
});

// VS-PT-09: what takes a defender's place comes from outside.
test('a Combat Plot Twist that replaces the defender says otherwise', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [combatTwist('Swap', true, replaceDefender(a(defender()), a(yours({ is: 'supporting' }))))],
    ann: { front: [body('A', 2, 9)] },
    bob: { front: [body('D', 2, 9), body('E', 2, 9)], hand: ['Swap'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.play('Swap');
  expect(card('E').role).toBe('defender');
  close();
});

// VS-PT-09, VS-MEC-PAYSYM-01: who pays is not affected.
test('a Combat Plot Twist can be paid for by a character outside of the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [combatTwist('Lesson', false, may(pay(['skill'], a(yours({ is: 'main' })))), ifDone(draw()))],
    ann: {
      front: [body('A', 2, 9)],
      back: [body('Boss', 2, 9, 'main')],
      resources: ['Skill Location'],
      hand: ['Lesson'],
    },
    bob: { front: [body('D', 2, 9)] },
  });
  ann.attack('D', 'A');
  ann.play('Lesson');
  ann.yes();
  if (ann.offered('pay').length > 0) ann.pay('Skill Location');
  expect([card('Skill Location').faceDown, card('Lesson').zone]).toEqual([true, 'ko']);
  bob.pass();
  ann.pass();
  close();
});

// VS-PT-10: a Plot Twist is carried out and then put into the KO pile.
test('a Plot Twist is in the KO pile after it has been carried out', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [twist('Choice', 'main', putPlus(1, a(yours())))],
    ann: { front: [body('A', 2, 2), body('B', 2, 2)], hand: ['Choice'] },
    bob: {},
  });
  ann.play('Choice');
  expect([card('Choice').zone, listed(seat('ann'), 'ko')]).toEqual(['playing', []]);
  ann.choose('B');
  expect([card('B').plus, card('Choice').zone, listed(seat('ann'), 'ko')]).toEqual([1, 'ko', ['Choice']]);
  close();
});

const assemble = teamTwist('Assemble', 'avengers', 'main', draw());
const playable = (
  profile: string,
  card: Card,
  front: readonly unknown[],
  main = body('Boss', 2, 9, 'main', 'team:none'),
) => {
  const { ann } = scene(profile, {
    cards: [card],
    ann: { front, back: [main], hand: [card.name] },
    bob: { front: [body('D', 2, 2)] },
  });
  return ann.offered('play').length > 0;
};

// VS-PT-11: with one team symbol it needs a face-up character of that team on one's side, the main character included.
test('a team Plot Twist needs a face-up character of the team', () => {
  const other = body('X', 2, 2, 'team:xmen');
  expect(playable('modern', assemble, [other])).toBe(false);
  expect(playable('modern', assemble, [other, body('A', 2, 2)])).toBe(true);
  expect(playable('modern', assemble, [{ body: 'A 2/2', stunned: true }])).toBe(false);
  expect(playable('modern', assemble, [{ body: 'A 2/2', hidden: true }])).toBe(false);
  expect(playable('modern', assemble, [], body('Boss', 2, 9, 'main'))).toBe(true);
});

// VS-PT-11: the refusal names the rule.
test('a player without the team is told why', () => {
  const { ann, close } = scene('modern', { cards: [assemble], ann: { hand: ['Assemble'] }, bob: {} });
  expect(ann.refused('play', 'Assemble')).toEqual(['VS-PT-11', 'VS-STN-14']);
  close();
});

// VS-PT-12: with three symbols it needs three face-up characters; books that know only one symbol ask for one.
test.each([
  ['modern', 2, false],
  ['modern', 3, true],
  ['cr21', 2, false],
  ['cr21', 3, true],
  ['mcu18', 2, false],
  ['cw', 1, true],
  ['mb15', 1, true],
])('in %s, three symbols with %i characters of the team: %s', (profile, count, isPlayable) => {
  const front = ['A', 'B', 'C'].slice(0, count).map((name) => body(name, 2, 2));
  expect(playable(profile, symbols('Three', ['avengers'], 3), [...front, { body: 'E 2/2', stunned: true }])).toBe(
    isPlayable,
  );
});

// VS-PT-13: the team requirement does not limit whom the Plot Twist affects.
test('a team Plot Twist affects characters of any team', () => {
  const { ann, close } = scene('modern', {
    cards: [teamTwist('Help', 'avengers', 'main', putPlus(1, a(yours())))],
    ann: { front: [body('A', 2, 2), body('X', 2, 2, 'team:xmen')], hand: ['Help'] },
    bob: {},
    open: true,
  });
  ann.play('Help');
  expect(ann.offered('choose')).toEqual(['A', 'X', 'Main']);
  close();
});

// VS-PT-14: a Plot Twist without a team symbol has no team requirement.
test('a generic Plot Twist needs nobody', () => {
  expect(playable('modern', twist('Ploy', 'main', draw()), [])).toBe(true);
});

// VS-PT-15: MARVEL in place of a team asks for a Marvel-branded character, face up as for teams.
test('a Plot Twist with the brand needs a face-up character', () => {
  const brand: Card = { ...twist('Excelsior', 'main', draw()), brand: true } as Card;
  const at = (fact: object) => {
    const { ann } = scene('mcu18', {
      cards: [brand],
      ann: { back: [{ body: 'Boss 2/9 main', ...fact }], hand: ['Excelsior'] },
      bob: {},
    });
    return ann;
  };
  expect(at({}).offered('play')).toEqual(['Excelsior']);
  expect(at({ stunned: true }).offered('play')).toEqual([]);
  expect(at({ stunned: true }).refused('play', 'Excelsior')).toEqual(['VS-PT-15']);
});

// VS-PT-16: a cancelled Plot Twist goes to the KO pile without effect.
test('a cancelled Plot Twist does nothing and lies in the KO pile', () => {
  const censor = hero('Censor', [
    reaction('No', on('playsPlotTwist', undefined, { player: 'eachEnemy' }), [], cancelPlotTwist),
  ]);
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [censor, twist('Ploy', 'main', draw(2))],
    ann: { hand: ['Ploy'] },
    bob: { front: ['Censor'] },
  });
  ann.play('Ploy');
  expect(bob.offered()).toEqual(['pass', 'react Censor, No']);
  bob.react('Censor', 'No');
  expect([card('Ploy').zone, listed(seat('ann'), 'hand')]).toEqual(['ko', []]);
  close();

  const allowed = scene('modern', {
    cards: [censor, twist('Ploy', 'main', draw(2))],
    ann: { hand: ['Ploy'] },
    bob: { front: ['Censor'] },
  });
  allowed.ann.play('Ploy');
  allowed.bob.pass();
  expect(listed(allowed.seat('ann'), 'hand')).toHaveLength(2);
  allowed.close();
});

// VS-PT-17: Plot Twists cost nothing and their number per turn is unlimited, within the action rules of combat.
test('any number of Plot Twists is played for nothing', () => {
  const names = ['One', 'Two', 'Three', 'Four'];
  const { ann, seat, close } = scene('modern', {
    cards: names.map((name) => twist(name, 'main', draw())),
    ann: { hand: names },
    bob: {},
  });
  for (const name of names) ann.play(name);
  expect([listed(seat('ann'), 'ko'), listed(seat('ann'), 'hand').length]).toEqual([names, 4]);
  close();
});

// VS-PT-17: in combat one action at a time.
test('in a combat a Plot Twist is one action of an opportunity', () => {
  const { ann, bob, decides, close } = scene('modern', {
    cards: [combatTwist('One', false, gets(a(attacker()), 1, 0)), combatTwist('Two', false, gets(a(attacker()), 1, 0))],
    ann: { front: [body('A', 2, 9)], hand: ['One', 'Two'] },
    bob: { front: [body('D', 2, 9)] },
  });
  ann.attack('D', 'A');
  ann.play('One');
  expect(decides()).toBe('bob');
  bob.pass();
  ann.play('Two');
  expect(decides()).toBe('bob');
  close();
});

// VS-PT-18: the requirement is checked when the Plot Twist is played and not again.
test('a Plot Twist goes on though its own effect removes the last of the team', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [teamTwist('Sacrifice', 'avengers', 'main', ko(a(yours({ team: 'avengers' }))), draw(2))],
    ann: { front: [body('A', 2, 2)], hand: ['Sacrifice'] },
    bob: {},
  });
  ann.play('Sacrifice');
  expect([card('A').zone, listed(seat('ann'), 'hand').length]).toEqual(['ko', 2]);
  close();
});

// VS-PT-19: it may be played even if it will do nothing, and is in no zone effects can reach while it resolves.
test('a Plot Twist may do nothing, and does not find itself', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [
      twist('Recall', 'main', toHand(each(inKo({ is: 'plotTwist' })))),
      twist('Vain', 'main', putPlus(1, a(yours({ name: 'Nobody' })))),
    ],
    ann: { hand: ['Vain', 'Recall'], deck: 0 },
    bob: {},
  });
  expect(ann.offered('play')).toEqual(['Vain', 'Recall']);
  ann.play('Vain');
  expect(listed(seat('ann'), 'ko')).toEqual(['Vain']);
  ann.play('Recall');
  expect([listed(seat('ann'), 'hand'), listed(seat('ann'), 'ko')]).toEqual([['Vain'], ['Recall']]);
  close();
});

// VS-PT-20: two different team symbols separated by a slash: either team will do.
test.each([
  ['avengers', true],
  ['xmen', true],
  ['hydra', false],
])('a Plot Twist of Avengers or X-Men with a character of %s: %s', (team, isPlayable) => {
  expect(playable('modern', symbols('Either', ['avengers', 'xmen']), [body('A', 2, 2, `team:${team}`)])).toBe(
    isPlayable,
  );
});
