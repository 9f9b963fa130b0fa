import { describe, expect, test } from 'vitest';
import {
  a,
  atkOf,
  can,
  cant,
  cantWhile,
  character,
  choose,
  each,
  enemy,
  excess,
  gets,
  infiniteAtk,
  keyword,
  ko,
  losesSuperPowers,
  modify,
  nameTeam,
  printedOf,
  putMinus,
  putPlus,
  resource,
  ruleFor,
  strikesDoubleAtRange,
  superPower,
  teamsAmong,
  the,
  turnDown,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const WALL = { front: [body('Wall', 1, 9)] };

describe('numbers', () => {
  // VS-MEC-STAT-07
  test('infinite ATK stuns whatever the DEF, and nothing changes it', () => {
    const giant = hero('Giant', [
      does('Grow', modify('self', 'game', infiniteAtk)),
      does('Wither', gets('self', -5, 0, 'turn')),
    ]);
    const { ann, bob, card, close } = scene('modern', {
      cards: [giant],
      ann: { front: ['Giant'] },
      bob: { front: [body('D', 0, 999_999)] },
    });
    ann.use('Giant', 'Grow');
    const infinite = card('Giant').atk;
    ann.use('Giant', 'Wither');
    expect(card('Giant').atk).toBe(infinite);
    ann.attack('D', 'Giant');
    resolve(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  // VS-MEC-STAT-08
  test('printed health is what stands on the card, also in a filter', () => {
    const count = hero('Count', [
      does('Count', choose(a(enemy(), 'x')), putPlus(printedOf('health', the('x')), 'self')),
    ]);
    const hunt = hero('Hunt', [does('Hunt', ko(each(enemy({ printedHealth: { is: '>=', than: 2 } }))))]);
    const { ann, card, close } = scene('modern', {
      cards: [count, hunt],
      ann: { front: ['Count', 'Hunt'] },
      bob: { front: [{ body: 'D 1/9 health:3', wounds: 2 }, body('E', 1, 9, 'health:1')] },
    });
    ann.use('Count', 'Count');
    ann.choose('D');
    expect(card('Count').plus).toBe(3);
    ann.use('Hunt', 'Hunt');
    expect([card('D').zone, card('E').zone]).toEqual(['ko', 'front']);
    close();
  });

  // VS-MEC-STAT-01: what is missing is reckoned when the effect resolves; nothing, if nothing is.
  test('an excess is never below nothing', () => {
    const judge = hero('Judge', [
      does(
        'Weigh',
        choose(a(enemy({ is: 'supporting' }), 'x')),
        putPlus(excess(atkOf(the('x')), atkOf('self')), 'self'),
      ),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [judge],
      ann: { front: ['Judge'] },
      bob: { front: [body('D', 5, 9), body('E', 1, 9)] },
    });
    ann.use('Judge', 'Weigh');
    ann.choose('D');
    expect(card('Judge').plus).toBe(3);
    close();
    const less = scene('modern', { cards: [judge], ann: { front: ['Judge'] }, bob: { front: [body('E', 1, 9)] } });
    less.ann.use('Judge', 'Weigh');

    expect(less.card('Judge').plus).toBe(0);
    less.close();
  });

  // VS-MEC-TEAM-05: each team counts once.
  test('different teams are counted once each', () => {
    const spy = hero('Spy', [does('Count', putPlus(teamsAmong(enemy()), 'self'))]);
    const { ann, card, close } = scene('modern', {
      cards: [spy],
      ann: { front: ['Spy'] },
      bob: { front: [body('D', 1, 9, 'team:hydra'), body('E', 1, 9, 'team:hydra'), body('F', 1, 9, 'team:xmen')] },
    });
    ann.use('Spy', 'Count');
    expect(card('Spy').plus).toBe(2);
    close();
  });
});

describe('leave and bans', () => {
  // VS-MEC-PROTECT-01
  test('leave to attack protected characters of a team that was named', () => {
    const spy = hero('Spy', [
      keyword('ranged'),
      does('Name', nameTeam('t'), modify('self', 'turn', can('attackProtected', { namedTeam: 't' }))),
    ]);
    const { ann } = scene('modern', {
      cards: [spy],
      ann: { back: ['Spy'] },
      bob: {
        front: [body('W', 1, 9, 'flight', 'team:xmen')],
        back: [body('D', 1, 9, 'team:hydra'), body('E', 1, 9, 'team:xmen')],
      },
      open: true,
    });
    ann.use('Spy', 'Name');
    ann.name('hydra');
    expect(ann.offered('attack').toSorted()).toEqual(['D, Spy', 'W, Spy']);
  });

  // VS-MEC-PROTECT-01, VS-KW-STEALTH-2
  test('leave as with Stealth is for melee, and for whom it names', () => {
    const thug = hero('Thug', [
      keyword('ranged'),
      does('Go', modify('self', 'turn', can('meleeAttackProtected', { is: 'supporting' }))),
    ]);
    const targets = (row: 'front' | 'back') => {
      const { ann } = scene('modern', {
        cards: [thug],
        ann: { [row]: ['Thug'] },
        bob: { front: [body('W', 1, 9)], back: [body('D', 1, 9), body('M', 1, 9, 'main')] },
        open: true,
      });
      ann.use('Thug', 'Go');
      return ann.offered('attack').toSorted();
    };
    expect([targets('front'), targets('back')]).toEqual([['D, Thug', 'W, Thug'], ['W, Thug']]);
  });

  // VS-GOLD-02, VS-MOD-09: the team is the one that was named.
  // A rule for all of that team does not ask itself who is of it.
  test.each([
    ['those there', modify(each(enemy({ namedTeam: 't' })), 'itsNextTurn', cant('attack', { self: true }))],
    ['all', ruleFor(enemy({ namedTeam: 't' }), 'itsNextTurn', cant('attack', { self: true }))],
  ])('a ban on attackers of a team that was named, for %s', (_, ban) => {
    const queen = hero('Queen', [does('Name', nameTeam('t'), ban)]);
    const { ann, bob } = scene('modern', {
      cards: [queen],
      ann: { front: ['Queen', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9, 'team:hydra'), body('E', 1, 9, 'team:xmen')] },
      open: true,
    });
    ann.use('Queen', 'Name');
    ann.name('hydra');
    resolve(ann, bob, bob, bob);
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'A, E', 'Queen, E']);
  });

  // VS-MEC-PROTECT-03: as long as it fits.
  test('a ban that holds in one row only', () => {
    const hermit = hero('Hermit', [
      does('Hide', modify('self', 'untilYourNextTurn', cantWhile('beAttacked', { row: 'back' }))),
    ]);
    const targets = (row: 'front' | 'back') => {
      const { ann, bob } = scene('modern', {
        cards: [hermit],
        ann: { [row]: ['Hermit'] },
        bob: { front: [body('D', 1, 9)] },
        open: true,
      });
      ann.use('Hermit', 'Hide');
      resolve(ann, bob, bob, bob);
      return bob.offered('attack');
    };
    expect([targets('front'), targets('back')]).toEqual([['Hermit, D'], ['Main, D']]);
  });

  // VS-MEC-TEAM-01
  test('who can have no teams has none, and cannot team attack', () => {
    const thief = hero('Thief', [does('Rob', modify(a(character()), 'game', cant('haveTeams')))]);
    const { ann, seat } = scene('modern', {
      cards: [thief],
      ann: { front: ['Thief', body('A', 1, 9), body('B', 1, 9)] },
      bob: WALL,
      open: true,
    });
    ann.use('Thief', 'Rob');
    ann.choose('A');
    ann.attack('Wall', 'B');
    expect(seat('ann')).toBeDefined();
    expect(ann.offered('join')).toEqual([]);
  });

  // VS-MEC-LOSEPOW-01
  test('who loses super powers keeps keywords', () => {
    const collar = hero('Collar', [does('Lock', modify(a(yours({ other: true })), 'turn', losesSuperPowers))]);
    const star = hero('Star', [keyword('flight'), superPower('Shine', 'main', [], putPlus(1, 'self'))]);
    const { ann } = scene('modern', {
      cards: [collar, star],
      ann: { front: ['Collar', 'Star'] },
      bob: { front: [body('W', 1, 9)], back: [body('D', 1, 9)] },
      open: true,
    });
    expect(ann.offered('use').toSorted()).toEqual(['Collar, Lock', 'Star, Shine']);
    ann.use('Collar', 'Lock');
    ann.choose('Star');
    expect(ann.offered('use')).toEqual([]);
    expect(ann.offered('attack')).toContain('D, Star');
  });

  // VS-MEC-STRIKE-05
  test('double ATK at range only', () => {
    const beam = hero('Beam', [keyword('ranged'), does('Aim', modify('self', 'turn', strikesDoubleAtRange))], {
      atk: 3,
      def: 9,
    });
    const stunned = (row: 'front' | 'back') => {
      const { ann, bob, card, close } = scene('modern', {
        cards: [beam],
        ann: { [row]: ['Beam'] },
        bob: { front: [body('D', 0, 6)] },
      });
      ann.use('Beam', 'Aim');
      ann.attack('D', 'Beam');
      resolve(ann, bob);
      close();
      return card('D').stunned;
    };
    expect([stunned('front'), stunned('back')]).toEqual([false, true]);
  });
});

describe('whom filters mean', () => {
  // VS-MEC-COULD-01
  test('whom it could melee attack', () => {
    const bull = hero('Bull', [does('Butt', putMinus(1, a(enemy({ meleeAttackableBy: 'self' }))))]);
    const targets = (ann: object) => {
      const at = scene('modern', {
        cards: [bull],
        ann,
        bob: { front: [body('W', 1, 9), body('X', 1, 9)], back: [body('D', 1, 9)] },
        open: true,
      });
      at.ann.use('Bull', 'Butt');
      return at.ann.offered('choose').toSorted();
    };
    expect(targets({ front: ['Bull'] })).toEqual(['W', 'X']);
    expect(targets({ front: [{ card: 'Bull', exhausted: true }] })).toEqual([]);
    expect(targets({ back: ['Bull'] })).toEqual([]);
  });

  // VS-MEC-NAME-02
  test('letters in a name, large or small', () => {
    const siren = hero('Siren', [does('Sing', putMinus(1, each(enemy({ nameContains: 'man' }))))]);
    const { ann, card, close } = scene('modern', {
      cards: [siren],
      ann: { front: ['Siren'] },
      bob: { front: [body('Iceman', 1, 9), body('Mantis', 1, 9), body('Storm', 1, 9)] },
    });
    ann.use('Siren', 'Sing');
    expect(['Iceman', 'Mantis', 'Storm'].map((name) => card(name).minus)).toEqual([1, 1, 0]);
    close();
  });

  // VS-TERM-38, VS-KW-FLIGHT, VS-EQP-05, VS-ZON-06
  test('one of several teams, without a keyword, with equipment, in the same row', () => {
    const judge = hero('Judge', [
      does('Teams', putMinus(1, each(enemy({ team: ['hydra', 'shield'] })))),
      does('Walkers', putMinus(1, each(enemy({ without: 'flight' })))),
      does('Armed', putMinus(1, each(enemy({ equipped: true })))),
      does('Row', choose(a(enemy(), 'x')), putMinus(1, each(enemy({ sameRowAs: the('x') })))),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [judge, gear('Hat', [])],
      ann: { front: ['Judge'] },
      bob: {
        front: [body('H', 1, 9, 'team:hydra', 'flight'), { body: 'S 1/9 team:shield', equipment: 'Hat' }],
        back: [body('X', 1, 9, 'team:xmen')],
      },
    });
    const minus = () => ['H', 'S', 'X'].map((name) => card(name).minus);
    ann.use('Judge', 'Teams');
    expect(minus()).toEqual([1, 1, 0]);
    ann.use('Judge', 'Walkers');
    expect(minus()).toEqual([1, 2, 1]);
    ann.use('Judge', 'Armed');
    expect(minus()).toEqual([1, 3, 1]);
    ann.use('Judge', 'Row');
    ann.choose('X');
    expect(minus()).toEqual([1, 3, 2]);
    close();
  });

  // VS-RES-09: of a given team of words, a location of either.
  test('a location is turned down', () => {
    const quake = hero('Quake', [does('Shift', turnDown(a(resource({ is: 'location', side: 'enemy' }))))]);
    const { ann, card, close } = scene('modern', {
      cards: [quake],
      ann: { front: ['Quake'] },
      bob: { ...WALL, resources: ['Might Location'] },
    });
    ann.use('Quake', 'Shift');
    ann.choose('Might Location');
    expect(card('Might Location').faceDown).toBe(true);
    close();
  });
});
