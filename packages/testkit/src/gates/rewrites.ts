/** A habit of print, and how our printers say the same. */
export type Rewrite = readonly [pattern: RegExp, to: string];

const STAT = String.raw`[+-](?:\d+|x)/[+-](?:\d+|x)`;
const COUNT = String.raw`(?:\d+|x|that many|any number of|1 or more|all)`;
const KEYWORDS =
  'berserker|dodge|fearless|ferocious|flight|leap|leader|lethal|mobile|monstrous|ranged|stealth|swarm|symbiosis|tough|inspire';
/** What somebody can have: stats, an icon, a keyword. */
const GIFT = String.raw`(?:${STAT}(?! counter)|\[(?:flight|ranged)\]|(?:${KEYWORDS})\b|base atk)`;
const SPAN = '(?:this turn|this combat|this game|rest of game)';
/** Words that stand before a noun, in any order. */
const KIND = String.raw`(?:enemy|supporting|main|face-up|face-down|stunned|exhausted|ready|other|defending|attacking|protected|unprotected|good|evil|random|front row|back row|\[[^\]]+\])`;
const NOUN = '(?:character|defender|attacker|resource|location|card|player|plot twist)';

/** On a sentence in small letters, with plurals: bare plurals mean each. */
export const BEFORE: readonly Rewrite[] = [
  [/\bplayers'/g, 'players'],
  [/\bface (up|down) (?=character|location|card|resource|enemy|supporting|main)/g, 'face-$1 '],
  [/\bpower(?:s|ed)?[- ]ups?\b/g, 'power up'],
  [/\bgets? power up\b/g, 'power up'],
  [/\b(?:becomes?|gets?) (stunned|wounded|exhausted|ko'd)\b/g, 'become $1'],
  [/\bis ko'd\b/g, "become ko'd"],
  [/\b(is|are|it is) face-(up|down)\b/g, '$1 face $2'],
  [/\bkeyword(?: powers?)? and super powers\b/g, 'keyword powers and super powers'],
  [/\bany amount\b/g, 'any number'],
  [/\bgets? attacked\b/g, 'is attacked'],
  [/(\[\w+\]) or (?=\[\w+\] or )/g, '$1 , '],
  [/\bcharacter cards?\b(?! from the game)/g, 'character'],
  [/\[health\]/g, 'health'],
  [/\byou've\b/g, 'you have'],
  [/\bthere (is|are) (\w+) or more total\b/g, 'there $1 $2 or more'],
  [/\bon all sides\b/g, ''],
  [/\b(?:receives?|gets?|gains?) a wound\b/g, 'become wounded'],
  [
    new RegExp(
      `(^|[,:] |and |to |from |on |give )((?:${KIND} )*)(character|defender|attacker|location)s on your side`,
      'g',
    ),
    '$1each $2$3 on your side',
  ],
  [
    new RegExp(`(?<!\\bof |\\bof all )\\byour ((?:${KIND} )*)(character|defender|attacker)s\\b`, 'g'),
    'each of your $1$2',
  ],
];

/** On the whole text of a power: plain words, sentences parted by ` . `. */
export const AFTER: readonly Rewrite[] = [
  [/\bcurrent (?=atk|def)/g, ''],
  [/\balready have\b/g, 'have'],
  // Durations and conditions stand where our printers put them.
  [/\buse(?: this power)? only if\b/g, 'use only while'],
  [/\bthis power can be used only once this game\b/g, 'use only once per game'],
  [/\buntil after your next turn\b/g, 'until the end of your next turn'],
  [/\byou may use this power any number of time\b/g, 'use any number of time'],
  [/\bany number of time (?:on your turn|each turn)\b/g, 'any number of time each turn'],
  // The rulebook says what dazing is.
  [/ \. character affected by freeze can't ready on they next turn\b/g, ''],
  [/(\bdaze [^.]+?) \. stun (?:it|they) , but (?:it|they) don't become wounded\b/g, '$1'],
  [/\bamplify : ([^.]+?) instead\b/g, 'amplify : instead $1'],
  [/\bamplify : instead ,/g, 'amplify : instead'],
  [/\b(?:during|for) (?:rest of )?(?:the rest of )?this (turn|combat|game)\b/g, 'this $1'],
  [/\b(?:for|until)? ?the rest of (?:the|this) game\b/g, 'rest of game'],
  [/\bfor rest of game\b/g, 'rest of game'],
  [/\buntil the end of (?:the|this) (turn|combat)\b/g, 'this $1'],
  [/\bat the end of (?:this |the )?combat\b/g, 'at the end of combat'],
  [new RegExp(`(^|\\. |: )(${SPAN}) , (when|if) ([^.]+?) , ([^.]+)`, 'g'), '$1$3 $4 $2 , $5'],
  [new RegExp(`(^|\\. |: )(${SPAN}) , ([^.]+)`, 'g'), '$1$3 $2'],
  [/(^|[.:] )([^.:]+?) the next time ([^.:,]+?) this turn(?= \.|$)/g, '$1the next time $3 this turn , $2'],
  [/(^|[.:] )(\d+) xp ([^.]+)/g, '$1$3 , self gain $2 xp'],
  // Whose.
  [/\bbe in your (front|back) row\b/g, 'be in the $1 row'],
  [/\beach character on that player side\b/g, 'each of they character'],
  [new RegExp(`\\bthere be (\\d+ or more) ((?:${KIND} )*character) on your side`, 'g'), 'you have $1 $2'],
  [new RegExp(`\\bif all ((?:${KIND} )*)character be\\b`, 'g'), 'if each $1character be'],
  [new RegExp(`\\bdefending ((?:${KIND} )*)character`, 'g'), '$1defender'],
  [new RegExp(`\\battacking ((?:${KIND} )*)character`, 'g'), '$1attacker'],
  [/\beach other self on your side\b/g, 'each of your other character named self'],
  [/\b(ko|stun|ready|exhaust) all (?!of )/g, '$1 each '],
  [
    new RegExp(`\\b(\\d+|each|up to \\d+|no|all|for|per) ((?:${KIND} )*)(${NOUN}) on your side`, 'g'),
    '$1 of your $2$3',
  ],
  [new RegExp(`\\b(\\d+|each|up to \\d+) ((?:${KIND} )*)(${NOUN}) on they side`, 'g'), '$1 of they $2$3'],
  [/\b1 other of (your|they) /g, '1 of $1 other '],
  [/\b1 of your main character\b/g, 'your main character'],
  [new RegExp(`\\b(${NOUN})(?: \\.)? on (?:any|each) side\\b`, 'g'), '$1'],
  [
    /\bthere be (more|less) character on your side than on 1 enemy side\b/g,
    'you have $1 character than 1 enemy player',
  ],
  [/\bbe all on your side\b/g, 'be on your side'],
  // Counters.
  [
    new RegExp(`\\bput (${STAT}) counter on ([^.,]+?) equal to the number of ([^.,]+)`, 'g'),
    'put 1 $1 counter on $2 for each $3',
  ],
  [/\bdraw card equal to the number of ([^.,]+)/g, 'draw 1 card for each $1'],
  [new RegExp(`\\bgive (${COUNT}) (${STAT}) counter to `, 'g'), 'put $1 $2 counter on '],
  [new RegExp(`\\bgive ((?:(?! give | put |[.,]).)+?) (${COUNT} )?(${STAT}) counter`, 'g'), 'put $2$3 counter on $1'],
  [new RegExp(`\\bgain (${COUNT} )?(${STAT}) counter`, 'g'), 'get $1$2 counter'],
  [new RegExp(`\\bget any number of (${STAT}) counter`, 'g'), 'get 1 or more $1 counter'],
  [new RegExp(`\\bremove each (${STAT}) counter`, 'g'), 'remove all $1 counter'],
  [new RegExp(`\\bput (${COUNT}) (${STAT}) counter divided as you choose on `, 'g'), 'divide $1 $2 counter among '],
  [new RegExp(`\\bthat have (\\d+) (${STAT}) counter`, 'g'), 'with $1 $2 counter'],
  // Stats, icons and keywords that somebody has for a while.
  [/\+(\d+) atk\b/g, '+$1/+0'],
  [/\+(\d+) def\b/g, '+0/+$1'],
  [new RegExp(`\\bchoose ([^.,]+?) to (?:get|gain|have|become) (?=${GIFT})`, 'g'), '$1 have '],
  [new RegExp(`\\bchoose ([^.]+?)(?: \\.|,)? it (?:get|gain|have) (?=${GIFT})`, 'g'), '$1 have '],
  [new RegExp(`\\b(?:get|gain|become|be) (?=${GIFT})`, 'g'), 'have '],
  [new RegExp(`\\bgive ((?:(?! give | put |[.,]).)+?) (?=${GIFT})`, 'g'), '$1 have '],
  [new RegExp(`( have (?:${GIFT})[^.]*? and) have (?=${GIFT})`, 'g'), '$1 '],
  // Choices.
  [/\bchoose (1 (?:other )?(?:enemy )?player) to (?=\w)/g, '$1 of your choice '],
  [
    new RegExp(`\\bchoose (1 [^.,]+?)(?: \\.| ,)?(?: and)? put (${COUNT}) (${STAT}) counter on it\\b`, 'g'),
    'put $2 $3 counter on $1',
  ],
  [/\bchoose (1 [^.,]+?) \. switch it atk and def\b/g, 'switch atk and def of $1'],
  [/\bswitch (?:the )?atk and def of\b/g, 'switch atk and def of'],
  [/\bput 1 of they into\b/g, 'put 1 into'],
  [/\b1 attacker or defender\b/g, '1 character in combat'],
  [/\b(move|stun|ready|ko|exhaust) any (?=(?:\w+ )?character)/g, '$1 1 '],
  [/\b1 additional (?=[+-])/g, 'plus '],
  // Conditions stand before what depends on them.
  [/(^|[.:] )self have ([^.,:]+?) while (?=in |attacking |defending )([^.,:]+)/g, '$1while self be $3 , self have $2'],
  [/(^|[.:] )self have ([^.,:]+?) while ([^.,:]+)/g, '$1while $3 , self have $2'],
  [/\bwhen ([^.,]+?) the next time this turn ,/g, 'the next time $1 this turn ,'],
  [/(^|[.:] )([^.,:]+?) if ([^.,:]+)(?= \.|$)/g, '$1if $3 , $2'],
  [/\bwhen ([^.,]+?) (?:for )?the first time each turn ,/g, 'the first time $1 each turn ,'],
  [/\bwhen self (solo|team) attack and stun ([^.,]+?) ,/g, 'when self stun $2 while $1 attacking ,'],
  [/\bwhile attacking solo\b/g, 'while solo attacking'],
  // Words.
  [/\bthat cost (\d+ or (?:less|more))\b/g, 'with cost $1'],
  [/\bthat much xp\b/g, 'that many xp'],
  [/\b1 number of (?=xp equal|equal)/g, ''],
  [/\bself atk be the same as it\b/g, 'self atk equal it atk'],
  [/\bor self (?=become )/g, 'or '],
  [/\bpower of each (?=card |face-up )/g, 'power of '],
  [/(^|[,.:] )you (?=gain |draw )/g, '$1'],
  [/\bit gain (?=\d+ xp|that many xp)/g, 'self gain '],
  [/(^|[,.:] |\band )wound ((?:\d+|each|your|self|it)\b(?: [\w-]+)*?)(?= [.,]| and\b|$)/g, '$1give $2 1 wound'],
  [/\buntil you find\b/g, 'until you reveal'],
  [/\b(character|card) that (?=self |you |it )/g, '$1 '],
  [/\bdidn't make any attack\b/g, "didn't attack"],
  [/\bcan't (\w+) or be (?=\w+)/g, "can't $1 and can't be "],
  [/\bself supporting character\b/g, 'supporting character named self'],
  [/\bturn (1 (?:of \w+ )?)face-(?:up|down) ((?:\w+ )*?\w+) face (up|down)\b/g, 'turn $1$2 face $3'],
  [
    /\byou pay (\d+) less to recruit your next ((?:\S+ )?character) this turn\b/g,
    'the next $2 you recruit this turn cost $1 less',
  ],
  [/\bfor each wound (self|it) have\b/g, 'for each wound on $1'],
  [/\bin your hand(?= ,| \.| and| rest)/g, 'into your hand'],
  [/\badd (\d+) wound to (?:all|each) ((?:\w+ )*?character)/g, 'give each $2 $1 wound'],
  [/\byou can recruit\b/g, 'you may recruit'],
  [/\bthat have (?:1 )?team affiliation\b/g, 'with 1 team affiliation'],
  [/\bthey be all\b/g, 'all be'],
  [/\bresource row(?: \.)? as 1 resource\b/g, 'resource row'],
  [/\bsurvived the combat\b/g, 'survived'],
  [/\brecover (self|it) (?:and |[.,] (?:then )?)?ready \1\b/g, 'recover and ready $1'],
  [/\bremove 1 of your defender from combat and replace it with\b/g, 'replace 1 of your defender with'],
  [/\bwith less (atk|def) than\b/g, 'with $1 less than'],
  [/\bthat be (?=(?:melee |ranged |solo |team )?(?:attacking|defending))/g, ''],
  [/\buse this power only\b/g, 'use only'],
  [/\b(?:push|pull) (?=[^.]*? to )/g, 'move '],
  [/\b(?:other|rest) (on the bottom)/g, 'rest $1'],
  [/\b(?:and )?(?:put )?the rest on the bottom(?: of (?:your|the) deck)?/g, 'rest on the bottom'],
  [/\binto play on your side\b|\binto your side\b/g, 'into play'],
  [/\bname any\b/g, 'name 1'],
  [/\bthat character\b/g, 'it'],
  [/\bit controller\b/g, 'that player'],
  [/\blose (?:all )?it power/g, 'lose all it power'],
  [
    /\bif self become stunned( this combat)? , self don't become wounded\b/g,
    "self don't become wounded when stunned$1",
  ],
  [/\bmake 1 (solo|team|melee|ranged) attack\b/g, '$1 attack'],
  // A searched deck is shuffled, whether the card says so or not (VS-ZON-45).
  [/(\bsearch your deck [^.]*?)(?: ,| \.)? (?:then |and )?shuffle your deck/g, '$1'],
  ...adjectives(),
];

/** A Combat plot twist affects only characters in the combat, whether it says so or not (VS-PT-09). */
export const IN_COMBAT_TWISTS: readonly Rewrite[] = [[/ in (?:the )?combat\b/g, '']];

/** Words before a noun in one order: "back row enemy" and "enemy back row" are the same. */
function adjectives(): Rewrite[] {
  const order = [
    'other',
    'random',
    'face-up',
    'face-down',
    'stunned',
    'exhausted',
    'ready',
    'back row',
    'front row',
    'enemy',
  ];
  return order
    .slice(1)
    .flatMap((late, at) =>
      order.slice(0, at + 1).map((early): Rewrite => [new RegExp(`\\b${late} ${early}\\b`, 'g'), `${early} ${late}`]),
    );
}
