import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('tbb-011 Dawn', () => {
  const build = (front: string[], points = 1, side = 'ann') =>
    scene('modern', {
      ann: { front, points, ...(side === 'ann' && { side: ['tbb-011 as Dawn'] }) },
      bob: { front: ['tbb-003 as Slayer'], ...(side === 'bob' && { side: ['tbb-011 as Dawn'] }) },
      at: 'recruit',
      open: true,
    });

  test.each(['tbb-003', 'tbb-020'])('is recruited from the Key pile while Buffy (%s) is there', (buffy) => {
    const at = build([`${buffy} as B`]);
    expect(at.ann.offered('recruit')).toEqual(['Dawn, front', 'Dawn, back']);
    at.ann.recruit('Dawn', 'front');
    expect([at.card('Dawn').zone, at.card('Dawn').atk, at.card('Dawn').def]).toEqual(['front', 0, 1]);
  });

  test('is not without her, nor from a pile of others, nor for nothing', () => {
    expect(build([body('A', 1, 1)]).ann.offered('recruit')).toEqual([]);
    expect(build(['tbb-003 as B'], 1, 'bob').ann.offered('recruit')).toEqual([]);
    expect(build(['tbb-003 as B'], 0).ann.offered('recruit')).toEqual([]);
  });

  test('is recruited from no KO pile', () => {
    const at = scene('modern', {
      ann: { front: ['tbb-003 as B'], ko: ['tbb-011 as Dawn'], points: 3 },
      bob: {},
      at: 'recruit',
    });
    expect(at.ann.offered('recruit')).toEqual([]);
  });

  test('is the defender of the first attack of an enemy turn', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 0, 9), body('C', 1, 9)] },
      bob: { front: ['tbb-011 as Dawn', body('D', 1, 9)] },
      open: true,
    });
    expect(at.ann.offered('attack')).toEqual(['Dawn, A', 'Dawn, C']);
    at.ann.attack('Dawn', 'A');
    at.ann.pass();
    at.bob.pass();
    expect(at.ann.offered('attack')).toEqual(['Dawn, C', 'D, C']);
  });

  test('leaves the attacks of her own side alone', () => {
    const at = scene('modern', {
      ann: { front: ['tbb-011 as Dawn', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    expect(at.ann.offered('attack').filter((one) => one.endsWith('A'))).toEqual(['D, A', 'E, A']);
  });
});

describe('tbb-023 Willow', () => {
  const research = (ko: string[], hand: string[] = []) =>
    scene('modern', {
      ann: { front: ['tbb-023 as Willow'], ko, hand, resources: [R('Energy')], deck: 4 },
      bob: { front: [body('D', 1, 9)], ko: ['tbb-057 as Theirs'] },
      at: 'formation',
      open: true,
    });

  test('plays from her Spellbook what she put there, and it goes to the KO pile', () => {
    const at = research(['tbb-057 as Life', 'tbb-025 as Slayage', 'tbb-013 as Cordelia']);
    at.ann.use('Willow', 'Spell Research');
    expect(at.ann.offered('choose')).toEqual(['Life', 'Slayage']);
    at.ann.choose('Life', 'Slayage');
    expect(at.ann.offered('play')).toEqual([]);
    expect(['Life', 'Slayage', 'Cordelia', 'Theirs'].map((name) => at.card(name).zone)).toEqual([
      'side',
      'side',
      'ko',
      'ko',
    ]);
    pass(at.ann);
    expect(at.ann.offered('play')).toEqual(['Life', 'Slayage']);
    at.ann.play('Slayage');
    at.ann.choose('Willow');
    expect([at.card('Willow').plus, at.card('Slayage').zone]).toEqual([1, 'ko']);
    expect(at.ann.offered('play')).toEqual(['Life']);
  });

  test('has one copy of each', () => {
    const at = research(['tbb-057 as Life', 'tbb-057 as Again']);
    at.ann.use('Willow', 'Spell Research');
    at.ann.choose('Life', 'Again');
    expect([at.card('Life').zone, at.card('Again').zone]).toEqual(['side', 'ko']);
  });

  test('may put none there', () => {
    const at = research(['tbb-057 as Life']);
    at.ann.use('Willow', 'Spell Research');
    at.ann.done();
    expect(at.card('Life').zone).toBe('ko');
  });

  test('reads in her own Spellbook, and nowhere else', () => {
    const at = scene('modern', {
      ann: {
        front: ['tbb-023 as Willow'],
        ko: ['tbb-025 as Slayage'],
        side: ['tbb-057 as Aside'],
        resources: [R('Energy')],
      },
      bob: { front: ['tbb-023 as Rosenberg'], ko: ['tbb-057 as Life'], resources: [R('Energy')], deck: 5 },
      at: 'formation',
      open: true,
    });
    at.ann.use('Willow', 'Spell Research');
    at.ann.choose('Slayage');
    passTo(at, 'bob', 'formation');
    at.bob.use('Rosenberg', 'Spell Research');
    at.bob.choose('Life');
    pass(at.bob);
    expect(at.bob.offered('play')).toEqual(['Life']);
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('play')).toEqual(['Slayage']);
  });
});
