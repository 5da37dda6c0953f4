// Somebody would like the rock: its owner gives it to them by name, or keeps it.
import type { Offer } from '../../schema/adoption.ts';
import { displayName, type PublicMember } from '../../schema/members.ts';
import { nameOr } from '../../schema/name-or.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Refusal } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { useEndOffer, useGive } from './queries.ts';

interface AnswerWishProps {
  rock: OwnRock;
  offer: Offer;
  receiver: PublicMember;
  onDone: () => void;
}

export function AnswerWish({ rock, offer, receiver, onDone }: AnswerWishProps) {
  const name = nameOr(receiver, 'them');
  const give = useGive(offer.id, () => {
    toast({
      title: `${rock.name} has a new home`,
      description: `It belongs to ${name} now. You follow its journey.`,
      tone: 'good',
    });
    onDone();
  });
  const keep = useEndOffer(offer.id, () => {
    toast({ title: `${rock.name} stays yours`, tone: 'good' });
    onDone();
  });
  const failed = give.error ?? keep.error;
  return (
    <>
      <div className="flex items-center gap-4">
        <MemberAvatar member={receiver} alt="" size="medium" />
        <p className="min-w-0">
          <bdi className="block text-lg font-semibold wrap-anywhere">{displayName(receiver)}</bdi>
          <span className="text-soft">followed your link, and would like to adopt it.</span>
        </p>
      </div>
      <p>
        If you give it to them, they see its Rock ID and can hide it. You cannot take it back. You have until{' '}
        {dayWords(offer.until)} to answer.
      </p>
      <Refusal>{failed && serverWords(failed, 'Your answer did not arrive. Please try again.')}</Refusal>
      <DialogActions>
        <Button pending={keep.isPending} disabled={give.isPending} onClick={() => keep.mutate()}>
          No, keep it
        </Button>
        <Button
          variant="main"
          pending={give.isPending}
          disabled={keep.isPending}
          onClick={() => give.mutate()}
          className="wrap-anywhere"
        >
          <span>
            Give it to <bdi>{name}</bdi>
          </span>
        </Button>
      </DialogActions>
    </>
  );
}
