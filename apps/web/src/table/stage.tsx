import type { ReactNode } from 'react';
import { CardPicture } from '../cards/card-picture.tsx';
import { Words } from '../cards/card-text.tsx';
import type { Cue } from '../workers/cue.ts';
import { Arrows } from './arrows.tsx';
import { type Gains, gainsOf } from './gains.ts';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';
import { useSound } from './use-sound.ts';

type Of<K extends Cue['kind']> = Extract<Cue, { readonly kind: K }>;

/** The panels of the beat on the table, laid over the board: whose turn it is, the card that is played, what has been reached. */
export function Stage() {
  useSound();
  const cues = useTheatre((s) => s.cues);
  const tick = useTheatre((s) => s.tick);
  const isPlaying = useTheatre((s) => s.isPlaying);
  if (!isPlaying) return null;
  return (
    <div className="stage" aria-hidden="true">
      <Arrows />
      {cues.map((cue, i) => (
        // One beat has at most a handful of cues, which never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Panel key={`${tick}-${i}`} cue={cue} />
      ))}
    </div>
  );
}

function Panel({ cue }: { readonly cue: Cue }): ReactNode {
  switch (cue.kind) {
    case 'turn':
      return <Banner cue={cue} />;
    case 'play':
    case 'recruit':
    case 'superHit':
      return <Played cue={cue} />;
    case 'power':
      return <Used cue={cue} />;
    case 'levelUp':
      return <LevelUp cue={cue} />;
    case 'mission':
      return <Mission cue={cue} />;
    case 'ko':
      return cue.isMain ? <MainFalls cue={cue} /> : null;
    default:
      return null;
  }
}

function Banner({ cue: { seat, turn } }: { readonly cue: Of<'turn'> }) {
  const { t, snapshot, playerName } = useTableContext();
  const isMine = seat === snapshot.seat;
  return (
    <div className={`stage-banner stage-in ${isMine ? 'stage-banner-mine' : ''}`}>
      <b>{isMine ? t('beat-turn-mine', { turn }) : t('beat-turn', { turn, name: playerName(seat) })}</b>
    </div>
  );
}

/** A card that comes from a hand, large; one's own is known already and needs no panel. */
function Played({ cue }: { readonly cue: Of<'play' | 'recruit' | 'superHit'> }) {
  const { t, snapshot, playerName, nameOf } = useTableContext();
  const isMine = cue.seat === snapshot.seat;
  if (isMine && cue.kind === 'recruit') return null;
  const wordsOf = (): string => {
    const args = { name: playerName(cue.seat), card: nameOf(cue.face), mine: isMine ? 'yes' : 'no' };
    if (cue.kind === 'recruit' && cue.cost !== undefined) return t('beat-recruit-for', { ...args, cost: cue.cost });
    return t(`beat-${cue.kind}`, args);
  };
  return (
    <LargeCard face={cue.face} isMine={isMine}>
      {wordsOf()}
    </LargeCard>
  );
}

/** The power of a card in play, with the card that has it. */
function Used({ cue: { card, name } }: { readonly cue: Of<'power'> }) {
  const { t, snapshot, faceOf, nameOf } = useTableContext();
  const face = faceOf(card);
  if (face === undefined) return null;
  const isMine = document.querySelector(`.side-mine [data-card="${card}"]`) !== null;
  const words = snapshot.game === 'arena' ? t(`ability-${name.replaceAll(' ', '')}`) : name;
  return (
    <LargeCard face={face} isMine={isMine}>
      {t('beat-power', { card: nameOf(face), power: words })}
    </LargeCard>
  );
}

function LargeCard({
  face,
  isMine,
  children,
}: {
  readonly face: string;
  readonly isMine: boolean;
  readonly children: ReactNode;
}) {
  const { facts } = useTableContext();
  const card = facts(face);
  if (card === undefined) return null;
  return (
    <div className={`stage-card stage-in ${isMine ? 'stage-card-mine' : ''}`}>
      <span className="card card-hand stage-large">
        <CardPicture card={card} size="hand" />
      </span>
      <span className="stage-words">{children}</span>
    </div>
  );
}

function LevelUp({ cue: { face, was, level } }: { readonly cue: Of<'levelUp'> }) {
  const { t, facts, nameOf } = useTableContext();
  const card = facts(face);
  const before = facts(was);
  return (
    <div className="stage-splash stage-in">
      {card !== undefined && (
        <span className="card card-hand">
          <CardPicture card={card} size="hand" />
        </span>
      )}
      <div>
        <h3>{level === undefined ? nameOf(face) : t('beat-level', { level })}</h3>
        <p>{t('beat-becomes', { card: nameOf(face) })}</p>
        {card !== undefined && before !== undefined && <Gained {...gainsOf(before, card)} />}
      </div>
    </div>
  );
}

/** The new numbers and powers; a power without a name is given by its text. */
function Gained({ numbers, powers }: Gains) {
  const { t } = useTableContext();
  return (
    <>
      {numbers.length > 0 && (
        <p>{numbers.map(({ stat, from, to }) => `${t(`fact-${stat}`)} ${from} → ${to}`).join(' · ')}</p>
      )}
      {powers.length > 0 && (
        <p className="stage-gained">
          {t('beat-gains')}{' '}
          {powers.map(({ heading, lead, body }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's powers never change their places
            <b key={i}>
              <Words phrase={heading.length > 0 ? heading : [...lead, ...body]} />
            </b>
          ))}
        </p>
      )}
    </>
  );
}

function Mission({ cue: { face, points, seat } }: { readonly cue: Of<'mission'> }) {
  const { t, nameOf, playerName } = useTableContext();
  return (
    <div className="stage-splash stage-in">
      <div>
        <h3>{t('beat-mission')}</h3>
        <p>{t('beat-mission-points', { card: nameOf(face), points, name: playerName(seat) })}</p>
      </div>
    </div>
  );
}

function MainFalls({ cue: { card } }: { readonly cue: Of<'ko'> }) {
  const { t, snapshot, nameOf } = useTableContext();
  // It is in no row any more; the log has just named it.
  const line = snapshot.lines.findLast(({ key }) => key === 'koed');
  const face = line?.cards.card?.find(({ id }) => id === card)?.face;
  return (
    <div className="stage-splash stage-in">
      <div>
        <h3>{t('beat-ko')}</h3>
        <p>{face === undefined ? '' : nameOf(face)}</p>
      </div>
    </div>
  );
}
