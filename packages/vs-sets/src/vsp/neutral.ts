import { basicLocation, keyword, plotTwist, supporting } from '@longbox/vs/language';

export const kobik = supporting({
  id: 'vsp-022',
  name: 'Kobik',
  cost: 4,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [keyword('oneOfAKind')],
});

export const unwaveringLoyalty = plotTwist({ id: 'vsp-025', name: 'Unwavering Loyalty', timing: 'main', effects: [] });

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

export const loyalSoldiers = plotTwist({ id: 'vsp-029', name: 'Loyal Soldiers', timing: 'main', effects: [] });
