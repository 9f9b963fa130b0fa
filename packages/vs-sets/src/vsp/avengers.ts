import { itself, keyword, on, putPlus, supporting, trigger } from '@longbox/vs/language';

export const captainBritain = supporting({
  id: 'vsp-024',
  name: 'Captain Britain',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 4,
  health: 2,
  teams: ['avengers'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    trigger('Rule Britannia!', on('powersUp', itself), putPlus(2, 'self')),
  ],
});
