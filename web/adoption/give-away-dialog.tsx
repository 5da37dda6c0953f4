// The dialog in which a rock is given away: offered, taken back, and given to whoever said yes.
import type { RefObject } from 'react';
import type { Offer } from '../../schema/adoption.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { Dialog } from '../ui/dialog.tsx';
import { AnswerWish } from './answer-wish.tsx';
import { MakeOffer } from './make-offer.tsx';
import { OpenOffer } from './open-offer.tsx';
import { UnlessSuspended } from '../members/unless-suspended.tsx';

interface GiveAwayDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus once the rock's card is gone. */
  returnTo: RefObject<HTMLElement | null>;
  /** As it is in the list by now. */
  rock: OwnRock;
}

export default function GiveAwayDialog({ open, onOpenChange, returnTo, rock }: GiveAwayDialogProps) {
  const { offer, name } = rock;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnTo={returnTo}
      title={offer?.receiver ? <>Who would like {<bdi>{name}</bdi>}?</> : <>Give away {<bdi>{name}</bdi>}</>}
      description={descriptionOf(offer)}
    >
      <UnlessSuspended>
        {offer === undefined ? (
          <MakeOffer rock={rock} onCancel={close} />
        ) : offer.receiver === null ? (
          <OpenOffer rock={rock} offer={offer} onDone={close} />
        ) : (
          <AnswerWish rock={rock} offer={offer} receiver={offer.receiver} onDone={close} />
        )}
      </UnlessSuspended>
    </Dialog>
  );
}

function descriptionOf(offer: Offer | undefined): string {
  if (offer?.receiver) return 'Is this who you meant? It is theirs only if you say yes.';
  if (offer) return 'Nobody has said yes yet. You hear as soon as somebody does.';
  return 'To somebody who will look after it. They say yes, then you do. Its journey always tells who painted it.';
}
