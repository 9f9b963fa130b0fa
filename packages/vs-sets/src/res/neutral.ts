import {
  a,
  each,
  enemy,
  gets,
  has,
  ifDone,
  location,
  may,
  modify,
  pay,
  plotTwist,
  putMinus,
  resource,
  some,
  superPower,
  turnDown,
  yours,
} from '@longbox/vs/language';

export const aGreatTeacher = plotTwist({
  id: 'res-016',
  name: 'A Great Teacher',
  timing: 'combat',
  anyTurn: true,
  effects: [
    may(pay(['skill'], a(yours({ is: 'main' })))),
    ifDone(gets(a(yours({ is: 'supporting', combat: 'any' })), 6, 0)),
  ],
});

export const latentMutation = plotTwist({
  id: 'res-017',
  name: 'Latent Mutation',
  timing: 'main',
  effects: [may(pay(['energy'], a(yours({ is: 'main' })))), ifDone(putMinus(4, a(enemy({ is: 'supporting' }))))],
});

export const dangerRoom = location({
  id: 'res-018',
  name: 'Danger Room',
  basic: false,
  teams: [],
  symbols: [],
  powers: [
    {
      ...superPower(
        'Practice Makes Perfect',
        'main',
        ['skill'],
        turnDown('self'),
        modify(each(yours()), 'turn', has('combatMaster')),
      ),
      from: 'resources',
      free: true,
      limit: 'none',
    },
  ],
});

export const sanFrancisco = location({
  id: 'res-019',
  name: 'San Francisco',
  basic: false,
  teams: [],
  symbols: [],
  powers: [
    {
      ...superPower(
        'A Real Riot',
        'main',
        ['energy'],
        turnDown('self'),
        turnDown(some({ upTo: 2 }, resource({ is: 'location', side: 'enemy' }))),
      ),
      from: 'resources',
      free: true,
      limit: 'none',
    },
  ],
});
