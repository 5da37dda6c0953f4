// The dialog in which a rock is given away: offered, taken back, and given to whoever said yes.
import type { ReactNode } from 'react';
import type { RefObject } from 'react';
import type { Offer } from '../../schema/adoption.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { Dialog } from '../ui/dialog.tsx';
import { AnswerWish } from './answer-wish.tsx';
import { MakeOffer } from './make-offer.tsx';
import { OpenOffer } from './open-offer.tsx';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { type Words } from '../../schema/words/words.ts';

interface GiveAwayDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus once the rock's card is gone. */
  returnTo: RefObject<HTMLElement | null>;
  /** As it is in the list by now. */
  rock: OwnRock;
}

export default function GiveAwayDialog({ open, onOpenChange, returnTo, rock }: GiveAwayDialogProps) {
  const words = useWords('adoption');
  const { offer, name } = rock;
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnTo={returnTo}
      title={
        <Sentence
          parts={words[offer?.receiver ? 'whoWouldLike' : 'giveAway']<ReactNode>(<bdi>{name}</bdi>)}
        />
      }
      description={descriptionOf(words, offer)}
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

function descriptionOf(words: Words['adoption'], offer: Offer | undefined): string {
  if (offer?.receiver) return words.isItThem;
  if (offer) return words.nobodyYet;
  return words.toSomebody;
}
