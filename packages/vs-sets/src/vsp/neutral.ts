import {
  a,
  aura,
  basicLocation,
  cant,
  character,
  each,
  fits,
  gets,
  keyword,
  nameTeam,
  plotTwist,
  putPlus,
  supporting,
  when,
  yours,
} from '@longbox/vs/language';

export const kobik = supporting({
  id: 'vsp-022',
  name: 'Kobik',
  gender: 'f',
  cost: 4,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [keyword('oneOfAKind'), aura('Reshape History', { side: 'enemy', is: 'character' }, cant('haveTeams'))],
});

export const unwaveringLoyalty = plotTwist({
  id: 'vsp-025',
  name: 'Unwavering Loyalty',
  loyalty: 'oneTeam',
  timing: 'combat',
  anyTurn: true,
  effects: [gets(a(character({ combat: 'any' })), 3, 3)],
});

export const me = supporting({
  id: 'vsp-026',
  name: 'Me',
  cost: 1,
  atk: 0,
  def: 0,
  health: 1,
  token: true,
  teams: [],
  powers: [keyword('leader')],
});

export const academy = basicLocation('vsp-027', 'Academy', 'intellect');

export const loyalSoldiers = plotTwist({
  id: 'vsp-029',
  name: 'Loyal Soldiers',
  timing: 'main',
  effects: [nameTeam('team'), when(fits(each(yours()), { namedTeam: 'team' }), [putPlus(1, each(yours()))])],
});
