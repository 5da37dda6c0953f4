// The comments dialog of a rock: a large picture, a comment form, and the comments, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { itemsOf, PagedList } from '../rocks/paged-list.tsx';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { PaintedBy } from '../rocks/painted-by.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { LikeButton } from './like-button.tsx';
import { commentsOf } from './queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { WaitingComments } from './waiting-comments.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface ConversationProps {
  rock: Rock;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A visitor clicked Like. */
  onJoin: () => void;
}

export default function Conversation({ rock, open, onOpenChange, onJoin }: ConversationProps) {
  const words = useWords('interactions');
  const isMember = useMember() !== null;
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="wide" title={<bdi>{rock.name}</bdi>}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-3 sm:sticky sm:top-6 sm:self-start">
          <div className="flex items-center gap-x-5 gap-y-2 sm:flex-col sm:items-stretch">
            <RockPicture
              rock={rock}
              sizes="(min-width: 40rem) 16rem, 9rem"
              className="w-36 shrink-0 sm:w-full"
              eager
            />
            <div className="min-w-0">
              <LikeButton rock={rock} onVisitor={onJoin} className="-ms-2" />
              <p className="text-sm text-soft">
                <Sentence parts={words.by<ReactNode>(<PaintedBy rock={rock} />)} />
              </p>
            </div>
          </div>
          {rock.description && (
            <p
              dir="auto"
              lang={rock.owner?.language ?? undefined}
              className="text-sm whitespace-pre-line wrap-anywhere"
            >
              {rock.description}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {isMember ? (
            <UnlessSuspended>
              <CommentForm rockId={rock.id} onCancel={close} />
            </UnlessSuspended>
          ) : (
            <JoinToComment />
          )}
          <WaitingComments rockId={rock.id} />
          <Comments rock={rock} />
        </div>
      </div>
    </Dialog>
  );
}

function JoinToComment() {
  const words = useWords('interactions');
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-paper p-4">
      <p>{words.joinToComment}</p>
      <a href={signInUrl('/community')} className={buttonClass({ variant: 'main' })}>
        {words.join}
      </a>
    </div>
  );
}

function Comments({ rock }: { rock: Rock }) {
  const words = useWords('interactions');
  const area = useRef<HTMLElement>(null);
  const query = useInfiniteQuery({
    ...commentsOf(rock.id),
    // The feed contains the newest comments, so they are shown at once.
    placeholderData:
      rock.interactions.length > 0 || rock.commentCount === 0
        ? { pages: [{ items: rock.interactions, nextCursor: null }], pageParams: [{}] }
        : undefined,
  });
  useKeptFocus(area, itemsOf(query));
  const isSilent = useWaitingFor(rock.id, 'comment').length === 0;
  return (
    <section ref={area} tabIndex={-1} aria-label={words.comments}>
      <PagedList
        query={query}
        waiting={<CommentsWaiting />}
        failed={words.loadFailed}
        empty={isSilent && <p className="text-soft">{words.silent}</p>}
        className="gap-6"
      >
        {(comment) => <CommentItem rockId={rock.id} comment={comment} />}
      </PagedList>
    </section>
  );
}

function CommentsWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      {['w-4/5', 'w-3/5'].map((width) => (
        <div key={width} className="flex items-center gap-3">
          <Skeleton className="size-8 shrink-0 pebble-2" />
          <Skeleton className={`h-10 rounded-sm ${width}`} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
