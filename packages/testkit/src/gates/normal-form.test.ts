import { describe, expect, test } from 'vitest';
import { normalForm, type Reader } from './normal-form.ts';

const ANN: Reader = { names: ['Ann Example', 'Ann'], isCharacter: true, isTwist: false };
const TWIST: Reader = { names: ['Great Idea'], isCharacter: false, isTwist: true };

const form = (text: string, reader = ANN): string => normalForm(text, reader);

describe('the same in other words has one form', () => {
  test.each([
    ['Main [Skill]: Put two +1/+1 counters on Ann.', 'Main [Skill]: Give Ann Example two +1/+1 counters.'],
    ['Put a -1/-1 counter on each enemy character.', 'Give each enemy character a -1/-1 counter.'],
    ['Put a +1/+1 counter on a character on your side.', 'Give one of your characters a +1/+1 counter.'],
    [
      'Put a +1/+1 counter on each other character on your side.',
      'Give a +1/+1 counter to each of your other characters.',
    ],
    ['Level Up (4) - When Ann gets stunned, she gains an XP.', 'Level Up 4: 1 XP when Ann gets stunned.'],
    [
      'Level Up (2) - At the end of your turn, if Ann is face-up, she gains an XP.',
      'Level Up 2: 1 XP at the end of your turn if Ann is face up.',
    ],
    ['This turn, enemy characters can’t attack.', "Enemy characters can't attack this turn."],
    ['Characters on your side gain [Flight] this turn.', 'Give each of your characters [Flight] this turn.'],
    ['This turn, whenever Ann stuns a character, KO it.', 'When Ann stuns a character this turn, KO that character.'],
    [
      'Remove each +1/+1 counter from Ann. Draw that many cards.',
      'Remove all +1/+1 counters from Ann and draw that many cards.',
    ],
    [
      'If Ann gets stunned during this combat, she doesn’t receive a wound.',
      "Ann doesn't get wounded when stunned this combat.",
    ],
    ['Choose an enemy player to discard a card.', 'An enemy player of your choice discards a card.'],
    [
      'Search your deck for a character and put it onto your side.',
      'Search your deck for a character and put it into play, then shuffle your deck.',
    ],
    ['Stun an enemy back row character.', 'Stun a back row enemy character.'],
    ['Draw two cards if Ann has a wound.', 'If Ann has a wound, draw two cards.'],
  ])('%s', (printed, ours) => {
    expect(form(printed)).toBe(form(ours));
  });

  // VS-PT-09
  test('a Combat plot twist need not say that whom it affects is in the combat', () => {
    expect(form('[Any Turn] Combat: Choose a character to get +2/+0 this combat.', TWIST)).toBe(
      form('[Any Turn] Combat: Give a character in the combat +2/+0 this combat.', TWIST),
    );
    expect(form('Main: Stun a character.', TWIST)).not.toBe(form('Main: Stun a character in the combat.', TWIST));
  });
});

describe('what a card does cannot hide', () => {
  const TEXT =
    'Main [Skill]: You may stun up to two enemy supporting characters. If you do, give Ann three +1/+1 counters this turn, then draw a card unless an enemy player discards a card.';
  test.each([
    ['a clause', ', then draw a card unless an enemy player discards a card', ''],
    ['a condition', 'If you do, give', 'Give'],
    ['a number', 'two enemy', 'three enemy'],
    ['a number of counters', 'three +1/+1', 'two +1/+1'],
    ['the kind of counter', '+1/+1', '-1/-1'],
    ['a target', 'supporting characters', 'main characters'],
    ['a kind of target', 'supporting ', ''],
    ['whom it affects', 'give Ann', 'give it'],
    ['may', 'You may stun', 'Stun'],
    ['may in the other place', 'then draw', 'then you may draw'],
    ['a duration', ' this turn', ''],
    ['another duration', 'this turn', 'this combat'],
    ['enemy', 'enemy supporting', 'supporting'],
    ['your', 'enemy supporting characters', 'of your supporting characters'],
    ['up to', 'up to two', 'two'],
    ['a symbol', '[Skill]', '[Might]'],
    ['a timing', 'Main', 'Build'],
    ['unless', 'unless an', 'if an'],
    ['who acts', 'an enemy player discards', 'you discard'],
    ['what is done', 'stun', 'KO'],
    ['the order', 'stun up to two enemy supporting characters. If you do, give Ann', 'give Ann up to two'],
  ])('%s', (_, from, to) => {
    expect(TEXT).toContain(from);
    expect(form(TEXT.replace(from, to))).not.toBe(form(TEXT));
  });

  test.each([
    ['Each enemy character gets -1/-0.', 'An enemy character gets -1/-0.'],
    ['Ann has stunned a character.', 'Ann gets stunned.'],
    ['Ann strikes an enemy character.', 'An enemy character strikes Ann.'],
    ['Draw two cards. Discard a card.', 'Draw a card. Discard two cards.'],
    ['Draw a card. You may discard a card.', 'You may draw a card. Discard a card.'],
    ['Stun another character.', 'Stun a character.'],
    ['Stun another character.', 'Stun each other character.'],
    ['Ann gets +1/+1.', 'Ann gets a +1/+1 counter.'],
    ['Put a character into your hand.', "Put a character into its owner's hand."],
    ['Draw a card or discard a card.', 'Draw a card and discard a card.'],
    ['Stun a character with cost 3 or less.', 'Stun a character with cost 3 or more.'],
    ['Turn a location face down.', 'Turn a location face up.'],
    ['Until the start of your next turn, Ann has +1/+1.', 'Ann has +1/+1 this turn.'],
    ['The first time Ann attacks each turn, draw a card.', 'When Ann attacks, draw a card.'],
    ['Level Up (3) - When Ann attacks, she gains an XP.', 'Level Up 4: 1 XP when Ann attacks.'],
  ])('%s / %s', (one, other) => {
    expect(form(one)).not.toBe(form(other));
  });
});
