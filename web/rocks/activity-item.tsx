// An entry of an activity list, with a dotted line to the next entry.
import type { ReactNode } from 'react';
import type { Activity } from '../../schema/activities.ts';
import { displayName } from '../lib/display-name.ts';
import { DotLine } from '../views/dot-line.tsx';
import { RockName } from '../painting/rock-name.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Day } from '../ui/time.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface ActivityItemProps {
  activity: Activity;
  /** The id of the current member. */
  memberId: string | undefined;
}

export function ActivityItem({ activity, memberId }: ActivityItemProps) {
  const { sentences, byYou, by, someRock } = useWords('activities');
  const { activityType, createdAt, imageUrl, near, user } = activity;
  const day = <Day at={createdAt} zone={near?.zone} />;
  const rock = { name: activity.rock?.name ?? '', imageUrl };
  return (
    <article className="relative flex items-center gap-5 sm:gap-7">
      <RockPicture rock={rock} named={false} sizes="5rem" className="w-16 shrink-0 sm:w-20" />
      <DotLine
        down
        className="absolute top-full inset-s-7 h-6 text-edge in-[li:last-child]:hidden sm:inset-s-9"
      />
      <div className="min-w-0">
        <p className="line-clamp-3 font-semibold wrap-anywhere">
          <Sentence
            parts={sentences[activityType]<ReactNode>(
              activity.rock ? <RockName rock={activity.rock} /> : someRock,
            )}
          />
        </p>
        {near && (
          <p>
            <PlaceName name="" near={near} />
          </p>
        )}
        <p className="text-sm text-soft">
          <Sentence
            parts={
              user && user.id === memberId
                ? byYou<ReactNode>(day)
                : by<ReactNode>(<bdi>{displayName(user)}</bdi>, day)
            }
          />
        </p>
      </div>
    </article>
  );
}
