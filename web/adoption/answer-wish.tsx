// Somebody would like the rock: its owner gives it to them by name, or keeps it.
import type { ReactNode } from 'react';
import type { Offer } from '../../schema/adoption.ts';
import type { PublicMember } from '../../schema/members.ts';
import { displayName } from '../lib/display-name.ts';
import { nameOr } from '../../schema/members.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Refusal } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { useEndOffer, useGive } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface AnswerWishProps {
  rock: OwnRock;
  offer: Offer;
  receiver: PublicMember;
  onDone: () => void;
}

export function AnswerWish({ rock, offer, receiver, onDone }: AnswerWishProps) {
  const words = useWords('adoption');
  const name = nameOr(receiver, words.them);
  const give = useGive(offer.id, () => {
    toast({
      title: words.hasNewHome(rock.name),
      description: words.belongsTo(name),
      tone: 'good',
    });
    onDone();
  });
  const keep = useEndOffer(offer.id, () => {
    toast({ title: words.staysYours(rock.name), tone: 'good' });
    onDone();
  });
  const failed = give.error ?? keep.error;
  return (
    <>
      <div className="flex items-center gap-4">
        <MemberAvatar member={receiver} alt="" size="medium" />
        <p className="min-w-0">
          <bdi className="block text-lg font-semibold wrap-anywhere">{displayName(receiver)}</bdi>
          <span className="text-soft">{words.followedLink}</span>
        </p>
      </div>
      <p>{words.ifYouGive(dayWords(offer.until))}</p>
      <Refusal>{failed && serverWords(failed, words.answerFailed)}</Refusal>
      <DialogActions>
        <Button pending={keep.isPending} disabled={give.isPending} onClick={() => keep.mutate()}>
          {words.keepIt}
        </Button>
        <Button
          variant="main"
          pending={give.isPending}
          disabled={keep.isPending}
          onClick={() => give.mutate()}
          className="wrap-anywhere"
        >
          <span>
            <Sentence parts={words.giveItTo<ReactNode>(<bdi>{name}</bdi>)} />
          </span>
        </Button>
      </DialogActions>
    </>
  );
}
