import {
  a,
  appearsItself,
  enemy,
  fits,
  keyword,
  losesPowers,
  modify,
  ready,
  recover,
  superPower,
  supporting,
  trigger,
} from '@longbox/vs/language';

export const adamWarlock = supporting({
  id: 'vsp-015',
  name: 'Adam Warlock',
  gender: 'm',
  cost: 7,
  atk: 13,
  def: 13,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('flight'),
    keyword('evolutionaryCocoon'),
    {
      ...superPower('Emerge', 'main', ['might'], recover('self'), ready('self')),
      only: fits('self', { stunned: true }),
      whileStunned: true,
    },
  ],
});

export const cosmo = supporting({
  id: 'vsp-016',
  name: 'Cosmo',
  gender: 'm',
  cost: 1,
  atk: 1,
  def: 3,
  health: 1,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    // Any enemy character, for this turn: not the keyword of the rulebook (VS-KW-NULLIFY).
    trigger('Nullify', appearsItself, modify(a(enemy()), 'turn', losesPowers)),
  ],
});
