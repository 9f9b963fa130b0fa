import {
  a,
  becomeLevel,
  cant,
  character,
  countersOn,
  countOf,
  draw,
  enemy,
  itself,
  keyword,
  main,
  on,
  putMinus,
  putPlus,
  ruleFor,
  type SuperPower,
  some,
  superPower,
  toHand,
  trigger,
  whenEither,
  yours,
} from '@longbox/vs/language';

const onceThisGame = (power: SuperPower): SuperPower => ({ ...power, limit: 'game' });

export const sisterGrimmLevel2 = main({
  id: 'vsp-011',
  name: 'Sister Grimm',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 5,
  health: 5,
  teams: ['aForce'],
  powers: [
    keyword('ranged'),
    trigger(
      '...Let the Staff of One Emerge',
      whenEither(
        on('usesSuperPower', itself, { power: 'Muzzle' }),
        on('usesSuperPower', itself, { power: 'Bounce House' }),
        on('usesSuperPower', itself, { power: 'Open Sesame' }),
        on('usesSuperPower', itself, { power: 'Caffeine Injection' }),
      ),
      becomeLevel(1),
    ),
    onceThisGame(superPower('Muzzle', 'main', ['skill'], ruleFor(yours(), 'afterYourNextTurn', cant('beAttacked')))),
    onceThisGame(
      superPower('Bounce House', 'main', ['energy'], toHand(some({ upTo: 2 }, character({ is: 'supporting' })))),
    ),
    onceThisGame(superPower('Open Sesame', 'main', ['intellect'], draw(3))),
    onceThisGame(superPower('Caffeine Injection', 'main', ['might'], putPlus(4, a(character({ is: 'supporting' }))))),
  ],
});

export const captainMarvelLevel2 = main({
  id: 'vsp-014',
  name: 'Captain Marvel',
  gender: 'f',
  level: 2,
  atk: 4,
  def: 6,
  health: 6,
  aka: ['Ms. Marvel'],
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    keyword('ranged'),
    superPower(
      'Energy Absorption',
      'main',
      ['energy'],
      putPlus(countOf(yours({ other: true, keyword: 'ranged' })), 'self'),
    ),
    superPower('Photonic Blast', 'main', ['skill'], putMinus(countersOn('plus', 'self'), a(enemy()))),
  ],
});
