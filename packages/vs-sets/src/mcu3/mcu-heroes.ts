import {
  a,
  exhaust,
  exists,
  ifDone,
  keyword,
  may,
  on,
  onlyIf,
  putPlus,
  supporting,
  the,
  trigger,
  yours,
} from '@longbox/vs/language';

const ego = yours({ is: 'main', name: 'Ego' });

export const mantis = supporting({
  id: 'mcu3-022',
  name: 'Mantis',
  gender: 'f',
  cost: 1,
  atk: 0,
  def: 2,
  health: 1,
  teams: ['mcuHeroes'],
  powers: [
    keyword('oneOfAKind'),
    trigger(
      'I Help My Master Sleep',
      onlyIf(on('startOfMain', undefined, { player: 'you' }), exists(ego)),
      may(exhaust(a(ego, 'him'))),
      ifDone(putPlus(3, the('him'))),
    ),
  ],
});
