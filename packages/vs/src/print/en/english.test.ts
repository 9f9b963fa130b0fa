import { describe, expect, test } from 'vitest';
import type { Gender } from '../../language/card.ts';
import * as say from '../../language/index.ts';
import { type Effect, type Power, supporting } from '../../language/index.ts';
import { plain, plainPower, printCard } from '../print.ts';
import { article, numberWord, plural, verb } from './words.ts';

const { a, among, anEnemy, character, each, enemy, some, the, thePlayer, yours } = say;

function card(gender: Gender, ...powers: Power[]): say.Card {
  return supporting({ id: 'xx1-001', name: 'Sable', gender, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers });
}

/** The text of one power of a character called Sable. */
const power = (one: Power, gender: Gender = 'f'): string =>
  printCard(card(gender, one), 'en')
    .text.map((printed) => plainPower(printed, 'en'))
    .join(' / ');

const effects = (...all: Effect[]): string => power(say.superPower('Try', 'main', [], ...all)).replace('Main: ', '');

test('an article goes by the sound, not by the letter', () => {
  expect(article([{ kind: 'team', team: 'xmen' }])).toBe('an');
  expect(article([{ kind: 'team', team: 'mcuHeroes' }])).toBe('an');
  expect(article([{ kind: 'team', team: 'shield' }])).toBe('a');
  expect(article([{ kind: 'text', text: 'enemy character' }])).toBe('an');
  expect(article([{ kind: 'text', text: 'unique card' }])).toBe('a');
});

test('numbers, plurals and verbs', () => {
  expect([numberWord(7), numberWord(20), numberWord(17)]).toEqual(['seven', 'twenty', '17']);
  expect(['character', 'copy', 'equipment'].map(plural)).toEqual(['characters', 'copies', 'equipment']);
  expect(verb('carry')).toEqual({ base: 'carry', third: 'carries', past: 'carried', participle: 'carried' });
  expect(verb('search').third).toBe('searches');
});

describe('the character', () => {
  test.each([
    ['m', 'When Sable attacks, give him a +1/+1 counter.'],
    ['f', 'When Sable attacks, give her a +1/+1 counter.'],
    ['n', 'When Sable attacks, give it a +1/+1 counter.'],
    ['p', 'When Sable attacks, give them a +1/+1 counter.'],
  ] as const)('is named first and a pronoun afterwards (%s)', (gender, text) => {
    expect(power(say.trigger('Try', say.on('attacks', say.itself), say.putPlus(1, 'self')), gender)).toBe(text);
  });

  test('is named again where "it" has come to mean something else', () => {
    const stuns = say.trigger('Try', say.on('stuns', say.itself), say.putPlus(1, 'self'));
    expect(power(stuns, 'n')).toBe('When Sable stuns a character, give Sable a +1/+1 counter.');
    expect(power(stuns, 'm')).toBe('When Sable stuns a character, give him a +1/+1 counter.');
  });

  test('says what it does with the right verb', () => {
    expect(effects(say.gainXp(2), say.becomeLevel(1))).toBe('Sable gains 2 XP and becomes level 1.');
  });
});

describe('nouns', () => {
  test.each<[string, say.Cards]>([
    ['an enemy character', a(enemy())],
    ['another character', a(character({ other: true }))],
    ['up to two enemy supporting characters', some({ upTo: 2 }, enemy({ is: 'supporting' }))],
    ['any number of stunned characters', some('any', character({ stunned: true }))],
    ['one of your characters', a(yours())],
    ['another of your characters', a(yours({ other: true }))],
    ['each of your other face-up characters', each(yours({ other: true, face: 'up' }))],
    ['your main character', a(yours({ is: 'main' }))],
    ['a back row enemy character', a(enemy({ row: 'back' }))],
    ['an enemy attacker', a(enemy({ combat: 'attacker' }))],
    ['a defending supporting character', a(character({ is: 'supporting', combat: 'defender' }))],
    ['an [X-Men] character with cost 3 or less', a(character({ team: 'xmen', cost: say.atMost(3) }))],
    ["a character with ATK greater than Sable's", a(character({ atk: say.moreThan(say.atkOf('self')) }))],
    ['a character named Storm or Cable', a(character({ name: ['Storm', 'Cable'] }))],
  ])('%s', (said, cards) => {
    expect(effects(say.stun(cards))).toBe(`Stun ${said}.`);
  });

  test('cards looked at are spoken of as a group', () => {
    const look = [
      say.lookAtTop(3, 'seen'),
      say.toHand(a(among('seen', { is: 'character' }), 'kept')),
      say.toDeckBottom(say.rest('seen', 'kept')),
    ];
    expect(effects(...look)).toBe(
      'Look at the top three cards of your deck, put a character from among them into your hand, and put the rest on the bottom of your deck in any order.',
    );
  });
});

describe('speaking of things again', () => {
  test('one thing is "it"', () => {
    expect(effects(say.putMinus(1, a(enemy(), 'x')), say.may(say.push(the('x'))))).toBe(
      'Give an enemy character a -1/-1 counter. You may push it to its back row.',
    );
  });

  test('the earlier of two is told apart by its noun', () => {
    const two = [
      say.choose(a(enemy(), 'x')),
      say.choose(a(say.inHand(), 'y')),
      say.stun(the('x')),
      say.discard('you', the('y')),
    ];
    expect(effects(...two)).toBe(
      'Choose an enemy character and a card in your hand. Stun that character and discard that card.',
    );
  });

  test('two of a kind are told apart by what they are', () => {
    const two = [say.choose(a(enemy(), 'x')), say.choose(a(yours({ is: 'supporting' }), 'y')), say.stun(the('x'))];
    expect(effects(...two)).toBe(
      'Choose an enemy character and one of your supporting characters. Stun that enemy character.',
    );
  });

  test('two that cannot be told apart are counted', () => {
    const two = [say.choose(a(enemy(), 'x')), say.choose(a(enemy(), 'y')), say.stun(the('x')), say.ko(the('y'))];
    expect(effects(...two)).toBe(
      'Choose an enemy character and an enemy character. Stun the first character and KO the second character.',
    );
  });

  test('several are "they"', () => {
    expect(effects(say.choose(some(2, enemy(), 'x')), say.exhaust(the('x')))).toBe(
      'Choose two enemy characters and exhaust them.',
    );
  });
});

