import { keyword, main } from '@longbox/vs/language';

export const sisterGrimmLevel2 = main({
  id: 'vsp-011',
  name: 'Sister Grimm',
  level: 2,
  atk: 4,
  def: 5,
  health: 5,
  teams: ['aForce'],
  powers: [keyword('ranged')],
});

export const captainMarvelLevel2 = main({
  id: 'vsp-014',
  name: 'Captain Marvel',
  level: 2,
  atk: 4,
  def: 6,
  health: 6,
  aka: ['Ms. Marvel'],
  teams: ['aForce'],
  powers: [keyword('flight'), keyword('ranged')],
});
