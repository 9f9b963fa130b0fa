import { describe, expect, test } from 'vitest';
import type { Gender } from '../../language/card.ts';
import * as say from '../../language/index.ts';
import { type Effect, type Power, supporting } from '../../language/index.ts';
import { plain, plainPower, printCard } from '../print.ts';
import { definite, indefinite, merged, type Preposition, that } from './articles.ts';
import { VERBS, withClitic } from './verbs.ts';

const { a, among, character, each, enemy, some, the, thePlayer, yours } = say;

const card = (gender: Gender, ...powers: Power[]): say.Card =>
  supporting({ id: 'xx1-001', name: 'Sable', gender, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers });

const power = (one: Power, gender: Gender = 'f'): string =>
  printCard(card(gender, one), 'it')
    .text.map((printed) => plainPower(printed, 'it'))
    .join(' / ');

const effects = (...all: Effect[]): string =>
  power(say.superPower('Try', 'main', [], ...all)).replace('Principale: ', '');

const M = { gender: 'm', many: false } as const;
const F = { gender: 'f', many: false } as const;
const MS = { gender: 'm', many: true } as const;
const FS = { gender: 'f', many: true } as const;
const word = (text: string) => [{ kind: 'text', text } as const];

test.each([
  ['personaggio', M, 'il personaggio', 'un personaggio', 'quel personaggio'],
  ['attaccante', M, "l'attaccante", 'un attaccante', "quell'attaccante"],
  ['schieramento', M, 'lo schieramento', 'uno schieramento', 'quello schieramento'],
  ['carta', F, 'la carta', 'una carta', 'quella carta'],
  ['altra carta', F, "l'altra carta", "un'altra carta", "quell'altra carta"],
  ['personaggi', MS, 'i personaggi', undefined, 'quei personaggi'],
  ['attaccanti', MS, 'gli attaccanti', undefined, 'quegli attaccanti'],
  ['carte', FS, 'le carte', undefined, 'quelle carte'],
] as const)('articles of %s', (noun, as, the_, a_, that_) => {
  expect(plain(definite(word(noun), as), 'it')).toBe(the_);
  if (a_ !== undefined) expect(plain(indefinite(word(noun), as), 'it')).toBe(a_);
  expect(plain(that(word(noun), as), 'it')).toBe(that_);
});

test.each<[Preposition, string, typeof M | typeof F | typeof MS | typeof FS, string]>([
  ['di', 'mazzo', M, 'del mazzo'],
  ['a', 'attaccante', M, "all'attaccante"],
  ['da', 'personaggi', MS, 'dai personaggi'],
  ['in', 'mano', F, 'nella mano'],
  ['su', 'attaccanti', MS, 'sugli attaccanti'],
  ['di', 'carte', FS, 'delle carte'],
  ['con', 'mazzo', M, 'con il mazzo'],
])('%s and the article of %s become one word', (preposition, noun, as, said) => {
  expect(plain(merged(preposition, word(noun), as), 'it')).toBe(said);
});

test('a pronoun hangs on the imperative and the infinitive and stands before the rest', () => {
  expect(withClitic(VERBS.stun, 'imp', 'lo')).toBe('stordiscilo');
  expect(withClitic(VERBS.stun, 'inf', 'la')).toBe('stordirla');
  expect(withClitic(VERBS.exhaust, 'subSg', 'lo')).toBe('lo esaurisca');
});

describe('agreement', () => {
  test.each([
    ['m', 'Quando Sable viene stordito, puoi recuperarlo.'],
    ['f', 'Quando Sable viene stordita, puoi recuperarla.'],
  ] as const)('the character has a gender (%s)', (gender, text) => {
    expect(power(say.trigger('Try', say.on('getsStunned', say.itself), say.may(say.recover('self'))), gender)).toBe(
      text,
    );
  });

  test.each<[string, say.Cards]>([
    ['un personaggio nemico', a(enemy())],
    ['un altro tuo personaggio di supporto scoperto', a(yours({ is: 'supporting', other: true, face: 'up' }))],
    ['ogni tuo personaggio', each(yours())],
    ['fino a due personaggi nemici storditi', some({ upTo: 2 }, enemy({ stunned: true }))],
    ['un attaccante nemico', a(enemy({ combat: 'attacker' }))],
    ['un personaggio [X-Men] nemico della retrovia', a(enemy({ team: 'xmen', row: 'back' }))],
    ['una risorsa coperta', a(say.resource({ face: 'down' }))],
    ['uno dei tuoi luoghi coperti', a(say.resource({ is: 'location', face: 'down' }, 'you'))],
    ['un personaggio di supporto di costo 3 o meno', a(character({ is: 'supporting', cost: say.atMost(3) }))],
    ['un personaggio con DEF inferiore a quella di Sable', a(character({ def: say.lessThan(say.defOf('self')) }))],
  ])('%s', (said, cards) => {
    expect(effects(say.ko(cards))).toBe(`Metti KO ${said}.`);
  });

  test('everybody takes an article and the plural', () => {
    expect(effects(say.ruleFor(enemy(), 'turn', say.cant('beStunned')))).toBe(
      'I personaggi nemici non possono essere storditi in questo turno.',
    );
  });

  test('"that many" agrees with what is counted', () => {
    expect(effects(say.removeCounters('plus', 'self', 'n'), say.draw(say.theNumber('n')))).toBe(
      'Rimuovi tutti i segnalini +1/+1 da Sable e pesca altrettante carte.',
    );
  });
});

