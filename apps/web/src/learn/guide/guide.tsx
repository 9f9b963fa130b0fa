import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { GameName } from '../../cards/card-facts.ts';
import { RuleLinks } from '../../rules/rule-link.tsx';
import { useTable } from '../../state/table-store.ts';
import { INSTANT } from '../../table/intents.ts';
import { useTableContext } from '../../table/table-context.tsx';
import { useTheatre } from '../../table/theatre.ts';
import { useMedia } from '../../table/use-media.ts';
import { offerWords } from '../../table/words.ts';
import type { Snapshot } from '../../workers/game-api.ts';
import { useDone } from '../done.ts';
import { LEARNER } from '../lesson.ts';
import { Dots } from './dots.tsx';
import { GuideEnd } from './guide-end.tsx';
import { IDEAS } from './ideas.ts';
import { placeBubble } from './place-bubble.ts';
import { argsOf, happened } from './said.ts';
import { Spotlight } from './spotlight.tsx';
import { type Advice, useAdvice } from './use-advice.ts';
import { useBoxes } from './use-boxes.ts';
import '../../styles/guide.css';

/** Beside a first game: what this moment is about, what to do, and where. Whatever is done, it goes on from there. */
export function Guide({ game }: { readonly game: GameName }) {
  const { snapshot, t } = useTableContext();
  const { advice, met } = useAdvice(snapshot);
  const mark = useDone((s) => s.mark);
  const [isHidden, setHidden] = useState(false);
  // What happens is watched first: the table may still look as it did before.
  const isPlaying = useTheatre((s) => s.isPlaying);
  const { result } = snapshot;
  useEffect(() => {
    if (result !== undefined) mark(`guide-${game}`);
  }, [result, mark, game]);
  if (result !== undefined) return <GuideEnd game={game} met={met} hasWon={result.places[LEARNER] === 1} />;
  if (advice === undefined || isPlaying) return null;
  if (isHidden)
    return (
      <button type="button" className="btn guide-open" onClick={() => setHidden(false)}>
        {t('guide-open')}
      </button>
    );
  return <Bubble key={snapshot.seq} game={game} advice={advice} met={met} onHide={() => setHidden(true)} />;
}

interface Props {
  readonly game: GameName;
  readonly advice: Advice;
  readonly met: readonly string[];
  readonly onHide: () => void;
}

