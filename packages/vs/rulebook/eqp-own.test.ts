import { expect, test } from 'vitest';
import {
  a,
  cancelPower,
  draw,
  each,
  enemy,
  law,
  losesPowers,
  modify,
  on,
  putPlus,
  reaction,
  stun,
  superPower,
  superPowersOf,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, listed, scene, twist } from './cast.ts';

const silence = does('Silence', modify(a(yours({ name: 'A' })), 'turn', losesPowers));
const helper = hero('Helper', [
  silence,
  does('Read', draw(superPowersOf(each(yours({ name: 'A' }))))),
  does('Train', putPlus(1, a(yours({ hasSuperPower: true, isNot: 'main' })))),
]);

const kit = gear('Kit', [
  does('Rest', draw()),
  trigger('Alarm', on('playsPlotTwist', undefined, { player: 'you' }), draw()),
]);

const stage = (profile: string) =>
  scene(profile, {
    cards: [helper, kit, twist('Shout', 'main')],
    ann: { front: ['Helper', { body: 'A 2/2', equipment: ['Kit'] }], hand: ['Shout'], deck: 5 },
    bob: { front: [body('D', 2, 2)] },
  });

// VS-EQP-12, E-114: by the books a trigger of equipment is its bearer's and lost with its powers; by the update it stays.
test.each([
  ['modern', 0],
  ['modern+updates', 1],
])('in %s, a trigger of equipment on a character without powers draws %i', (profile, drawn) => {
  const { ann, seat, close } = stage(profile);
  ann.use('Helper', 'Silence');
  ann.play('Shout');
  expect(listed(seat('ann'), 'hand')).toHaveLength(drawn);
  close();
});

// VS-EQP-12, VS-EQP-13, E-114: by the update its super power stays usable, by the bearer.
test.each([
  ['modern', ['Helper, Read', 'Helper, Train']],
  ['modern+updates', ['Helper, Read', 'Helper, Train', 'A, Rest']],
])('in %s, a super power of equipment on a character without powers: %o', (profile, uses) => {
  const { ann, close } = stage(profile);
  ann.use('Helper', 'Silence');
  expect(ann.offered('use')).toEqual(uses);
  close();
});

// VS-EQP-12, E-114: by the books the bearer has the super power, by the update the equipment does.
test.each([
  ['modern', 1, ['Helper', 'A']],
  ['modern+updates', 0, []],
])('in %s, a bearer counts as having %i super powers of its equipment', (profile, count, trainees) => {
  const { ann, seat, close } = stage(profile);
  ann.use('Helper', 'Read');
  expect(listed(seat('ann'), 'hand')).toHaveLength(1 + count);
  ann.use('Helper', 'Train');
  expect(ann.offered('choose')).toEqual(trainees);
  if (trainees.length > 0) ann.choose('Helper');
  close();
});

// VS-EQP-12, VS-PWR-53: the same goes for Reactions.
test.each([
  ['modern', true],
  ['modern+updates', false],
])('in %s, the zap of an enemy hits a bearer who has lost its powers: %o', (profile, hits) => {
  const charm = gear('Charm', [
    reaction('Ward', on('usesSuperPower', undefined, { player: 'eachEnemy' }), [], cancelPower),
  ]);
  const zap = hero('Zap', [
    does('Silence', modify(a(enemy({ name: 'A' })), 'turn', losesPowers)),
    superPower('Zap', 'main', [], stun(a(enemy({ name: 'A' })))),
  ]);
  const { ann, bob, card, close } = scene(profile, {
    cards: [charm, zap],
    ann: { front: ['Zap'] },
    bob: { front: [{ body: 'A 2/2', equipment: ['Charm'] }] },
  });
  ann.use('Zap', 'Silence');
  bob.pass();
  ann.use('Zap', 'Zap');
  if (!hits) bob.react('A', 'Ward');
  expect(card('A').stunned).toBe(hits);
  close();
});

// VS-EQP-12, VS-STAT-14, E-114: and for the rules it makes.
test.each([
  ['modern', ['Shout']],
  ['modern+updates', []],
])('in %s, under the law of equipment on a character without powers one may play: %o', (profile, plays) => {
  const crown = gear('Crown', [law('Hush', { rule: 'cantPlay', who: 'eachPlayer', what: { is: 'plotTwist' } })]);
  const { ann, close } = scene(profile, {
    cards: [helper, crown, twist('Shout', 'main')],
    ann: { front: ['Helper', { body: 'A 2/2', equipment: ['Crown'] }], hand: ['Shout'] },
    bob: {},
  });
  expect(ann.offered('play')).toEqual([]);
  ann.use('Helper', 'Silence');
  expect(ann.offered('play')).toEqual(plays);
  close();
});
