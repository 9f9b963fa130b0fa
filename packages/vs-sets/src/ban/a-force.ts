import {
  endOfYourTurn,
  itself,
  keyword,
  laterOnceEither,
  on,
  putOnOwnersSide,
  removeWithCounters,
  some,
  startOfYourTurn,
  supporting,
  the,
  trigger,
  yours,
} from '@longbox/vs/language';

export const singularity = supporting({
  id: 'ban-004',
  name: 'Singularity',
  gender: 'f',
  cost: 3,
  atk: 2,
  def: 6,
  health: 1,
  teams: ['aForce'],
  powers: [
    keyword('flight'),
    trigger(
      'Pocket Dimension',
      endOfYourTurn,
      removeWithCounters(some('any', yours({ other: true, face: 'up' }), 'gone')),
      laterOnceEither('game', [startOfYourTurn, on('leavesPlay', itself)], putOnOwnersSide(the('gone'))),
    ),
  ],
});
