import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const bonuses = [
  { id: 'mnb-105', name: 'Open Fire', who: ['A', 'B'], atk: 2, def: 0 },
  { id: 'mnb-106', name: 'Best Offense is a Good Defense', who: ['A', 'B'], atk: 0, def: 5 },
  { id: 'mnb-107', name: 'Savage Surprise', who: ['D'], atk: 4, def: 0 },
  { id: 'mnb-108', name: 'Find Cover', who: ['D'], atk: 0, def: 3 },
];

describe.each(bonuses)('$id $name', ({ id, who, atk, def }) => {
  // mnb-105, mnb-106, mnb-107, mnb-108.
  test.each(['ann', 'bob'] as const)('gives its bonus for this combat, played by %s', (player) => {
    const staged = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)], hand: [`${id} as Mine`] },
      bob: { front: [body('D', 1, 20), body('E', 1, 9)], hand: [`${id} as Theirs`] },
    });
    const { ann, bob, card, close } = staged;
    const [target] = who;
    const [baseAtk, baseDef] = [Number(card(target).atk), Number(card(target).def)];
    expect(ann.offered('play')).toEqual([]);
    ann.attack('D', 'A', 'B');
    if (player === 'bob') ann.pass();
    staged[player].play(player === 'ann' ? 'Mine' : 'Theirs');
    if (who.length > 1) {
      expect(staged[player].offered('choose').toSorted()).toEqual(who);
      staged[player].choose(target);
    }
    expect([card(target).atk, card(target).def]).toEqual([baseAtk + atk, baseDef + def]);
    if (player === 'ann') pass(bob, ann);
    else pass(ann, bob);
    bob.strikeBack('B');
    expect([card(target).atk, card(target).def]).toEqual([baseAtk, baseDef]);
    close();
  });
});

const locations = [
  { id: 'mnb-109', name: 'Training Ground', symbol: 'Skill', user: 'mnb-062' },
  { id: 'mnb-110', name: 'Laboratory', symbol: 'Energy', user: 'mnb-068' },
  { id: 'mnb-111', name: 'Academy', symbol: 'Intellect', user: 'mnb-063' },
  { id: 'mnb-112', name: 'Fortress', symbol: 'Might', user: 'mnb-065' },
];

// mnb-109 Training Ground, mnb-110 Laboratory, mnb-111 Academy, mnb-112 Fortress.
test.each(locations)('$id $name pays $symbol, and nothing else', ({ id, user }) => {
  const pays = (character: string) => {
    const { ann } = scene('modern', { ann: { front: [character], resources: [id] }, bob: {} });
    return ann.offered('use').length > 0;
  };
  expect(locations.filter((one) => pays(one.user)).map((one) => one.user)).toEqual([user]);
});

test.each(locations)(
  '$id $name pays once from the row, face down afterwards, or discarded from hand',
  ({ id, user }) => {
    const row = scene('modern', {
      ann: { front: [`${user} as User`], resources: [`${id} as Place`] },
      bob: {},
      open: true,
    });
    row.ann.use('User', row.ann.offered('use')[0].slice('User, '.length));
    expect([row.card('Place').zone, row.card('Place').faceDown]).toEqual(['resources', true]);

    const hand = scene('modern', {
      ann: { front: [`${user} as User`], hand: [`${id} as Place`] },
      bob: {},
      open: true,
    });
    hand.ann.use('User', hand.ann.offered('use')[0].slice('User, '.length));
    expect(hand.card('Place').zone).toBe('ko');
  },
);
