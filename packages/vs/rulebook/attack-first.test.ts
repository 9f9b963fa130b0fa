import { describe, expect, test } from 'vitest';
import { a, choose, each, enemy, on, ready, rule, trigger, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('a first attack that is dictated', () => {
  const brute = hero('Brute', [
    trigger(
      'Face Me',
      on('startOfMain', undefined, { player: 'eachEnemy' }),
      choose(a(enemy(), 'them')),
      rule('turn', { rule: 'firstAttackMust', who: 'eachEnemy', with: 'them', at: 'self' }),
    ),
  ]);
  const called = (front: readonly unknown[], who: string, enemies: readonly unknown[] = ['Brute', body('D', 2, 2)]) => {
    const at = scene('modern', { cards: [brute], ann: { front }, bob: { front: enemies }, at: 'mainStart' });
    at.bob.choose(who);
    return at;
  };

  // VS-ATK-33
  test('must be aimed at that character and include the other', () => {
    const { ann, bob, close } = called([body('A', 2, 9), body('B', 2, 9), body('C', 2, 9)], 'B');
    expect(ann.offered()).toEqual(['pass', 'attack Brute, A', 'attack Brute, B']);
    expect(ann.refused('attack', 'D', 'B')).toEqual(['VS-ATK-33']);
    ann.attack('Brute', 'A', '...');
    expect(ann.offered()).toEqual(['join B']);
    ann.join('B', 'C');
    resolve(ann, bob);
    bob.strikeBack('A');
    expect(ann.offered('attack')).toEqual([]);
    close();
  });

  // VS-ATK-33: nobody attacks in its stead, alone or with a friend it does not share a team with.
  test('cannot be made by those it cannot team attack with', () => {
    const { ann, close } = called(
      [body('A', 2, 2, 'team:xmen'), body('B', 2, 2, 'team:xmen+avengers'), body('C', 2, 2)],
      'C',
    );
    expect(ann.offered('attack')).toEqual(['Brute, B', 'Brute, C']);
    expect(ann.refused('attack', 'Brute', 'A')).toEqual(['VS-ATK-33']);
    close();
  });

  // VS-ATK-33, VS-KW-MERCENARY: a Mercenary on the way makes the team that the dictated character can join.
  test('may begin with one who needs a Mercenary to team up', () => {
    const front = [body('A', 2, 2, 'main team:xmen'), body('M', 2, 2, 'mercenary'), body('C', 2, 2)];
    const { ann, close } = called(front, 'C');
    expect(ann.offered('attack')).toEqual(['Brute, A', 'Brute, M', 'Brute, C']);
    ann.attack('Brute', 'A', '...');
    expect(ann.offered()).toEqual(['join M']);
    ann.join('M', 'C');
    close();
  });

  // VS-ATK-33: only the first attack of the turn, though the same two could fight again.
  test('leaves the next attack free', () => {
    const coach = hero('Coach', [does('Again', ready(each(yours({ name: 'A' }))))]);
    const { ann, bob, close } = scene('modern', {
      cards: [brute, coach],
      ann: { front: [body('A', 1, 9)], back: ['Coach'] },
      bob: { front: ['Brute', body('D', 2, 2)] },
      at: 'mainStart',
    });
    bob.choose('A');
    ann.attack('Brute', 'A');
    resolve(ann, bob);
    ann.use('Coach', 'Again');
    expect(ann.offered('attack')).toEqual(['Brute, A', 'D, A']);
    close();
  });

  // VS-ATK-33
  test('does nothing if it is impossible', () => {
    const { ann, close } = called([{ body: 'A 2/2', exhausted: true }, body('B', 2, 2)], 'A');
    expect(ann.offered('attack')).toEqual(['Brute, B', 'D, B']);
    close();
  });

  // VS-ATK-33
  test('obliges nobody to attack', () => {
    const { ann, table, close } = called([body('A', 2, 2)], 'A');
    ann.pass();
    expect(table().turn).toBe('bob');
    close();
  });
});
