import { type CharacterView, KEYWORD_NAMES, type LyingCard, type SeatView, type VsView } from '@longbox/vs';
import type { Names } from './kit.ts';
import { plural } from './phrase.ts';

/** The table of the Vs. System as lines, the viewer's side at the bottom and turned round. */
export function vsTable(
  view: VsView,
  names: Names,
  nameOf: (face: string) => string,
  costOf: (face: string) => number | undefined,
): string[] {
  const own = view.viewer === 'watcher' ? -1 : view.viewer;
  const others = view.seats.filter(({ seat }) => seat !== own);
  const mine = view.seats.filter(({ seat }) => seat === own);
  return [
    headline(view, names),
    ...others.flatMap((seat) => side(seat, names, nameOf)),
    ...(view.combat === undefined ? ['  ————'] : combatLines(view, names)),
    ...mine.flatMap((seat) => {
      const [head, ...rows] = side(seat, names, nameOf);
      return [...rows.reverse(), head, handLine(seat, nameOf, costOf)];
    }),
  ];
}

function headline({ turn, phase, step, active }: VsView, names: Names): string {
  if (phase === 'setup') return 'Setting up';
  const part = step === undefined ? '' : `, ${step} step`;
  return `Turn ${turn}, ${phase} phase${part}, ${names.seat(active)}'s turn`;
}

function side(seat: SeatView, names: Names, nameOf: (face: string) => string): string[] {
  const points = seat.points > 0 ? `, ${plural(seat.points, 'recruit point')}` : '';
  const aside = seat.side.closed + seat.side.open.length;
  const beside = aside > 0 ? `, beside the deck ${aside}` : '';
  const piles = `hand ${seat.hand.count}, deck ${seat.deck}, KO pile ${seat.ko.length}${beside}${points}`;
  return [
    `${names.seat(seat.seat)}${seat.out ? ' (out)' : ''}: ${piles}`,
    `  resources  ${resources(seat.resources, nameOf)}`,
    `  back row   ${seat.back.map((card) => character(card, nameOf)).join('; ') || '-'}`,
    `  front row  ${seat.front.map((card) => character(card, nameOf)).join('; ') || '-'}`,
  ];
}

function resources(lying: readonly LyingCard[], nameOf: (face: string) => string): string {
  const cards = lying.map(({ face, faceDown, exhausted }) => {
    if (face === undefined) return '[face down]';
    const name = faceDown ? `[${nameOf(face)}]` : nameOf(face);
    return exhausted ? `${name} (exhausted)` : name;
  });
  return cards.length === 0 ? '-' : cards.join(', ');
}

/** "Storm L1 2/5, 1 of 4 wounds, 2 of 5 XP, Flight, exhausted" */
function character(card: CharacterView, nameOf: (face: string) => string): string {
  const level = card.main ? ` L${card.level}` : '';
  const facts = [
    card.wounds > 0 || card.main ? `${card.wounds} of ${plural(card.health, 'wound')}` : '',
    card.main && card.xpNeeded > 0 ? `${card.xp} of ${card.xpNeeded} XP` : '',
    card.plus > 0 ? `${card.plus} x +1/+1` : '',
    card.minus > 0 ? `${card.minus} x -1/-1` : '',
    card.vitality > 0 ? `${card.vitality} x vitality` : '',
    ...card.keywords.map((keyword) => KEYWORD_NAMES[keyword]),
    card.equipment === undefined ? '' : `with ${nameOf(card.equipment.face)}`,
    card.captives.length === 0 ? '' : `holding ${card.captives.map(({ face }) => nameOf(face)).join(' and ')}`,
    card.stunned ? 'STUNNED' : card.hidden ? 'HIDDEN' : '',
    card.exhausted ? 'exhausted' : '',
    card.frozen ? 'frozen' : '',
    card.role ?? '',
  ].filter((fact) => fact !== '');
  return [`${nameOf(card.face)}${level} ${card.atk}/${card.def}`, ...facts].join(', ');
}

function combatLines({ combat }: VsView, names: Names): string[] {
  if (combat === undefined || combat.defender === undefined) return ['  —— combat ——'];
  const kind = combat.ranged ? 'ranged' : 'melee';
  const then = combat.defenderStunned ? 'would be stunned' : 'would stand';
  const back = combat.strikesBack.map(({ card, atk, def }) => `${names.card(card)} ${atk} against ${def}`);
  return [
    `  —— ${kind} combat: ${combat.attackers.map(names.card).join(' + ')} ${combat.total} against ${names.card(combat.defender)} ${combat.def}, who ${then} ——`,
    ...(back.length > 0 ? [`     strikes back: ${back.join('; ')}`] : []),
  ];
}

/** "Storm 5, Fortress, Magik 1": with what each costs to recruit. */
function handLine(
  { hand }: SeatView,
  nameOf: (face: string) => string,
  costOf: (face: string) => number | undefined,
): string {
  const cards = hand.known.map(({ face }) => {
    const cost = costOf(face);
    return cost === undefined ? nameOf(face) : `${nameOf(face)} ${cost}`;
  });
  return `  hand       ${cards.join(', ') || '-'}`;
}
