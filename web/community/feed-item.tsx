// A rock in the feed: its picture, like and comment buttons, and the newest comment.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { displayName } from '../lib/display-name.ts';
import type { Rock } from '../../schema/rocks.ts';
import { grouped } from '../lib/numbers.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { RockName } from '../painting/rock-name.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { FollowButton } from '../rocks/follow-button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Day } from '../ui/time.tsx';
import { LikeButton } from './like-button.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface FeedItemProps {
  rock: Rock;
  onTalk: () => void;
  /** A visitor clicked Like. */
  onJoin: () => void;
  /** On a phone without the newest comment, which the dialog shows. */
  isBrief: boolean;
}

export function FeedItem({ rock, onTalk, onJoin, isBrief }: FeedItemProps) {
  const interactions = useWords('interactions');
  const words = useWords('community');
  const { id, name, imageUrl, owner, commentCount } = rock;
  const newest = rock.interactions[0];
  return (
    <article aria-label={name} className="group relative flex h-full flex-col gap-2">
      <RockPicture
        rock={rock}
        named={false}
        sizes="(min-width: 40rem) 13rem, 45vw"
        // The retry button of a photo that failed to load is above the button of the whole item.
        className="relative w-full transition-transform duration-200 group-hover:-rotate-2 has-[button]:z-10"
      />
      <FollowButton
        rock={rock}
        owner={owner}
        className="absolute! -top-1.5 -inset-e-1.5 z-10 rounded-full! bg-card"
      />
      <h3 className="mt-1 line-clamp-3 text-base leading-snug wrap-anywhere">
        <RockName rock={rock} className="relative z-10" />
      </h3>
      <div className="-mx-2 flex flex-wrap items-center">
        <LikeButton rock={rock} onVisitor={onJoin} className="z-10" />
        {/* Its clickable area is the whole item. */}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={interactions.commentOn(name, commentCount)}
          onClick={onTalk}
          className={`${buttonClass({ variant: 'bare' })} static! gap-1.5 px-2! tabular-nums after:absolute after:inset-0`}
        >
          <MessageCircle aria-hidden className="size-5.5" />
          {grouped(commentCount)}
        </button>
        <div className="relative z-10 ms-auto has-data-[state=open]:z-20">
          <ReportMenu subject={{ rockId: id, rockName: name, hasPhoto: imageUrl !== null, owner }} />
        </div>
      </div>
      {newest && (
        <div className={clsx('border-s-2 border-line ps-3 text-sm', isBrief && '@max-[30rem]:hidden')}>
          <p dir="auto" lang={newest.user?.language ?? undefined} className="line-clamp-3 wrap-anywhere">
            {newest.content}
          </p>
          <p className="text-soft">
            <Sentence
              parts={words.byOn<ReactNode>(
                <bdi className="wrap-anywhere">{displayName(newest.user)}</bdi>,
                <Day at={newest.createdAt} className="min-[18rem]:whitespace-nowrap" />,
              )}
            />
          </p>
        </div>
      )}
    </article>
  );
}