describe('speaking of things again', () => {
  test('an object becomes a clitic, a subject nothing', () => {
    expect(effects(say.ready(a(enemy(), 'x')), say.modify(the('x'), 'turn', say.has('flight')))).toBe(
      'Appronta un personaggio nemico. Ottiene [Volo] in questo turno.',
    );
    expect(effects(say.putMinus(1, a(enemy(), 'x')), say.may(say.push(the('x'))))).toBe(
      'Metti un segnalino -1/-1 su un personaggio nemico. Puoi spingerlo nella sua retrovia.',
    );
  });

  test('a group of cards is feminine', () => {
    const look = [
      say.lookAtTop(2, 'seen'),
      say.toHand(a(among('seen'), 'kept')),
      say.toDeckBottom(say.rest('seen', 'kept')),
    ];
    expect(effects(...look)).toBe(
      'Guarda le prime due carte del tuo mazzo, metti una di esse nella tua mano e metti le altre in fondo al tuo mazzo in qualsiasi ordine.',
    );
  });

  test('what somebody else owns is not "suo"', () => {
    const cost = say.costOf(the('kept'));
    const give = [
      say.discard('you', a(say.inHand({ is: 'character' }), 'kept')),
      say.gets(a(character()), cost, cost, 'turn'),
    ];
    expect(effects(...give)).toBe(
      'Scarta una carta personaggio e dai +X/+X a un personaggio in questo turno, dove X è il costo di quella carta.',
    );
  });

  test('a player is named, since "scarta" could be told to the reader', () => {
    const foe = thePlayer('foe');
    const look = [say.choosePlayer(say.anEnemy('foe')), say.lookAtHand(foe), say.discard(foe, a(say.inHand({}, foe)))];
    expect(effects(...look)).toBe('Scegli un giocatore nemico e guarda la sua mano. Quel giocatore scarta una carta.');
  });

  test('"a meno che" takes the subjunctive', () => {
    const its = say.controllerOf(the('x'));
    const choice = say.unless(its, [say.exhaust(the('x'))], [say.draw(2)]);
    expect(effects(say.choose(a(enemy(), 'x')), choice)).toBe(
      'Scegli un personaggio nemico. Pesca due carte a meno che il suo controllore non lo esaurisca.',
    );
  });
});

test('the past agrees with its auxiliary', () => {
  const stunned = say.happened(say.on('getsStunned', say.itself), 'turn');
  expect(effects(say.when(stunned, [say.draw()]))).toBe('Se Sable è stata stordita in questo turno, pesca una carta.');
  const attacked = say.not(say.happened(say.on('attackDeclared', undefined, { player: 'you' }), 'turn'));
  expect(effects(say.when(attacked, [say.draw()]))).toBe('Se non hai attaccato in questo turno, pesca una carta.');
});

test('equipment goes on a character, and a character into a row', () => {
  expect(effects(say.equip(a(say.inHand({ is: 'equipment' })), 'self'))).toBe(
    'Metti un equipaggiamento dalla tua mano su Sable.',
  );
  expect(effects(say.putIntoPlay(a(say.inHand({ is: 'character' })), 'back'))).toBe(
    'Metti in gioco una carta personaggio dalla tua mano nella tua retrovia.',
  );
});

test('a plot twist can be cancelled', () => {
  expect(effects(say.cancelPlotTwist)).toBe('Annulla quel colpo di scena.');
});
