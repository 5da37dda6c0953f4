// The member's comments on a rock that wait for a connection, the newest first.
import { displayName } from '../lib/display-name.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { useMember } from '../members/queries.ts';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { stateWords } from '../outbox/words.ts';
import { useWords } from '../views/words.ts';

export function WaitingComments({ rockId }: { rockId: string }) {
  const words = useWords('interactions');
  const member = useMember();
  const author = displayName(member);
  return useWaitingFor(rockId, 'comment')
    .toReversed()
    .map(({ key, text, about }) => (
      <article key={key} aria-label={words.commentBy(author)} className="flex gap-3">
        <MemberAvatar member={member} size="small" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-semibold wrap-anywhere">{author}</bdi>
            <span className="text-sm text-soft">{stateWords.waiting}</span>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {text ?? about}
          </p>
        </div>
      </article>
    ));
}
