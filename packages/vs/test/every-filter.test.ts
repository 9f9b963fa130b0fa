import { body, sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { describe, expect, test } from 'vitest';
import {
  anyCard,
  atMost,
  bind,
  type Effect,
  each,
  enemy,
  type Filter,
  keyword,
  ko,
  nameCard,
  nameTeam,
  plotTwist,
  supporting,
  the,
  yours,
} from '../src/language/index.ts';

const scene = sceneFor(vsScenes);

/** Somebody in the front row, face up, ready and unhurt, of whom all of the filters below are untrue. */
const sable = supporting({
  id: 'y-sable',
  name: 'Sable',
  cost: 3,
  atk: 3,
  def: 9,
  health: 3,
  teams: ['avengers'],
  powers: [keyword('dodge')],
});
/** One of another team, whom filters compare her with. */
const other = supporting({
  id: 'y-other',
  name: 'Other',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['hydra'],
  powers: [],
});

const OTHER = the('other');
const SABLE = the('sable');
const WALL = the('wall');

/** For each field a value that does not fit her. A field without one does not compile. */
const UNFIT: { readonly [F in keyof Filter]-?: NonNullable<Filter[F]> } = {
  side: 'enemy',
  owner: 'another',
  is: 'location',
  isNot: 'supporting',
  // The plot twist itself asks: it is neither her nor of her name.
  other: true,
  self: true,
  same: OTHER,
  not: SABLE,
  name: 'Nobody',
  named: 'card',
  otherName: true,
  otherThanNamed: ['Sable'],
  sameNameAs: OTHER,
  sameCardAs: OTHER,
  nameContains: 'man',
  sharesMantle: true,
  sharesMantleWith: yours({ name: 'Sable' }),
  nameNotAmong: yours({ name: 'Sable' }),
  team: ['hydra', 'shield'],
  sharesTeamWith: OTHER,
  sharesNoTeamWith: yours({ name: 'Sable' }),
  hasPaidSymbol: true,
  blood: 'green',
  hasTeam: true,
  namedTeam: 'team',
  row: 'back',
  sameRowAs: WALL,
  face: 'down',
  stunned: true,
  exhausted: true,
  keyword: 'flight',
  without: 'dodge',
  hasSuperPower: true,
  hasCounter: 'plus',
  wounded: true,
  equipped: true,
  wearing: 'Hammer',
  wornBy: OTHER,
  hasPower: 'Sing',
  cost: atMost(2),
  atk: atMost(2),
  def: atMost(2),
  printedHealth: atMost(2),
  higherThanEach: { stat: 'atk', of: yours({ name: 'Sable' }) },
  highestAmong: { stat: 'def', of: enemy() },
  level: 2,
  alignment: 'evil',
  combat: 'attacker',
  protectedBy: OTHER,
  protects: OTHER,
  protected: true,
  uncollected: true,
  brand: 'alien',
  meleeAttackableBy: OTHER,
  couldBear: OTHER,
  stunnedThisTurnBy: OTHER,
  flownOverBy: OTHER,
  attackedThisTurn: true,
  appearedThisTurn: true,
  attackedSinceYourTurn: true,
  symbol: 'might',
  basic: true,
  anyTurnCombat: true,
  pile: 'elsewhere',
  absorbed: true,
};

/** Fields that are true of her whatever they are asked with; what they test is tested elsewhere. */
const ALWAYS_TRUE: readonly string[] = ['other', 'otherName', 'hasTeam', 'uncollected'];

const before: readonly Effect[] = [
  bind('other', each(yours({ name: 'Other' }))),
  bind('sable', each(yours({ name: 'Sable' }))),
  bind('wall', each(enemy())),
  nameCard('card'),
  nameTeam('team'),
];

// A field that the rules forget would let everybody through.
describe('a filter keeps out whom it does not fit', () => {
  test.each(Object.entries(UNFIT))('%s', (field, value) => {
    const where: Filter = { name: 'Sable', [field]: value };
    const ask = plotTwist({ id: 'y-ask', name: 'Ask', timing: 'main', effects: [...before, ko(each(anyCard(where)))] });
    const { ann, card } = scene('modern', {
      cards: [sable, other, ask],
      ann: { front: ['Sable', 'Other'], hand: ['Ask'] },
      bob: { front: [body('Wall', 1, 10)] },
    });
    ann.play('Ask');
    ann.name('Other');
    ann.name('hydra');
    expect(card('Sable').zone).toBe(ALWAYS_TRUE.includes(field) ? 'ko' : 'front');
  });
});
