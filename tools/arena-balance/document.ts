import { makeTables, makeVerdicts } from './report.ts';
import type { LevelTally } from './tally.ts';

/** The whole of docs/arena-balance.md. */
export const makeDocument = (tallies: readonly LevelTally[]): string => `# Balance of the starter decks

How much going first is worth in Mission Arena, how the four starter decks do against each other, and how games end. Measured
with two shipped players, \`rules\` and \`greedy\`, each against itself. The book prints no card values; the numbers, Nemeses and
deck lists measured here are Longbox's own. Other players and other decks will give other figures.

Every ordered pair of the four decks plays in turn, mirrors included. A draw counts half for each side. In brackets are 95 %
Wilson intervals. A pair's figure is the share of the deck named first, over both orders of seats. Where an interval reaches
over the edge of an aim, the games do not settle whether the aim is met, also where the share itself is inside. Figures outside
their aim are named below and are open.

\`npx tsx tools/arena-balance.ts --player rules,greedy --games 4000 --workers 8\` plays until every level has that many games and
writes this page. Results are kept in \`docs/arena-balance.json\`; a longer run goes on from there, and other cards start afresh.
A game of \`greedy\` takes hundreds of times as long as one of \`rules\`, so there are fewer of them.

**Aims.** The first player wins 47 to 53 %. Every pair of decks is between 42 and 58 %. Fewer than a quarter of all games end by
a Battle of Fate, which is the same as by a Nemesis. At least 95 % have a winner. The measured shares:

${makeVerdicts(tallies)}

${makeTables(tallies)}

**What decides.** Going first is worth most where defeats are rare: the first player has three more Power Points for each of its
attacks. Attack is therefore 50 higher and Defence 50 lower than in the first draft of the cards. Single Commons and
Uncommons are fighters worth 1 Mission Point or supporters worth 6, so that equal totals are rare. Each match-up, mirrors
included, has exactly one pair of Nemeses, and most of them are in a deck twice. Abilities for one Power Point help whoever
attacks first with few of them, which is the second player: where \`greedy\` played with other cards in place of every Bonus Attack,
the first player won 8 points more (1,347 games, standard error 3). Each deck has therefore more of these than of Brute Force.

**What was changed last.** Plain Bonus Attacks of seven Commons (Thor, Drax, Nova, Spider-Woman, Storm, Colossus, Cable) give 200 in
place of 150, and Red Skull, of whom there are two, is the Nemesis of Magneto in place of Hawkeye, of whom there are four. Before,
the first player of \`greedy\` won 54.9, 54.5 and 53.5 % at the three levels with abilities, and the Avengers 58.7, 59.5 and 64.2 % against
the X-Men (1,200 games a level). For \`rules\` the change took 0.6, 1.2 and 1.5 points from the first player, and 8.6, 7.5 and 1.2 points from
the Avengers against the X-Men (4,000 games a level before and after; standard errors 1.1 and 3.2). \`greedy\` itself has changed since: it
spends its last tries on what is ahead.

**What was tried and is not in the cards.** Counterattack in place of Group Attack or Bonus Attack on five Commons, with
smaller changes: the first player of \`greedy\` won 53.9 % of 1,344 games with abilities (standard error 1.4). A progressive New Mission
is worth more to \`greedy\` than any other ability that was exchanged: Madame Web with Power Bank in its place took 10 points from the
Spider-Family (2,240 games with 38 such changes made or not by chance, standard error 3.6), and half a point with \`rules\`. The first
player can spend Power Points on New Mission in the first turn, when nobody challenges. But with a Bonus Attack in place of it on
the four Commons that have it, one New Mission left in each deck and smaller changes, the first player of \`greedy\` still won 54.4 % of 1,296 games with
abilities (standard error 1.4). In 1,016 games in which each kind of ability was left out by chance, the first player won 8 points
less without Group Attack, 6 less without New Mission and 3 more without Bonus Attack (standard errors 3.6).

At level 2b two characters hit the weak point of their Nemesis among the X-Men: Red Skull that of Magneto, and Black Cat that of
Sabretooth. With Red Skull as Scientific and Black Cat as Mystic, \`rules\` won 51.2 % in place of 55.3 % with the Avengers against the
X-Men, and 47.5 % in place of 51.2 % with the Spider-Family (4,000 games before and after, standard error 3.2). Games of \`basic\` and
\`level-1\` stay the same, choice by choice. What \`greedy\` makes of it is not known yet.
`;
