// One comment. Its author can delete it, others can report it.
import { useState } from 'react';
import { displayName } from '../lib/display-name.ts';
import type { Interaction } from '../../schema/rocks.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { useMember } from '../members/queries.ts';
import { ReportComment } from '../reports/report-comment.tsx';
import { Button } from '../ui/button.tsx';
import { Day } from '../ui/time.tsx';
import { MaskedWords } from '../views/masked-words.tsx';
import { useDeleteComment } from './use-comments.ts';
import { useWords } from '../views/words.ts';
import { nameOf } from '../../schema/members.ts';

export function CommentItem({ rockId, comment }: { rockId: string; comment: Interaction }) {
  const words = useWords('interactions');
  const member = useMember();
  const author = displayName(comment.user);
  const isOwn = member !== null && comment.user?.id === member.id;
  return (
    <article aria-label={words.commentBy(author)} className="flex gap-3">
      <MemberAvatar member={comment.user} size="small" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{author}</bdi>
          <Day at={comment.createdAt} className="text-sm text-soft min-[18rem]:whitespace-nowrap" />
        </p>
        <p
          dir="auto"
          lang={comment.user?.language ?? undefined}
          className="whitespace-pre-line wrap-anywhere"
        >
          <MaskedWords>{comment.content}</MaskedWords>
        </p>
        {isOwn && <DeleteComment rockId={rockId} commentId={comment.id} />}
      </div>
      {!isOwn && <ReportComment commentId={comment.id} by={nameOf(comment.user)} />}
    </article>
  );
}

/** Focuses the button that replaces the clicked one. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

function DeleteComment({ rockId, commentId }: { rockId: string; commentId: string }) {
  const words = useWords('interactions');
  const [step, setStep] = useState<'quiet' | 'asked' | 'kept'>('quiet');
  const remove = useDeleteComment(rockId);
  if (step !== 'asked')
    return (
      <Button
        ref={step === 'kept' ? focusIt : undefined}
        variant="link"
        className="self-start text-sm text-soft"
        onClick={() => setStep('asked')}
      >
        {words.delete}
      </Button>
    );
  return (
    <div role="group" aria-label={words.deleteIt} className="flex flex-wrap items-center gap-3 pt-1">
      <p className="text-sm font-semibold">{words.deleteIt}</p>
      <Button ref={focusIt} onClick={() => setStep('kept')}>
        {words.keep}
      </Button>
      <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate(commentId)}>
        {words.deleteComment}
      </Button>
    </div>
  );
}
