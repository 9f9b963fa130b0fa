import { escapeHtml, page, section } from '@longbox/lab';
import { CLASSES } from '@longbox/players';
import { percent, points } from './review-text.ts';
import type { ToldDecision, ToldSeat } from './tell-review.ts';

/** A review as one page that needs nothing else. */
export const reviewHtml = (title: string, header: readonly string[], seats: readonly ToldSeat[]): string =>
  page(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    section('The game', ...header.map((line) => `<p>${escapeHtml(line)}</p>`)),
    ...seats.map(seatSection),
    section('How this was measured', `<p>${METHOD}</p>`),
  ]);

const METHOD =
  'Every option was tried in many worlds that agree with what its player could know, the same worlds for all options, ' +
  'and played on for two turns. A loss is what the chosen option is behind the best one; ± is its standard error. Accuracy ' +
  'is the mean over decisions that mattered, each 100 less four for every point given away. Skill is what choices gave and ' +
  'took, luck is all the rest.';

function seatSection(seat: ToldSeat): string {
  const { name, accuracy, balance, moments, decisions, counts } = seat;
  const lost = decisions.filter((each) => each.class !== 'best' && each.class !== 'good');
  return section(
    name,
    accuracy === undefined
      ? ''
      : `<p><b>Accuracy ${percent(accuracy.value)}</b> (${percent(accuracy.low)} to ${percent(accuracy.high)}) over ${accuracy.decisions} decisions</p>`,
    `<p>${CLASSES.map((each) => `${each} <b>${counts[each]}</b>`).join(' · ')}</p>`,
    balance === undefined
      ? ''
      : `<p>From ${percent(balance.even)} to ${percent(balance.result)}: skill <b>${points(balance.skill)}</b>, luck <b>${points(balance.luck)}</b> (decks ${points(balance.decks)}, deal ${points(balance.deal)}, draws ${points(balance.draws)}, rest ${points(balance.rest)})</p>`,
    curveSvg(seat),
    moments.length === 0 ? '' : '<h3>What decided it</h3>',
    ...moments.map(({ turn, worth, text }) => `<p><b>${points(worth)}</b> turn ${turn}: ${escapeHtml(text)}</p>`),
    lost.length === 0 ? '' : '<h3>Decisions that gave something away</h3>',
    ...lost.map(decisionHtml),
  );
}

function decisionHtml({
  seq,
  turn,
  question,
  chosen,
  chance,
  better,
  loss,
  error,
  why,
  ...rest
}: ToldDecision): string {
  const then = better?.expected ?? [];
  return [
    `<details open><summary>Turn ${turn}, decision ${seq}: ${rest.class}, ${points(-loss)} ±${Math.round(100 * error)}</summary>`,
    `<p>${escapeHtml(question)}</p>`,
    `<p>Chosen, ${percent(chance)}: <b>${escapeHtml(chosen)}</b></p>`,
    better === undefined ? '' : `<p>Better, ${percent(better.chance)}: <b>${escapeHtml(better.option)}</b></p>`,
    why.length === 0 ? '' : `<p>Two turns later, on average: ${escapeHtml(why.join('; '))}</p>`,
    then.length === 0 ? '' : `<p>Expected: ${escapeHtml(then.join('; '))}</p>`,
    '</details>',
  ].join('\n');
}

const WIDTH = 900;
const HEIGHT = 220;
const LEFT = 50;

/** The chance to win over the turns. */
function curveSvg({ curve, name }: ToldSeat): string {
  const step = (WIDTH - LEFT - 20) / Math.max(1, curve.length - 1);
  const x = (i: number): number => Math.round(LEFT + i * step);
  const y = (chance: number): number => Math.round(10 + (1 - chance) * (HEIGHT - 40));
  const way = curve.map(({ chance }, i) => `${x(i)},${y(chance)}`).join(' ');
  return [
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" role="img" aria-label="${escapeHtml(`${name}: chance to win over the turns`)}">`,
    ...[0, 0.5, 1].map(
      (share) =>
        `<line class="${share === 0.5 ? 'even' : 'axis'}" x1="${LEFT}" x2="${WIDTH - 20}" y1="${y(share)}" y2="${y(share)}"/>` +
        `<text x="${LEFT - 6}" y="${y(share) + 5}" text-anchor="end">${percent(share)}</text>`,
    ),
    `<polyline points="${way}" fill="none" stroke="var(--ink)" stroke-width="3"/>`,
    ...curve.map(
      ({ chance, turn }, i) =>
        `<g><title>Turn ${turn}: ${percent(chance)}</title><circle class="dot" cx="${x(i)}" cy="${y(chance)}" r="5"/>` +
        `<text x="${x(i)}" y="${HEIGHT - 4}" text-anchor="middle">${turn}</text></g>`,
    ),
    '</svg>',
  ].join('\n');
}
