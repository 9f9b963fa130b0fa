import type { CharacterView } from '@longbox/vs';
import type { CardSize } from '../../cards/card-name.tsx';
import { CardPicture } from '../../cards/card-picture.tsx';
import { liveCharacter } from '../../cards/live-card.ts';
import { CardButton } from '../table-card.tsx';
import { useVs } from '../table-context.tsx';
import { characterLabel, statesOf } from './card-label.ts';

/** A character in a row. */
export function CharacterCard({
  card,
  size,
  isFirst,
}: {
  readonly card: CharacterView;
  readonly size: CardSize;
  readonly isFirst: boolean;
}) {
  const context = useVs();
  const facts = context.facts(card.face);
  if (facts === undefined) return null;
  return (
    <CardButton
      id={card.id}
      face={card.face}
      size={size}
      label={characterLabel(card, context)}
      states={statesOf(card)}
      isFirst={isFirst}
    >
      <CardPicture card={facts} size={size} faceDown={card.stunned || card.hidden} live={liveCharacter(card)} />
    </CardButton>
  );
}
