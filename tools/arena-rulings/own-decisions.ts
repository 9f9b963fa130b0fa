/** What neither book nor rulings say and the rules had to decide all the same. */
export const ARENA_DECISIONS: readonly string[] = [
  'Rearranging a stack is free (MA-CP-11), but each card is brought to the top once a Check Point, so that it ends; a new Hit Point opens its stack again. Every order can still be reached.',
  'Group Attack needs not only a partner (MA-SA-GRP-14) but somebody the two could challenge at that moment (MA-SA-GEN-32).',
  'An offensive ability of the partner applies to the group (MA-SA-GRP-06) from the declaration on: a partner with Trap Attack opens the Reserve, one with Attack Mission the Mission Zone.',
  'A character drawn in Replacement with several empty slots is shown before its slot is chosen: it will be played wherever.',
  'The five questions of the preparation are asked even if the hand has fewer names: their number would tell (MA-HID-08).',
  'The Super Hit window opens whenever a player has a hand and has not used it this turn, even without a fitting card: skipping it would tell. Windows whose emptiness everybody can see are skipped.',
  'Of several banks each is asked in turn how many temporary Power Points it gives, wherever there is a choice (MA-SA-PBK-04).',
  'A challenge is aimed at a slot. Whoever stands there when it is resolved fights it (MA-SA-SWI-02), and one whose slot is empty by then lapses, which only shared targets (MA-AMB-59) can bring about.',
  'With shared targets a Counterattack answers one challenge of its choice, and Switch takes over all challenges against the slot. The Mission Zone is still challenged once (MA-AMB-47).',
  'With a window for each challenge (MA-AMB-11), Counterattack and Switch answer the challenge at hand; a turn without challenges has one window (MA-TRN-12).',
  'If a Battle of Fate takes a Hit Point from a mixed stack its owner still chooses the card before the game ends (MA-WIN-09).',
  'A player who concedes may do so in the preparation and in the turn of the other (MA-WIN-19).',
  'The book lets the defender activate Defensive and Support abilities in phase 6, before there is a challenge to answer. By default all of them are activated in the response window, where each has a use (MA-AMB-11). With the reading `early-defence` Bonus Defence and Support are activated at the end of phase 6, after the active player, and only Counterattack and Switch wait for the response window.',
];
