import { each, keyword, ko, main, resource, superPower, topToResources } from '@longbox/vs/language';

export const darkPhoenixLevel2 = main({
  id: 'vsp-017',
  name: 'Dark Phoenix',
  gender: 'f',
  level: 2,
  atk: 7,
  def: 7,
  health: 7,
  aka: ['Phoenix'],
  teams: ['femmeFatales'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower('What Was, What Is, What Will Be', 'main', ['intellect', 'intellect'], topToResources(2)),
    superPower(
      'Ravager of Worlds',
      'main',
      ['energy', 'energy', 'might'],
      ko(each(resource({ face: 'down', side: 'enemy' }))),
    ),
  ],
});