function Bubble({ game, advice, met, onHide }: Props) {
  const context = useTableContext();
  const { snapshot, t, nameOf, faceOf } = context;
  const choose = useTable((s) => s.choose);
  const undo = useTable((s) => s.undo);
  const { offer, moment, idea, rules, isNew, steps } = advice;
  const { next, rest } = selectorsOf(advice, context.selected);
  // Fewer cards than may be picked are handed in by a button.
  const { set } = context.intents;
  const picked = set?.verb === offer.verb && set.isOpen && steps.length < set.most ? picksOf(steps) : undefined;
  const isPicked = picked?.every((card) => context.selected.includes(card)) ?? false;
  const meant = useBoxes(next);
  const later = useBoxes(rest);
  const button = useBoxes(isPicked ? HAND_IN : buttonOf(advice));
  const needed = useBoxes(NEEDED);
  const cards = useBoxes(CARDS, true);
  const spoken = useBoxes(spokenOf(snapshot, moment));
  // Once the card is picked, the button is next.
  const boxes = button.length > 0 ? button : meant;
  const explained = [...spoken, ...later, ...(button.length > 0 ? meant : [])];
  const isTouch = useMedia(TOUCH);
  const ref = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  const lit = JSON.stringify([boxes, explained, needed, cards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: boxes come anew with every look; `lit` says whether they moved
  useLayoutEffect(() => {
    const own = ref.current?.getBoundingClientRect();
    const screen = { width: innerWidth, height: innerHeight };
    if (own !== undefined) setPlace(placeBubble([...boxes, ...explained], needed, cards, own, screen));
  }, [lit, moment]);
  useLarge(advice);
  const args = argsOf(snapshot, offer, nameOf, faceOf, steps);
  const key = `guide-${game}-${moment}`;
  const again = t(`${key}-again`);
  const words = isNew || again === `${key}-again` ? t(key, args) : t(`${key}-again`, args);
  const news = useNews();
  return (
    <>
      <Spotlight boxes={boxes} lit={explained} isDim={isNew} />
      <aside
        className={`guide ${isNew ? '' : 'guide-brief'}`}
        ref={ref}
        style={place === undefined ? { visibility: 'hidden' } : place}
        aria-label={t('guide-label')}
        data-moment={moment}
        data-idea={idea}
      >
        <p className="guide-about">
          <span>{t(`guide-${game}-idea-${idea}`)}</span>
          <button type="button" className="guide-link" onClick={onHide}>
            {t('guide-hide')}
          </button>
        </p>
        <div aria-live="polite">
          <h2 className="guide-title">{t(`${key}-title`, args)}</h2>
          {news !== undefined && <p className="guide-news">{news}</p>}
          <p className="guide-words">
            {words} {isNew && <RuleLinks ids={rules} />}
          </p>
          <p className="guide-do">{gesture()}</p>
        </div>
        <div className="guide-foot">
          <Dots game={game} met={met} now={idea} />
          <span className="guide-links">
            {snapshot.canUndo && (
              <button type="button" className="guide-link" onClick={() => void undo()}>
                {t('guide-back')}
              </button>
            )}
            <button
              type="button"
              className="guide-link"
              data-guide="show"
              onClick={() => void choose(steps.map(({ choice }) => choice))}
            >
              {t('guide-show')}
            </button>
            <Link href={hasMetAll(game, met) ? '/play' : '/learn'} className="guide-link">
              {t(hasMetAll(game, met) ? 'guide-enough' : 'guide-leave')}
            </Link>
          </span>
        </div>
      </aside>
    </>
  );

  /** What hands do: cards that are clicked, buttons that are pressed. */
  function gesture(): string {
    const how = t(isTouch ? 'guide-how-touch' : 'guide-how-mouse');
    const named = (card: number | undefined): string => nameOf(faceOf(card));
    const button = offerWords(offer, context);
    const handIn = snapshot.asked?.offers.find(({ verb }) => verb === 'pass');
    if (picked !== undefined && handIn !== undefined) {
      const cards = picked.map(named).join(', ');
      return t('guide-click-then', { how, name: cards, button: offerWords(handIn, { ...context, selected: picked }) });
    }
    if (steps.length > 1) {
      const cards = steps.flatMap(({ card }) => (card === undefined ? [] : [named(card)]));
      if (offer.target === undefined) return t('guide-click-all', { how, cards: cards.join(', ') });
      return t('guide-click-two', { how, name: cards.join(', '), target: named(offer.target) });
    }
    if (offer.verb === 'version') return t('guide-click-ring', { how, name: named(offer.card) });
    if (offer.card === undefined || offer.card < 0) return t('guide-press', { button });
    const name = nameOf(offer.face ?? faceOf(offer.card));
    if (offer.target !== undefined && offer.target >= 0) {
      const target = named(offer.target);
      // A Power-Up names somebody twice: once in the hand, and once on the table.
      return target === name ? t('guide-click-same', { how, name }) : t('guide-click-two', { how, name, target });
    }
    if (offer.target !== undefined) return t('guide-click-place', { how, name, place: offer.name ?? '' });
    return INSTANT.has(offer.verb) ? t('guide-click', { how, name }) : t('guide-click-then', { how, name, button });
  }
}

/** All but how it ends: who likes may go on to a game without the guide. */
const hasMetAll = (game: GameName, met: readonly string[]): boolean =>
  IDEAS[game].every((idea) => idea === 'win' || met.includes(idea));

const TOUCH = '(pointer: coarse)';

/** What is pressed next, the challenges of an Arena, and cards to choose from must stay in sight. */
const NEEDED = ['.prompt-buttons', '.prompt-words', '.lanes', '.tray'];
/** Better not covered, where there is room elsewhere. */
const CARDS = ['.board [data-card]', '.rail-card'];
const NOTHING: readonly string[] = [];

const HAND_IN = ['.prompt-buttons [data-offer="pass"]'];

const picksOf = (steps: Advice['steps']): readonly number[] =>
  steps.flatMap(({ card }) => (card === undefined ? [] : [card]));

/** What the words speak of, beside what is to be clicked. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  hand: ['.hand-cards'],
  resource: ['.side-mine .resources'],
  recruit: ['.side-mine .resources-title'],
};

const spokenOf = (snapshot: Snapshot, moment: string): readonly string[] =>
  snapshot.game === 'vs' && snapshot.view.combat !== undefined ? ['.strip'] : (SPOKEN[moment] ?? NOTHING);

/** What is lit: the cards of the advice and the empty place they go to, or the button that needs none. */
function selectorsOf(
  { steps, offer }: Advice,
  selected: readonly number[],
): { readonly next: readonly string[]; readonly rest: readonly string[] } {
  // What the first names may lie under what is clicked for it.
  const others = steps.slice(1);
  const cards = [
    ...[offer, ...others].map(({ card }) => card),
    ...[offer, ...others].map(({ target }) => target),
  ].filter((card) => card !== undefined);
  const own = [...new Set(cards)].map((card) => [card, `[data-card="${card}"]`] as const);
  if (own.length === 0) return { next: [`.prompt-buttons [data-offer="${offer.verb}"]`], rest: NOTHING };
  const left = own.filter(([card]) => card === offer.target || !selected.includes(card));
  // One ring at a time, in the order in which the words say it.
  const next = left.length > 0 ? left.slice(0, 1) : own;
  const of = (list: readonly (readonly [number, string])[]) => list.map(([, selector]) => selector);
  return { next: of(next), rest: of(own.filter((each) => !next.includes(each))) };
}

/** The card the guide speaks of: large beside the table, and in sight if it is in a hand wider than the screen. */
function useLarge({ offer }: Advice): void {
  const { snapshot, faceOf } = useTableContext();
  const show = useTable((s) => s.show);
  const card = offer.card ?? snapshot.asked?.source;
  const face = offer.face ?? faceOf(card);
  useEffect(() => {
    if (face !== undefined) show({ face, id: card });
    const lying = card === undefined ? null : document.querySelector(`.hand [data-card="${card}"]`);
    const { left, right } = lying?.getBoundingClientRect() ?? { left: 0, right: 0 };
    if (left < 0 || right > innerWidth) lying?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [face, card, show]);
}

/** The button that a picked card has brought, where pressing it is the second half of the move. */
function buttonOf({ steps, offer }: Advice): readonly string[] {
  const isOfCard = offer.card !== undefined && offer.card >= 0 && offer.target === undefined;
  if (steps.length > 1 || !isOfCard || INSTANT.has(offer.verb)) return NOTHING;
  return [`.prompt-buttons [data-choice="${offer.choice}"]`];
}

/** One sentence about what has happened since the person last decided. */
function useNews(): string | undefined {
  const { snapshot, t, nameOf } = useTableContext();
  const { lines, seat } = snapshot;
  // The bubble is made again for each decision, so what was said then stays.
  const [from] = useState(() => lastSeen.line);
  useEffect(() => {
    lastSeen.line = lines.length;
  }, [lines.length]);
  const found = happened(lines.slice(Math.min(from, lines.length)), (line) => line.seat === seat);
  if (found === undefined) return undefined;
  const { cards, numbers } = found.line;
  const [card] = cards.card ?? cards.target ?? [];
  return t(`guide-after-${found.key}`, {
    name: nameOf(card?.face),
    atk: numbers.atk ?? 0,
    def: numbers.def ?? 0,
    count: numbers.count ?? 0,
  });
}

const lastSeen = { line: 0 };