describe('amounts', () => {
  test('"for each" comes after the duration', () => {
    const each_ = say.countOf(yours({ is: 'supporting' }));
    expect(effects(say.gets('self', each_, each_))).toBe(
      'Sable gets +1/+1 this combat for each of your supporting characters.',
    );
  });

  test('a zero takes the sign beside it', () => {
    expect(effects(say.gets('self', -3, 0))).toBe('Sable gets -3/-0 this combat.');
  });

  test('a chosen number is X', () => {
    expect(effects(say.chooseNumber('n'), say.gets('self', say.theNumber('n'), 0))).toBe(
      'Choose any number X. Sable gets +X/+0 this combat.',
    );
  });

  test('a counted number is "that many"', () => {
    expect(effects(say.removeCounters('plus', 'self', 'n'), say.draw(say.theNumber('n')))).toBe(
      'Remove all +1/+1 counters from Sable and draw that many cards.',
    );
  });
});

test('what has much behind it stands last', () => {
  expect(effects(say.putPlus(2, a(yours({ combat: 'any' }))))).toBe(
    'Give two +1/+1 counters to one of your characters in the combat.',
  );
});

test('a Level Up power says first what it is worth', () => {
  const leveled = say.levelUp('Up', 3, say.onlyIf(say.endOfYourTurn, say.fits('self', { face: 'up' })));
  expect(power(leveled)).toBe('Level Up 3: 1 XP at the end of your turn if Sable is face up.');
});

describe('players', () => {
  test('a choice is made in passing', () => {
    const random = say.atRandom(1, say.inHand({}, thePlayer('foe')));
    expect(effects(say.choosePlayer(anEnemy('foe')), say.discard(thePlayer('foe'), random))).toBe(
      'An enemy player of your choice discards a random card.',
    );
  });

  test('each of several does several things', () => {
    const both = say.forEachPlayer(
      'eachEnemy',
      'foe',
      say.discardHand(thePlayer('foe'), 'n'),
      say.draw(say.theNumber('n'), thePlayer('foe')),
    );
    expect(effects(both)).toBe('Each enemy player discards their hand and draws that many cards.');
  });

  test('"unless" is said of the player who may prevent it', () => {
    const its = say.controllerOf(the('x'));
    const choice = say.unless(its, [say.discard(its, a(say.inHand({}, its)))], [say.stun(the('x'))]);
    expect(effects(say.choose(a(enemy(), 'x')), choice)).toBe(
      'Choose an enemy character. Stun it unless its controller discards a card.',
    );
  });
});

describe('conditions and delays', () => {
  test('"if you do" and "otherwise"', () => {
    expect(effects(say.ko(a(enemy())), say.ifDone(say.draw()))).toBe('KO an enemy character. If you do, draw a card.');
    expect(effects(say.when(say.yourTurn, [say.draw()], [say.draw(2)]))).toBe(
      "If it's your turn, draw a card. Otherwise, draw two cards.",
    );
  });

  test('what did not happen is denied of everybody', () => {
    const nobody = say.not(say.happened(say.on('attacks', { side: 'enemy' }), 'turn'));
    expect(effects(say.when(nobody, [say.draw()]))).toBe('If no enemy character attacked this turn, draw a card.');
  });

  test('what hangs on one condition stays in one sentence', () => {
    const all = say.later(
      'turn',
      say.on('getsStunned', say.itself),
      say.recover('self'),
      say.ready('self'),
      say.gainXp(),
    );
    expect(effects(all)).toBe('When Sable gets stunned this turn, recover and ready her, and she gains 1 XP.');
  });

  test('the end of combat opens the sentence', () => {
    expect(effects(say.laterOnce('combat', say.endOfCombat, say.ko(each(enemy({ combat: 'survivor' })))))).toBe(
      'At the end of the combat, KO each enemy character that survived.',
    );
  });
});

test('tokens keep what a screen draws', () => {
  const [printed] = printCard(
    card('f', say.anyTurn('Try', 'combat', ['energy'], say.modify('self', 'turn', say.has('flight')))),
    'en',
  ).text;
  expect(printed.lead).toContainEqual({ kind: 'symbol', symbol: 'energy' });
  expect(printed.lead).toContainEqual({ kind: 'icon', icon: 'anyTurn' });
  expect(printed.body).toContainEqual({ kind: 'icon', icon: 'flight' });
  expect(printed.body[0]).toEqual({ kind: 'cardName', text: 'Sable' });
  expect(plain(printed.lead, 'it')).toBe('[Ogni turno] Combat [Energia]');
});

test('equipment goes on a character, and a character into a row', () => {
  expect(effects(say.equip(a(say.inHand({ is: 'equipment' })), a(yours())))).toBe(
    'Put an equipment from your hand on one of your characters.',
  );
  expect(effects(say.putIntoPlay(a(say.inHand({ is: 'character' })), 'back'))).toBe(
    'Put a character card from your hand into play in your back row.',
  );
});

test('a plot twist can be cancelled', () => {
  expect(effects(say.cancelPlotTwist)).toBe('Cancel that plot twist.');
});
