import { a, appearsItself, enemy, keyword, losesPowers, modify, supporting, trigger } from '@longbox/vs/language';

export const cosmo = supporting({
  id: 'ban-001',
  name: 'Cosmo',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 3,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    // Any enemy character, where the keyword of the rulebook asks for a supporting one (VS-KW-NULLIFY).
    trigger('Nullify', appearsItself, modify(a(enemy()), 'sourceUnstunned', losesPowers)),
  ],
});
