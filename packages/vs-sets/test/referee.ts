import { a, anyTurn, character, choose, strike, superPower, supporting, the } from '@longbox/vs/language';

const anybodyStrikes = [
  choose(a(character({ other: true }), 'striker')),
  strike(the('striker'), a(character({ other: true, not: the('striker') }))),
];

/** An invented bystander by whom anybody strikes anybody, so that tests can have friends stun friends. */
export const referee = supporting({
  id: 'x-9',
  name: 'Referee',
  cost: 1,
  atk: 0,
  def: 9,
  health: 1,
  teams: [],
  powers: [
    superPower('Spar', 'main', [], ...anybodyStrikes),
    anyTurn('Cross Fire', 'anyCombat', [], ...anybodyStrikes),
  ],
});
