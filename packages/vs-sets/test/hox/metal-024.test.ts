import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const stage = (resources: readonly string[] = ['Energy Location']) =>
  scene('modern', {
    ann: {
      front: ['hox-024 as Magneto', { body: 'A 1/9', equipment: ['svh-052 as Jet'] }],
      resources: [...resources],
    },
    bob: { front: [{ body: 'B 1/9', equipment: ['tub-057 as Part'] }, body('C', 1, 9)] },
    open: true,
  });

// VS-MEC-EQUIPX-05
test('hox-024 Magneto rearranges any number of equipment, on whatever side', () => {
  const { ann, card } = stage();
  ann.use('Magneto', 'Meddle With Metal');
  expect(ann.offered('choose').toSorted()).toEqual(['Jet', 'Part']);
  ann.choose('Jet', 'Part');
  ann.equip('Jet', 'B');
  expect(ann.offered('equip')).not.toContain('Part, B');
  ann.equip('Part', 'C');
  expect([card('A').equipment, card('B').equipment, card('C').equipment]).toEqual([[], ['Jet'], ['Part']]);
});

test('hox-024 Magneto may leave all of it where it is, and pays Energy', () => {
  const { ann, card } = stage();
  ann.use('Magneto', 'Meddle With Metal');
  ann.done();
  expect([card('A').equipment, card('B').equipment]).toEqual([['Jet'], ['Part']]);
  expect(stage(['Skill Location']).ann.refused('use', 'Magneto', 'Meddle With Metal')).toEqual(['VS-PWR-36']);
});
