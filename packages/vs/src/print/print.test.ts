import { describe, expect, test } from 'vitest';
import * as say from '../language/index.ts';
import { type Effect, supporting } from '../language/index.ts';
import { LANGS, type Lang, PRINTERS, plain, plainPower, printCard, printPrompt } from './print.ts';

const { a, among, character, enemy, the, thePlayer } = say;

const asked = (effect: Effect, lang: Lang, card?: say.Card): string =>
  plain(printPrompt(effect, lang, card === undefined ? {} : { card }), lang);

describe('prompts', () => {
  test.each<[Effect, string, string]>([
    [
      say.stun(a(enemy({ is: 'supporting' }))),
      'Choose an enemy supporting character to stun',
      'Scegli un personaggio di supporto nemico da stordire',
    ],
    [
      say.putMinus(2, a(enemy())),
      'Choose an enemy character to give two -1/-1 counters',
      'Scegli un personaggio nemico su cui mettere due segnalini -1/-1',
    ],
    [
      say.gets(a(character({ combat: 'attacker' })), 2, 0),
      'Choose an attacker to give +2/+0 this combat',
      'Scegli un attaccante a cui dare +2/+0 in questo combattimento',
    ],
    [say.may(say.draw(2)), 'Draw two cards?', 'Pescare due carte?'],
    [say.choosePlayer(say.anEnemy()), 'Choose an enemy player', 'Scegli un giocatore nemico'],
    [say.discard('you', a(say.inHand())), 'Choose a card to discard', 'Scegli una carta da scartare'],
    [say.nameTeam('x'), 'Name a team affiliation', "Nomina un'affiliazione"],
  ])('come from the instruction', (effect, en, it) => {
    expect(asked(effect, 'en')).toBe(en);
    expect(asked(effect, 'it')).toBe(it);
  });

  test('know what the card spoke of before', () => {
    const keep = say.toHand(a(among('seen'), 'kept'));
    const card = supporting({
      id: 'xx1-001',
      name: 'Sable',
      cost: 1,
      atk: 1,
      def: 1,
      health: 1,
      teams: [],
      powers: [say.superPower('Try', 'main', [], say.lookAtTop(3, 'seen'), keep)],
    });
    expect(asked(keep, 'en', card)).toBe('Choose one of them to put into your hand');
    expect(asked(keep, 'it', card)).toBe('Scegli una di esse da mettere nella tua mano');
  });

  test('put to somebody else say nothing of your hand', () => {
    const keep = say.toHand(a(among('seen'), undefined, thePlayer('foe')));
    expect(asked(keep, 'en')).toBe('Choose one of them');
  });

  test('of "unless" speak to the player who decides', () => {
    const its = say.controllerOf(the('x'));
    const choice = say.unless(its, [say.discard(its, say.atRandom(1, say.inHand({}, its)))], [say.stun(the('x'))]);
    expect(asked(choice, 'en')).toBe('Discard a random card?');
  });
});

describe('cards', () => {
  const twice = supporting({
    id: 'xx1-002',
    name: 'Sable',
    gender: 'f',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: ['xmen'],
    aka: ['Night'],
    powers: [
      say.keyword('lethal'),
      say.superPower('Rings', 'main', ['energy'], say.draw()),
      say.superPower('Rings', 'main', [['might', 'skill']], say.modify('self', 'turn', say.has('lethal'))),
    ],
  });

  test('have a type line', () => {
    expect(plain(printCard(twice, 'en').typeLine, 'en')).toBe('Supporting Character · [X-Men]');
    expect(plain(printCard(twice, 'it').typeLine, 'it')).toBe('Personaggio di supporto · [X-Men]');
  });

  test('print powers of one name under one heading, and reminders only if asked for', () => {
    const lines = (reminders: boolean): string[][] =>
      printCard(twice, 'en', { reminders }).text.map((power) => [plain(power.heading, 'en'), plainPower(power, 'en')]);
    expect(lines(false)).toEqual([
      ['', 'AKA Night'],
      ['Lethal', ''],
      ['Rings', 'Main [Energy]: Draw a card.'],
      ['', 'Main [Might] or [Skill]: Sable gains Lethal this turn.'],
    ]);
    const [, lethal, , granted] = lines(true);
    expect(lethal).toEqual(['Lethal', "(A defending supporting character that Sable wounds gets KO'd.)"]);
    expect(granted[1]).toContain("(Lethal: A defending supporting character that this character wounds gets KO'd.)");
  });
});

test('every language has the same tables', () => {
  const shape = (lang: Lang) =>
    Object.entries(PRINTERS[lang].tables).map(([table, entries]) => [table, Object.keys(entries).sort()]);
  for (const lang of LANGS) expect(shape(lang)).toEqual(shape('en'));
});
