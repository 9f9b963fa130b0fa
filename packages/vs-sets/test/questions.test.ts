import {
  type Card,
  type Effect,
  gets,
  losesPowers,
  may,
  questionOf,
  toResources,
  type VsEvent,
  type VsView,
} from '@longbox/vs';
import { LANGS, plain, printDeed, printPowerText, printQuestion } from '@longbox/vs/print';
import { describe, expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';
import { tableOf, vs } from './random-tables.ts';
import { body, scene } from './stage.ts';

const cards = new Map(VS_SETS.flatMap((set) => set.cards.map((card): [string, Card] => [card.id, card])));
const cardOf = (id: string): Card | undefined => cards.get(id);

/** What a seat is asked, in both languages; nothing if its view has no question. */
function asked(player: { view(): unknown }): string[] {
  const { waiting } = player.view() as VsView;
  if (waiting?.question === undefined) return [];
  const { question } = waiting;
  return LANGS.map((lang) => plain(printQuestion(question, lang, cardOf), lang));
}

describe('the prompt of a choice', () => {
  test('comes from the instruction that asks, for everybody at the table', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mnb-080 as Goblin'], resources: ['Skill Location'] },
      bob: {
        front: [
          { body: 'C 1/1', stunned: true },
          { body: 'D 1/1', stunned: true },
        ],
      },
    });
    expect(asked(ann)).toEqual([]);
    ann.use('Goblin', 'Bombs Away');
    const words = [
      'Choose a stunned enemy supporting character to KO',
      'Scegli un personaggio di supporto nemico stordito da mettere KO',
    ];
    expect([asked(ann), asked(bob)]).toEqual([words, words]);
    ann.choose('C');
    expect(asked(ann)).toEqual([]);
    close();
  });

  test('is the row, once the character has been chosen', () => {
    const { ann, close } = scene('modern', {
      ann: { front: ['mnb-038 as Angel', body('A', 1, 1)], resources: ['Skill Location', 'Energy Location'] },
      bob: {},
    });
    const [use] = ann.offered('use');
    ann.use('Angel', use.slice('Angel, '.length));
    expect(asked(ann)[0]).toBe('Choose one of your characters to move to your front or back row');
    ann.choose('A');
    expect(asked(ann)).toEqual(['Choose a row', 'Scegli una fila']);
    ann.row('back', 'ann');
    close();
  });

  // VS-BLD-15: a row for each; what is still in a hand is named to nobody else.
  test('is the row of each card that comes, named to whoever knows it', () => {
    const { ann, bob, close } = scene('modern', {
      at: 'recruit',
      ann: { points: 4, hand: ['mmu-056 as Lockjaw', 'mmu-012 as Dinah', 'mmu-014 as Bertha'] },
      bob: {},
    });
    ann.recruit('Lockjaw', 'front');
    ann.yes();
    ann.choose('Dinah', 'Bertha', '...');
    expect(asked(ann)).toEqual(['Choose a row for Dinah Soar', 'Scegli una fila per Dinah Soar']);
    expect(asked(bob)).toEqual(['Choose a row', 'Scegli una fila']);
    ann.row('front');
    expect(asked(ann)[0]).toBe('Choose a row for Big Bertha');
    ann.row('back');
    while (ann.offered('choose').length > 0) ann.choose(ann.offered('choose')[0]);
    close();
  });

  test('of a power that was copied calls the character that has it by name', () => {
    const effect = may(toResources('self', 'owner'));
    const printed = (source: string) =>
      plain(printQuestion({ face: 'mnb-064', source, effect, part: undefined }, 'en', cardOf), 'en');
    expect(printed('mnb-064')).toBe("Put Mantis face down into her owner's resource row?");
    expect(printed('mnb-037')).toBe("Put Hope face down into her owner's resource row?");
  });

  test('is not told to others while the card that asks is hidden from them', () => {
    const out = new Int32Array(4096);
    const s = vs.setup(tableOf('modern/duel', 2, 'hidden'));
    let seen = 0;
    for (let i = 0; i < 1200 && vs.decision(s) !== undefined; i++) {
      const decision = vs.decision(s);
      if (decision === undefined) break;
      const [own, other] = [questionOf(s, decision.seat), questionOf(s, 1 - decision.seat)];
      if (own === undefined) expect(other).toBeUndefined();
      else {
        seen++;
        const isOpen = vs.view(s, 'watcher').waiting?.source !== undefined;
        expect(other).toEqual(isOpen ? own : undefined);
      }
      vs.apply(s, out[(i * 7919) % vs.choices(s, out)]);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  test('says what lasts, and for whom', () => {
    const hulk = { name: 'Hulk', gender: 'm' } as const;
    const line = (lang: 'en' | 'it') => plain(printDeed(gets('self', 3, 0), lang, hulk), lang);
    expect([line('en'), line('it')]).toEqual([
      'Hulk gets +3/+0 this combat',
      'Hulk ottiene +3/+0 in questo combattimento',
    ]);
  });

  // VS-KW-NULLIFY: it lasts as long as the one who has the power, not as long as the one who lost theirs.
  test('names the card whose power it is where that decides how long it lasts', () => {
    const [iceman, cosmo] = [{ name: 'Iceman', gender: 'm' } as const, { name: 'Cosmo', gender: 'm' } as const];
    const lost: Effect = { verb: 'modify', cards: 'self', by: [losesPowers], lasts: 'sourceUnstunned' };
    const line = (lang: 'en' | 'it') => plain(printDeed(lost, lang, iceman, cosmo), lang);
    expect(line('en')).toMatch(/^Iceman loses .* until Cosmo gets stunned or leaves play$/);
    expect(line('it')).toMatch(/^Iceman perde .* finché Cosmo non viene stordito o non lascia il gioco$/);
  });

  test('says what a power does that was used', () => {
    const goblin = cards.get('mnb-080');
    if (goblin === undefined) throw new Error('no such card');
    expect(plain(printPowerText(goblin, 'Bombs Away', 'en'), 'en')).toBe('KO a stunned enemy supporting character.');
  });
});

test('whatever random games ask or leave behind has words in both languages', () => {
  const out = new Int32Array(4096);
  const [asking, lasting] = [new Set<string>(), new Set<string>()];
  const events: VsEvent[] = [];
  const hold = (words: string): void => expect(words).not.toMatch(/undefined|\[object|^$/);
  for (let game = 0; game < 4; game++) {
    const s = vs.setup(tableOf('modern/duel', 2, `question-${game}`));
    let value = game + 1;
    for (let i = 0; i < 1500; i++) {
      const decision = vs.decision(s);
      if (decision === undefined) break;
      const question = questionOf(s, decision.seat);
      if (question !== undefined) {
        asking.add(`${question.effect.verb} ${question.part}`);
        for (const lang of LANGS) hold(plain(printQuestion(question, lang, cardOf), lang));
      }
      value = (Math.imul(value, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      vs.apply(s, out[(value >>> 8) % vs.choices(s, out)], events);
      for (const event of events.splice(0)) {
        if (event.type !== 'modified' && event.type !== 'ruled') continue;
        lasting.add(event.effect.verb);
        for (const lang of LANGS) hold(plain(printDeed(event.effect, lang, { name: 'Somebody' }), lang));
      }
    }
  }
  expect(asking.size).toBeGreaterThan(10);
  expect(lasting).toContain('modify');
});
